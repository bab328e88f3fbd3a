// Forgets a user: how they sign in, where they did, and who they are; and whoever signs in for a
// client or a vendor who is forgotten.
import { user } from '@purlin/domain/access/user.ts';
import { forgettingWorker } from '../../platform/core/forgetting-tasks.ts';
import type { Owner } from '../../platform/core/sessions.ts';
import { forgetUser, forgetUsers, forgetVendorsUsers } from '../reactions.ts';
import { usersActingFor } from '../read-models/user-list.ts';

export const eraseUser = forgettingWorker(forgetUser, async (id, { sessions }) => {
  await sessions.forget(id);
  return [{ decider: user, id }];
});

/** Each user is forgotten as if somebody had asked for it, which ends with its own effect. */
const forgettingUsers = (kind: typeof forgetUsers, ownerOf: (id: number) => Owner) =>
  forgettingWorker(kind, async (id, { db, dispatch }, askerFor) => {
    for (const acting of await usersActingFor(db, ownerOf(id))) {
      const name = `${acting.firstName} ${acting.lastName}`;
      const forget = { type: 'ForgetUser', data: { name } } as const;
      await dispatch(user, acting.id, forget, askerFor(`${acting.id}`));
    }
    return [];
  });

export const forgetUsersOfClient = forgettingUsers(forgetUsers, (id) => ({
  clientId: id,
  vendorId: null,
}));
export const forgetUsersOfVendor = forgettingUsers(forgetVendorsUsers, (id) => ({
  clientId: null,
  vendorId: id,
}));
