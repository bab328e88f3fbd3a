// Query keys, and what makes an answer stale: the server says of each answer what it was made of
// (X-Shows) and of each command what it changed (X-Changed), in categories of streams.
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { addressOf, type Door, type LooseRequest } from './door.ts';

/** The same question has the same key: its address. */
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

/** What each answer was made of; of one that is not here, nothing is known. */
const shownBy = new WeakMap<Query, Categories>();

/** For the reading of a query: remembers what its answer is made of. */
export const rememberShown =
  (queries: QueryClient, queryKey: QueryKey) =>
  (headers: Headers): void => {
    const query = queries.getQueryCache().find({ queryKey, exact: true });
    const shown = categoriesIn(headers, 'x-shows');
    if (query && shown) shownBy.set(query, shown);
  };

/** What a command changed; undefined: the server did not say. */
export const changedBy = (headers: Headers): Categories | undefined =>
  categoriesIn(headers, 'x-changed');

/**
 * Has everything read again that shows one of these categories, or of which that is not known: what
 * is on the screen now, the rest when it is next looked at. Without categories: everything.
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

/** Longer than the events of one command take, shorter than anybody notices. */
const GATHERED_FOR_MS = 120;

/**
 * Gathers what changed and tells it once: an import's thousand events have each answer on the
 * screen read once, not a thousand times. `tell` without categories: anything may have changed.
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
    /** Nobody looks any more. */
    end: (): void => clearTimeout(timer),
  };
}
