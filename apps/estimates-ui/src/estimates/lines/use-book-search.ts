// Price book suggestions for the cell being typed in.
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
/** The debounce: shorter than the pause between two words, longer than between two letters. */
const PAUSE_MS = 120;
/** If an item arrives later than this, the line keeps its text. */
const PATIENCE_MS = 5_000;
/** A price book of up to this many items is loaded completely and searched locally. */
const WHOLE = { query: { active: 'true', limit: 500 } } as const;
const answerTo = (q: string) => ({ query: { q, active: 'true', limit: 30 } }) as const;

/** Preloads the price book. */
export const useBookAhead = (): void => void useList(priceBook.items, WHOLE);

/** Whether one of the item's words starts with the typed text. */
const begins = ({ name }: Pick<PriceBookItem, 'name'>, typed: string): boolean =>
  ` ${folded(name)}`.replace(/[^\p{L}\p{N}]+/gu, ' ').includes(` ${folded(typed)}`);

/** Ranks matches at the start of a word before those inside one. */
export const ranked = <T extends Pick<PriceBookItem, 'name'>>(
  items: readonly T[],
  typed: string,
): readonly T[] =>
  [
    ...items.filter((item) => begins(item, typed)),
    ...items.filter((item) => !begins(item, typed)),
  ].slice(0, SHOWN);

/** The debounced text. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** Filters like the server. */
const holding = (items: readonly PriceBookItem[], typed: string): readonly PriceBookItem[] =>
  items.filter((item) => folded(`${item.name}\n${item.description ?? ''}`).includes(folded(typed)));

/** The matching items: immediately if the whole price book is loaded, else from the server. */
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

/** The matching items, and the index of the one Enter would take; -1 for none. */
function useItems(typed: string, line: LineValues) {
  const { items, q, isAnswer } = useFound(typed.trim());
  // Enter alone does not replace a line that has a price, or take an item that only contains the
  // letters; nor does a result for fewer letters replace what was typed.
  const free = line.rate.trim() === '';
  const sure = isAnswer && free && items[0] !== undefined && begins(items[0], q);
  return { items, first: sure ? 0 : -1, pending: free && typed !== '' && !isAnswer };
}

/**
 * The item that Enter would have taken if the response had been there; undefined if there is none
 * or it is too late.
 */
async function itemFor(typed: string): Promise<PriceBookItem | undefined> {
  const { items } = await callPage(priceBook.items, {
    ...answerTo(typed),
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => ({ items: [] }));
  const [first] = ranked<PriceBookItem>(items, typed);
  return first && begins(first, typed) ? first : undefined;
}

/** A quantity typed as an expression stays one. */
const taken = (item: PriceBookItem, { quantity }: LineValues): Partial<LineValues> => ({
  ...lineOf(item, quantity),
  quantity,
});

/**
 * `late` is called when a response arrives that the user did not wait for, with the text it was
 * searched by, because the user has typed on.
 */
export function useBookSearch(
  line: LineValues,
  n: number,
  actions: Pick<LineActions, 'type' | 'late'>,
) {
  /** Empty if nothing was typed since the cell was focused, or the list was dismissed. */
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
  /** The user is faster than the response: typing continues, and the item follows. */
  const takeLate = async (): Promise<void> => {
    const words = typed.trim();
    const item = await itemFor(words);
    if (item) actions.late(n, words, (now) => taken(item, now));
  };
  const move = (by: number) => setPointed((at + by + items.length) % items.length);

  /**
   * Stops only the keys it handles from reaching the table's own handlers. Tab takes nothing and
   * moves on.
   */
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
