// Signing in: whose password it is, and how often one may be wrong. Where an account was signed in
// to before has an allowance of its own, so that strangers who guess keep nobody out of theirs.
import { createHmac, randomBytes } from 'node:crypto';
import type { Counters } from '../../servers/counters.ts';
import type { Db } from '../../servers/database.ts';
import { addressBlock } from '../limits/address-block.ts';
import { brake } from '../limits/brake.ts';
import type { Asker } from '../limits/fair-queue.ts';
import { hashOfNobody, passwordMatches } from './passwords.ts';

/** Where somebody signs in. */
export interface SignInPlace {
  readonly ip: string;
  /** What the browser was given when it signed in before. */
  readonly device: string | undefined;
}

export interface SignIn {
  /**
   * The user whose password this is; undefined when e-mail or password are wrong, taking as long
   * either way. Throws TryLater.
   */
  authenticate(email: string, password: string, from: SignInPlace): Promise<number | undefined>;
  /** The place of a call at which this user signed in before, sealed; undefined at a new one. */
  knownPlace(userId: number, from: SignInPlace): Promise<string | undefined>;
  /** Remembers that this user was here; the answer is what their browser is to keep. */
  remember(userId: number, from: SignInPlace): Promise<string>;
}

const DEVICE = /^[\w-]{43}$/;
/** E-mail addresses are compared like this. */
export const normal = (email: string): string => email.trim().toLowerCase();

interface Found {
  readonly user_id: number;
  readonly password_hash: string;
  /** The places of this call at which this user was signed in before. */
  readonly known: readonly Buffer[];
}

/** Wrong passwords: at a known place, from one address, at one account by strangers. */
const brakesOf = (counters: Counters) => {
  const minute = { windowSeconds: 60, allowed: 10, grows: true };
  return {
    here: brake({ ...minute, name: 'sign-in here', locksOut: true }, counters),
    address: brake({ ...minute, name: 'sign-in address' }, counters),
    account: brake(
      { ...minute, name: 'sign-in account', windowSeconds: 600, allowed: 20, locksOut: true },
      counters,
    ),
  };
};

/** Of a call's places one that is known: the browser before the address, which others may share. */
const mostOwn = (places: readonly Buffer[], known: readonly Buffer[]): Buffer | undefined =>
  places.findLast((one) => known.some((other) => other.equals(one)));

/** What is stored instead of addresses, browsers and e-mails. */
function sealedBy(secret: Buffer) {
  const sealed = (what: string, text: string): Buffer =>
    createHmac('sha256', secret).update(`${what} ${text}`).digest();
  const placesOf = ({ ip, device }: SignInPlace): Buffer[] => [
    sealed('address', addressBlock(ip)),
    ...(device && DEVICE.test(device) ? [sealed('device', device)] : []),
  ];
  return { sealed, placesOf };
}

/** The places at which people signed in before: whether a call comes from one, and keeping one. */
const placesIn = (
  db: Db,
  placesOf: (from: SignInPlace) => Buffer[],
): Pick<SignIn, 'knownPlace' | 'remember'> => ({
  async knownPlace(userId, from) {
    const places = placesOf(from);
    const { rows } = await db.query<{ place: Buffer }>(
      'select place from platform.known_places where user_id = $1 and place = any($2)',
      [userId, places],
    );
    return mostOwn(
      places,
      rows.map(({ place }) => place),
    )?.toString('base64url');
  },
  async remember(userId, { ip, device }) {
    const kept = device && DEVICE.test(device) ? device : randomBytes(32).toString('base64url');
    await db.query(
      `with forgotten as
         (delete from platform.known_places where seen_at < now() - interval '1 year')
       insert into platform.known_places (user_id, place)
       select $1, unnest($2::bytea[])
       on conflict (user_id, place) do update set seen_at = now()`,
      [userId, placesOf({ ip, device: kept })],
    );
    return kept;
  },
});

/** `secret` keeps addresses and e-mails out of what is stored. */
export function openSignIn(db: Db, counters: Counters, secret: Buffer): SignIn {
  // Checked when the e-mail is unknown, so that the time taken does not tell.
  const nobody = hashOfNobody();
  const { here, address, account } = brakesOf(counters);
  const { sealed, placesOf } = sealedBy(secret);
  const places = placesIn(db, placesOf);
  const find = async (email: string, from: SignInPlace): Promise<Found | undefined> => {
    const { rows } = await db.query<Found>({
      name: 'sign_in',
      text: `select user_id, password_hash, array(select place from platform.known_places k
        where k.user_id = c.user_id and k.place = any($2)) as known
        from platform.credentials c where email = $1`,
      values: [email, placesOf(from)],
    });
    return rows[0];
  };

  return {
    async authenticate(given, password, from) {
      const email = normal(given);
      const found = await find(email, from);
      const check = async (asker: Asker, ...wrong: (() => void)[]): Promise<number | undefined> => {
        if (await passwordMatches(password, found?.password_hash ?? nobody, asker))
          return found?.user_id;
        for (const say of wrong) say();
        return undefined;
      };
      const name = sealed('account', email).toString('base64url');
      const place = mostOwn(placesOf(from), found?.known ?? []);
      // People of one office do not count as one; whoever has many browsers does.
      if (place)
        return here.attempt(`${name} ${place.toString('base64url')}`, (wrong) =>
          check({ known: true, shares: [name] }, wrong),
        );
      const block = addressBlock(from.ip);
      return address.attempt(block, (wrongAddress) =>
        account.attempt(name, (wrongAccount) =>
          check({ known: false, shares: [name, block] }, wrongAddress, wrongAccount),
        ),
      );
    },
    ...places,
  };
}
