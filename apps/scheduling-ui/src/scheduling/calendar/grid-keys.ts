// The keys of a grid: arrows lead from place to place, and the focus follows when it is drawn.
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * `place` names the cell that has the focus; `step` gives the one that a key leads to from another,
 * or none. `onKey` may take a key for itself; whoever leaves the grid has put back what they carry.
 */
export function useGridKeys({
  place,
  step,
  onStep,
  onKey,
  onLeave,
}: {
  readonly place: string;
  readonly step: (key: string, from: string) => string | undefined;
  readonly onStep: (to: string) => void;
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onLeave: () => void;
}) {
  const grid = useRef<HTMLDivElement>(null);
  /**
   * Where the keys have led to. Keys can be faster than the page is drawn, and each goes on from
   * the one before.
   */
  const asked = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (asked.current !== place) return;
    asked.current = undefined;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [place]);
  const onKeyDown = (event: KeyboardEvent) => {
    pointing.current = false;
    if (onKey(event)) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const to = step(event.key, asked.current ?? place);
    if (to === undefined) return;
    event.preventDefault();
    asked.current = to;
    onStep(to);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onLeave();
  };
  /** A pointer goes down on a day to press it, not to bring the keys there. */
  const pointing = useRef(false);
  const onPointerDown = () => {
    pointing.current = true;
  };
  const onClick = () => {
    pointing.current = false;
  };
  // Whoever comes from elsewhere begins at the place that has the focus.
  const onFocus = ({ currentTarget, relatedTarget, target }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) asked.current = undefined;
    const at = target.closest<HTMLElement>('[data-place]')?.dataset['place'];
    if (asked.current !== undefined || pointing.current || !at || at === place) return;
    asked.current = at;
    onStep(at);
  };
  return { ref: grid, onKeyDown, onPointerDown, onClick, onFocus, onBlur };
}
