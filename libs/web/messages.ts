// What screens share on which messages are written and read: the draft, what is wrong with a text,
// and earlier ones page by page. Not behind the front door: only these screens load it.
import { LONGEST_MESSAGE } from '@purlin/contracts/messages.ts';
import { type Moments, useSession } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/messages.ts';
import { useCallback, useEffect, useState } from 'react';

const keyOf = (userId: number, name: string): string => `purlin.draft.${userId}.${name}`;

/** A browser may keep nothing for us; then it is kept as long as the screen is open. */
function kept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
function keep(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Nothing is lost but the memory of it.
  }
}

/**
 * The draft of this name, of whoever is signed in, and how it changes: it is there again when they
 * come back, until the tab is closed.
 */
export function useDraft(name: string): readonly [text: string, change: (text: string) => void] {
  const key = keyOf(useSession().user?.id ?? 0, name);
  const [draft, setDraft] = useState(() => ({ key, text: kept(key) }));
  const text = draft.key === key ? draft.text : kept(key);
  const change = useCallback(
    (next: string) => {
      keep(key, next);
      setDraft({ key, text: next });
    },
    [key],
  );
  return [text, change];
}

/** What is wrong with a text before it is sent; undefined: nothing. */
export function messageProblem(text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return say('needs-words');
  return length > LONGEST_MESSAGE
    ? say('too-long', { over: length - LONGEST_MESSAGE, most: LONGEST_MESSAGE })
    : undefined;
}

/** The day of an instant, as a conversation is divided by: today, or its date. */
export function daysIn({ day, nearDay }: Moments): (at: string) => string {
  const today = day(new Date().toISOString());
  return (at) => (day(at) === today ? say('today') : nearDay(at));
}

/** The keys that send, as this computer calls them. */
export const sendingKeys = (): string =>
  say(navigator.platform.startsWith('Mac') ? 'keys-mac' : 'keys');

interface Part<T> {
  readonly items: readonly T[];
  /** There are earlier ones. */
  readonly more: boolean;
}

/**
 * What is shown with all that was asked for before it, in order. `useBefore` reads the part before
 * a place, and nothing while none is asked for.
 */
export function useEarlier<T>(
  shown: Part<T>,
  placeOf: (item: T) => number,
  useBefore: (before: number | undefined) => {
    readonly part: Part<T> | undefined;
    readonly loading: boolean;
  },
) {
  const [before, setBefore] = useState<number>();
  const [known, setKnown] = useState<ReadonlyMap<number, T>>(new Map());
  const [left, setLeft] = useState<boolean>();
  const { part, loading } = useBefore(before);
  const add = useCallback(
    (items: readonly T[]) =>
      setKnown((old) => new Map([...old, ...items.map((one) => [placeOf(one), one] as const)])),
    [placeOf],
  );
  // What leaves the latest part when something is written stays known.
  useEffect(() => add(shown.items), [add, shown.items]);
  useEffect(() => {
    if (!part || before === undefined) return;
    add(part.items);
    setLeft(part.more);
    setBefore(undefined);
  }, [add, part, before]);
  const all = new Map([...known, ...shown.items.map((one) => [placeOf(one), one] as const)]);
  const items = [...all].toSorted(([a], [b]) => a - b).map(([, one]) => one);
  return {
    items,
    more: left ?? shown.more,
    loading,
    load: () => setBefore(items[0] && placeOf(items[0])),
  };
}
