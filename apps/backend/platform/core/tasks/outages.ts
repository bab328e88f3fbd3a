// Outages: what the world outside does not answer right now. While it lasts, one piece of work at a
// time tries whether it is over, the others wait; when it is, all go on at once.
import { CHANGED } from './effect-notices.ts';
import type { Db } from '../../servers/database.ts';

/** For so long, what cannot be done because something is away is tried again. */
export const PATIENCE_MS = 3 * 24 * 60 * 60_000;
/** Whoever tries has this long before somebody else may, and asks for more while it goes on. */
const TURN_MS = 15_000;
/** A turn is made longer this often; one whose process died ends by itself. */
const RENEW_MS = 5_000;
/** Who waits comes so much later than the next turn begins: that one's answer frees the others. */
const BEHIND_MS = 1_000;
const FIRST_PAUSE_S = 5;
const LONGEST_PAUSE_S = 15 * 60;
/** Whether anything is away is looked up this often at most. */
const LOOK_MS = 1_000;

const JITTER = '(0.8 + 0.4 * random())';
/**
 * The pause after so many failures: 5 s, doubled with each, 15 min at most, a fifth up or down; not
 * shorter than `leastMs`.
 */
const pauseAfter = (failures: string, leastMs: string): string =>
  `greatest(least(${FIRST_PAUSE_S} * power(2, least(${failures}, 12)), ${LONGEST_PAUSE_S})
    * ${JITTER} * interval '1 second', ${leastMs} * interval '1 millisecond')`;

/** Whether work may go on: as always, as the one who tries, or not before so many milliseconds. */
type Turn = 'open' | 'try' | { readonly waitMs: number };

export interface Outages {
  /** Asks before each use of what `scope` names. */
  turn(scope: string): Promise<Turn>;
  /**
   * It does not answer; `tried` says whether it was known to be away before. `why`: the kind of
   * trouble; the outage is since that began. `leastMs`: it is not tried sooner. Answers with how
   * long the one who asked waits now.
   */
  away(
    scope: string,
    reason: string,
    tried: boolean,
    trouble?: { readonly why?: string | undefined; readonly leastMs?: number | undefined },
  ): Promise<number>;
  /** The one whose turn it was leaves without having asked: the next one may at once. */
  leave(scope: string): Promise<void>;
  /**
   * Somebody wants it tried now, and not after the pause: one of those that wait is due. Answers
   * with its kind of task.
   */
  tryNow(scope: string): Promise<readonly string[]>;
  /**
   * It answers again, whoever saw it: everything that waited for it is due. Answers with the kinds
   * of tasks. What nobody asked for in a day is forgotten. `isStillOut`: true while the outage
   * lasts; it answered, and what is missing is missing still.
   */
  over(scope: string, isStillOut?: () => Promise<boolean>): Promise<readonly string[]>;
}

/** Whether it is time to try, and this is who tries: the time of the next one is set by it. */
async function isDue(db: Db, scope: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update platform.outages set next_try_at = now() + $2 * interval '1 millisecond'
      where scope = $1 and next_try_at <= now()`,
    [scope, TURN_MS],
  );
  return rowCount === 1;
}

/** How long until it is tried again; open where it has ended meanwhile. */
async function waitOf(db: Db, scope: string): Promise<'open' | { readonly waitMs: number }> {
  const { rows } = await db.query<{ ms: number }>(
    `select greatest(0, extract(epoch from next_try_at - now()) * 1000)::float8 as ms
      from platform.outages where scope = $1`,
    [scope],
  );
  return rows[0] ? { waitMs: rows[0].ms + BEHIND_MS } : 'open';
}

/** Outages are rows that all processes share. */
export function openOutages(db: Db): Outages {
  const known = openKnown(db);
  const turns = openTurnsAt(db);
  return {
    async turn(scope) {
      await known.look();
      if (!known.has(scope)) return 'open';
      if (!(await isDue(db, scope))) return waitOf(db, scope);
      turns.keep(scope);
      return 'try';
    },
    async away(scope, reason, tried, { why = '', leastMs = 0 } = {}) {
      known.add(scope);
      if (tried) turns.end(scope);
      const { rows } = await db.query<{ ms: number; others: number }>({
        name: tried ? 'outage_goes_on' : 'outage_begins',
        text: tried ? GOES_ON : BEGINS,
        values: [scope, reason, why, leastMs, ...(tried ? [PATIENCE_MS, TURN_MS] : [])],
      });
      const now = rows[0];
      // Somebody saw it first, or saw it end.
      if (!now) return BEHIND_MS;
      return now.ms + (now.others > 0 ? TURN_MS : 0);
    },
    async leave(scope) {
      if (!turns.end(scope)) return;
      await db.query(
        `update platform.outages set next_try_at = now()
          where scope = $1 and next_try_at <= now() + $2 * interval '1 millisecond'`,
        [scope, TURN_MS],
      );
    },
    async tryNow(scope) {
      const { rows } = await db.query<{ task: string }>({
        name: 'outage_try_now',
        text: TRY_NOW,
        values: [scope],
      });
      return rows.map(({ task }) => task);
    },
    async over(scope, isStillOut) {
      await known.look();
      if (known.has(scope) && (await isStillOut?.())) return [];
      if (!known.delete(scope)) return [];
      turns.end(scope);
      const freed = await db.query<{ task: string | null }>(ENDS, [scope]);
      const late = await db.query<{ task: string }>(FREES_LATE, [scope]);
      return [...new Set([...freed.rows, ...late.rows].flatMap(({ task }) => task ?? []))];
    },
  };
}

/** What is known to be away, looked up again from time to time. */
function openKnown(db: Db) {
  let known = new Set<string>();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;
  const readAll = async (): Promise<void> => {
    const { rows } = await db.query<{ scope: string }>({
      name: 'outages',
      text: 'select scope from platform.outages',
      values: [],
    });
    known = new Set(rows.map(({ scope }) => scope));
    lookedAt = performance.now();
  };
  /** Who asks while it is being looked up waits for the answer. */
  const look = async (): Promise<void> => {
    if (looking || performance.now() - lookedAt >= LOOK_MS)
      await (looking ??= readAll().finally(() => (looking = undefined)));
  };
  return {
    look,
    has: (scope: string): boolean => known.has(scope),
    add: (scope: string): void => void known.add(scope),
    delete: (scope: string): boolean => known.delete(scope),
  };
}

/** The turns that this process has, each made longer until it ends. */
function openTurnsAt(db: Db) {
  const renewals = new Map<string, NodeJS.Timeout>();
  const renew = (scope: string): void =>
    void db
      .query(
        `update platform.outages
          set next_try_at = greatest(next_try_at, now() + $2 * interval '1 millisecond')
          where scope = $1`,
        [scope, TURN_MS],
      )
      // The turn ends the sooner, and somebody else may try.
      .catch(() => {});
  return {
    keep(scope: string): void {
      clearInterval(renewals.get(scope));
      renewals.set(scope, setInterval(renew, RENEW_MS, scope).unref());
    },
    /** Whether it was this process's. */
    end(scope: string): boolean {
      clearInterval(renewals.get(scope));
      return renewals.delete(scope);
    },
  };
}

/** Whoever is first to see it tries next; nobody else's failure makes the pause longer. */
const BEGINS = `
  insert into platform.outages (scope, reason, why, next_try_at)
    values ($1, $2, $3, now() + ${pauseAfter('0', '$4')}) on conflict (scope) do nothing
    returning extract(epoch from next_try_at - now())::float8 * 1000 as ms, 0 as others,
      ${CHANGED}`;

/**
 * The next turn goes to somebody else, so that one e-mail that always fails holds nobody back; the
 * others wait behind, though never past the end of their patience.
 */
const GOES_ON = `
  with goes_on as (
    update platform.outages set failures = failures + 1, reason = $2, why = $3,
        since = case when why in ('', $3) then since else now() end,
        next_try_at = now() + ${pauseAfter('failures + 1', '$4')}
      where scope = $1 returning next_try_at),
  held as (
    select id, row_number() over (order by attempts, created_at) as place
      from platform.effects where held_by = $1 and status = 'pending'),
  put_off as (
    update platform.effects e set run_at = least(
        goes_on.next_try_at + case when place = 1 then 0 else $6 end * interval '1 millisecond',
        failing_since + $5 * interval '1 millisecond')
      from held, goes_on where e.id = held.id returning 1)
  select extract(epoch from next_try_at - now())::float8 * 1000 as ms,
    (select count(*) from put_off) as others, ${CHANGED} from goes_on`;

const TRY_NOW = `
  with asked as (
    update platform.outages set next_try_at = least(next_try_at, now())
      where scope = $1 returning scope),
  due as (
    update platform.effects set run_at = now() where id = (
      select id from platform.effects join asked on held_by = asked.scope
        where status = 'pending' order by attempts, created_at limit 1) returning task)
  select task, ${CHANGED} from due`;

const ENDS = `
  with told as (select ${CHANGED}),
  ended as (
    delete from platform.outages where scope = $1 or next_try_at < now() - interval '1 day'),
  freed as (
    update platform.effects set run_at = now() where held_by = $1 and status = 'pending'
      returning task)
  select distinct task from told left join freed on true`;

/** The end waits for effects which are being held. Only a statement after it sees them. */
const FREES_LATE = `
  with freed as (
    update platform.effects set run_at = now()
      where held_by = $1 and status = 'pending' and run_at > now() returning task)
  select distinct task from freed`;
