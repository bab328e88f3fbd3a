// Invites a client who asked for an account at the page of their estimate. The invitation goes to
// the address on file alone: whoever reads it there is the client.
import { nameToGreet } from '@purlin/domain/access/person-names.ts';
import { user } from '@purlin/domain/access/user.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import type { Services } from '../platform/core/room.ts';
import { addUser } from './adding.ts';
import { usersActingFor } from './read-models/user-list.ts';

/** Where a name has one word alone, or is a company's. */
const NO_LAST_NAME = '—';

/**
 * Adds a user of this client, who chooses a password under the link of an e-mail. Nobody where the
 * office has kept one of theirs out: only the office lets them in again.
 */
export async function inviteClient(
  client: {
    readonly id: number;
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
  },
  services: Services,
  asker: Asker,
): Promise<void> {
  const { id: clientId, name, email, phone } = client;
  const acting = await usersActingFor(services.db, { clientId, vendorId: null });
  if (acting.some(({ active }) => !active)) return;
  const { firstName, lastName } = nameToGreet(name);
  const names = { firstName, lastName: lastName || NO_LAST_NAME };
  const person = { ...names, email, phone, companyName: null };
  const link = { role: 'client' as const, clientId, vendorId: null, invited: true };
  await addUser(await services.nextId(user), { ...person, ...link }, services, asker);
}
