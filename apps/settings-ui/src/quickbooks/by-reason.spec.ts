// Specs of grouping records that failed for the same reason.
import { expect, it } from 'vitest';
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { byReason, headingOf, wayToHolder } from './by-reason.ts';

const record = (id: number, reason: string | null, said: string | null = null) =>
  ({ id, state: 'failed', reason, said }) as QuickBooksRecord;

it('groups records with a shared reason, and leaves the others as they are', () => {
  const all = [
    record(1, 'closed'),
    record(2, 'no', 'one'),
    record(3, 'closed'),
    record(4, 'no', 'two'),
    record(5, null),
  ];
  expect(byReason(all).map(({ reason, records }) => [reason, records.map(({ id }) => id)])).toEqual(
    [
      ['closed', [1, 3]],
      ['', [2, 4, 5]],
    ],
  );
});

it('says in a sentence what they wait for, and links to it', () => {
  const waitsFor = { title: 'Long Tom Gutters', state: 'review' } as const;
  const held = [1, 2].map((id) => ({ ...record(id, 'It waits for Long Tom Gutters.'), waitsFor }));
  const group = { reason: 'It waits for Long Tom Gutters.', said: null, records: held };
  expect(headingOf(group, false)).toBe('2 records are waiting for Long Tom Gutters');
  expect(headingOf(group, true)).toBe('At least 2 records are waiting for Long Tom Gutters');
  expect(wayToHolder({ waitsFor })).toEqual({
    to: '/quickbooks?show=review&q=Long+Tom+Gutters',
    words: 'Match Long Tom Gutters',
  });
  expect(wayToHolder({ waitsFor: null })).toBeUndefined();
});
