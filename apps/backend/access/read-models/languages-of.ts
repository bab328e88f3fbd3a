// In which language somebody is written to: what they chose, as far as it is known.
import type { Language } from '@purlin/domain/shared/languages.ts';
import { clientById } from '../../clients/read-models/client-list.ts';
import type { Db } from '../../platform/servers/database.ts';
import { usersActingFor, userWithEmail, type UserRow } from './user-list.ts';

const USUAL: Language = 'en';

/** What they chose themselves; of a client, what the office wrote down; else English. */
export async function languageOfUser(
  db: Db,
  { language, clientId }: Pick<UserRow, 'language' | 'clientId'>,
): Promise<Language> {
  if (language !== null) return language;
  const client = clientId === null ? undefined : await clientById(db, clientId);
  return client?.language ?? USUAL;
}

/** Of whoever signs in with this address. */
export async function languageOfAddress(db: Db, email: string): Promise<Language> {
  return (await userWithEmail(db, email))?.language ?? USUAL;
}

/** Of those who sign in for a vendor: first who reads this address, then who chose one at all. */
export function languageAmong(
  acting: readonly Pick<UserRow, 'email' | 'active' | 'language'>[],
  { email }: { readonly email: string },
): Language {
  const chosen = acting.filter((user) => user.active && user.language !== null);
  const reader = chosen.find((user) => user.email.toLowerCase() === email.toLowerCase());
  return (reader ?? chosen[0])?.language ?? USUAL;
}

/** Of whoever signs in for a vendor. */
export const languageOfVendor = async (
  db: Db,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<Language> =>
  languageAmong(await usersActingFor(db, { clientId: null, vendorId: id }), { email });
