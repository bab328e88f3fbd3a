// Sessions: who is signed in. Cookies carry a random token, the database only its
// hash.
import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@purlin/domain/access/user-shapes.ts';
import type { Counters } from '../servers/counters.ts';
import type { Db } from '../servers/database.ts';
import { listenTo } from '../servers/listener.ts';
import type { Asker } from './fair-queue.ts';
import { KeyReused } from './idempotency.ts';
import { hashPassword } from './passwords.ts';
import { normal, openSignIn, type SignInPlace, type SignIn } from './sign-in.ts';

const SESSION_DAYS = 30;

/** Whose things a user may call their own; null where there is no such link. */
export interface Owner {
  readonly clientId: number | null;
  readonly vendorId: number | null;
}
/** What a user is to the company. */
export interface Membership {
  readonly role: Role;
  readonly owner: Owner;
}
/** Somebody who is signed in. */
export interface Session extends Membership {
  readonly userId: number;
}

export interface StartedSession {
  /** The session cookie's value. */
  readonly token: string;
  readonly maxAgeSeconds: number;
  /** By which the browser is known when somebody signs in again. */
  readonly device: string | undefined;
}

export interface Sessions extends Pick<SignIn, 'authenticate'> {
  /**
   * Takes the e-mail, with this password, for the user who is about to be added. The answer is who
   * has it now: another number when it was taken before. Throws KeyReused when the number is kept
   * for another e-mail.
   */
  reserve(userId: number, email: string, password: string): Promise<number>;
  /** Lets go of what `reserve` took, for a user who was not added. */
  release(userId: number): Promise<void>;
  /** Ends all sessions of a user, and forgets the e-mail, the password and the places. */
  forget(userId: number): Promise<void>;
  /**
   * Sets the password of the user who has this e-mail, or takes the e-mail for them; false when
   * another user has it.
   */
  setPassword(userId: number, email: string, password: string): Promise<boolean>;
  /** A new session; the answer is what the browser keeps. */
  start(userId: number, from?: SignInPlace): Promise<StartedSession>;
  end(token: string): Promise<void>;
  /** Calls once when this session has ended, in whichever process; what it gives takes it back. */
  onEnded(token: string, hear: () => void): () => void;
  /** Stops listening for sessions that end. */
  close(): Promise<void>;
  /** The user of a session that has not ended. */
  userOf(token: string): Promise<number | undefined>;
  /** Whether the password was given in this session within so long. */
  provedWithin(token: string, ms: number): Promise<boolean>;
  /**
   * Gives the password again in a session: false when it is wrong. Throws TryLater, as signing in
   * does.
   */
  prove(token: string, userId: number, password: string, from: SignInPlace): Promise<boolean>;
}

/** Who wants to hear that a session has ended: the database tells, whoever ended it. */
async function listenForEnds(databaseUrl: string) {
  const hearers = new Map<string, Set<() => void>>();
  const listener = await listenTo({
    databaseUrl,
    channel: 'session_ended',
    onNotice: (hash = '') => hearers.get(hash)?.forEach((hear) => hear()),
    onListening: () => {},
  });
  return {
    on(hash: string, hear: () => void): () => void {
      const all = hearers.get(hash) ?? new Set();
      hearers.set(hash, all.add(hear));
      return () => {
        all.delete(hear);
        if (all.size === 0) hearers.delete(hash);
      };
    },
    close: () => listener.close(),
  };
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
/** Who chooses a password is signed in. */
const chosenFor = (email: string): Asker => ({ known: true, shares: [normal(email)] });
export interface SessionsOptions {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly counters: Counters;
  /** Keeps what is remembered of places from telling where they are. */
  readonly secret: Buffer;
}

async function forgetUser(db: Db, userId: number): Promise<void> {
  await db.query(
    `with credentials as (delete from platform.credentials where user_id = $1),
       places as (delete from platform.known_places where user_id = $1)
     delete from platform.sessions where user_id = $1`,
    [userId],
  );
}

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

/** The password of a session: when it was given last, and giving it again. */
const provingIn = (
  db: Db,
  authenticate: SignIn['authenticate'],
): Pick<Sessions, 'provedWithin' | 'prove'> => ({
  async provedWithin(token, ms) {
    const { rowCount } = await db.query(
      `select from platform.sessions where token_hash = $1 and expires_at > now()
        and proved_at > now() - $2 * interval '1 millisecond'`,
      [hashOf(token), ms],
    );
    return rowCount === 1;
  },
  async prove(token, userId, password, from) {
    const { rows } = await db.query<{ email: string }>(
      'select email from platform.credentials where user_id = $1',
      [userId],
    );
    const email = rows[0]?.email;
    if (email === undefined || (await authenticate(email, password, from)) !== userId) return false;
    await db.query('update platform.sessions set proved_at = now() where token_hash = $1', [
      hashOf(token),
    ]);
    return true;
  },
});

/** Throws when it cannot listen for sessions that end. */
export async function openSessions({
  db,
  databaseUrl,
  counters,
  secret,
}: SessionsOptions): Promise<Sessions> {
  const ended = await listenForEnds(databaseUrl);
  const { authenticate, remember } = openSignIn(db, counters, secret);
  return {
    authenticate,
    async reserve(userId, email, password) {
      return reserveFor(db, userId, normal(email), await hashPassword(password, chosenFor(email)));
    },
    async release(userId) {
      await db.query('delete from platform.credentials where user_id = $1', [userId]);
    },
    forget: (userId) => forgetUser(db, userId),
    async setPassword(userId, email, password) {
      const { rowCount } = await db.query(
        `insert into platform.credentials (user_id, email, password_hash) values ($1, $2, $3)
         on conflict (email) do update set password_hash = excluded.password_hash,
           changed_at = now() where platform.credentials.user_id = excluded.user_id`,
        [userId, normal(email), await hashPassword(password, chosenFor(email))],
      );
      return rowCount === 1;
    },
    async start(userId, from) {
      const token = randomBytes(32).toString('base64url');
      await db.query(
        'insert into platform.sessions (token_hash, user_id, expires_at) values ($1, $2, ' +
          "now() + $3 * interval '1 day')",
        [hashOf(token), userId, SESSION_DAYS],
      );
      await db.query('delete from platform.sessions where expires_at < now()');
      const device = from && (await remember(userId, from));
      return { token, maxAgeSeconds: SESSION_DAYS * 86_400, device };
    },
    async end(token) {
      await db.query('delete from platform.sessions where token_hash = $1', [hashOf(token)]);
    },
    onEnded: (token, hear) => ended.on(hashOf(token).toString('hex'), hear),
    close: () => ended.close(),
    async userOf(token) {
      const { rows } = await db.query<{ user_id: number }>({
        name: 'session_user',
        text: 'select user_id from platform.sessions where token_hash = $1 and expires_at > now()',
        values: [hashOf(token)],
      });
      return rows[0]?.user_id;
    },
    ...provingIn(db, authenticate),
  };
}
