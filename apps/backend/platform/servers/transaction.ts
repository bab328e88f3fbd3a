// Work in one transaction of Postgres: all of it, or nothing.
import type { PoolClient } from 'pg';
import type { Statements } from './database.ts';

/** Commits what the work did; when it throws, nothing of it happened. */
export async function inTransaction<T>(
  pool: { connect(): Promise<PoolClient> },
  work: (db: Statements) => Promise<T>,
): Promise<T> {
  const db = await pool.connect();
  let broken: Error | undefined;
  try {
    await db.query('begin');
    const done = await work(db);
    await db.query('commit');
    return done;
  } catch (error) {
    await db.query('rollback').catch((cut: Error) => (broken = cut));
    throw error;
  } finally {
    db.release(broken);
  }
}
