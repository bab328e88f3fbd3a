// The price book under the cell that is typed in.
import { folded } from '@purlin/domain/shared/folding.ts';
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { callPage, useList } from '@purlin/web/web.ts';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { lineOf } from '../../price-book/picked-line.ts';
import type { LineValues } from '../draft/values.ts';
import type { LineActions } from './line-actions.ts';

const FEWEST_LETTERS = 2;
const SHOWN = 6;
/** Shorter than the pause between two words, longer than that between two letters. */
const PAUSE_MS = 120;
/** A line whose item comes later than this keeps its words. */
const PATIENCE_MS = 5_000;
/** A book of so many items is kept here and searched without asking. */
const WHOLE = { query: { active: 'true', limit: 500 } } as const;
const answerTo = (q: string) => ({ query: { q, active: 'true', limit: 30 } }) as const;

/** The price book, asked for before anybody types. */
export const useBookAhead = (): void => void useList(priceBook.items, WHOLE);

/** Whether one of its words begins like this. */
const begins = ({ name }: Pick<PriceBookItem, 'name'>, typed: string): boolean =>
  ` ${folded(name)}`.replace(/[^\p{L}\p{N}]+/gu, ' ').includes(` ${folded(typed)}`);

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

/** What the server would find for it. */
const holding = (items: readonly PriceBookItem[], typed: string): readonly PriceBookItem[] =>
  items.filter((item) => folded(`${item.name}\n${item.description ?? ''}`).includes(folded(typed)));

/** What the book holds for it: at once where all of the book is here, else by asking. */
function useFound(typed: string) {
  const settled = useSettled(typed);
  const book = useList(priceBook.items, WHOLE, { enabled: typed !== '' });
  const here = book.items.length > 0 && !book.hasMore;
  const asked = !here && typed !== '' && settled.length >= FEWEST_LETTERS;
  const { items, loading, refreshing } = useList(priceBook.items, answerTo(settled), {
    enabled: asked,
  });
  if (typed.length < FEWEST_LETTERS) return { items: [], q: typed, isAnswer: true };
  if (here) return { items: ranked(holding(book.items, typed), typed), q: typed, isAnswer: true };
  return {
    items: asked ? ranked(items, settled) : [],
    q: settled,
    isAnswer: asked && !loading && !refreshing && settled === typed,
  };
}

/** Items that hold what was typed, and which of them Enter would take; -1 is none. */
function useItems(typed: string, line: LineValues) {
  const { items, q, isAnswer } = useFound(typed.trim());
  // What has a price already, or only holds the letters somewhere, is not replaced by Enter alone;
  // nor is what is typed by what was found for fewer letters.
  const free = line.rate.trim() === '';
  const sure = isAnswer && free && items[0] !== undefined && begins(items[0], q);
  return { items, first: sure ? 0 : -1, pending: free && typed !== '' && !isAnswer };
}

/** The item that Enter would have taken, had its answer been there; undefined is none, or late. */
async function itemFor(typed: string): Promise<PriceBookItem | undefined> {
  const { items } = await callPage(priceBook.items, {
    ...answerTo(typed),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => ({ items: [] }));
  const [first] = ranked<PriceBookItem>(items, typed);
  return first && begins(first, typed) ? first : undefined;
}

/** A sum that was typed stays one. */
const taken = (item: PriceBookItem, { quantity }: LineValues): Partial<LineValues> => ({
  ...lineOf(item, quantity),
  quantity,
});

/**
 * `late` is called once the answer is there that nobody waited for: with the words it was asked
 * by, for whoever typed them has gone on by then.
 */
export function useBookSearch(
  line: LineValues,
  n: number,
  actions: Pick<LineActions, 'type' | 'late'>,
) {
  /** Empty: nobody has typed since the cell was entered, or they want no list. */
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<number | null>(null);
  const { items, first, pending } = useItems(typed, line);
  const open = items.length > 0;
  const at = pointed ?? first;
  const search = (text: string) => {
    setTyped(text);
    setPointed(null);
  };
  const close = () => search('');
  const take = (place: number): void => {
    const item = items[place];
    if (!item) return;
    actions.type(n, taken(item, line));
    close();
  };
  /** Faster than the answer: what is typed next is not held up, and the item comes later. */
  const takeLate = async (): Promise<void> => {
    const words = typed.trim();
    const item = await itemFor(words);
    if (item) actions.late(n, words, (now) => taken(item, now));
  };
  const move = (by: number) => setPointed((at + by + items.length) % items.length);

  /** Only what it answers is kept from the table's own keys; Tab takes nothing and moves on. */
  const onKey = (event: KeyboardEvent, next: () => void): void => {
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    const keys: Readonly<Record<string, () => void>> = {
      Enter: () => {
        if (plain && pending && pointed === null) void takeLate();
        else if (plain && open) take(at);
        close();
        next();
      },
      ...(open && plain
        ? { Escape: close, ArrowDown: () => move(1), ArrowUp: () => move(-1) }
        : {}),
    };
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { open, at, items, close, take, onKey, point: setPointed, search };
}
export type BookSearch = ReturnType<typeof useBookSearch>;
