// Hooks that read one resource, or a list page by page. Keys derive from the contract's path
// (freshness.ts).
import {
  keepPreviousData,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { ApiProblem, asProblem } from './api-problem.ts';
import { call, callPage, type ListPage } from './api.ts';
import type { AnswerOf, Arguments, CallRequest, ItemOf, JsonDoor, ReadRequest } from './door.ts';
import { keyOf, listKeyOf, rememberShown } from './freshness.ts';
import { askAgainWhoIsThere } from './session-key.ts';

export interface ReadOptions {
  /** If false, the read waits, for example until an id is known. */
  readonly enabled?: boolean;
  /** Keeps the previous response while a new request runs; `refreshing` is true meanwhile. */
  readonly keepOld?: boolean;
  /** Polls at this interval in ms while the screen is open. */
  readonly everyMs?: number;
  /** Refetches on every mount, for data whose changes are not announced. */
  readonly fresh?: boolean;
}

export interface Read<T> {
  readonly data: T | undefined;
  /** The first response is pending. Show the loading state. */
  readonly loading: boolean;
  /** A request is running, and an older response may be shown meanwhile. */
  readonly refreshing: boolean;
  readonly problem: ApiProblem | undefined;
  /** Refetches. For Try again buttons. */
  readonly refresh: () => void;
}

/**
 * Without a session a read resolves to no data instead of failing, and the session is checked
 * again.
 */
async function orNothing<T>(queries: QueryClient, reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (thrown) {
    if (!(thrown instanceof ApiProblem) || thrown.status !== 401) throw thrown;
    askAgainWhoIsThere(queries);
    return null;
  }
}

/** Reads one resource: `useRead(estimates.details, { params: { id } })`. */
export function useRead<D extends JsonDoor>(
  door: D,
  ...[request, options]: Arguments<ReadRequest<D>, [options?: ReadOptions]>
): Read<AnswerOf<D>> {
  const queries = useQueryClient();
  const enabled = options?.enabled ?? true;
  const result = useQuery({
    queryKey: enabled ? keyOf(door, request ?? {}) : ['waiting', door.path],
    queryFn: ({ signal, queryKey }) => {
      const onHeaders = rememberShown(queries, queryKey);
      return orNothing(queries, call<D>(door, { ...request, signal, onHeaders } as CallRequest<D>));
    },
    enabled,
    ...(options?.keepOld ? { placeholderData: keepPreviousData } : {}),
    ...(options?.everyMs === undefined ? {} : { refetchInterval: options.everyMs }),
    ...(options?.fresh ? { refetchOnMount: 'always' as const } : {}),
  });
  return {
    data: result.data ?? undefined,
    loading: result.isLoading,
    refreshing: result.isFetching && !result.isLoading,
    problem: result.error ? asProblem(result.error) : undefined,
    refresh: () => void result.refetch(),
  };
}

export interface List<T> extends Omit<Read<readonly T[]>, 'data'> {
  /** All rows loaded so far; empty while loading and after a failure. */
  readonly items: readonly T[];
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly loadingMore: boolean;
}

/**
 * Reads a list page by page: `useList(estimates.list, { query: { q, status } })`. While a new
 * search runs, the old rows stay.
 */
export function useList<D extends JsonDoor>(
  door: D,
  ...[request, options]: Arguments<ReadRequest<D>, [options?: ReadOptions]>
): List<ItemOf<D>> {
  const queries = useQueryClient();
  const result = useInfiniteQuery({
    queryKey: listKeyOf(door, request ?? {}),
    queryFn: async ({ pageParam, signal, queryKey }): Promise<ListPage<ItemOf<D>>> => {
      const query = {
        ...(request?.query as object | undefined),
        ...(pageParam === null ? {} : { cursor: pageParam }),
      };
      const onHeaders = rememberShown(queries, queryKey);
      return (
        (await orNothing(
          queries,
          callPage<D>(door, { ...request, query, signal, onHeaders } as unknown as CallRequest<D>),
        )) ?? { items: [], nextCursor: null }
      );
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
    enabled: options?.enabled ?? true,
  });
  return {
    items: result.data?.pages.flatMap((page) => page.items) ?? [],
    hasMore: result.hasNextPage,
    loadMore: () => void result.fetchNextPage(),
    loadingMore: result.isFetchingNextPage,
    loading: result.isLoading,
    refreshing: result.isFetching && !result.isLoading && !result.isFetchingNextPage,
    problem: result.error ? asProblem(result.error) : undefined,
    refresh: () => void result.refetch(),
  };
}
