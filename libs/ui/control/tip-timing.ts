// Tooltip timing: one at a time on the whole page (rule: tooltips).

const OPEN_DELAY_MS = 700;
const SKIP_WITHIN_MS = 300;
/** Time to move the pointer from the control onto the tooltip. */
const CLOSE_DELAY_MS = 120;

/** Infinity while one is open. */
let lastClosedAt = -Infinity;
/** Closes the open tooltip. Only one is open at a time. */
let closeOpen: (() => void) | undefined;

interface Drawing {
  readonly open: () => void;
  readonly close: () => void;
}

/** The timer of one tooltip. */
export function tipTiming(drawing: Drawing) {
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
    drawing.close();
  };
  const show = () => {
    if (closeOpen !== close) closeOpen?.();
    closeOpen = close;
    open = true;
    leaving = false;
    lastClosedAt = Infinity;
    drawing.open();
  };
  return {
    close,
    /** Opens after the delay, or at once if another one was just open. */
    soon: () => after(performance.now() - lastClosedAt < SKIP_WITHIN_MS ? 0 : OPEN_DELAY_MS, show),
    /** Cancels: the pointer only passed over the control. */
    notYet: () => {
      if (!open) close();
    },
    /** Closes shortly after the pointer leaves the control and the tooltip. */
    pointerIs: (where: 'there' | 'away') => {
      if (!open) return;
      const away = where === 'away';
      if (!away) clearTimeout(timer);
      if (away && !leaving) after(CLOSE_DELAY_MS, close);
      leaving = away;
    },
  };
}
