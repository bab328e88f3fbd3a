// Sessions: who is signed in. Cookies carry a random token, the database only its
// hash.
import type { Demands } from '@purlin/domain/access/rights.ts';
import type { Link, Role } from '@purlin/domain/access/user-shapes.ts';
import type { Counters } from '../../servers/counters.ts';
import type { Db } from '../../servers/database.ts';
import type { Listener } from '../../servers/listener.ts';
import { credentialsIn, type Credentials } from './credentials.ts';
import { openSessionCache, type SessionCache, type Owned } from './session-cache.ts';
import { openSessionsIn, type OpenSessions } from './open-sessions.ts';
import { emailLinksIn, type EmailLinks } from './email-links.ts';
import { openPasskeys, type Passkeys } from './passkeys.ts';
import { openPasswordLinks, type PasswordLinks } from './password-links.ts';
import { openSecondFactors, type SecondFactors } from './second-factors.ts';
import { openSignIn, type SignInPlace, type SignIn } from './sign-in.ts';
import { openRefusalLogLimit, type RefusalLogLimit } from './refusal-log-limit.ts';
import { newToken, tokenHash } from './tokens.ts';

const SESSION_DAYS = 30;

/** What a user is to the company. */
export interface Membership extends Demands {
  readonly role: Role;
  /** Whose things they may call their own; everything null where there is no such link. */
  readonly owner: Link;
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

export interface Sessions
  extends Pick<SignIn, 'authenticate' | 'knownPlace'>, Omit<OpenSessions, 'noteUse'>, Credentials {
  readonly links: PasswordLinks;
  readonly emailLinks: EmailLinks;
  /** Ends every link that was e-mailed to a user, whatever it opens. */
  endLinks(userId: number): Promise<void>;
  readonly factors: SecondFactors;
  readonly passkeys: Passkeys;
  readonly refusalLogLimit: RefusalLogLimit;
  /** Ends all sessions of a user, and forgets the e-mail, the password and the places. */
  forget(userId: number): Promise<void>;
  /**
   * A new session in a browser that calls itself so; the answer is what the browser keeps. Who they
   * are counts as shown just now, unless a link alone let them in (rule: password-again).
   */
  start(
    userId: number,
    from?: SignInPlace,
    browser?: string,
    proven?: boolean,
  ): Promise<StartedSession>;
  end(token: string): Promise<void>;
  /** Calls once when this session has ended, in whichever process; what it gives takes it back. */
  onEnded(token: string, hear: () => void): () => void;
  /** Stops listening for sessions that end. */
  close(): void;
  /** The user of a session that has not ended. */
  userOf(token: string): Promise<number | undefined>;
  /** Whether the password was given in this session within so long. */
  provedWithin(token: string, ms: number): Promise<boolean>;
  /**
   * Gives the password again in a session: false when it is wrong. Throws TryLater, as signing in
   * does.
   */
  prove(token: string, userId: number, password: string, from: SignInPlace): Promise<boolean>;
  /** The same as giving the password: who they are was shown in this session just now. */
  noteProven(token: string): Promise<void>;
}

/** Who wants to hear that a session has ended: the database tells, whoever ended it. */
async function listenForEnds(listener: Listener, cache: SessionCache) {
  const hearers = new Map<string, Set<() => void>>();
  const stopListening = await listener.listen({
    channel: 'session_ended',
    onNotice(hash = '') {
      cache.forget(hash);
      hearers.get(hash)?.forEach((hear) => hear());
    },
    onListening: () => cache.hears(true),
    onLost: () => cache.hears(false),
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
    close: stopListening,
  };
}

export interface SessionsOptions {
  readonly db: Db;
  readonly listener: Listener;
  readonly counters: Counters;
  /** Keeps what is remembered of places from telling where they are. */
  readonly secret: Buffer;
  /** Seals what makes the codes of second factors. */
  readonly factorSecret: Buffer;
}

async function forgetUser(db: Db, userId: number): Promise<void> {
  await db.query(
    `with credentials as (delete from platform.credentials where user_id = $1),
       places as (delete from platform.known_places where user_id = $1),
       links as (delete from platform.password_links where user_id = $1),
       addresses as (delete from platform.email_links where user_id = $1),
       passkeys as (delete from platform.passkeys where user_id = $1),
       factors as (delete from platform.second_factors where user_id = $1),
       codes as (delete from platform.recovery_codes where user_id = $1)
     delete from platform.sessions where user_id = $1`,
    [userId],
  );
}

async function endLinks(db: Db, userId: number): Promise<void> {
  await db.query(
    `with addresses as (delete from platform.email_links where user_id = $1)
     update platform.password_links set used_at = now() where user_id = $1 and used_at is null`,
    [userId],
  );
}

async function noteProven(db: Db, token: string): Promise<void> {
  await db.query('update platform.sessions set proved_at = now() where token_hash = $1', [
    tokenHash(token),
  ]);
}

/** The password of a session: when it was given last, and giving it again. */
const provingIn = (
  db: Db,
  authenticate: SignIn['authenticate'],
): Pick<Sessions, 'provedWithin' | 'prove' | 'noteProven'> => ({
  async provedWithin(token, ms) {
    const { rowCount } = await db.query(
      `select from platform.sessions where token_hash = $1 and expires_at > now()
        and proved_at > now() - $2 * interval '1 millisecond'`,
      [tokenHash(token), ms],
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
    await noteProven(db, token);
    return true;
  },
  noteProven: (token) => noteProven(db, token),
});

/** Whose a session is that has not ended, and whether its use is still to be noted. */
async function ownerOf(
  db: Db,
  token: string,
): Promise<(Owned & { readonly unnoted: boolean }) | undefined> {
  const { rows } = await db.query<Owned & { readonly unnoted: boolean }>({
    name: 'session_user',
    text: `select user_id as "userId", seen_at < now() - interval '5 minutes' as unnoted,
        extract(epoch from expires_at - now())::float8 * 1000 as "leftMs"
      from platform.sessions where token_hash = $1 and expires_at > now()`,
    values: [tokenHash(token)],
  });
  return rows[0];
}

/** The notice of an end comes a moment later: here nobody is let in once who ended it knows. */
const endingIn =
  (cache: SessionCache) =>
  <Args extends readonly unknown[], Result>(end: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    try {
      return await end(...args);
    } finally {
      cache.forget();
    }
  };

/** Throws when it cannot listen for sessions that end. */
export async function openSessions({
  db,
  listener,
  counters,
  secret,
  factorSecret,
}: SessionsOptions): Promise<Sessions> {
  const cache = openSessionCache();
  const ended = await listenForEnds(listener, cache);
  const { authenticate, remember, knownPlace } = openSignIn(db, counters, secret);
  const { noteUse, openOf, endByKey, endAll, endBegunBefore } = openSessionsIn(db);
  const links = openPasswordLinks(db, counters);
  const ending = endingIn(cache);
  return {
    authenticate,
    knownPlace,
    openOf,
    endByKey: ending(endByKey),
    endAll: ending(endAll),
    endBegunBefore: ending(endBegunBefore),
    ...credentialsIn(db),
    links: { ...links, choose: ending(links.choose) },
    emailLinks: emailLinksIn(db),
    endLinks: (userId) => endLinks(db, userId),
    factors: openSecondFactors(db, counters, factorSecret),
    passkeys: openPasskeys(db, counters, { knownPlace }),
    refusalLogLimit: openRefusalLogLimit(counters),
    forget: ending((userId: number) => forgetUser(db, userId)),
    async start(userId, from, browser, proven = true) {
      const token = newToken();
      await db.query(
        `insert into platform.sessions (token_hash, user_id, expires_at, browser, proved_at)
         values ($1, $2, now() + $3 * interval '1 day', $4,
           case when $5 then now() else '-infinity' end)`,
        [tokenHash(token), userId, SESSION_DAYS, browser ?? null, proven],
      );
      await db.query('delete from platform.sessions where expires_at < now()');
      const device = from && (await remember(userId, from));
      return { token, maxAgeSeconds: SESSION_DAYS * 86_400, device };
    },
    end: ending(async (token: string) => {
      await db.query('delete from platform.sessions where token_hash = $1', [tokenHash(token)]);
    }),
    onEnded: (token, hear) => ended.on(tokenHash(token).toString('hex'), hear),
    close: ended.close,
    userOf: (token) =>
      cache.userOf(tokenHash(token).toString('hex'), async () => {
        const owned = await ownerOf(db, token);
        // Nobody waits for it, and a note that is lost is made with the next call.
        if (owned?.unnoted) void noteUse(token).catch(() => {});
        return owned;
      }),
    ...provingIn(db, authenticate),
  };
}
