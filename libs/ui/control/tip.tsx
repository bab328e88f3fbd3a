// A tooltip with the product's delays: 700 ms, or none within 300 ms after another one was open
// (rule: tooltips). Our own component: docs/decisions/0036 says how the libraries' differ.
import {
  useEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { tipTiming } from './tip-timing.ts';

const EDGE_PX = 96;

interface Place {
  readonly left: number;
  readonly top: number;
  readonly below: boolean;
}

/** Above the control, or below it if there is no room; kept away from the sides of the window. */
function placeBy(element: Element): Place {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const below = top < EDGE_PX / 2;
  return {
    left: Math.min(Math.max(left + width / 2, EDGE_PX), Math.max(innerWidth - EDGE_PX, EDGE_PX)),
    top: below ? bottom : top,
    below,
  };
}

type Listeners<M> = { readonly [K in keyof M]?: (event: M[K]) => void };

function listenTo<M>(
  target: EventTarget,
  listeners: Listeners<M>,
  options: AddEventListenerOptions,
): void {
  for (const [kind, listener] of Object.entries(listeners))
    target.addEventListener(kind, listener as EventListener, options);
}

/** Listens to page-wide events while a tooltip is pending or open; aborting stops it. */
function listenAround({
  away,
  close,
}: {
  readonly away: (target: Node) => void;
  readonly close: () => void;
}): AbortController {
  const around = new AbortController();
  const { signal } = around;
  listenTo<DocumentEventMap>(
    document,
    {
      pointermove: ({ target }) => {
        if (target instanceof Node) away(target);
      },
      keydown: ({ key }) => {
        if (key === 'Escape') close();
      },
    },
    { signal },
  );
  addEventListener('scroll', close, { capture: true, signal });
  return around;
}

/**
 * Opens on hover and on keyboard focus. Closes when both are gone, on Escape, and when the control
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
    const { signal } = left;
    /** Set while the tooltip is pending or open. */
    let around: AbortController | undefined;
    const timing = tipTiming({
      open: () => setPlace(placeBy(element)),
      close: () => {
        around?.abort();
        around = undefined;
        setPlace(null);
      },
    });
    const isAway = (target: Node): boolean =>
      !element.contains(target) &&
      !tip.current?.contains(target) &&
      !element.contains(document.activeElement);
    // A page has hundreds of tooltips. Only the pending or open one listens to keys.
    const soon = (): void => {
      around ??= listenAround({
        away: (target) => timing.pointerIs(isAway(target) ? 'away' : 'there'),
        close: timing.close,
      });
      timing.soon();
    };
    listenTo<HTMLElementEventMap>(
      element,
      {
        pointerenter: ({ pointerType }) => {
          if (pointerType === 'mouse') soon();
        },
        pointerleave: timing.notYet,
        focusin: ({ target }) => {
          if (target instanceof Element && target.matches(':focus-visible')) soon();
        },
        focusout: timing.close,
        pointerdown: timing.close,
      },
      { signal },
    );
    return () => {
      timing.close();
      left.abort();
    };
  }, [anchor, tip]);
  return place;
}

/**
 * `text` repeats the control's name visually; assistive technology gets it from the control itself.
 */
export function Tip({
  text,
  children,
}: {
  readonly text: ReactNode;
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
