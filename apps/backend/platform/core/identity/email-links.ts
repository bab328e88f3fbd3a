// Links in e-mails that open what an event of their user asked for: another address of theirs, or
// their account. Each works for a while. The database knows only its hash, and which event asked.
import type { Db } from '../../servers/database.ts';
import { normal } from './sign-in.ts';
import { newToken, tokenHash } from './tokens.ts';

export interface EmailLinks {
  /** A new link's token, which this event of this user asked for. It works from `now` on. */
  make(userId: number, asked: string, now: string, minutes: number): Promise<string>;
  /** Whose link it is, and which event asked; undefined when it is over or never was. */
  find(
    token: string,
    now: string,
  ): Promise<{ readonly userId: number; readonly asked: string } | undefined>;
  /** Uses the link up: true for one call alone, however many come at once. */
  use(token: string): Promise<boolean>;
  /**
   * The link's user signs in with this address from now on: unless another user has it, or the link
   * has ended meanwhile.
   */
  signInWith(token: string, email: string): Promise<'done' | 'taken' | 'over'>;
}

/** What Postgres says when another row has a value that only one may have. */
const TAKEN = '23505';

export const emailLinksIn = (db: Db): EmailLinks => ({
  async make(userId, asked, now, minutes) {
    const token = newToken();
    await db.query(
      `with over as (delete from platform.email_links where expires_at < $4::timestamptz)
       insert into platform.email_links (token_hash, user_id, asked, expires_at)
       values ($1, $2, $3, $4::timestamptz + $5 * interval '1 minute')`,
      [tokenHash(token), userId, asked, now, minutes],
    );
    return token;
  },
  async find(token, now) {
    const { rows } = await db.query<{ userId: number; asked: string }>(
      `select user_id as "userId", asked from platform.email_links
       where token_hash = $1 and expires_at > $2`,
      [tokenHash(token), now],
    );
    return rows[0];
  },
  async use(token) {
    const { rowCount } = await db.query('delete from platform.email_links where token_hash = $1', [
      tokenHash(token),
    ]);
    return rowCount === 1;
  },
  async signInWith(token, email) {
    try {
      const { rowCount } = await db.query(
        `update platform.credentials c set email = $2 from platform.email_links l
          where l.token_hash = $1 and c.user_id = l.user_id`,
        [tokenHash(token), normal(email)],
      );
      return rowCount === 1 ? 'done' : 'over';
    } catch (error) {
      if ((error as { code?: string }).code === TAKEN) return 'taken';
      throw error;
    }
  },
});
