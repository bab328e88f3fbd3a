// The one toast that may be on the screen, and how long it stays (rule: toasts; at most one,
// 5,000 ms).

export interface ToastWords {
  readonly title: string;
  readonly description?: string | undefined;
  readonly intent?: 'default' | 'destructive';
  /** What can be done about it; one that takes something back has ten seconds for it. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** How long it stays, where that is not the usual time. */
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
 * Shows a toast; the one that was there gives way. The function it gives takes this one away, for
 * when its cause is gone.
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
 * The screen it belongs to is left: what was done there is no longer told. A failure stays for its
 * time, and so does the way back from what was done.
 */
export function leaveToast(): void {
  if (shown && shown.intent !== 'destructive' && !shown.action) dismissToast();
}

/** Somebody points at it or has the focus in it: it stays until they leave. */
export const holdToast = (): void => clearTimeout(timer);

/** It goes after its time. */
export function letToastPass(): void {
  clearTimeout(timer);
  timer = setTimeout(dismissToast, shown?.forMs ?? (shown?.action ? ACTION_MS : TOAST_MS));
}

export const shownToast = (): Toast | null => shown;
export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
