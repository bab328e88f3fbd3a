// Sessions and passwords: who is signed in. Cookies carry a random token, the database only its
// hash.
import { argon2, createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Role } from '@purlin/domain/access/user-shapes.ts';
import type { Db } from '../servers/database.ts';
import { listenTo } from '../servers/listener.ts';

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

const derive = promisify(argon2);
/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** A password's argon2id hash with its salt, as text. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { ...PARAMETERS, message: password, nonce });
  const { memory, passes } = PARAMETERS;
  const inText = (bytes: Buffer): string => bytes.toString('base64');
  return ['argon2id', memory, passes, inText(nonce), inText(tag)].join('$');
}

async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, nonce, tag] = hash.split('$') as [
    string,
    string,
    string,
    string,
    string,
  ];
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: 1,
    tagLength: expected.length,
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
  });
  return timingSafeEqual(actual, expected);
}

export interface Sessions {
  /**
   * The user whose password this is; undefined when e-mail or password are wrong, taking as long
   * either way.
   */
  authenticate(email: string, password: string): Promise<number | undefined>;
  /**
   * Takes the e-mail, with this password, for the user who is about to be added. The answer is who
   * has it now: another number when it was taken before.
   */
  reserve(userId: number, email: string, password: string): Promise<number>;
  /** Lets go of what `reserve` took, for a user who was not added. */
  release(userId: number): Promise<void>;
  /**
   * Sets the password of the user who has this e-mail, or takes the e-mail for them; false when
   * another user has it.
   */
  setPassword(userId: number, email: string, password: string): Promise<boolean>;
  /** A new session; the answer is the cookie's value. */
  start(userId: number): Promise<{ token: string; maxAgeSeconds: number }>;
  end(token: string): Promise<void>;
  /** Calls once when this session has ended, in whichever process; what it gives takes it back. */
  onEnded(token: string, hear: () => void): () => void;
  /** Stops listening for sessions that end. */
  close(): Promise<void>;
  /** The user of a session that has not ended. */
  userOf(token: string): Promise<number | undefined>;
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
const normal = (email: string): string => email.trim().toLowerCase();

/** Throws when it cannot listen for sessions that end. */
export async function openSessions(db: Db, databaseUrl: string): Promise<Sessions> {
  const ended = await listenForEnds(databaseUrl);
  // Checked when the e-mail is unknown, so that the time taken does not tell.
  const nobody = hashPassword(randomBytes(16).toString('hex'));
  return {
    async authenticate(email, password) {
      const { rows } = await db.query<{ user_id: number; password_hash: string }>(
        'select user_id, password_hash from platform.credentials where email = $1',
        [normal(email)],
      );
      const matches = await passwordMatches(password, rows[0]?.password_hash ?? (await nobody));
      return matches ? rows[0]?.user_id : undefined;
    },
    async reserve(userId, email, password) {
      const { rows } = await db.query<{ user_id: number }>(
        'insert into platform.credentials (user_id, email, password_hash) values ($1, $2, ' +
          '$3) on conflict (email) do update set email = excluded.email returning user_id',
        [userId, normal(email), await hashPassword(password)],
      );
      return rows[0]!.user_id;
    },
    async release(userId) {
      await db.query('delete from platform.credentials where user_id = $1', [userId]);
    },
    async setPassword(userId, email, password) {
      const { rowCount } = await db.query(
        `insert into platform.credentials (user_id, email, password_hash) values ($1, $2, $3)
         on conflict (email) do update set password_hash = excluded.password_hash,
           changed_at = now() where platform.credentials.user_id = excluded.user_id`,
        [userId, normal(email), await hashPassword(password)],
      );
      return rowCount === 1;
    },
    async start(userId) {
      const token = randomBytes(32).toString('base64url');
      await db.query(
        'insert into platform.sessions (token_hash, user_id, expires_at) values ($1, $2, ' +
          "now() + $3 * interval '1 day')",
        [hashOf(token), userId, SESSION_DAYS],
      );
      await db.query('delete from platform.sessions where expires_at < now()');
      return { token, maxAgeSeconds: SESSION_DAYS * 86_400 };
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
  };
}
