// Passkeys (WebAuthn): whether a browser holds the key of somebody's passkey. The database has what
// proves it, which is no secret; a challenge counts once, for whoever asked for it.
import { createHash, randomBytes } from 'node:crypto';
import type { Counters } from '../../servers/counters.ts';
import type { Db } from '../../servers/database.ts';
import { addressBlock } from '../limits/address-block.ts';
import { brake } from '../limits/brake.ts';
import {
  challengeIn,
  handleOf,
  offerFor,
  readMade,
  readShown,
  requestFor,
  type CreationOptions,
  type MadePasskey,
  type NewPasskey,
  type RequestOptions,
  type ShownPasskey,
  type Site,
} from './webauthn.ts';
import type { SignIn, SignInPlace } from './sign-in.ts';
import { tokenHash } from './tokens.ts';

/** Whom a passkey is made for, as their device lists it. */
export interface PasskeyOwner {
  readonly userId: number;
  readonly email: string;
  readonly name: string;
}

/** `holder` is a token that only the browser has which asks: of its session, or of a cookie. */
export interface Passkeys {
  /** What a browser is to make a passkey with. */
  offer(site: Site, owner: PasskeyOwner, holder: string): Promise<CreationOptions>;
  /** The passkey that was made; undefined when it does not belong to what was offered. */
  read(site: Site, made: MadePasskey, holder: string): Promise<NewPasskey | undefined>;
  /** From now on it lets this user in; nothing where it did before. */
  keep(userId: number, made: NewPasskey): Promise<void>;
  /** What a browser is to show a passkey for. */
  ask(site: Site, holder: string): Promise<RequestOptions>;
  /**
   * Whose passkey was shown; undefined when it is none that counts, or has been copied. Throws
   * TryLater.
   */
  check(
    site: Site,
    shown: ShownPasskey,
    holder: string,
    from: SignInPlace,
  ): Promise<number | undefined>;
  /** Whose passkey a browser says it shows; nothing proves it. */
  ownerOf(credentialId: string): Promise<number | undefined>;
  /** When each of a user's passkeys was used last. */
  usesOf(userId: number): Promise<ReadonlyMap<string, string>>;
  /** From now on it lets nobody in. */
  drop(userId: number, passkey: string): Promise<void>;
}

/** Somebody may leave the page open for a while before they choose. */
const CHALLENGE_MINUTES = 15;
const CHALLENGE_BYTES = 32;
const WRONG = { windowSeconds: 60, grows: true } as const;

type Purpose = 'make' | 'show';

/** Names a passkey wherever its own long name would be too much. */
const nameOf = (credentialId: string): string =>
  createHash('sha256').update(credentialId).digest('base64url').slice(0, 22);

/** Challenges: each for one purpose, one holder and one answer. */
const challengesIn = (db: Db) => ({
  async give(purpose: Purpose, holder: string): Promise<string> {
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    await db.query(
      `with over as (delete from platform.passkey_challenges where expires_at < now())
       insert into platform.passkey_challenges (holder, challenge, purpose, expires_at)
       values ($1, $2, $3, now() + $4 * interval '1 minute')`,
      [tokenHash(holder), challenge, purpose, CHALLENGE_MINUTES],
    );
    return challenge;
  },
  async take(purpose: Purpose, holder: string, challenge: string): Promise<boolean> {
    const { rowCount } = await db.query(
      `delete from platform.passkey_challenges where holder = $1 and challenge = $2
       and purpose = $3 and expires_at > now()`,
      [tokenHash(holder), challenge, purpose],
    );
    return rowCount === 1;
  },
});

interface Kept {
  readonly passkey: string;
  readonly userId: number;
  readonly publicKey: Buffer;
  readonly counter: number;
}

/** The passkeys that count. */
const keptIn = (db: Db) => ({
  async find(credentialId: string): Promise<Kept | undefined> {
    const { rows } = await db.query<Kept>(
      `select passkey, user_id as "userId", public_key as "publicKey", sign_count as counter
       from platform.passkeys where credential_id = $1`,
      [credentialId],
    );
    return rows[0];
  },
  async credentialsOf(userId: number): Promise<string[]> {
    const { rows } = await db.query<{ id: string }>(
      'select credential_id as id from platform.passkeys where user_id = $1',
      [userId],
    );
    return rows.map(({ id }) => id);
  },
  /** False where another call was there first with the same or a later count. */
  async count({ passkey }: Kept, counter: number): Promise<boolean> {
    const { rowCount } = await db.query(
      `update platform.passkeys set sign_count = $2, used_at = now()
       where passkey = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0))`,
      [passkey, counter],
    );
    return rowCount === 1;
  },
});

type Challenges = ReturnType<typeof challengesIn>;
type KeptPasskeys = ReturnType<typeof keptIn>;

/** Whose passkey was shown, when it is right and counts on from where it was. */
async function provenBy(
  kept: KeptPasskeys,
  site: Site,
  shown: ShownPasskey,
  found: Kept | undefined,
  challenge: string,
): Promise<number | undefined> {
  // Where it is unknown, another one is looked at: the time taken does not tell.
  const counter = await readShown(site, shown, challenge, found);
  if (!found || counter === undefined) return undefined;
  const mine = shown.userHandle === undefined || shown.userHandle === handleOf(found.userId);
  return mine && (await kept.count(found, counter)) ? found.userId : undefined;
}

/** Checking one, with brakes on wrong ones: by address, and of a passkey's user. */
function checking(
  kept: KeptPasskeys,
  challenges: Challenges,
  counters: Counters,
  { knownPlace }: Pick<SignIn, 'knownPlace'>,
): Passkeys['check'] {
  const address = brake({ ...WRONG, name: 'passkey address', allowed: 10 }, counters);
  const account = brake({ ...WRONG, name: 'passkey', allowed: 5, locksOut: true }, counters);
  return (site, shown, holder, from) =>
    address.attempt(addressBlock(from.ip), async (wrongAddress) => {
      const challenge = challengeIn(shown.clientDataJSON);
      if (challenge === undefined || !(await challenges.take('show', holder, challenge))) {
        wrongAddress();
        return undefined;
      }
      const found = await kept.find(shown.id);
      const look = async (...wrong: (() => void)[]): Promise<number | undefined> => {
        const userId = await provenBy(kept, site, shown, found, challenge);
        if (userId === undefined) for (const say of wrong) say();
        return userId;
      };
      if (!found) return look(wrongAddress);
      // Strangers who know its name keep nobody out where they signed in before.
      const place = (await knownPlace(found.userId, from)) ?? '';
      return account.attempt(`${found.userId} ${place}`, (wrong) => look(wrongAddress, wrong));
    });
}

export function openPasskeys(
  db: Db,
  counters: Counters,
  places: Pick<SignIn, 'knownPlace'>,
): Passkeys {
  const challenges = challengesIn(db);
  const kept = keptIn(db);
  return {
    offer: async (site, owner, holder) =>
      offerFor(site, {
        ...owner,
        challenge: await challenges.give('make', holder),
        known: await kept.credentialsOf(owner.userId),
      }),
    async read(site, made, holder) {
      const challenge = challengeIn(made.clientDataJSON);
      if (challenge === undefined || !(await challenges.take('make', holder, challenge)))
        return undefined;
      const read = await readMade(site, made, challenge);
      // Whoever brings somebody else's gets nothing of it.
      if (!read || (await kept.find(read.credentialId))) return undefined;
      return { ...read, passkey: nameOf(read.credentialId) };
    },
    async keep(userId, made) {
      await db.query(
        `insert into platform.passkeys (passkey, user_id, credential_id, public_key, sign_count)
         values ($1, $2, $3, $4, $5) on conflict do nothing`,
        [made.passkey, userId, made.credentialId, made.publicKey, made.counter],
      );
    },
    ask: async (site, holder) => requestFor(site, await challenges.give('show', holder)),
    check: checking(kept, challenges, counters, places),
    ownerOf: async (credentialId) => (await kept.find(credentialId))?.userId,
    async usesOf(userId) {
      const { rows } = await db.query<{ passkey: string; usedAt: string }>(
        `select passkey, used_at as "usedAt" from platform.passkeys
         where user_id = $1 and used_at is not null`,
        [userId],
      );
      return new Map(rows.map(({ passkey, usedAt }) => [passkey, usedAt]));
    },
    async drop(userId, passkey) {
      // Recovery codes go with the last one, unless an app has them too.
      await db.query('delete from platform.passkeys where user_id = $1 and passkey = $2', [
        userId,
        passkey,
      ]);
      await db.query(
        `delete from platform.recovery_codes where user_id = $1
           and not exists (select from platform.passkeys where user_id = $1)
           and not exists (select from platform.second_factors
             where user_id = $1 and confirmed_at is not null)`,
        [userId],
      );
    },
  };
}
