// The price book under the cell that is typed in.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { useList } from '@purlin/web/web.ts';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { lineOf } from '../../price-book/picked-line.ts';
import type { LineValues } from '../draft/values.ts';

const FEWEST_LETTERS = 2;
const SHOWN = 6;
/** Shorter than the pause between two words, longer than that between two letters. */
const PAUSE_MS = 120;

/** Whether one of its words begins like this. */
const begins = ({ name }: Pick<PriceBookItem, 'name'>, typed: string): boolean =>
  ` ${name.toLowerCase()}`.replace(/[^\p{L}\p{N}]+/gu, ' ').includes(` ${typed.toLowerCase()}`);

/** Beginnings of words before middles. */
export const ranked = <T extends Pick<PriceBookItem, 'name'>>(
  items: readonly T[],
  typed: string,
): readonly T[] =>
  [
    ...items.filter((item) => begins(item, typed)),
    ...items.filter((item) => !begins(item, typed)),
  ].slice(0, SHOWN);

/** What was typed, once nobody has typed for a moment. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** Items that hold what was typed, and which of them Enter would take; -1 is none. */
function useItems(typed: string, line: LineValues) {
  const q = useSettled(typed.trim());
  const asked = typed !== '' && q.length >= FEWEST_LETTERS;
  const { items: found, refreshing } = useList(
    priceBook.items,
    { query: { q, active: 'true', limit: 30 } },
    { enabled: asked },
  );
  const items = asked ? ranked(found, q) : [];
  // What has a price already, or only holds the letters somewhere, is not replaced by Enter alone;
  // nor is what is typed by what was found for fewer letters.
  const isAnswer = !refreshing && q === typed.trim();
  const sure = isAnswer && line.rate.trim() === '' && items[0] !== undefined && begins(items[0], q);
  return { items, first: sure ? 0 : -1 };
}

export function useBookSearch(line: LineValues, onTake: (part: Partial<LineValues>) => void) {
  /** Empty: nobody has typed since the cell was entered, or they want no list. */
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<number | null>(null);
  const { items, first } = useItems(typed, line);
  const open = items.length > 0;
  const at = pointed ?? first;
  const search = (text: string) => {
    setTyped(text);
    setPointed(null);
  };
  const close = () => search('');
  const take = (n: number): void => {
    const item = items[n];
    if (!item) return;
    // A sum that was typed stays one.
    onTake({ ...lineOf(item, line.quantity), quantity: line.quantity });
    close();
  };
  const move = (by: number) => setPointed((at + by + items.length) % items.length);

  /** Only what it answers is kept from the table's own keys. */
  const onKey = (event: KeyboardEvent, next: () => void): void => {
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const keys: Readonly<Record<string, () => void>> = {
      Enter: () => {
        if (plain && open) take(at);
        close();
        next();
      },
      ...(open && plain
        ? { Escape: close, ArrowDown: () => move(1), ArrowUp: () => move(-1) }
        : {}),
    };
    if (event.key === 'Tab' && open && plain) take(at);
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { open, at, items, close, take, onKey, point: setPointed, search };
}
export type BookSearch = ReturnType<typeof useBookSearch>;
