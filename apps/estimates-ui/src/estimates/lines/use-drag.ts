// Drags lines by their handle; the pointer determines before which line they would go.
import { useCallback, useRef, useState, type PointerEvent, type RefObject } from 'react';

interface Drag {
  readonly n: number;
  /** The index of the line they would precede; the number of lines means the end. */
  readonly to: number;
  /** The distance from the top of the list, in pixels. */
  readonly top: number;
}

/** The drop position for the pointer. */
function placeAt(root: HTMLElement, n: number, y: number): Drag {
  const rows = [...root.querySelectorAll<HTMLElement>('li.line')];
  const before = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  const to = before === -1 ? rows.length : before;
  const origin = root.getBoundingClientRect().top;
  const edge = rows[to]?.getBoundingClientRect().top ?? rows.at(-1)?.getBoundingClientRect().bottom;
  return { n, to, top: (edge ?? origin) - origin };
}

/** `drag` is the current drop position, null while nothing is dragged. Escape cancels. */
export function useDrag(
  root: RefObject<HTMLElement | null>,
  onDrop: (n: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const ending = useRef<(() => void) | null>(null);
  const grip = useCallback(
    (n: number, event: PointerEvent) => {
      if (event.button !== 0 || !root.current) return;
      event.preventDefault();
      ending.current?.();
      const controller = new AbortController();
      const { signal } = controller;
      let now: Drag | null = null;
      const end = () => {
        controller.abort();
        ending.current = null;
        setDrag(null);
      };
      ending.current = end;
      const onMove = (moved: globalThis.PointerEvent) => {
        if (!root.current) return end();
        now = placeAt(root.current, n, moved.clientY);
        setDrag(now);
      };
      addEventListener('pointermove', onMove, { signal });
      addEventListener('pointercancel', end, { signal });
      addEventListener(
        'pointerup',
        () => {
          end();
          if (now) onDrop(n, now.to);
        },
        { signal },
      );
      addEventListener(
        'keydown',
        (key) => {
          if (key.key !== 'Escape') return;
          key.stopPropagation();
          end();
        },
        { signal, capture: true },
      );
    },
    [root, onDrop],
  );
  return { drag, grip };
}
