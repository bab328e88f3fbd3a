// Specs of the query keys and of what a change makes stale.
import { clients } from '@purlin/contracts/clients.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { keyOf, listKeyOf, readAgainAbout, readAgainAfter, roomOf, touchedBy } from './rooms.ts';

it.each([
  ['/api/estimates/:id/send', 'estimates'],
  ['/api/dashboard/metrics', 'dashboard'],
  ['/api/line-items', 'line-items'],
  ['/api/user', 'user'],
])('finds the room of %s', (path, room) => expect(roomOf(path)).toBe(room));

it('gives the same question the same key, and a list its own', () => {
  expect(keyOf(estimates.list, { query: { q: '' } })).toEqual(keyOf(estimates.list));
  expect(keyOf(estimates.details, { params: { id: 1 } })).not.toEqual(
    keyOf(estimates.details, { params: { id: 2 } }),
  );
  expect(listKeyOf(estimates.list)).not.toEqual(keyOf(estimates.list));
});

it('touches the dashboard and the client list when an estimate changes', () => {
  expect(touchedBy('estimates')).toEqual(
    expect.arrayContaining(['estimates', 'dashboard', 'clients']),
  );
  expect(touchedBy('quickbooks')).toEqual(['quickbooks']);
});

it('rings the bell for what clients and visitors do', () => {
  for (const room of ['estimates', 'leads']) expect(touchedBy(room)).toContain('notifications');
});

/** Which of three answers are stale after `change`. */
async function staleAfter(change: (queries: QueryClient) => Promise<void>): Promise<string[]> {
  const queries = new QueryClient();
  for (const door of [
    estimates.metrics,
    clients.list,
    { method: 'GET', path: '/api/vendors' } as const,
  ])
    queries.setQueryData(keyOf(door), []);
  await change(queries);
  return queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map((query) => String(query.queryKey[0]));
}

it('makes the touched rooms stale after a command', async () => {
  expect(await staleAfter((queries) => readAgainAfter(queries, estimates.send))).toEqual([
    'dashboard',
    'clients',
  ]);
});

it('makes the touched rooms stale after live news, and everything when the category is unknown', async () => {
  expect(await staleAfter((queries) => readAgainAbout(queries, 'vendorPayment'))).toEqual([
    'vendors',
  ]);
  expect(await staleAfter((queries) => readAgainAbout(queries, 'weather'))).toEqual([
    'dashboard',
    'clients',
    'vendors',
  ]);
});
