// The last admin: somebody stays who can let people in (rule: last-admin).
import type { Role } from '@purlin/domain/access/user-shapes.ts';
import { may } from '@purlin/domain/access/rights.ts';
import { refuse } from '@purlin/domain/access/refusals.ts';
import type { Facts } from '../platform/core/commands/build-command.ts';
import { userInHistory, usersWhoMay, type UserRow } from './read-models/user-list.ts';

/** Held while a command could remove an admin. */
export const LAST_ADMIN = 'last-admin';

type Known = Pick<Facts, 'db' | 'fromHistory'>;

/** Whether they can let people in, as history has it: whoever is only invited cannot yet. */
const letsIn = (user: UserRow | undefined): boolean =>
  user !== undefined && user.active && may(user.role, 'users.write');

/** Whether whoever is given this role cannot let people in any more; undefined: it stays. */
export const removesAdminAccess = (role: Role | undefined): boolean =>
  role !== undefined && !may(role, 'users.write');

/** Whether nobody else could let people in. */
export async function isLastAdmin(id: number, facts: Known): Promise<boolean> {
  if (!letsIn(await userInHistory(facts, id))) return false;
  const admins = await usersWhoMay(facts.db, 'users.write');
  for (const admin of admins) {
    const now = admin.id === id ? undefined : await userInHistory(facts, admin.id);
    if (letsIn(now) && !now!.invited) return false;
  }
  return true;
}

/** Throws a Refusal when nobody would be left who can let people in. */
export async function leaveAnAdmin(id: number, facts: Known): Promise<void> {
  if (await isLastAdmin(id, facts)) refuse('last-admin');
}

/** Why the caller may not be forgotten by themselves; undefined about anybody else. */
export async function whyNotMyself(id: number, callerId: number | undefined, facts: Known) {
  if (id !== callerId) return undefined;
  return (await isLastAdmin(id, facts)) ? 'last-admin' : 'user-is-you';
}
