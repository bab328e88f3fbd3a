// What a remote front end gives to the shell: the default export of its `./remote` module.
import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router';

export interface Remote {
  /** Its screens; paths start at the root of the site ("estimates/:id"). */
  readonly routes: readonly RouteObject[];
  /** What it shows on the dashboard, around the shell's own part of it. */
  readonly dashboard?: ComponentType<{ readonly children: ReactNode }>;
}
