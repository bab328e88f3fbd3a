// The server's search results for the palette, as lines that link to the records.
import { type Found, type Kind, FEWEST_LETTERS, search } from '@purlin/contracts/search.ts';
import { addressOf, rooms } from '@purlin/contracts/screens.ts';
import { dollars } from '@purlin/ui/ui.ts';
import { useMay, useRead } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/palette.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Line } from './offered-lines.ts';

/** Too short to notice, longer than the time between two keystrokes. */
const PAUSE_MS = 80;

/** Debounces the text. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

const GROUPS = {
  client: 'room.clients',
  estimate: 'room.estimates',
  job: 'jobs',
  vendor: 'room.vendors',
  payment: 'room.payments',
  item: 'room.price-book',
} as const satisfies Readonly<Record<Kind, string>>;
type WithStatus = Extract<Kind, 'estimate' | 'job' | 'payment'>;
const ofStatus = (kind: Kind, status: string): string =>
  label(`${kind as WithStatus}.${status}` as Parameters<typeof label>[0]);

/** The record's page. A price book item opens in the price book for users who may not edit it. */
const placeOf = ({ kind, id }: Found, writesItems: boolean): string => {
  const places: Readonly<Record<Kind, () => string>> = {
    client: () => addressOf('clients', 'profile', { id }),
    estimate: () => addressOf('estimates', 'details', { id }),
    job: () => addressOf('scheduling', 'job', { id }),
    vendor: () => addressOf('vendors', 'profile', { id }),
    payment: () => addressOf('payments', 'details', { id }),
    item: () =>
      writesItems ? addressOf('price-book', 'item', { id }) : rooms['price-book'].screens.book,
  };
  return places[kind]();
};

const lineOf = (found: Found, writesItems: boolean): Line => ({
  key: `${found.kind} ${found.id}`,
  group: say(GROUPS[found.kind]),
  title: found.title,
  detail: found.detail,
  note: [
    found.status === null ? '' : ofStatus(found.kind, found.status),
    found.amount === null ? '' : dollars(found.amount),
  ]
    .filter(Boolean)
    .join(', '),
  also: '',
  to: placeOf(found, writesItems),
});

/** The search results; the previous ones stay until new ones arrive. */
export function useFound(typed: string) {
  const writesItems = useMay()('price-book.write');
  const q = useSettled(typed.trim());
  const enabled = q.length >= FEWEST_LETTERS;
  const { data, loading, refreshing, problem } = useRead(
    search.find,
    { query: { q } },
    { enabled, keepOld: true },
  );
  const lines = useMemo(
    () => (enabled ? (data ?? []).map((one) => lineOf(one, writesItems)) : []),
    [data, enabled, writesItems],
  );
  return { lines, problem, busy: enabled && (loading || refreshing || q !== typed.trim()) };
}
