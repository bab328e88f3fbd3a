// A queue of pg-boss that vanishes under those who work on it.
import type pg from 'pg';
import { until } from './until.ts';

const DEADLOCK = '40P01';

/**
 * Drops the queue's tables. Who works on them holds locks in an order of its own, so Postgres may
 * end this one as the victim of a deadlock: then it asks again.
 */
export async function dropQueue(pool: pg.Pool): Promise<void> {
  await until('the queue is gone', () =>
    pool.query('drop schema if exists jobs cascade').then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === DEADLOCK) return false;
        throw error;
      },
    ),
  );
}
