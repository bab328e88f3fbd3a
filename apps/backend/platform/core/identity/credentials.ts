// Credentials: which e-mail signs in whom, and with which password. Their hashes are not history.
import type { Db } from '../../servers/database.ts';
import type { Asker } from '../limits/fair-queue.ts';
import { KeyReused } from '../commands/idempotency.ts';
import { hashOfNobody, hashPassword } from './passwords.ts';
import { normal } from './sign-in.ts';

export interface Credentials {
  /** Who signs in with this e-mail address. */
  userWithEmail(email: string): Promise<number | undefined>;
  /** Gives a user another password. Throws TryLater. */
  changePassword(userId: number, password: string): Promise<void>;
  /**
   * Takes the e-mail, with this password, for the user who is about to be added; without one nobody
   * can sign in until a link lets them choose. The answer is who has it now: another number when it
   * was taken before. Throws KeyReused when the number is kept for another e-mail.
   */
  reserve(userId: number, email: string, password: string | undefined): Promise<number>;
  /** Lets go of what `reserve` took, for a user who was not added. */
  release(userId: number): Promise<void>;
  /**
   * Sets the password of the user who has this e-mail, or takes the e-mail for them; false when
   * another user has it.
   */
  setPassword(userId: number, email: string, password: string): Promise<boolean>;
}

/** Who chooses a password is signed in. */
const chosenFor = (email: string): Asker => ({ known: true, shares: [normal(email)] });

async function reserveFor(db: Db, userId: number, email: string, hash: string): Promise<number> {
  for (;;) {
    await db.query(
      `insert into platform.credentials (user_id, email, password_hash) values ($1, $2, $3)
       on conflict do nothing`,
      [userId, email, hash],
    );
    const { rows } = await db.query<{ user_id: number; email: string }>(
      'select user_id, email from platform.credentials where email = $2 or user_id = $1',
      [userId, email],
    );
    const holder = rows.find((row) => row.email === email);
    if (holder) return holder.user_id;
    // The number is kept for another address, which was asked for under the same key.
    if (rows.length > 0) throw new KeyReused();
    // Whoever had it let go in between.
  }
}

export const credentialsIn = (db: Db): Credentials => ({
  async userWithEmail(email) {
    const { rows } = await db.query<{ user_id: number }>(
      'select user_id from platform.credentials where email = $1',
      [normal(email)],
    );
    return rows[0]?.user_id;
  },
  async changePassword(userId, password) {
    const hash = await hashPassword(password, { known: true, shares: [`user ${userId}`] });
    await db.query(
      `update platform.credentials set password_hash = $2, changed_at = now()
       where user_id = $1`,
      [userId, hash],
    );
  },
  async reserve(userId, email, password) {
    const hash =
      password === undefined ? hashOfNobody() : await hashPassword(password, chosenFor(email));
    return reserveFor(db, userId, normal(email), hash);
  },
  async release(userId) {
    await db.query('delete from platform.credentials where user_id = $1', [userId]);
  },
  async setPassword(userId, email, password) {
    const { rowCount } = await db.query(
      `insert into platform.credentials (user_id, email, password_hash) values ($1, $2, $3)
       on conflict (email) do update set password_hash = excluded.password_hash,
         changed_at = now() where platform.credentials.user_id = excluded.user_id`,
      [userId, normal(email), await hashPassword(password, chosenFor(email))],
    );
    return rowCount === 1;
  },
});
