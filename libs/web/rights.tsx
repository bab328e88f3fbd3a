// What whoever is signed in may do, for screens that show only what would be allowed. The server
// asks the same table of rights (libs/domain/access/rights.ts) whatever a screen shows.
import type { Route } from '@purlin/contracts/route.ts';
import type { Right, Rights } from '@purlin/domain/access/rights.ts';
import type { ReactNode } from 'react';
import { useSession } from './session.tsx';

/** A right, or the call that needs it: what a button asks for is what its call's contract names. */
export type Needed = Right | Pick<Route, 'right'>;

/** Whether rights reach everything that is needed, not only what is one's own. */
export function reaches(rights: Rights, needed: Needed): boolean {
  const right = typeof needed === 'string' ? needed : needed.right;
  return right === 'everyone' || right === 'signed-in' || rights[right] === 'all';
}

const NONE: Rights = {};

/** Asks whether the person at the screen may: `may(clients.add)`, `may('users.read')`. */
export function useMay(): (needed: Needed) => boolean {
  const rights = useSession().user?.rights ?? NONE;
  return (needed) => reaches(rights, needed);
}

/** Draws its children for people who may; for everybody else nothing. */
export function May({
  call,
  children,
}: {
  readonly call: Needed;
  readonly children: ReactNode;
}): ReactNode {
  return useMay()(call) ? children : null;
}
