// The back gesture closes what lies over the page instead of leaving the page: while something is
// open, the browser has one more step to go back.
import { useEffect, useRef } from 'react';

const OPEN = { sheet: 'open' } as const;
const isAbove = (): boolean =>
  (history.state as Readonly<Partial<typeof OPEN>> | null)?.sheet === OPEN.sheet;

/** `close`: what going back means; it answers whether it was done. */
export function useBack(open: boolean, close: () => boolean): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    // Going back must not scroll away from what closing has brought into sight.
    history.scrollRestoration = 'manual';
    history.pushState(OPEN, '');
    const onBack = (): void => {
      if (!latest.current()) history.pushState(OPEN, '');
    };
    addEventListener('popstate', onBack);
    return () => {
      removeEventListener('popstate', onBack);
      if (isAbove()) history.back();
    };
  }, [open]);
}
