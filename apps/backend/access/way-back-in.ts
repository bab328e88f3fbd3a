// The way back in for a company of which nobody can sign in any more: whoever has the server lets
// somebody in as an admin (rule: way-back-in).
import { randomBytes } from 'node:crypto';
import { user } from '@purlin/domain/access/user.ts';
import type { Asker } from '../platform/core/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { notePassword } from './chosen-passwords.ts';

type Needed = Pick<Services, 'dispatch' | 'until' | 'history' | 'sessions' | 'nextId' | 'clock'>;

/** Who has this address, added where nobody has. */
async function someoneWith(email: string, services: Needed, asker: Asker): Promise<number> {
  const { sessions, dispatch, nextId, history } = services;
  const id = await sessions.reserve(await nextId(user), email, undefined);
  if ((await history.stateOf(user, id)).status !== 'none') return id;
  const [firstName, lastName] = ['New', 'Admin'];
  const data = { email, firstName, lastName, role: 'admin', companyName: null, phone: null };
  await dispatch(user, id, { type: 'AddUser', data: { ...data, role: 'admin' } }, asker);
  return id;
}

/**
 * Lets the user with this address in as an admin, whoever they were: active, with a password made
 * now and no second step, out of every session and link. All of it is their history, by `operator`.
 * Answers with the password, which is kept nowhere and is to be changed first of all.
 */
export async function letBackIn(email: string, services: Needed): Promise<string> {
  const asker: Asker = { by: 'operator', correlationId: `way-back-in-${services.clock.now()}` };
  const { sessions, dispatch } = services;
  const id = await someoneWith(email, services, asker);
  await dispatch(user, id, { type: 'ReactivateUser', data: {} }, asker);
  await dispatch(user, id, { type: 'EditUser', data: { role: 'admin' } }, asker);
  await dispatch(user, id, { type: 'ResetSecondFactor', data: {} }, asker);
  const password = randomBytes(12).toString('base64url');
  // Before there is one: who is cut off in between knows that it was made.
  await notePassword('made', id, services, asker);
  await sessions.changePassword(id, password);
  await Promise.all([sessions.endAll(id), sessions.endLinks(id)]);
  return password;
}
