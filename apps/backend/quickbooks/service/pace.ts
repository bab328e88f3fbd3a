// The pace of our calls, which all processes keep together, and the pause of all after too many.
// Where reads are refused pause after pause, what may be read in a month is used up: QuickBooks
// answers that as it answers too many calls, until the month is over, while writes go on.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../platform/servers/database.ts';
import { BooksFault, ReadsSpent, TooManyCalls, type BooksCall } from './calls.ts';

/** Who would wait longer comes back instead. */
const PATIENCE_MS = 10_000;
/** After so many pauses in a row without a read that is answered, it is no matter of the pace. */
const PAUSES = 3;

/** When the next call may go out; the row is the queue of all processes. */
const NEXT = `insert into platform.quickbooks_pace as p (realm_id, next_at)
  values ($1, now() + $2 * interval '1 millisecond')
  on conflict (realm_id) do update
    set next_at = greatest(p.next_at, now()) + $2 * interval '1 millisecond'
    where p.next_at < now() + $3 * interval '1 millisecond'
  returning greatest(0, extract(epoch from next_at - now()) * 1000 - $2)::float8 as ms, refused`;

/** Calls alone put the next one off by no more than our patience. */
const IS_PAUSED = `next_at > now() + ${PATIENCE_MS} * interval '1 millisecond'`;

/** Those who are refused together begin one pause. */
const PAUSE = `update platform.quickbooks_pace
  set refused = refused + case
      when $3 and next_at < now() + $2 / 2 * interval '1 millisecond' then 1 else 0 end,
    paused_at = case when ${IS_PAUSED} then coalesce(paused_at, now()) else now() end,
    next_at = greatest(next_at, now() + $2 * interval '1 millisecond')
  where realm_id = $1 returning refused`;

const ANSWERED = 'update platform.quickbooks_pace set refused = 0 where realm_id = $1';

const SPENT = 'select from platform.quickbooks_pace where realm_id = $1 and refused >= $2';

/** The pause that all callers of a company make after too many calls; null: they make none. */
export async function pauseNow(
  db: Db,
  realmId: string,
): Promise<{ readonly since: string; readonly until: string } | null> {
  const { rows } = await db.query<{ since: string; until: string }>({
    name: 'quickbooks_pause',
    text: `select coalesce(paused_at, now()) as since, next_at as until
      from platform.quickbooks_pace where realm_id = $1 and ${IS_PAUSED}`,
    values: [realmId],
  });
  return rows[0] ?? null;
}

/** One call whose turn it is. */
interface CallTurn {
  answered(): Promise<void>;
  /** What to throw instead of this error. */
  failed(error: unknown): Promise<unknown>;
}

/** `callsAMinute`: of a company, by all processes. */
export const pacing = (db: Db, callsAMinute: number) => ({
  /** Whether no read was answered since what may be read in a month was used up. */
  readQuotaExhausted: async (realmId: string): Promise<boolean> =>
    (await db.query(SPENT, [realmId, PAUSES])).rowCount === 1,
  /** Waits until it is this call's turn. Throws TooManyCalls where that would be too long. */
  async turn({ realmId, method }: Pick<BooksCall, 'realmId' | 'method'>): Promise<CallTurn> {
    const { rows } = await db.query<{ ms: number; refused: number }>({
      name: 'quickbooks_pace',
      text: NEXT,
      values: [realmId, 60_000 / callsAMinute, PATIENCE_MS],
    });
    const [row] = rows;
    if (!row) throw new TooManyCalls(PATIENCE_MS);
    await sleep(row.ms);
    const reads = method === 'GET';
    const answered = async (): Promise<void> => {
      if (reads && row.refused > 0) await db.query(ANSWERED, [realmId]);
    };
    return {
      answered,
      async failed(error) {
        // A validation fault counts as an answered read.
        if (error instanceof BooksFault) await answered();
        if (!(error instanceof TooManyCalls)) return error;
        const { waitMs } = error;
        const paused = await db.query<{ refused: number }>(PAUSE, [realmId, waitMs, reads]);
        return reads && (paused.rows[0]?.refused ?? 0) >= PAUSES ? new ReadsSpent(waitMs) : error;
      },
    };
  },
});
