// Query keys and invalidation. The server lists in each response the stream categories it was built
// from (X-Shows), and after each command the categories it changed (X-Changed).
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { addressOf, type Door, type LooseRequest } from './door.ts';

/** Requests with the same URL share a key. */
export const keyOf = (door: Door, request: LooseRequest = {}): QueryKey => [
  addressOf(door, request),
];
export const listKeyOf = (door: Door, request: LooseRequest = {}): QueryKey => [
  ...keyOf(door, request),
  'pages',
];

type Categories = ReadonlySet<string>;
const categoriesIn = (headers: Headers, name: string): Categories | undefined => {
  const said = headers.get(name);
  return said === null ? undefined : new Set(said.split(' ').filter(Boolean));
};

/** The categories each query shows. A query that is missing here shows unknown categories. */
const shownBy = new WeakMap<Query, Categories>();

/** Called while a query is fetched: records the categories it shows. */
export const rememberShown =
  (queries: QueryClient, queryKey: QueryKey) =>
  (headers: Headers): void => {
    const query = queries.getQueryCache().find({ queryKey, exact: true });
    const shown = categoriesIn(headers, 'x-shows');
    if (query && shown) shownBy.set(query, shown);
  };

/** The categories a command changed, or undefined if the server did not say. */
export const changedBy = (headers: Headers): Categories | undefined =>
  categoriesIn(headers, 'x-changed');

/**
 * Invalidates every query that shows one of these categories, or whose categories are unknown.
 * Queries on screen refetch now, the rest when they are next used. Without categories, invalidates
 * everything.
 */
export const readAgain = (queries: QueryClient, changed?: Categories): Promise<void> =>
  queries.invalidateQueries(
    changed && {
      predicate: (query) => {
        const shown = shownBy.get(query);
        return shown === undefined || [...changed].some((one) => shown.has(one));
      },
    },
  );

/** Longer than the events of one command take to arrive, too short for users to notice. */
const GATHERED_FOR_MS = 120;

/**
 * Batches changes into one call of `tell`, so that an import's thousand events refetch each query
 * once and not a thousand times. `tell` without categories: anything may have changed.
 */
export function gathering(tell: (changed?: Categories) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gathered: Set<string> | 'anything' = new Set();
  const flush = () => {
    timer = undefined;
    const told = gathered;
    gathered = new Set();
    tell(told === 'anything' ? undefined : told);
  };
  return {
    changed(category?: string): void {
      if (category === undefined) gathered = 'anything';
      else if (gathered !== 'anything') gathered.add(category);
      timer ??= setTimeout(flush, GATHERED_FOR_MS);
    },
    /** Stops; drops what is pending. */
    end: (): void => clearTimeout(timer),
  };
}
