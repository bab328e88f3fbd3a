// Reports to the server that the client has actually seen the estimate, unlike a mail scanner that
// only opens the link.
import { useEffect } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';

/** The time on screen that counts as seen. */
const SEEN_AFTER_MS = 1000;

/**
 * Calls `onSeen` once the page has been visible for a second without interruption while the
 * estimate's status is `sent`.
 */
export function useViewed(
  estimate: PublicEstimate | null,
  onSeen: (estimate: PublicEstimate) => void,
): void {
  const unseen = estimate?.status === 'sent' && !estimate.withdrawn ? estimate : null;
  useEffect(() => {
    if (!unseen) return undefined;
    let timer: number | undefined;
    const watch = () => {
      window.clearTimeout(timer);
      if (document.visibilityState === 'visible')
        timer = window.setTimeout(() => {
          stop();
          onSeen(unseen);
        }, SEEN_AFTER_MS);
    };
    const stop = () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
    document.addEventListener('visibilitychange', watch);
    watch();
    return stop;
  }, [unseen, onSeen]);
}
