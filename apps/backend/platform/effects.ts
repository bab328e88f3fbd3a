// The effects ledger: every piece of work that events asked for, and what became of it. The queue only says when to look here.
import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { LOCK, openConnection, type Db } from './database.ts';

export interface ClaimedEffect {
  readonly id: string;
  readonly task: string;
  readonly data: unknown;
  readonly correlationId: string;
  /** This attempt's number, from 1. */
  readonly attempt: number;
}

export interface OpenEffect { readonly id: string; readonly task: string; readonly attempts: number; readonly delayMs: number }

export interface EffectsLedger {
  /** Takes an effect for this process; undefined when it is done, failed, not due, or in the hands of a living process. */
  claim(id: string): Promise<ClaimedEffect | undefined>;
  done(id: string): Promise<void>;
  /** Back to waiting, due after `delayMs`. */
  retry(id: string, error: string, delayMs: number): Promise<void>;
  fail(id: string, error: string): Promise<void>;
  /** Everything still to do, including what died with its process. */
  open(): Promise<OpenEffect[]>;
  close(): Promise<void>;
}

/**
 * A worker holds an advisory lock while it lives; Postgres lets go of it the moment its connection ends.
 * So a claim whose lock is gone belongs to a dead process and may be taken over at once.
 */
export async function openEffectsLedger(databaseUrl: string, db: Db): Promise<EffectsLedger> {
  const { connection, worker } = await holdLock(databaseUrl);
  const alive = `select objid::int from pg_locks where locktype = 'advisory' and classid = ${LOCK.workerSpace} and granted`;
  const claimable = `(status = 'pending' and run_at <= now() + interval '50 milliseconds' or status = 'running' and claimed_by not in (${alive}))`;
  return {
    async claim(id) {
      const { rows } = await db.query<{ id: string; task: string; data: unknown; correlation_id: string; attempts: number }>(
        `update platform.effects set status = 'running', attempts = attempts + 1, claimed_by = $2 where id = $1 and ${claimable} returning id, task, data, correlation_id, attempts`, [id, worker]);
      const row = rows[0];
      return row && { id: row.id, task: row.task, data: row.data, correlationId: row.correlation_id, attempt: row.attempts };
    },
    async done(id) {
      await db.query("update platform.effects set status = 'done', finished_at = now(), error = null where id = $1", [id]);
    },
    async retry(id, error, delayMs) {
      await db.query("update platform.effects set status = 'pending', run_at = now() + $3 * interval '1 millisecond', error = $2 where id = $1", [id, error, delayMs]);
    },
    async fail(id, error) {
      await db.query("update platform.effects set status = 'failed', finished_at = now(), error = $2 where id = $1", [id, error]);
    },
    async open() {
      const { rows } = await db.query<OpenEffect>(
        `select id, task, attempts, greatest(0, extract(epoch from run_at - now()) * 1000)::int as "delayMs" from platform.effects
         where status = 'pending' or status = 'running' and claimed_by not in (${alive}) order by run_at limit 1000`);
      return rows;
    },
    close: () => connection.end(),
  };
}

async function holdLock(databaseUrl: string): Promise<{ connection: pg.Client; worker: number }> {
  const connection = await openConnection(databaseUrl);
  for (;;) {
    const worker = randomInt(1, 2 ** 31 - 1);
    const { rows } = await connection.query<{ locked: boolean }>('select pg_try_advisory_lock($1, $2) as locked', [LOCK.workerSpace, worker]);
    if (rows[0]!.locked) return { connection, worker };
  }
}
