// The way back in for a company of which nobody can sign in any more: whoever has the server lets
// somebody in as an admin (rule: restore-admin).
import { OPERATOR } from '@purlin/event-sourcing/actors.ts';
import { user } from '@purlin/domain/access/user.ts';
import type { Asker } from '../platform/core/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { addUser } from './adding.ts';
import { makePassword } from './made-passwords.ts';

type Needed = Pick<Services, 'dispatch' | 'until' | 'history' | 'sessions' | 'nextId' | 'clock'>;

/** The first admin is the first user there ever was. */
export const FIRST_ADMIN = 1;

/** Thrown where nobody ever was a user: no company lies there. */
export class NoCompany extends Error {
  override readonly name = 'NoCompany';
}

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
 * is their history, by the operator. Answers with the password. Throws NoCompany.
 */
export async function restoreAdmin(email: string, services: Needed): Promise<string> {
  const { dispatch, history, nextId, clock } = services;
  if (!(await history.end(user, FIRST_ADMIN)))
    throw new NoCompany(
      'No company lies there: nobody was ever a user of it. DATA_DIR, DATABASE_URL and ' +
        'EVENT_STORE_URL must be those of the product; its first start makes the first admin.',
    );
  const asker: Asker = { by: OPERATOR, correlationId: `restore-admin-${clock.now()}` };
  const { id } = await addUser(await nextId(user), { ...NEW_ADMIN, email }, services, asker);
  await dispatch(user, id, { type: 'ReactivateUser', data: {} }, asker);
  await dispatch(user, id, { type: 'EditUser', data: { role: 'admin' } }, asker);
  await dispatch(user, id, { type: 'ResetSecondFactor', data: {} }, asker);
  return makePassword({ id, email }, services, asker);
}
