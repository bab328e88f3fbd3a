// A message to the user, and the hook that shows it. Rendering is left to libs/ui.
import { createContext, useContext } from 'react';

export interface Notice {
  readonly title: string;
  readonly description?: string | undefined;
  readonly intent?: 'default' | 'destructive';
  /** What the user can do about it: open what was created, or undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** How long it stays, in ms, if not the default. */
  readonly forMs?: number | undefined;
}
export type Notify = (notice: Notice) => void;

export const NotifyContext = createContext<Notify>(() => {});

export const useNotify = (): Notify => useContext(NotifyContext);
