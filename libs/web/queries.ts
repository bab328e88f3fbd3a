// The query client and how it behaves (rule: cached-answers): no retries, no refetch on focus,
// never stale, unused data kept for five minutes.
import { QueryClient } from '@tanstack/react-query';

const UNUSED_KEPT_MS = 5 * 60_000;

/** One per page. Live news and commands say when something is to be read again. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without "always", a call made while the browser believes itself offline would wait silently
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
