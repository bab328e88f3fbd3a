// Forgets a user: how they sign in, where they did, and who they are; and whoever signs in for a
// client who is forgotten.
import { user } from '@purlin/domain/access/user.ts';
import { forgettingWorker } from '../../platform/core/forgetting-tasks.ts';
import { forgetUser, forgetUsers } from '../reactions.ts';
import { usersActingFor } from '../read-models/user-list.ts';

export const eraseUser = forgettingWorker(forgetUser, async (id, { sessions }) => {
  await sessions.forget(id);
  return [{ decider: user, id }];
});

/** Each user is forgotten as if somebody had asked for it, which ends with its own effect. */
export const forgetUsersOfClient = forgettingWorker(
  forgetUsers,
  async (clientId, { db, dispatch }, askerFor) => {
    const users = await usersActingFor(db, { clientId, vendorId: null });
    for (const { id, firstName, lastName } of users) {
      const name = `${firstName} ${lastName}`;
      await dispatch(user, id, { type: 'ForgetUser', data: { name } }, askerFor(`${id}`));
    }
    return [];
  },
);
