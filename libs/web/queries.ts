// The query client's defaults (rule: cached-answers): no retries, no refetch on focus, never stale,
// unused data dropped after five minutes.
import { QueryClient } from '@tanstack/react-query';

const UNUSED_KEPT_MS = 5 * 60_000;

/** One per page. Live updates and commands invalidate queries. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without "always", a call made while the browser reports offline would pause silently
      // instead of failing.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: UNUSED_KEPT_MS,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
