// Where a backup may be put back: a database that nobody works with, and that holds nothing.
import type pg from 'pg';
import { LOCK, openConnection } from '../servers/database.ts';
import { unfinishedRestore } from '../servers/restores.ts';
import { CannotPutBack } from './refusal.ts';

export interface Found {
  /** The moment of the backup whose restore was cut off after everything was there. */
  readonly unfinished: string | undefined;
  readonly holdsSomething: boolean;
}

/** Throws CannotPutBack when somebody works with the database. */
export async function lookAtTarget(databaseUrl: string): Promise<Found> {
  const db = await openConnection(databaseUrl, 'platform');
  try {
    await refuseWhileInUse(db);
    return { unfinished: await unfinishedRestore(db), holdsSomething: await holdsSomething(db) };
  } finally {
    await db.end();
  }
}

/** Throws CannotPutBack while a process of the product is there: its projector or a worker. */
export async function refuseWhileInUse(db: pg.Client): Promise<void> {
  const { rows } = await db.query<{ used: boolean }>(
    `select exists (select from pg_locks join pg_database d on d.oid = database
      where datname = current_database() and locktype = 'advisory' and granted
        and (classid = $1 and objid = $2 or classid = $3)) as used`,
    [LOCK.space, LOCK.project, LOCK.workerSpace],
  );
  if (rows[0]!.used)
    throw new CannotPutBack(
      'The product is running on this database. Stop every process of it first.',
    );
}

async function holdsSomething(db: pg.Client): Promise<boolean> {
  const { rows } = await db.query<{ rows: boolean; history: boolean }>(
    `select exists (select from platform.credentials) or exists (select from platform.effects)
        or exists (select from platform.allocations)
        or exists (select from platform.personal_keys where stream <> '') as rows,
      to_regclass('events.log') is not null as history`,
  );
  const [found] = rows;
  if (found!.rows || !found!.history) return found!.rows;
  const log = await db.query<{ holds: boolean }>('select exists (select from events.log) as holds');
  return log.rows[0]!.holds;
}
