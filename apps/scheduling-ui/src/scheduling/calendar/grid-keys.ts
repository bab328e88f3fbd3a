// Keyboard handling of a grid: arrow keys move between cells, and the focus follows once the cell
// has rendered. Keys pressed before that are queued.
import { type FocusEvent, type KeyboardEvent, useEffect, useReducer, useRef } from 'react';

/** The parts of a key event that a grid uses. */
export type GridKey = Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'
>;

interface Grid {
  readonly place: string;
  /** If false, the contents of the cells have not loaded. */
  readonly ready: boolean;
  readonly step: (key: string, from: string) => string | undefined;
  readonly onStep: (to: string) => void;
  readonly onKey: (pressed: GridKey) => boolean;
  /**
   * Activates a cell with a queued key. Not a click, because the end of a drag may swallow that.
   */
  readonly onPress: (place: string) => void;
  readonly onLeave: () => void;
}

const isPlain = ({ shiftKey, ctrlKey, metaKey, altKey }: GridKey): boolean =>
  !shiftKey && !ctrlKey && !metaKey && !altKey;
/** Keys that a cell handles itself or that activate a button. */
const PRESSES = ['Enter', ' '];
const isForPlace = ({ key }: GridKey): boolean => [...PRESSES, 'Escape'].includes(key);

/** Keys pressed before their cell has rendered, in order. */
function useWaitingKeys(isThere: () => boolean, take: (pressed: GridKey) => boolean) {
  const waiting = useRef<readonly GridKey[]>([]);
  const [turn, nextTurn] = useReducer((count: number) => count + 1, 0);
  // One key per render, because it may change what the next one applies to.
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

/** A pointer that goes down on a cell is about to click it, not to move the focus there. */
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

/** The cell of this button. */
const placeOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLButtonElement
    ? target.closest<HTMLElement>('[data-place]')?.dataset['place']
    : undefined;

/**
 * `place`: the focused cell. `step` returns the cell that a key leads to from another, or none.
 * `onKey` may handle a key itself. Leaving the grid puts back the job being moved.
 */
export function useGridKeys({ place, ready, step, onStep, onKey, onPress, onLeave }: Grid) {
  const grid = useRef<HTMLDivElement>(null);
  const { pointingRef, ...pointer } = usePointing();
  /** The cell the keys have led to. Each key continues from the last one, rendered or not. */
  const asked = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (asked.current !== place) return;
    asked.current = undefined;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [place]);
  const isThere = () => ready && (asked.current === undefined || asked.current === place);
  /** Returns true if the key was handled and its cell will rerender. */
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
    // A pointer that was released elsewhere (a drag) did not move the keyboard position.
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
  // Focus from outside the grid starts at the focused cell.
  const onFocus = ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) asked.current = undefined;
    const at = target.closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (asked.current === undefined && !pointingRef.current && at) goTo(at);
  };
  return { ref: grid, onKeyDown, ...pointer, onFocus, onBlur };
}
