// Restores admin access where nobody can sign in any more: whoever has the server lets somebody in
// as an admin (rule: restore-admin).
import { OPERATOR } from '@purlin/event-sourcing/actors.ts';
import { user } from '@purlin/domain/access/user.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { addUser } from './adding.ts';
import { makePassword } from './made-passwords.ts';

type Needed = Pick<Services, 'dispatch' | 'until' | 'sessions' | 'nextId' | 'clock'>;

const NEW_ADMIN = {
  firstName: 'New',
  lastName: 'Admin',
  role: 'admin',
  companyName: null,
  phone: null,
} as const;

/**
 * Lets the user with this address in as an admin, whoever they were, and adds them where nobody has
 * it: active, with a password made now and no second step, out of every session and link. All of it
 * is their history, by the operator. Answers with the password.
 */
export async function restoreAdmin(email: string, services: Needed): Promise<string> {
  const { dispatch, nextId, clock } = services;
  const asker: Asker = { by: OPERATOR, correlationId: `restore-admin-${clock.now()}` };
  const { id } = await addUser(await nextId(user), { ...NEW_ADMIN, email }, services, asker);
  await dispatch(user, id, { type: 'ReactivateUser', data: {} }, asker);
  await dispatch(user, id, { type: 'EditUser', data: { role: 'admin' } }, asker);
  await dispatch(user, id, { type: 'ResetSecondFactor', data: {} }, asker);
  return makePassword({ id, email }, services, asker);
}
