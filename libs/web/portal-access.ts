// The users who can sign in to a client's or a vendor's portal, and inviting them. Not exported by
// web.ts: only client and vendor pages load it.
import { access, type ListedUser } from '@purlin/contracts/access.ts';
import { useCommand, useMay, useMoments, useRead, type Moments } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/portal-access.ts';

/** The client or vendor whose portal it is. */
export type PortalOwner = { readonly clientId: number } | { readonly vendorId: number };

/** The person to invite. */
export interface Invited {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Describes a user's access and since when. */
function statusOf({ active, lastSignInAt, invitedAt }: ListedUser, { nearDay }: Moments): string {
  if (!active) return say('status.deactivated');
  if (lastSignInAt) return say('status.signed-in', { day: nearDay(lastSignInAt) });
  return invitedAt ? say('status.invited', { day: nearDay(invitedAt) }) : say('status.never');
}

/**
 * Properties of `PortalAccessPanel`; undefined if the user may not see users. If `archived`,
 * invitations are off.
 */
export function usePortalAccess(owner: PortalOwner, archived: boolean) {
  const may = useMay();
  const moments = useMoments();
  const enabled = may(access.users);
  const { data, problem } = useRead(access.users, { query: owner }, { enabled });
  const toast = { done: { title: say('sent') }, failed: say('send-failed') };
  const add = useCommand(access.addUser, { toast });
  const link = useCommand(access.sendPasswordLink, { toast });
  const role = 'clientId' in owner ? ('client' as const) : ('vendor' as const);
  if (!enabled) return undefined;
  return {
    failed: problem !== undefined && data === undefined,
    people:
      data &&
      moments &&
      data.map((user) => ({
        id: user.id,
        name: `${user.firstName} ${user.lastName}`,
        email: user.email,
        status: statusOf(user, moments),
        waits: user.active && user.invited && user.lastSignInAt === null,
      })),
    resend: may(access.sendPasswordLink)
      ? { busy: link.pending, to: (id: number) => void link.run({ params: { id } }) }
      : undefined,
    invite:
      may(access.addUser) && !archived
        ? {
            busy: add.pending,
            problem: add.problem,
            send: (person: Invited) =>
              add.run({ body: { ...person, role, ...owner } }).then((done) => done !== undefined),
          }
        : undefined,
  };
}
