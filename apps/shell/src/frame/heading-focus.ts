// Moves the focus to the main heading on navigation, so that a screen reader announces the page.
import { useLocation } from '@purlin/web/web.ts';
import { type RefObject, useEffect, useRef } from 'react';

const isTyping = (within: HTMLElement): boolean =>
  within.contains(document.activeElement) &&
  document.activeElement?.matches('input, textarea, select') === true;
const dialogIsOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], dialog[open]') !== null;

/** Returns false if there is no heading yet. */
function focusHeading(within: HTMLElement): boolean {
  const heading = within.querySelector('h1');
  if (!heading) return false;
  if (!isTyping(within) && !dialogIsOpen()) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}

/** `main` contains the page. Waits for a page that is still loading. */
export function useHeadingFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    const within = main.current;
    if (!within || before.current === pathname) return undefined;
    before.current = pathname;
    if (focusHeading(within)) return undefined;
    const observer = new MutationObserver(() => {
      if (focusHeading(within)) observer.disconnect();
    });
    observer.observe(within, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [main, pathname]);
}
