// What the server finds for the palette, as lines that lead to the things.
import { type Found, type Kind, FEWEST_LETTERS, search } from '@purlin/contracts/search.ts';
import { addressOf, rooms } from '@purlin/contracts/screens.ts';
import { dollars } from '@purlin/ui/ui.ts';
import { useMay, useRead } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/palette.ts';
import { useEffect, useMemo, useState } from 'react';
import type { Line } from './offered-lines.ts';

/** Shorter than anybody notices, longer than between two letters of a word. */
const PAUSE_MS = 80;

/** The text as it stood still for a moment. */
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

/** Where a thing is looked at; an item, by those who may not change it, in the book. */
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

/** What is called so; the answer before stays until there is another one. */
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
