// The last change of dates made here, with undo. It stays available until the next change, longer
// than a notice.
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

/** Returns the undo function of this change, which runs once wherever it is called. */
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

/** Returns false if there is nothing to undo. */
export function undoLastChange(): boolean {
  const there = last !== undefined;
  last?.undo();
  return there;
}

export const useLastChange = (): LastChange | undefined => useSyncExternalStore(listen, () => last);
