// Passwords that somebody chooses: which are refused, and what history knows of them.
import { user } from '@purlin/domain/access/user.ts';
import type { PasswordWay } from '@purlin/domain/access/user-shapes.ts';
import { readCompany } from '../company/read-models/company-details.ts';
import type { Asker } from '../platform/core/commands/commands.ts';
import { isCommon } from '../platform/core/identity/common-passwords.ts';
import type { Services } from '../platform/core/room.ts';
import { Problem } from '../platform/http/problem.ts';
import type { UserRow } from './read-models/user-list.ts';

/** Throws when a password is among the first that are tried, for this person or for anybody. */
export async function refuseCommon(
  password: string,
  { email, firstName, lastName }: Pick<UserRow, 'email' | 'firstName' | 'lastName'>,
  { product, db, config }: Services,
): Promise<void> {
  const company = await readCompany(db);
  const firm = [product.name, config.BUSINESS_NAME, company.name, company.email];
  const own = [email, firstName, lastName, ...firm];
  if (await isCommon(password, own))
    throw new Problem(400, 'common-password', { fields: { password: 'field-common' } });
}

/** How long an answer waits until calls know that a password of one's own was chosen. */
const WAIT_MS = 2_000;

/** History knows that a password was set, and how; the password itself is nowhere in it. */
export async function notePassword(
  how: PasswordWay,
  userId: number,
  { dispatch, until }: Pick<Services, 'dispatch' | 'until'>,
  asker: Asker,
): Promise<void> {
  const noted = { type: 'NotePassword', data: { how } } as const;
  const { position } = await dispatch(user, userId, noted, asker);
  await until(position, WAIT_MS);
}
