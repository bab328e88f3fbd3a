// The tables of read models: made in the schema "rebuild", filled by replay, then swapped into
// "read" in one transaction.
import type pg from 'pg';
import { columnName, type Column } from '@purlin/event-sourcing/columns.ts';
import type { ReadModel } from '@purlin/event-sourcing/read-model.ts';
import { nationalDigitsSql } from '../../servers/folded-text.ts';

type Db = Pick<pg.ClientBase, 'query'>;

/** The column of telephone numbers, in each read model that has some. */
export const PHONE = 'phone';

/** The table of a model's notes about streams. */
export const notesOf = (name: string): string => `${name}_notes`;

/** Every table a model fills. */
export const tablesOf = ({ name, notes }: ReadModel): string[] =>
  notes ? [name, notesOf(name)] : [name];

/** A column's name as a statement spells it: some are words of SQL. */
export const quoted = (column: string): string => `"${columnName(column)}"`;

/** Makes a model's empty tables in the current schema, with nothing but their keys. */
export async function createTables(db: Db, { name, columns, search, notes }: ReadModel) {
  const declared = Object.entries(columns).map(
    ([column, of]) => `${quoted(column)} ${declarationOf(of)}`,
  );
  if (search) declared.push(`search text generated always as (${searchTextOf(search)}) stored`);
  await db.query(`create table ${name} (${declared.join(', ')})`);
  if (notes)
    await db.query(`create table ${notesOf(name)} (stream text primary key, note jsonb not null)`);
}

function declarationOf({ type, isKey, isNullable, isUnique }: Column): string {
  if (isKey) return `${type} primary key`;
  return `${type}${isNullable ? '' : ' not null'}${isUnique ? ' unique' : ''}`;
}

/**
 * Folded, with a line break between the columns, so that nothing is found across two of them. A
 * telephone number stands there by its digits too.
 */
function searchTextOf(columns: readonly string[]): string {
  const texts = columns.map((column) => `coalesce(${quoted(column)}, '')`);
  const digits = columns.includes(PHONE)
    ? [nationalDigitsSql(`coalesce(${quoted(PHONE)}, '')`)]
    : [];
  return `platform.folded(${[...texts, ...digits].join(" || E'\\n' || ")})`;
}

/**
 * What is cheaper once a table is full, each as a statement: its indexes, the one that `search` is
 * searched by among them. `trigrams` is the schema of pg_trgm. They have names, because two that
 * Postgres names alike cannot be made at once.
 */
export const indexStatements = (
  { name, indexes = [], search }: ReadModel,
  trigrams?: string,
): string[] => [
  ...(search && trigrams
    ? [`create index ${name}_by_search on ${name} using gin (search ${trigrams}.gin_trgm_ops)`]
    : []),
  ...indexes.map((index, n) => `create index ${name}_by_${n} on ${name} ${index}`),
];

/** How far a rebuilt table came. With an error it stopped and must not take the old one's place. */
export interface Rebuilt {
  readonly model: ReadModel;
  readonly position: bigint;
  readonly error?: string | undefined;
}

/**
 * Puts rebuilt tables in the place of the old ones. One that failed leaves what is there as it is,
 * parked: people go on seeing what was right before. Call inside a transaction.
 */
export async function swapIn(db: Db, rebuilt: readonly Rebuilt[]): Promise<void> {
  for (const { model, position, error } of rebuilt) {
    if (error !== undefined && (await isThere(db, model))) {
      await db.query(
        `update platform.read_models set parked_error = $2, parked_at = now() where name = $1`,
        [model.name, error],
      );
      continue;
    }
    for (const table of tablesOf(model)) {
      await db.query(`drop table if exists read.${table}`);
      await db.query(`alter table rebuild.${table} set schema read`);
    }
    await db.query(
      `insert into platform.read_models (name, version, position, parked_error, parked_at)
       values ($1, $2, $3, $4::text, case when $4::text is null then null else now() end)
       on conflict (name) do update set version = excluded.version, position = excluded.position,
         parked_error = excluded.parked_error, parked_at = excluded.parked_at`,
      [model.name, model.version, position.toString(), error ?? null],
    );
  }
}

async function isThere(db: Db, { name }: ReadModel): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>(
    `select to_regclass($1) is not null
       and exists (select from platform.read_models where name = $2) as there`,
    [`read.${name}`, name],
  );
  return rows[0]!.there;
}
