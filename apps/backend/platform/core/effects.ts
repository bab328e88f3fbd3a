// The effects ledger: every piece of work that events asked for, and what became of it. The queue
// only says when to look here.
import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { LOCK, openConnection, type Db } from '../servers/database.ts';

const RECONNECT_MS = 500;

export interface ClaimedEffect {
  readonly id: string;
  readonly task: string;
  readonly data: unknown;
  readonly correlationId: string;
  /** This attempt's number, from 1. */
  readonly attempt: number;
}

export interface OpenEffect {
  readonly id: string;
  readonly task: string;
  readonly attempts: number;
  readonly delayMs: number;
}

export interface EffectsLedger {
  /**
   * Takes an effect for this process; undefined when it is done, failed, not due, or in the hands
   * of a living process.
   */
  claim(id: string): Promise<ClaimedEffect | undefined>;
  done(id: string): Promise<void>;
  /** Back to waiting, due after `delayMs`. */
  retry(id: string, error: string, delayMs: number): Promise<void>;
  fail(id: string, error: string): Promise<void>;
  /**
   * The attempt is over, however it ended: what was not recorded as done, failed or waiting is open
   * again.
   */
  release(id: string): void;
  /** Everything still to do, including what died with its process. */
  open(): Promise<OpenEffect[]>;
  close(): Promise<void>;
}

/**
 * A worker holds an advisory lock while it lives; Postgres lets go of it the moment its connection
 * ends.
 * So a claim whose lock is gone belongs to a dead process and may be taken over at once.
 */
export async function openEffectsLedger(databaseUrl: string, db: Db): Promise<EffectsLedger> {
  const life = await signOfLife(databaseUrl);
  // What this process works on right now. A claim of its own that is not here was given up half
  // way, for example because the database was gone.
  const inHand = new Set<string>();
  const alive = `select objid::int from pg_locks join pg_database d on d.oid = database where
    datname = current_database() and locktype = 'advisory' and classid = ${LOCK.workerSpace}
    and granted`;
  const abandoned = `(status = 'running' and (claimed_by = $1 or claimed_by not in (${alive})))`;
  return {
    async claim(id) {
      if (inHand.has(id)) return undefined;
      inHand.add(id);
      const { rows } = await db
        .query<{
          id: string;
          task: string;
          data: unknown;
          correlation_id: string;
          attempts: number;
        }>(
          `update platform.effects set status = 'running', attempts = attempts + 1, claimed_by = $1
         where id = $2 and (status = 'pending' and run_at <= now() + interval '50 milliseconds' or
           ${abandoned}) returning id, task, data, correlation_id, attempts`,
          [life.worker, id],
        )
        .catch((error: unknown) => {
          inHand.delete(id);
          throw error;
        });
      const row = rows[0];
      if (!row) inHand.delete(id);
      return (
        row && {
          id: row.id,
          task: row.task,
          data: row.data,
          correlationId: row.correlation_id,
          attempt: row.attempts,
        }
      );
    },
    release: (id) => void inHand.delete(id),
    async done(id) {
      await db.query(
        "update platform.effects set status = 'done', finished_at = now(), error = null " +
          'where id = $1',
        [id],
      );
    },
    async retry(id, error, delayMs) {
      await db.query(
        "update platform.effects set status = 'pending', run_at = now() + $3 * interval '1 " +
          "millisecond', error = $2 where id = $1",
        [id, error, delayMs],
      );
    },
    async fail(id, error) {
      await db.query(
        "update platform.effects set status = 'failed', finished_at = now(), error = $2 " +
          'where id = $1',
        [id, error],
      );
    },
    async open() {
      const { rows } = await db.query<OpenEffect>(
        `select id, task, attempts, greatest(0, extract(epoch from run_at - now()) * 1000)::int as
          "delayMs" from platform.effects
         where status = 'pending' or ${abandoned} order by run_at limit 1000`,
        [life.worker],
      );
      return rows.filter(({ id }) => !inHand.has(id));
    },
    close: life.end,
  };
}

interface Life {
  readonly worker: number;
  end(): Promise<void>;
}

/**
 * The lock that says this worker lives; taken again under the same number when its connection was
 * lost.
 */
async function signOfLife(databaseUrl: string): Promise<Life> {
  let ended = false;
  let retry: NodeJS.Timeout | undefined;
  let connection: pg.Client;
  const hold = async (worker: number): Promise<boolean> => {
    connection = await openConnection(databaseUrl);
    const { rows } = await connection.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1, $2) as locked',
      [LOCK.workerSpace, worker],
    );
    const locked = rows[0]!.locked && !ended;
    if (locked) connection.once('end', () => holdAgain(worker));
    else await connection.end();
    return locked;
  };
  const holdAgain = (worker: number): void => {
    if (ended) return;
    retry = setTimeout(
      () =>
        void hold(worker).then(
          (locked) => {
            if (!locked) holdAgain(worker);
          },
          () => holdAgain(worker),
        ),
      RECONNECT_MS,
    );
  };
  for (;;) {
    const worker = randomInt(1, 2 ** 31 - 1);
    if (await hold(worker))
      return {
        worker,
        end: async () => {
          ended = true;
          clearTimeout(retry);
          await connection.end();
        },
      };
  }
}
