// Hooks for screens: whether the server can be reached, and a refetch of everything once it is
// back.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { connection } from './connection.ts';
import { readAgain } from './freshness.ts';

/** Whether the server is unreachable; `look` checks at once. */
export function useConnection(): { readonly away: boolean; readonly look: () => void } {
  const away = useSyncExternalStore(connection.onChange, connection.isAway);
  return { away, look: () => void connection.look() };
}

/**
 * Mounted once. Follows the browser's online and offline events and refetches what may have been
 * missed.
 */
export function ConnectionWatch(): null {
  const queries = useQueryClient();
  useEffect(() => {
    const left = new AbortController();
    for (const news of ['offline', 'online'])
      addEventListener(news, () => void connection.look(), { signal: left.signal });
    const end = connection.watch();
    const stop = connection.onChange(() => {
      if (!connection.isAway()) void readAgain(queries);
    });
    return () => {
      left.abort();
      stop();
      end();
    };
  }, [queries]);
  return null;
}
