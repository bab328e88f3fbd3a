// Detects horizontal swipes: left for next, right for previous.
import { type TouchEvent, useRef } from 'react';

/** The minimum distance, and more horizontal than vertical; otherwise it is a scroll. */
const FAR_PX = 60;
const ACROSS = 2;

export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const [one, two] = [touches[0], touches[1]];
      from.current = one && !two ? { x: one.clientX, y: one.clientY } : undefined;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const to = changedTouches[0];
      if (!from.current || !to) return;
      const [x, y] = [to.clientX - from.current.x, to.clientY - from.current.y];
      from.current = undefined;
      if (Math.abs(x) > FAR_PX && Math.abs(x) > ACROSS * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}
