// The permissions of the signed-in user, so that screens offer only what is allowed. The server
// checks the same table (libs/domain/access/rights.ts) whatever a screen shows.
import type { Route } from '@purlin/contracts/route.ts';
import type { Right, Rights } from '@purlin/domain/access/rights.ts';
import type { ReactNode } from 'react';
import { useSession } from './session.tsx';

/** A right, or a call whose contract names the right it needs. */
export type Needed = Right | Pick<Route, 'right'>;

/** Whether the rights cover the need for all records, not only for the user's own. */
export function reaches(rights: Rights, needed: Needed): boolean {
  const right = typeof needed === 'string' ? needed : needed.right;
  return right === 'everyone' || right === 'signed-in' || rights[right] === 'all';
}

const NONE: Rights = {};

/** Checks the signed-in user's rights: `may(clients.add)`, `may('users.read')`. */
export function useMay(): (needed: Needed) => boolean {
  const rights = useSession().user?.rights ?? NONE;
  return (needed) => reaches(rights, needed);
}

/** Renders its children only if the user may. */
export function May({
  call,
  children,
}: {
  readonly call: Needed;
  readonly children: ReactNode;
}): ReactNode {
  return useMay()(call) ? children : null;
}
