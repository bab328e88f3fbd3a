// What screens share on which messages are written and read: the draft, what is wrong with a text,
// and earlier ones page by page. Not behind the front door: only these screens load it.
import { LONGEST_MESSAGE } from '@purlin/contracts/messages.ts';
import { folded } from '@purlin/domain/shared/folding.ts';
import { ApiProblem, failureNotice, type Moments, useNotify, useSession } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/messages.ts';
import type { MessagePictures } from './message-pictures.ts';
import { useCallback, useState } from 'react';

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
export function messageProblem(
  text: string,
  { pictures, sending }: Pick<MessagePictures, 'pictures' | 'sending'>,
): string | undefined {
  const { length } = text.trim();
  if (sending) return say('wait-for-photos');
  if (length === 0 && pictures.length === 0) return say('needs-words');
  return length > LONGEST_MESSAGE
    ? say('too-long', { over: length - LONGEST_MESSAGE, most: LONGEST_MESSAGE })
    : undefined;
}

/** Why a text was not sent, after what could not be done; undefined where nothing is to be said. */
export function sendingFailure(problem: ApiProblem | undefined, failed: string) {
  // Whoever has left, or would not give their password, knows why.
  if (!problem || problem.notSignedIn || problem.passwordNeeded) return undefined;
  if (problem.status === 202) return problem.message;
  return problem.said || problem.outcomeUnknown ? `${failed} ${problem.message}` : failed;
}

/** A text around the words that were searched for, which stand in it as they were written. */
export interface Excerpt {
  readonly before: string;
  readonly hit: string;
  readonly after: string;
}

/** So much stands before the hit: a row has one line. */
const BEFORE_THE_HIT = 24;

/** The text from shortly before the hit; undefined where the words do not stand in it. */
export function excerptOf(text: string, words: string): Excerpt | undefined {
  const wanted = folded(words);
  if (wanted === '') return undefined;
  const starts: number[] = [];
  let plain = '';
  let at = 0;
  for (const letter of text) {
    const one = folded(letter);
    for (let unit = 0; unit < one.length; unit += 1) starts.push(at);
    plain += one;
    at += letter.length;
  }
  const found = plain.indexOf(wanted);
  if (found === -1) return undefined;
  const [start, end] = [starts[found]!, starts[found + wanted.length] ?? text.length];
  // At the beginning of a word.
  const near = Math.max(0, start - BEFORE_THE_HIT);
  const from = near === 0 ? 0 : text.slice(0, start).indexOf(' ', near) + 1 || start;
  return {
    before: `${from > 0 ? '…' : ''}${text.slice(from, start)}`,
    hit: text.slice(start, end),
    after: text.slice(end),
  };
}

/** The day of an instant, as a conversation is divided by: today, or its date. */
export function daysIn({ day, nearDay }: Moments): (at: string) => string {
  const today = day(new Date().toISOString());
  return (at) => (day(at) === today ? say('today') : nearDay(at));
}

/** When a message was seen, in words: the time of today, or the day. */
export function seenIn({ day, hour, nearDay }: Moments): (at: string) => string {
  const today = day(new Date().toISOString());
  return (at) =>
    day(at) === today ? say('seen-at', { time: hour(at) }) : say('seen', { day: nearDay(at) });
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
 * The latest part together with earlier ones that were loaded, in order. `read` answers with the
 * part before a place. A failure is a toast.
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
  // What a new message pushes out of the latest part stays.
  // Where so much is new that nothing overlaps, what lies between is not known: it begins again.
  const overlaps =
    !latest.more ||
    latest.items.some((one) => seen.items.some((other) => placeOf(other) === placeOf(one)));
  const before = overlaps ? seen.items : [];
  if (seen.latest !== latest.items) {
    setSeen({ latest: latest.items, items: merged(before, latest.items) });
    if (!overlaps) setMore(undefined);
  }
  const items = merged(before, latest.items).toSorted((a, b) => placeOf(a) - placeOf(b));
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
