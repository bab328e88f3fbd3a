// Specs of query keys and of which queries a change makes stale.
import { estimates } from '@purlin/contracts/estimates.ts';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { changedBy, gathering, keyOf, listKeyOf, readAgain, rememberShown } from './freshness.ts';

it('gives the same request the same key, and a list a key of its own', () => {
  expect(keyOf(estimates.list, { query: { q: '' } })).toEqual(keyOf(estimates.list));
  expect(keyOf(estimates.details, { params: { id: 1 } })).not.toEqual(
    keyOf(estimates.details, { params: { id: 2 } }),
  );
  expect(listKeyOf(estimates.list)).not.toEqual(keyOf(estimates.list));
});

it('reads from a response what a command changed', () => {
  expect(changedBy(new Headers({ 'x-changed': 'client estimate' }))).toEqual(
    new Set(['client', 'estimate']),
  );
  expect(changedBy(new Headers())).toBeUndefined();
});

/**
 * Returns the keys of the queries that are stale after a change, given the categories each one
 * shows.
 */
async function staleAfter(
  shows: Readonly<Record<string, string | undefined>>,
  changed: readonly string[] | undefined,
): Promise<string[]> {
  const queries = new QueryClient();
  for (const [name, categories] of Object.entries(shows)) {
    const key: QueryKey = [name];
    queries.setQueryData(key, []);
    rememberShown(queries, key)(new Headers(categories ? { 'x-shows': categories } : {}));
  }
  await readAgain(queries, changed && new Set(changed));
  return queries
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map((query) => String(query.queryKey[0]));
}

const answers = { dashboard: 'estimate', clients: 'client estimate job', vendors: 'vendor' };

it('invalidates queries that show the changed category, and no others', async () => {
  expect(await staleAfter(answers, ['estimate'])).toEqual(['dashboard', 'clients']);
  expect(await staleAfter(answers, ['job', 'vendor'])).toEqual(['clients', 'vendors']);
  expect(await staleAfter(answers, ['company'])).toEqual([]);
});

it('invalidates queries with unknown categories, and all of them when the change is unknown', async () => {
  expect(await staleAfter({ ...answers, new: undefined }, ['company'])).toEqual(['new']);
  expect(await staleAfter(answers, undefined)).toEqual(['dashboard', 'clients', 'vendors']);
});

it('uses the categories of the latest response', async () => {
  const queries = new QueryClient();
  queries.setQueryData(['client'], {});
  rememberShown(queries, ['client'])(new Headers({ 'x-shows': 'client' }));
  rememberShown(queries, ['client'])(new Headers({ 'x-shows': 'client job' }));
  await readAgain(queries, new Set(['job']));
  expect(queries.getQueryState(['client'])?.isInvalidated).toBe(true);
});

it('batches changes that arrive together, and reports later ones separately', () => {
  vi.useFakeTimers();
  const told = vi.fn();
  const news = gathering(told);
  for (const category of ['estimate', 'estimate', 'client', 'estimate']) news.changed(category);
  vi.runAllTimers();
  expect(told.mock.calls).toEqual([[new Set(['estimate', 'client'])]]);
  news.changed('job');
  news.changed();
  news.changed('vendor');
  vi.runAllTimers();
  expect(told.mock.calls.slice(1)).toEqual([[undefined]]);
  news.changed('job');
  news.end();
  vi.runAllTimers();
  expect(told).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
