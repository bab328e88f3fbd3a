// Who signs in to a portal for a client or a vendor, and inviting them. Not behind the front door:
// only the pages of clients and vendors load it.
import { access, type ListedUser } from '@purlin/contracts/access.ts';
import { personIn } from '@purlin/domain/access/person-names.ts';
import { useCommand, useMay, useMoments, useRead, type Moments } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/portal-access.ts';

/** For whom somebody signs in. */
export type PortalOwner = { readonly clientId: number } | { readonly vendorId: number };

/** Whom an invitation is for. */
export interface Invited {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** Whom a form of an invitation begins with: a person where the name is one, and the address. */
export const contactOf = (name: string, email: string | null) => ({
  ...(personIn(name) ?? { firstName: '', lastName: '' }),
  email,
});

/** How their access stands, and since when. */
function statusOf({ active, lastSignInAt, invitedAt }: ListedUser, { nearDay }: Moments): string {
  if (!active) return say('status.deactivated');
  if (lastSignInAt) return say('status.signed-in', { day: nearDay(lastSignInAt) });
  return invitedAt ? say('status.invited', { day: nearDay(invitedAt) }) : say('status.never');
}

/**
 * Properties of `PortalAccessPanel`; undefined for who may not look at users. `archived`: nobody is
 * invited any more.
 */
export function usePortalAccess(owner: PortalOwner, archived: boolean) {
  const may = useMay();
  const moments = useMoments();
  const enabled = may(access.users);
  const { data, problem } = useRead(access.users, { query: owner }, { enabled });
  const toast = { done: { title: say('sent') }, failed: say('send-failed') };
  const add = useCommand(access.addUser, { toast });
  const link = useCommand(access.sendPasswordLink, { toast });
  const remove = useCommand(access.deactivate, {
    toast: { done: { title: say('removed') }, failed: say('remove-failed') },
  });
  const again = useCommand(access.reactivate, {
    toast: { done: { title: say('given-again') }, failed: say('give-again-failed') },
  });
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
        active: user.active,
        waits: user.active && user.invited && user.lastSignInAt === null,
      })),
    resend: may(access.sendPasswordLink)
      ? { busy: link.pending, to: (id: number) => void link.run({ params: { id } }) }
      : undefined,
    remove: may(access.deactivate)
      ? {
          busy: remove.pending,
          from: (id: number) => remove.run({ params: { id } }).then((done) => done !== undefined),
        }
      : undefined,
    giveAgain:
      may(access.reactivate) && !archived
        ? { busy: again.pending, to: (id: number) => void again.run({ params: { id } }) }
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
