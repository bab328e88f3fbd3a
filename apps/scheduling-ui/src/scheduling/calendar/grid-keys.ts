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
  // Whoever comes from elsewhere begins at the place that is shown.
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) asked.current = undefined;
  };
  return { ref: grid, onKeyDown, onFocus, onBlur };
}
