// The keys of a grid: arrows lead from place to place, and the focus follows when it is drawn. Keys
// can be faster than that: what is meant for a place waits until the place is there.
import { type FocusEvent, type KeyboardEvent, useEffect, useReducer, useRef } from 'react';

/** What was pressed, as far as a grid cares. */
export type GridKey = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'
>;

interface Grid {
  readonly place: string;
  /** False: what stands in the places is not known yet. */
  readonly ready: boolean;
  readonly step: (key: string, from: string) => string | undefined;
  readonly onStep: (to: string) => void;
  readonly onKey: (pressed: GridKey) => boolean;
  /** Pressed by a key that had waited: a click may still be swallowed by the drag before it. */
  readonly onPress: (place: string) => void;
  readonly onLeave: () => void;
}

const isPlain = ({ shiftKey, ctrlKey, metaKey, altKey }: GridKey): boolean =>
  !shiftKey && !ctrlKey && !metaKey && !altKey;
/** What a place takes for itself, or a button is pressed with. */
const PRESSES = ['Enter', ' '];
const isForPlace = ({ key }: GridKey): boolean => [...PRESSES, 'Escape'].includes(key);

/** Keys that came before their place was drawn, in their order. */
function useWaitingKeys(isThere: () => boolean, take: (pressed: GridKey) => boolean) {
  const waiting = useRef<readonly GridKey[]>([]);
  const [turn, nextTurn] = useReducer((count: number) => count + 1, 0);
  // One a picture: a key may change what the next one is for.
  useEffect(() => {
    while (waiting.current.length > 0 && isThere()) {
      const [next, ...rest] = waiting.current;
      waiting.current = rest;
      if (take(next!)) return nextTurn();
    }
  }, [turn, isThere, take]);
  return {
    any: () => waiting.current.length > 0,
    wait({ key, shiftKey, ctrlKey, metaKey, altKey, preventDefault }: GridKey) {
      const one = { key, shiftKey, ctrlKey, metaKey, altKey, preventDefault };
      waiting.current = [...waiting.current, { ...one, preventDefault: () => {} }];
      nextTurn();
    },
    forget() {
      waiting.current = [];
    },
  };
}

/** A pointer goes down on a day to press it, not to bring the keys there. */
function usePointing() {
  const pointingRef = useRef(false);
  return {
    pointingRef,
    onPointerDown() {
      pointingRef.current = true;
    },
    onClick() {
      pointingRef.current = false;
    },
  };
}

/** The place whose button this is. */
const placeOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLButtonElement
    ? target.closest<HTMLElement>('[data-place]')?.dataset['place']
    : undefined;

/**
 * `place` names the cell that has the focus; `step` gives the one that a key leads to from another,
 * or none. `onKey` may take a key for itself; whoever leaves the grid has put back what they carry.
 */
export function useGridKeys({ place, ready, step, onStep, onKey, onPress, onLeave }: Grid) {
  const grid = useRef<HTMLDivElement>(null);
  const { pointingRef, ...pointer } = usePointing();
  /** Where the keys have led to: each goes on from the one before, drawn or not. */
  const asked = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (asked.current !== place) return;
    asked.current = undefined;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [place]);
  const isThere = () => ready && (asked.current === undefined || asked.current === place);
  /** True: it was taken, and its place is being drawn anew. */
  const take = (pressed: GridKey): boolean => {
    if (onKey(pressed)) return true;
    const to = isPlain(pressed) ? step(pressed.key, asked.current ?? place) : undefined;
    if (to === undefined) return false;
    pressed.preventDefault();
    asked.current = to;
    onStep(to);
    return true;
  };
  const waiting = useWaitingKeys(isThere, (pressed) => {
    const taken = take(pressed);
    if (!taken && isPlain(pressed) && PRESSES.includes(pressed.key)) onPress(place);
    return taken;
  });
  const goTo = (at: string) => {
    if (at === place) return;
    asked.current = at;
    onStep(at);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A pointer that let go elsewhere (it dragged) left the keys where they were.
    const pointed = pointingRef.current ? placeOf(event.target) : undefined;
    pointingRef.current = false;
    const isMeant = isForPlace(event) || step(event.key, place) !== undefined;
    if (isMeant && pointed !== undefined) goTo(pointed);
    const waits = waiting.any() || pointed !== undefined || (isForPlace(event) && !isThere());
    if (isMeant && waits) {
      event.preventDefault();
      waiting.wait(event);
      return;
    }
    take(event);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.relatedTarget || event.currentTarget.contains(event.relatedTarget)) return;
    waiting.forget();
    onLeave();
  };
  // Whoever comes from elsewhere begins at the place that has the focus.
  const onFocus = ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) asked.current = undefined;
    const at = target.closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (asked.current === undefined && !pointingRef.current && at) goTo(at);
  };
  return { ref: grid, onKeyDown, ...pointer, onFocus, onBlur };
}
