// The tables of read models: made in the schema "rebuild", filled by replay, then swapped into "read" in one transaction.
import type pg from 'pg';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';

type Db = Pick<pg.Client, 'query'>;

/** Makes a model's empty table and indexes in the current schema. */
export async function createTable(db: Db, model: ReadModel): Promise<void> {
  await db.query(`create table ${model.name} (${model.columns})`);
  for (const index of model.indexes ?? []) await db.query(`create index on ${model.name} ${index}`);
}

/** Puts rebuilt tables in the place of the old ones, standing at `position`. Call inside a transaction. */
export async function swapIn(db: Db, models: readonly ReadModel[], position: bigint): Promise<void> {
  for (const { name, version } of models) {
    await db.query(`drop table if exists read.${name}`);
    await db.query(`alter table rebuild.${name} set schema read`);
    await db.query(
      'insert into platform.read_models (name, version, position) values ($1, $2, $3) on conflict (name) do update set version = excluded.version, position = excluded.position, parked_error = null, parked_at = null',
      [name, version, position.toString()],
    );
  }
}
