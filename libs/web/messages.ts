// Shared by the screens for writing and reading messages: drafts, validation, and paging back
// through older messages. Not exported by web.ts: only those screens load it.
import { LONGEST_MESSAGE } from '@purlin/contracts/messages.ts';
import { ApiProblem, failureNotice, type Moments, useNotify, useSession } from './web.ts';
import { say } from '@purlin/words/screens/messages.ts';
import { useCallback, useState } from 'react';

const keyOf = (userId: number, name: string): string => `purlin.draft.${userId}.${name}`;

/** sessionStorage may be unavailable. Then the draft lives as long as the screen. */
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
    // Only the saved draft is lost.
  }
}

/**
 * The signed-in user's draft by this name, and its setter. It survives navigation until the tab is
 * closed.
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

/** Validates a message. Returns undefined if it can be sent. */
export function messageProblem(text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return say('needs-words');
  return length > LONGEST_MESSAGE
    ? say('too-long', { over: length - LONGEST_MESSAGE, most: LONGEST_MESSAGE })
    : undefined;
}

/** Returns the date heading in a conversation for an instant: today, or the date. */
export function daysIn({ day, nearDay }: Moments): (at: string) => string {
  const today = day(new Date().toISOString());
  return (at) => (day(at) === today ? say('today') : nearDay(at));
}

/** The keys that send a message, named as on this platform. */
export const sendingKeys = (): string =>
  say(navigator.platform.startsWith('Mac') ? 'keys-mac' : 'keys');

interface Part<T> {
  readonly items: readonly T[];
  /** Older messages can be loaded. */
  readonly more: boolean;
}

/**
 * The latest page and the older ones loaded so far, in order. `read` fetches the page before a
 * cursor. A failure shows a toast.
 */
export function useEarlier<T>(
  latest: Part<T>,
  placeOf: (item: T) => number,
  read: (before: number) => Promise<Part<T>>,
) {
  const notify = useNotify();
  const [loading, setLoading] = useState(false);
  const [more, setMore] = useState<boolean>();
  const [seen, setSeen] = useState({ latest: latest.items, items: latest.items });
  const merged = (items: readonly T[], added: readonly T[]): readonly T[] => [
    ...new Map([...items, ...added].map((one) => [placeOf(one), one])).values(),
  ];
  // Keep messages that new ones push off the latest page.
  if (seen.latest !== latest.items)
    setSeen({ latest: latest.items, items: merged(seen.items, latest.items) });
  const items = merged(seen.items, latest.items).toSorted((a, b) => placeOf(a) - placeOf(b));
  const load = () => {
    const [first] = items;
    if (first === undefined) return;
    setLoading(true);
    read(placeOf(first))
      .then((part) => {
        setSeen((now) => ({ ...now, items: merged(now.items, part.items) }));
        setMore(part.more);
      })
      .catch((thrown: unknown) => {
        if (thrown instanceof ApiProblem) notify(failureNotice(thrown, say('one-failed')));
      })
      .finally(() => setLoading(false));
  };
  return { items, more: more ?? latest.more, loading, load };
}
