// Forgets a user: how they sign in, where they did, and who they are; and whoever signs in for a
// client or a vendor who is forgotten.
import { user } from '@purlin/domain/access/user.ts';
import type { Link } from '@purlin/domain/access/user-shapes.ts';
import {
  forgettingOfLatecomers,
  forgettingWorker,
  type AskerFor,
} from '../../platform/core/tasks/forgetting-tasks.ts';
import type { Services } from '../../platform/core/room.ts';
import { forgetUser, forgetUsers, forgetVendorsUsers } from '../reactions.ts';
import {
  forgottenClientsWithUsers,
  forgottenVendorsWithUsers,
  usersActingFor,
} from '../read-models/user-list.ts';

export const eraseUser = forgettingWorker(forgetUser, async (id, { sessions }) => {
  await sessions.forget(id);
  return [{ decider: user, id }];
});

/** Each user is forgotten as if somebody had asked for it, which ends with its own effect. */
const usersOf =
  (ownerOf: (id: number) => Link) =>
  async (id: number, { db, dispatch }: Services, askerFor: AskerFor): Promise<readonly []> => {
    for (const acting of await usersActingFor(db, ownerOf(id))) {
      const name = `${acting.firstName} ${acting.lastName}`;
      const forget = { type: 'ForgetUser', data: { name } } as const;
      await dispatch(user, acting.id, forget, askerFor(`${acting.id}`));
    }
    return [];
  };
const usersOfClient = usersOf((id) => ({ clientId: id, vendorId: null }));
const usersOfVendor = usersOf((id) => ({ clientId: null, vendorId: id }));

export const forgetUsersOfClient = forgettingWorker(forgetUsers, usersOfClient);
export const forgetUsersOfVendor = forgettingWorker(forgetVendorsUsers, usersOfVendor);
export const forgetLateUsers = [
  forgettingOfLatecomers(forgetUsers, forgottenClientsWithUsers, usersOfClient),
  forgettingOfLatecomers(forgetVendorsUsers, forgottenVendorsWithUsers, usersOfVendor),
];
