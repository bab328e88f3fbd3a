// The current toast, and how long it stays (rule: toasts; at most one, 5,000 ms).

export interface ToastWords {
  readonly title: string;
  readonly description?: string | undefined;
  readonly intent?: 'default' | 'destructive';
  /** What the user can do about it. A toast with an undo action stays for ten seconds. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** How long it stays, in ms, if not the default. */
  readonly forMs?: number | undefined;
}
export interface Toast extends ToastWords {
  readonly id: number;
}

export const TOAST_MS = 5000;
export const ACTION_MS = 10_000;

let shown: Toast | null = null;
let next = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const change = (to: Toast | null) => {
  shown = to;
  for (const listener of listeners) listener();
};

/**
 * Shows a toast, replacing the current one. The returned function dismisses it, for when its cause
 * is gone.
 */
export function toast(words: ToastWords): () => void {
  const id = next++;
  change({ ...words, id });
  letToastPass();
  return () => {
    if (shown?.id === id) dismissToast();
  };
}

export function dismissToast(): void {
  clearTimeout(timer);
  change(null);
}

/**
 * Called when the user leaves the screen: dismisses its toast, unless it is a failure or has an
 * undo action.
 */
export function leaveToast(): void {
  if (shown && shown.intent !== 'destructive' && !shown.action) dismissToast();
}

/** The toast is hovered or focused: it stays until that ends. */
export const holdToast = (): void => clearTimeout(timer);

/** Restarts the toast's timer. */
export function letToastPass(): void {
  clearTimeout(timer);
  timer = setTimeout(dismissToast, shown?.forMs ?? (shown?.action ? ACTION_MS : TOAST_MS));
}

export const shownToast = (): Toast | null => shown;
export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
