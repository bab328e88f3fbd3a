// The tokens of the companies we are connected to: sealed, and renewed by one process at a time.
import type { Sealing } from '../../platform/core/history/sealing.ts';
import type { Pool, Statements } from '../../platform/servers/database.ts';
import { inTransaction } from '../../platform/servers/transaction.ts';
import { OAuthAway, TokenRefused, type OAuth, type Tokens } from './oauth.ts';

export interface QuickBooksTokens {
  /** Puts the first tokens of a connection in the place of older ones, which are left. */
  keep(realmId: string, tokens: Tokens): Promise<void>;
  /**
   * An access token that holds a while; `not`: one that was not taken, so another is wanted.
   * Throws TokenRefused when somebody has to connect again, OAuthAway when nobody knows.
   */
  accessTo(realmId: string, not?: string): Promise<string>;
  /** Leaves tokens that were never kept to be revoked. */
  discard(tokens: Tokens): Promise<void>;
  /** Lets go of them; they are left to be revoked. */
  drop(realmId: string): Promise<void>;
  /** The companies whose tokens nobody renewed for a while: nobody is connecting just now. */
  resting(): Promise<readonly string[]>;
  /** Revokes what is left, one after the other; what nobody could revoke stays for later. */
  revokeLeft(): Promise<void>;
}

/** A token that ends this soon is renewed before it is used. */
const SOON_MS = 5 * 60_000;

interface Row {
  readonly access: Buffer;
  readonly refresh: Buffer;
  readonly access_until: string;
}

const KEEP = `insert into platform.quickbooks_tokens
    (realm_id, access, refresh, access_until, refresh_until, hard_until)
  values ($1, $2, $3, now() + $4 * interval '1 second', now() + $5 * interval '1 second',
    now() + $6 * interval '1 second')
  on conflict (realm_id) do update set access = excluded.access, refresh = excluded.refresh,
    access_until = excluded.access_until, refresh_until = excluded.refresh_until,
    hard_until = coalesce(excluded.hard_until, quickbooks_tokens.hard_until), renewed_at = now()`;

/** Whoever is in the row is left to be revoked: nobody forgets a grant that is in force. */
const LEAVE = `insert into platform.quickbooks_left (refresh)
  select refresh from platform.quickbooks_tokens where realm_id = $1`;
/** What nobody revokes in so long ended by itself. */
const LEFT_FOR = "interval '101 days'";
interface Left {
  readonly id: string;
  readonly refresh: Buffer;
}

/** Whoever connects is done within the minutes that a state is good for. */
const RESTING = `select realm_id from platform.quickbooks_tokens
  where renewed_at < now() - interval '10 minutes' order by realm_id`;

const READ = `select access, refresh, access_until from platform.quickbooks_tokens
  where realm_id = $1`;

/** Reads and writes of one row, opened and sealed. */
const rowsIn = (sealing: Sealing) => ({
  keep: (db: Statements, realmId: string, tokens: Tokens) =>
    db.query(KEEP, [
      realmId,
      sealing.seal(tokens.access),
      sealing.seal(tokens.refresh),
      tokens.accessSeconds,
      tokens.refreshSeconds,
      tokens.hardSeconds,
    ]),
  /** The access token of a row, as long as it holds a while and is not that one. */
  good(row: Row | undefined, not: string | undefined): string | undefined {
    const access = row && sealing.open(row.access);
    const holds = row && Date.parse(row.access_until) - Date.now() > SOON_MS;
    return holds && access !== not ? access : undefined;
  },
  refreshOf: (row: Pick<Row, 'refresh'> | undefined): string | undefined =>
    row && sealing.open(row.refresh),
});

/** Whoever has the row renews; the others wait for it, and find it renewed. */
const renewing =
  (pool: Pool, rows: ReturnType<typeof rowsIn>, oauth: OAuth) =>
  (realmId: string, not: string | undefined): Promise<string> =>
    inTransaction(pool, async (db) => {
      const [row] = (await db.query<Row>(`${READ} for update`, [realmId])).rows;
      const good = rows.good(row, not);
      if (good !== undefined) return good;
      const refresh = rows.refreshOf(row);
      if (refresh === undefined) throw new TokenRefused('there is no token');
      const tokens = await oauth.renew(refresh);
      await rows.keep(db, realmId, tokens);
      return tokens.access;
    });

/** False: nobody knows, and it is tried again. */
async function isRevoked(oauth: OAuth, refresh: string | undefined): Promise<boolean> {
  try {
    if (refresh !== undefined) await oauth.revoke(refresh);
    return true;
  } catch (error) {
    // Unknown there: it ended before.
    if (error instanceof TokenRefused) return true;
    if (error instanceof OAuthAway) return false;
    throw error;
  }
}

export function openQuickBooksTokens(pool: Pool, sealing: Sealing, oauth: OAuth): QuickBooksTokens {
  const rows = rowsIn(sealing);
  const renew = renewing(pool, rows, oauth);
  // One of this process asks, however many want it.
  const underWay = new Map<string, Promise<string>>();
  return {
    keep: (realmId, tokens) =>
      inTransaction(pool, async (db) => {
        await db.query(`${LEAVE} for update`, [realmId]);
        await rows.keep(db, realmId, tokens);
      }),
    async accessTo(realmId, not) {
      const there = rows.good((await pool.query<Row>(READ, [realmId])).rows[0], not);
      if (there !== undefined) return there;
      const before = underWay.get(realmId);
      if (before) return before;
      const work = renew(realmId, not).finally(() => underWay.delete(realmId));
      underWay.set(realmId, work);
      return work;
    },
    discard: async ({ refresh }) =>
      void (await pool.query('insert into platform.quickbooks_left (refresh) values ($1)', [
        sealing.seal(refresh),
      ])),
    drop: (realmId) =>
      inTransaction(pool, async (db) => {
        await db.query(`${LEAVE} for update`, [realmId]);
        await db.query('delete from platform.quickbooks_tokens where realm_id = $1', [realmId]);
      }),
    async resting() {
      const resting = await pool.query<{ realm_id: string }>(RESTING);
      return resting.rows.map(({ realm_id: realmId }) => realmId);
    },
    async revokeLeft() {
      await pool.query(`delete from platform.quickbooks_left where left_at < now() - ${LEFT_FOR}`);
      const left = await pool.query<Left>(
        'select id, refresh from platform.quickbooks_left order by id',
      );
      for (const row of left.rows)
        if (await isRevoked(oauth, rows.refreshOf(row)))
          await pool.query('delete from platform.quickbooks_left where id = $1', [row.id]);
    },
  };
}
