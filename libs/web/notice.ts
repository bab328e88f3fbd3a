// A message to the user, and who shows it. The front end's furniture does; this folder only says
// what to show.
import { createContext, useContext } from 'react';

export interface Notice {
  readonly title: string;
  readonly description?: string | undefined;
  readonly intent?: 'default' | 'destructive';
  /** What can be done about it: open what is new, take back what was done. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** How long it stays, where that is not the usual time. */
  readonly forMs?: number | undefined;
}
export type Notify = (notice: Notice) => void;

export const NotifyContext = createContext<Notify>(() => {});

/** Shows a toast. */
export const useNotify = (): Notify => useContext(NotifyContext);
