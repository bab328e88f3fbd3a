// The sessions that a user has open: in which browsers, since when, used when; and ending them.
import type { Db } from '../../servers/database.ts';
import { tokenHash } from './tokens.ts';

/** One of a user's sessions, as its owner sees it. */
export interface OpenSession {
  /** Names it to end it; tells nobody the cookie. */
  readonly key: string;
  /** What the browser called itself; null of sessions begun before that was kept. */
  readonly browser: string | null;
  readonly startedAt: string;
  /** Up to five minutes behind. */
  readonly usedAt: string;
  /** The one that asks. */
  readonly isThis: boolean;
}

export interface OpenSessions {
  /** The one used last first. */
  openOf(userId: number, token: string): Promise<readonly OpenSession[]>;
  /** Ends one of this user's sessions; false when there is none of that name. */
  endByKey(userId: number, key: string): Promise<boolean>;
  /** Ends all sessions of a user, except the one with this token; how many there were. */
  endAll(userId: number, except?: string): Promise<number>;
  /** Ends the sessions of a user that began before this moment (ISO 8601). */
  endBegunBefore(userId: number, moment: string): Promise<void>;
  /** Notes that a session is in use, at most once in five minutes. */
  noteUse(token: string): Promise<void>;
}

/** Of the hash, as text: more than anybody has sessions. */
const KEY = "left(encode(token_hash, 'hex'), 16)";

export const openSessionsIn = (db: Db): OpenSessions => ({
  async openOf(userId, token) {
    const { rows } = await db.query<OpenSession>(
      `select ${KEY} as key, browser, created_at as "startedAt", seen_at as "usedAt",
         token_hash = $2 as "isThis"
       from platform.sessions where user_id = $1 and expires_at > now()
       order by token_hash = $2 desc, seen_at desc limit 100`,
      [userId, tokenHash(token)],
    );
    return rows;
  },
  async endByKey(userId, key) {
    const { rowCount } = await db.query(
      `delete from platform.sessions where user_id = $1 and ${KEY} = $2`,
      [userId, key],
    );
    return rowCount === 1;
  },
  async endAll(userId, except) {
    const { rowCount } = await db.query(
      'delete from platform.sessions where user_id = $1 and token_hash is distinct from $2',
      [userId, except === undefined ? null : tokenHash(except)],
    );
    return rowCount ?? 0;
  },
  async endBegunBefore(userId, moment) {
    await db.query('delete from platform.sessions where user_id = $1 and created_at < $2', [
      userId,
      moment,
    ]);
  },
  async noteUse(token) {
    await db.query(
      `update platform.sessions set seen_at = now()
       where token_hash = $1 and seen_at < now() - interval '5 minutes'`,
      [tokenHash(token)],
    );
  },
});
