// Restores: that this database was put back from a backup, and whether everything that belongs to
// it is done. Until then nobody may work with it.
import type { Db } from './database.ts';

/** `made_at` is the moment that the backup is of. */
export const RESTORES_TABLE = `
create table if not exists platform.restores (
  id bigint generated always as identity primary key, made_at timestamptz not null,
  put_back_at timestamptz not null default now(), finished_at timestamptz);
`;

/** Inside the transaction that puts everything else back. */
export const beginRestore = async (db: Pick<Db, 'query'>, madeAt: string): Promise<void> =>
  void (await db.query('insert into platform.restores (made_at) values ($1)', [madeAt]));

/** Of which moment the backup is whose restore is not finished; undefined when all are. */
export async function unfinishedRestore(db: Pick<Db, 'query'>): Promise<string | undefined> {
  const { rows } = await db.query<{ at: string }>(
    `select to_char(made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from platform.restores where finished_at is null order by id desc limit 1`,
  );
  return rows[0]?.at;
}

export const endRestore = async (db: Pick<Db, 'query'>): Promise<void> =>
  void (await db.query(
    'update platform.restores set finished_at = now() where finished_at is null',
  ));
