// The tables of read models: made in the schema "rebuild", filled by replay, then swapped into
// "read" in one transaction.
import type pg from 'pg';
import type { ReadModel, Sql } from '@purlin/event-sourcing/read-model.ts';
import type { PastEvent } from './history.ts';

type Db = Pick<pg.Client, 'query'>;

/** Makes a model's empty table and indexes in the current schema. */
export async function createTable(db: Db, model: ReadModel): Promise<void> {
  const search = model.search
    ? `, search text generated always as (${searchTextOf(model.search)}) stored`
    : '';
  await db.query(`create table ${model.name} (${model.columns}${search})`);
  for (const index of model.indexes ?? []) await db.query(`create index on ${model.name} ${index}`);
}

/**
 * Does what is cheaper once the table is full: the index that `search` is searched by, and the
 * planner's statistics. `trigrams` is the schema of pg_trgm.
 */
export async function finishTable(
  db: Db,
  { name, search }: ReadModel,
  trigrams: string | undefined,
): Promise<void> {
  if (search && trigrams)
    await db.query(`create index on ${name} using gin (search ${trigrams}.gin_trgm_ops)`);
  await db.query(`analyze ${name}`);
}

/** A line break between the columns, so that nothing is found across two of them. */
const searchTextOf = (columns: readonly string[]): string =>
  `lower(${columns.map((column) => `coalesce(${column}, '')`).join(" || E'\\n' || ")})`;

/** What the events say to a model, in statements for its table in the current schema. */
export function statementsOf(
  model: ReadModel,
  events: readonly PastEvent[],
): { text: string; values: unknown[] }[] {
  const statements = events.flatMap((event) => {
    const made = model.on[event.type]?.(event.data as never, event) ?? [];
    return Array.isArray(made) ? (made as readonly Sql[]) : [made as Sql];
  });
  return statements.map(({ text, values }) => ({ text, values: values as unknown[] }));
}

/**
 * A statement's name by its text, so that a connection parses and plans it once: models say the
 * same few things again and again.
 */
const names = new Map<string, string>();
/** Where a model makes up its texts as it goes, the first ones have names. */
const MOST_NAMES = 1_000;

function named<S extends { readonly text: string }>(statement: S): S & { readonly name?: string } {
  const known = names.get(statement.text);
  if (known) return { ...statement, name: known };
  if (names.size === MOST_NAMES) return statement;
  const name = `model_${names.size}`;
  names.set(statement.text, name);
  return { ...statement, name };
}

/** Fills a model's table through a connection that sends without waiting for answers. */
export const applyModel = (db: Db, model: ReadModel, events: readonly PastEvent[]): Promise<void> =>
  settle(statementsOf(model, events).map((statement) => db.query(named(statement))));

/** Waits for all, then throws the first failure: a pipelined statement must not be left behind. */
export async function settle(work: readonly Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** How far a rebuilt table came. With an error it stopped there and is parked. */
export interface Rebuilt {
  readonly model: ReadModel;
  readonly position: bigint;
  readonly error?: string | undefined;
}

/** Puts rebuilt tables in the place of the old ones. Call inside a transaction. */
export async function swapIn(db: Db, rebuilt: readonly Rebuilt[]): Promise<void> {
  for (const {
    model: { name, version },
    position,
    error,
  } of rebuilt) {
    await db.query(`drop table if exists read.${name}`);
    await db.query(`alter table rebuild.${name} set schema read`);
    await db.query(
      `insert into platform.read_models (name, version, position, parked_error,
        parked_at) values ($1, $2, $3, $4::text, case when $4::text is null then null else now()
        end)
       on conflict (name) do update set version = excluded.version, position = excluded.position,
         parked_error = excluded.parked_error, parked_at = excluded.parked_at`,
      [name, version, position.toString(), error ?? null],
    );
  }
}
