// Second factors: whether somebody has the phone that makes their codes (TOTP, RFC 6238), or the
// recovery codes that they were given once. Secrets are sealed, recovery codes hashed.
import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Counters } from '../../servers/counters.ts';
import type { Db } from '../../servers/database.ts';
import { brake } from '../limits/brake.ts';
import { sealingWith } from '../history/sealing.ts';

/** What an app on a phone is to be told. */
export interface NewFactor {
  /** For those who type it. */
  readonly secret: string;
  /** For a QR code. */
  readonly uri: string;
}

export interface SecondFactors {
  /** Whether signing in asks this user for a code. */
  has(userId: number): Promise<boolean>;
  /** How many recovery codes are left. */
  codesLeft(userId: number): Promise<number>;
  /**
   * A new secret, which counts once a code of it was given; undefined when there is one that
   * counts. `issuer` and `account` are what the app calls it.
   */
  begin(userId: number, issuer: string, account: string): Promise<NewFactor | undefined>;
  /**
   * Gives the first code: the recovery codes, to be shown once; undefined when it is wrong. Throws
   * TryLater.
   */
  confirm(userId: number, code: string): Promise<readonly string[] | undefined>;
  /**
   * What a code was, which works once; undefined when it is wrong. Whoever is at a known place has
   * tries of their own, so that a stranger who knows the password keeps nobody out. Throws
   * TryLater.
   */
  check(userId: number, code: string, place?: string): Promise<'app' | 'recovery' | undefined>;
  /** New recovery codes, to be shown once, in place of those before. */
  renewCodes(userId: number): Promise<readonly string[]>;
  /**
   * Lets go of it, where it counted before this moment (ISO 8601); the recovery codes stay as long
   * as there is a passkey.
   */
  drop(userId: number, before?: string): Promise<void>;
}

/** Of each code that an app shows, in seconds; the one before and the one after are taken too. */
const STEP_S = 30;
const WINDOW = 1;

/** Wrong codes: so few, and pauses that grow, that guessing takes years. */
const ALLOWED = 5;
const WINDOW_S = 60;

const CODES = 10;
/** Without letters that look like digits or like each other. */
const LETTERS = '23456789abcdefghjkmnpqrstvwxyz';
const HALF = 5;
const half = (): string =>
  Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
/** About fifty random bits, in two parts that can be read aloud. */
const newCode = (): string => `${half()}-${half()}`;
/** As it was typed: with or without blanks and lines, in any case. */
const tidy = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, '');

const totpOf = (secret: string): TOTP =>
  new TOTP({ secret: Secret.fromBase32(secret), period: STEP_S });

/** The step of time that a code belongs to; undefined when it is wrong. */
function stepOf(secret: string, code: string): number | undefined {
  const timestamp = Date.now();
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

/** Puts new recovery codes in place of a user's old ones; gives them, and keeps their hashes. */
const renewing =
  (db: Db, hashOf: (userId: number, code: string) => Buffer) =>
  async (userId: number): Promise<readonly string[]> => {
    const codes = Array.from({ length: CODES }, newCode);
    await db.query(
      `with old as (delete from platform.recovery_codes where user_id = $1)
       insert into platform.recovery_codes (user_id, code_hash) select $1, unnest($2::bytea[])`,
      [userId, codes.map((code) => hashOf(userId, tidy(code)))],
    );
    return codes;
  };

/** Keeping and letting go of a user's secret, and taking its codes, each once. */
function secretsIn(db: Db, key: Buffer) {
  const sealing = sealingWith(key);
  const secretOf = async (userId: number): Promise<string | undefined> => {
    const { rows } = await db.query<{ secret: Buffer }>(
      'select secret from platform.second_factors where user_id = $1',
      [userId],
    );
    return rows[0] && sealing.open(rows[0].secret);
  };
  return {
    async keep(userId: number, secret: string): Promise<boolean> {
      const { rowCount } = await db.query(
        `insert into platform.second_factors as f (user_id, secret) values ($1, $2)
         on conflict (user_id) do update set secret = excluded.secret, last_step = 0
         where f.confirmed_at is null`,
        [userId, sealing.seal(secret)],
      );
      return rowCount === 1;
    },
    /** Takes a code that is right and was not used: nobody uses one that was looked at. */
    async take(userId: number, code: string, which: 'counts' | 'begun'): Promise<boolean> {
      const secret = await secretOf(userId);
      const step = secret === undefined ? undefined : stepOf(secret, code);
      if (step === undefined) return false;
      const { rowCount } = await db.query(
        `update platform.second_factors
         set last_step = $2, confirmed_at = coalesce(confirmed_at, now())
         where user_id = $1 and last_step < $2 and (confirmed_at is not null) = $3`,
        [userId, step, which === 'counts'],
      );
      return rowCount === 1;
    },
  };
}

/** `secret` is what secrets are sealed and recovery codes hashed under. */
export function openSecondFactors(db: Db, counters: Counters, secret: Buffer): SecondFactors {
  const options = { allowed: ALLOWED, windowSeconds: WINDOW_S, grows: true, locksOut: true };
  const tries = brake({ ...options, name: 'second factor' }, counters);
  const { keep, take } = secretsIn(db, secret);
  const hashOf = (userId: number, code: string): Buffer =>
    createHmac('sha256', secret).update(`recovery ${userId} ${code}`).digest();
  const renewCodes = renewing(db, hashOf);
  const takeRecovery = async (userId: number, code: string): Promise<boolean> => {
    const { rowCount } = await db.query(
      'delete from platform.recovery_codes where user_id = $1 and code_hash = $2',
      [userId, hashOf(userId, code)],
    );
    return rowCount === 1;
  };
  const count = async (text: string, userId: number): Promise<number> =>
    (await db.query<{ n: number }>(text, [userId])).rows[0]!.n;

  return {
    has: async (userId) =>
      (await count(
        `select count(*)::int as n from platform.second_factors
         where user_id = $1 and confirmed_at is not null`,
        userId,
      )) > 0,
    codesLeft: (userId) =>
      count('select count(*)::int as n from platform.recovery_codes where user_id = $1', userId),
    async begin(userId, issuer, account) {
      const made = new Secret({ size: 20 });
      if (!(await keep(userId, made.base32))) return undefined;
      const totp = new TOTP({ issuer, label: account, secret: made, period: STEP_S });
      return { secret: made.base32, uri: totp.toString() };
    },
    confirm: (userId, code) =>
      tries.attempt(`${userId}`, async (wrong) => {
        if (await take(userId, tidy(code), 'begun')) return renewCodes(userId);
        wrong();
        return undefined;
      }),
    check: (userId, code, place = '') =>
      tries.attempt(`${userId} ${place}`, async (wrong) => {
        const typed = tidy(code);
        if (await take(userId, typed, 'counts')) return 'app';
        if (await takeRecovery(userId, typed)) return 'recovery';
        wrong();
        return undefined;
      }),
    renewCodes,
    async drop(userId, before) {
      await db.query(
        `with gone as (delete from platform.second_factors
           where user_id = $1 and confirmed_at <= coalesce($2::timestamptz, confirmed_at)
           returning user_id)
         delete from platform.recovery_codes using gone
         where recovery_codes.user_id = gone.user_id
           and not exists (select from platform.passkeys p where p.user_id = gone.user_id)`,
        [userId, before ?? null],
      );
    },
  };
}
