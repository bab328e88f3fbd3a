// The last change of dates that was made here, with the way back: it stays in reach until the next
// one, longer than a notice does.
import { useSyncExternalStore } from 'react';

interface LastChange {
  /** "Moved New ridge vent to Nov 20, 2026, 8:00 AM" */
  readonly title: string;
  readonly undo: () => unknown;
}

let last: LastChange | undefined;
const listeners = new Set<() => void>();
const set = (change: LastChange | undefined): void => {
  last = change;
  for (const listener of listeners) listener();
};
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Gives the way back of this change: it goes once, wherever it is pressed. */
export function rememberChange(change: LastChange): () => void {
  const takeBack = () => {
    if (last !== remembered) return;
    set(undefined);
    void change.undo();
  };
  const remembered = { ...change, undo: takeBack };
  set(remembered);
  return takeBack;
}

/** False: there is nothing to take back. */
export function undoLastChange(): boolean {
  const there = last !== undefined;
  last?.undo();
  return there;
}

export const useLastChange = (): LastChange | undefined => useSyncExternalStore(listen, () => last);
