// Refetches when the client comes back to the page: an answer to a question may have arrived, or a
// new version.
import { useEffect } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { fetchEstimate } from './api.ts';

/** The estimate must not change behind an open dialog. */
const isAsking = (): boolean => document.querySelector('dialog[open]') !== null;

/**
 * Calls `onFound` with the current estimate whenever the page becomes visible again. A failure
 * leaves the page as it is.
 */
export function useReturn(
  number: string | null,
  onFound: (estimate: PublicEstimate) => void,
): void {
  useEffect(() => {
    if (number === null) return undefined;
    const leaving = new AbortController();
    const look = async () => {
      if (document.visibilityState === 'hidden' || isAsking()) return;
      const outcome = await fetchEstimate(number, leaving.signal);
      if (outcome.kind === 'done' && !leaving.signal.aborted && !isAsking()) onFound(outcome.value);
    };
    const onReturn = () => void look();
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      leaving.abort();
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [number, onFound]);
}
