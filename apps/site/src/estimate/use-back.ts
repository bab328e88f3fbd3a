// The back gesture closes an overlay instead of leaving the page: while one is open, there is an
// extra history entry.
import { useEffect, useRef } from 'react';

const OPEN = { sheet: 'open' } as const;
const isAbove = (): boolean =>
  (history.state as Readonly<Partial<typeof OPEN>> | null)?.sheet === OPEN.sheet;

/** `close` handles going back and returns whether it closed anything. */
export function useBack(open: boolean, close: () => boolean): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    // Going back must not restore the scroll position, which would undo what closing scrolled into
    // view.
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
