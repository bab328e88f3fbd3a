// Links in e-mails under which somebody chooses a password: each works once, for a while, and the
// database knows only its hash.
import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../servers/database.ts';
import { hashPassword } from './passwords.ts';

export interface PasswordLinks {
  /** A new link's token for this user; those before it work on until their time is over. */
  make(userId: number, hours: number): Promise<string>;
  /** Whose link it is; undefined when it was used, is over or never was. */
  userOf(token: string): Promise<number | undefined>;
  /**
   * Sets the password of the link's user, whose other links and sessions end with it; undefined
   * when it was used, is over or never was. Throws TryLater.
   */
  choose(token: string, password: string): Promise<number | undefined>;
  /** How many were made for this user within the last hour. */
  madeLately(userId: number): Promise<number>;
}

const BYTES = 32;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export const openPasswordLinks = (db: Db): PasswordLinks => {
  const userOf = async (token: string): Promise<number | undefined> => {
    const { rows } = await db.query<{ user_id: number }>(
      'select user_id from platform.password_links where token_hash = $1 and expires_at > now()',
      [hashOf(token)],
    );
    return rows[0]?.user_id;
  };
  return {
    userOf,
    async make(userId, hours) {
      const token = randomBytes(BYTES).toString('base64url');
      await db.query(
        `with over as
           (delete from platform.password_links where expires_at < now() - interval '1 hour')
         insert into platform.password_links (token_hash, user_id, expires_at)
         values ($1, $2, now() + $3 * interval '1 hour')`,
        [hashOf(token), userId, hours],
      );
      return token;
    },
    async choose(token, password) {
      const userId = await userOf(token);
      if (userId === undefined) return undefined;
      const hash = await hashPassword(password, { known: false, shares: [`link ${userId}`] });
      // Deleted by one call alone, so that two at once do not both choose.
      const { rows } = await db.query<{ user_id: number }>(
        `with used as (delete from platform.password_links
           where token_hash = $1 and expires_at > now() returning user_id),
         chosen as (update platform.credentials c set password_hash = $2, changed_at = now()
           from used where c.user_id = used.user_id returning c.user_id),
         others as (delete from platform.password_links l using chosen
           where l.user_id = chosen.user_id and l.token_hash <> $1),
         ended as (delete from platform.sessions s using chosen
           where s.user_id = chosen.user_id)
         select user_id from chosen`,
        [hashOf(token), hash],
      );
      return rows[0]?.user_id;
    },
    async madeLately(userId) {
      const { rows } = await db.query<{ made: number }>(
        `select count(*)::int as made from platform.password_links
         where user_id = $1 and created_at > now() - interval '1 hour'`,
        [userId],
      );
      return rows[0]!.made;
    },
  };
};
