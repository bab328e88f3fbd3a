// Links in e-mails under which somebody chooses a password: each works once, for a while, and the
// database knows only its hash.
import type { PASSWORD_LINK_HOURS } from '@purlin/domain/access/user-shapes.ts';
import type { Db } from '../../servers/database.ts';
import type { Counters } from '../../servers/counters.ts';
import { hashPassword } from './passwords.ts';
import { newToken, tokenHash } from './tokens.ts';

type Kind = keyof typeof PASSWORD_LINK_HOURS;

/** A link that is kept: whose it is, what for, and whether it works. */
export interface LinkStanding {
  readonly userId: number;
  /** Null where it was made before that was kept. */
  readonly kind: Kind | null;
  readonly standing: 'valid' | 'used' | 'expired';
  /** The event that asked for it; null where it was made before that was kept. */
  readonly asked: string | null;
  readonly madeAt: string;
}

export interface PasswordLinks {
  /** A new link's token for this user, which this event of theirs asked for. */
  make(userId: number, kind: Kind, asked: string, hours: number): Promise<string>;
  /** How a link stands, which stays as it is; undefined when it never was, or long ago. */
  look(token: string): Promise<LinkStanding | undefined>;
  /**
   * Sets the password of the link's user, whose other links and sessions end with it; undefined
   * when it was used, is over or never was. Throws TryLater.
   */
  choose(token: string, password: string): Promise<number | undefined>;
  /**
   * Counts that somebody asks for one: false when this user was sent enough within the hour. Where
   * they signed in before, a `place` that is known, has a share of its own, so that strangers who
   * ask take nothing away from them.
   */
  mayAsk(userId: number, place?: string): Promise<boolean>;
}

/** More links an hour are nobody's forgetfulness. */
const MOST = 5;
const AN_HOUR_S = 3_600;
const WORKS = 'used_at is null and expires_at > now()';

export const openPasswordLinks = (db: Db, counters: Counters): PasswordLinks => {
  const wanted = counters.of('password-links', AN_HOUR_S);
  const userOf = async (token: string): Promise<number | undefined> => {
    const { rows } = await db.query<{ user_id: number }>(
      `select user_id from platform.password_links where token_hash = $1 and ${WORKS}`,
      [tokenHash(token)],
    );
    return rows[0]?.user_id;
  };
  return {
    async look(token) {
      const { rows } = await db.query<LinkStanding>(
        `select user_id as "userId", kind, case when used_at is not null then 'used'
           when expires_at > now() then 'valid' else 'expired' end as standing, asked,
           created_at as "madeAt"
           from platform.password_links where token_hash = $1`,
        [tokenHash(token)],
      );
      return rows[0];
    },
    async make(userId, kind, asked, hours) {
      const token = newToken();
      await db.query(
        `with over as
           (delete from platform.password_links where expires_at < now() - interval '30 days')
         insert into platform.password_links (token_hash, user_id, kind, asked, expires_at)
         values ($1, $2, $3, $4, now() + $5 * interval '1 hour')`,
        [tokenHash(token), userId, kind, asked, hours],
      );
      return token;
    },
    async choose(token, password) {
      const userId = await userOf(token);
      if (userId === undefined) return undefined;
      const hash = await hashPassword(password, { known: false, shares: [`link ${userId}`] });
      // Used by one call alone, so that two at once do not both choose.
      const { rows } = await db.query<{ user_id: number }>(
        `with used as (update platform.password_links set used_at = now()
           where token_hash = $1 and ${WORKS} returning user_id),
         chosen as (update platform.credentials c set password_hash = $2, changed_at = now()
           from used where c.user_id = used.user_id returning c.user_id),
         others as (update platform.password_links l set used_at = now() from chosen
           where l.user_id = chosen.user_id and l.token_hash <> $1 and l.used_at is null),
         addresses as (delete from platform.email_links e using chosen
           where e.user_id = chosen.user_id),
         ended as (delete from platform.sessions s using chosen
           where s.user_id = chosen.user_id)
         select user_id from chosen`,
        [tokenHash(token), hash],
      );
      return rows[0]?.user_id;
    },
    mayAsk: async (userId, place) =>
      (await wanted.add(place === undefined ? String(userId) : `${userId} ${place}`)).times <= MOST,
  };
};
