// The last admin: somebody stays who can let people in (rule: last-admin).
import { refuse } from '@purlin/domain/access/refusals.ts';
import type { Db } from '../platform/servers/database.ts';
import { usersWhoMay } from './read-models/user-list.ts';

/** Whether nobody else could let people in: whoever is only invited cannot yet. */
export async function isLastAdmin(id: number, db: Db): Promise<boolean> {
  const admins = await usersWhoMay(db, 'users.write');
  return (
    admins.some((admin) => admin.id === id) &&
    !admins.some((admin) => admin.id !== id && !admin.invited)
  );
}

/** Throws a Refusal when nobody would be left who can let people in. */
export async function leaveAnAdmin(id: number, db: Db): Promise<void> {
  if (await isLastAdmin(id, db)) refuse('last-admin');
}

/** Why the caller may not be forgotten by themselves; undefined about anybody else. */
export async function whyNotMyself(id: number, callerId: number | undefined, db: Db) {
  if (id !== callerId) return undefined;
  return (await isLastAdmin(id, db)) ? 'last-admin' : 'user-is-you';
}
