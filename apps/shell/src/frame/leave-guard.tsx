// Asks before leaving a page with unsaved changes: by a link, the browser's Back, or closing the
// tab. Back closes an open overlay before it leaves the page.
import { askToLeave, closeOverlay, hasUnsaved } from '@purlin/ui/ui.ts';
import { useBlocker } from '@purlin/web/web.ts';
import { useEffect, useRef } from 'react';

export function LeaveGuard(): null {
  /** Back has closed an overlay and must not navigate as well. */
  const closed = useRef(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    closed.current = historyAction.valueOf() === 'POP' && closeOverlay();
    return closed.current || hasUnsaved();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    if (closed.current) {
      blocker.reset();
      return undefined;
    }
    let asking = true;
    void askToLeave().then((leave) => {
      if (!asking) return;
      if (leave) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      asking = false;
    };
  }, [blocker]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
  return null;
}
