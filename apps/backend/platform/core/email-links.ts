// Links in e-mails by which somebody says that an address is theirs: each for a while. The database
// knows only its hash, and which event asked: the address stands in history.
import type { Db } from '../servers/database.ts';
import { normal } from './sign-in.ts';
import { newToken, tokenHash } from './tokens.ts';

export interface EmailLinks {
  /** A new link's token, for the address that this user asked for in this event of theirs. */
  make(userId: number, asked: string, hours: number): Promise<string>;
  /** Whose link it is, and which event asked; undefined when it is over or never was. */
  find(token: string): Promise<{ readonly userId: number; readonly asked: string } | undefined>;
  /**
   * The link's user signs in with this address from now on: unless another user has it, or the link
   * has ended meanwhile.
   */
  signInWith(token: string, email: string): Promise<'done' | 'taken' | 'over'>;
}

/** What Postgres says when another row has a value that only one may have. */
const TAKEN = '23505';

export const emailLinksIn = (db: Db): EmailLinks => ({
  async make(userId, asked, hours) {
    const token = newToken();
    await db.query(
      `with over as (delete from platform.email_links where expires_at < now())
       insert into platform.email_links (token_hash, user_id, asked, expires_at)
       values ($1, $2, $3, now() + $4 * interval '1 hour')`,
      [tokenHash(token), userId, asked, hours],
    );
    return token;
  },
  async find(token) {
    const { rows } = await db.query<{ userId: number; asked: string }>(
      `select user_id as "userId", asked from platform.email_links
       where token_hash = $1 and expires_at > now()`,
      [tokenHash(token)],
    );
    return rows[0];
  },
  async signInWith(token, email) {
    try {
      const { rowCount } = await db.query(
        `update platform.credentials c set email = $2 from platform.email_links l
          where l.token_hash = $1 and l.expires_at > now() and c.user_id = l.user_id`,
        [tokenHash(token), normal(email)],
      );
      return rowCount === 1 ? 'done' : 'over';
    } catch (error) {
      if ((error as { code?: string }).code === TAKEN) return 'taken';
      throw error;
    }
  },
});
