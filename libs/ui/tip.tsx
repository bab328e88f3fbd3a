// A tooltip with the product's delays: 700 ms, or at once within 300 ms after another one was open
// (spec section 9).
// Our own, because Blueprint's brings a positioning engine of 17 KB that nothing else here needs.
import { useEffect, useRef, useState, type ReactElement, type RefObject } from 'react';
import { createPortal } from 'react-dom';

const OPEN_DELAY_MS = 700;
const SKIP_WITHIN_MS = 300;
/** Time to move the pointer from the control onto the tooltip. */
const CLOSE_DELAY_MS = 120;
const EDGE_PX = 96;
/** Infinity while one is open. */
let lastClosedAt = -Infinity;
/** Only one is open at a time: the next one closes it. */
let closeOpen: (() => void) | undefined;

interface Place {
  readonly left: number;
  readonly top: number;
  readonly below: boolean;
}

/**
 * Above the control, or below it where there is no room; kept away from the sides of the window.
 */
function placeBy(element: Element): Place {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const below = top < EDGE_PX / 2;
  return {
    left: Math.min(Math.max(left + width / 2, EDGE_PX), Math.max(innerWidth - EDGE_PX, EDGE_PX)),
    top: below ? bottom : top,
    below,
  };
}

/**
 * Opens on hover and on keyboard focus; closes when both are gone, on Escape, and when the control
 * is pressed.
 */
function useTip(
  anchor: RefObject<HTMLElement | null>,
  tip: RefObject<HTMLElement | null>,
): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const element = anchor.current;
    if (!element) return undefined;
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let open = false;
    let leaving = false;
    const after = (ms: number, act: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(act, ms);
    };
    const close = () => {
      clearTimeout(timer);
      if (open) lastClosedAt = performance.now();
      open = false;
      if (closeOpen === close) closeOpen = undefined;
      setPlace(null);
    };
    const show = () => {
      if (closeOpen !== close) closeOpen?.();
      closeOpen = close;
      open = true;
      leaving = false;
      lastClosedAt = Infinity;
      setPlace(placeBy(element));
    };
    const soon = () =>
      after(performance.now() - lastClosedAt < SKIP_WITHIN_MS ? 0 : OPEN_DELAY_MS, show);
    element.addEventListener(
      'pointerenter',
      (event) => {
        if (event.pointerType === 'mouse') soon();
      },
      left,
    );
    element.addEventListener(
      'pointerleave',
      () => {
        if (!open) clearTimeout(timer);
      },
      left,
    );
    element.addEventListener(
      'focusin',
      (event) => {
        if (event.target instanceof Element && event.target.matches(':focus-visible')) soon();
      },
      left,
    );
    for (const kind of ['focusout', 'pointerdown'] as const)
      element.addEventListener(kind, close, left);
    document.addEventListener(
      'pointermove',
      ({ target }) => {
        if (!open || !(target instanceof Node)) return;
        const away =
          !element.contains(target) &&
          !tip.current?.contains(target) &&
          !element.contains(document.activeElement);
        if (!away) clearTimeout(timer);
        if (away && !leaving) after(CLOSE_DELAY_MS, close);
        leaving = away;
      },
      left,
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') close();
      },
      left,
    );
    addEventListener('scroll', close, { capture: true, signal: left.signal });
    return () => {
      close();
      left.abort();
    };
  }, [anchor, tip]);
  return place;
}

/**
 * `text` repeats the control's name for the eyes; assistive technology has it from the control
 * itself.
 */
export function Tip({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactElement;
}) {
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const place = useTip(anchor, tip);
  return (
    <>
      <span ref={anchor} className="pl-above">
        {children}
      </span>
      {place &&
        createPortal(
          <div
            ref={tip}
            className={place.below ? 'pl-tip pl-tip-below' : 'pl-tip'}
            style={{ left: place.left, top: place.top }}
            aria-hidden
          >
            {text}
          </div>,
          document.body,
        )}
    </>
  );
}
