// Paging: lists in any of their orders, page by page by keyset cursors, so that the cost of a page
// does not grow with history; and search patterns.
import { z } from 'zod';
import type { Sort } from '@purlin/contracts/fields.ts';
import type { Sql } from '@purlin/event-sourcing/read-model.ts';
import type { Db } from '../servers/database.ts';
import type { Selection } from './select.ts';
import { BadInput, parseInput } from './input.ts';
import { ListPage } from './room.ts';

/**
 * What rows are ordered by: SQL expressions that are never null, one for each direction, and their
 * type. Rows that are equal in it are ordered by id.
 */
export interface SortKey {
  readonly ascending: string;
  readonly descending: string;
  readonly type: string;
}
export type SortKeys<Field extends string> = Readonly<Record<Field, SortKey>>;

/** A column that is never null. */
export const byColumn = (
  column: string,
  type: 'bigint' | 'date' | 'timestamptz' | 'text' | 'int',
): SortKey => ({ ascending: column, descending: column, type });
/**
 * A text, capitals or not; the first hundred characters decide, because an index holds no long
 * texts. Without a text comes first.
 */
export const byText = (column: string): SortKey =>
  byColumn(`left(lower(coalesce(${column}, '')), 100)`, 'text');
/** A date or number that may be missing; rows without it come last in both directions. */
export const byOptional = (column: string, type: 'date' | 'bigint'): SortKey => {
  const [last, first] =
    type === 'date'
      ? ["'infinity'::date", "'-infinity'::date"]
      : ['9223372036854775807', '-9223372036854775808'];
  return {
    ascending: `coalesce(${column}, ${last})`,
    descending: `coalesce(${column}, ${first})`,
    type,
  };
};
/**
 * A column of a few known words, in the order in which they are given; other words come after them.
 */
export const byWords = (column: string, words: readonly string[]): SortKey =>
  byColumn(
    `(case ${column} ${words.map((word, n) => `when '${word}' then ${n}`).join(' ')} else ` +
      `${words.length} end)`,
    'int',
  );

/**
 * The indexes that give a list's rows in each of its orders without sorting; by id the primary key
 * does.
 */
export const sortIndexes = (keys: Readonly<Record<string, SortKey>>): string[] =>
  [...new Set(Object.values(keys).flatMap(({ ascending, descending }) => [ascending, descending]))]
    .filter((expression) => expression !== 'id')
    .map((expression) => `((${expression}), id)`);

/** A list: where its rows are and in which orders they can be had. */
export interface List<Field extends string, Row extends { readonly id: number }> {
  readonly rows: Selection<Row>;
  readonly sorts: SortKeys<Field>;
  /** The order when none is asked for. */
  readonly usual: Sort<Field>;
}

/** What is asked of a list: `ListQuery` and its `sort`. */
export interface PageRequest<Field extends string> {
  readonly limit: number;
  readonly cursor?: string | undefined;
  /** Only where the read model has a `search`. */
  readonly q?: string | undefined;
  readonly sort?: Sort<Field> | undefined;
}

/** Order, and value and id of the last row on the page before. */
const Cursor = z.tuple([z.string(), z.string(), z.int()]);
/**
 * Classes of Postgres' complaint that a text is no value of the type it should have: invalid or out
 * of range.
 */
const NOT_OF_THE_TYPE = new Set(['22P02', '22007', '22008', '22003', '22009']);

/**
 * A page of a list: the rows that meet all `conditions` (what is empty is none), from where the
 * cursor says.
 * Throws BadInput for a cursor that is not this list's.
 */
export async function readPage<Row extends { readonly id: number }, Field extends string>(
  db: Db,
  list: List<Field, Row>,
  { limit, cursor, q, sort = list.usual }: PageRequest<Field>,
  conditions: readonly (Sql | undefined | null | false | '' | 0)[] = [],
): Promise<ListPage<Row>> {
  const {
    rows: {
      model: { name },
      columns,
    },
    sorts: { [sort.by]: key },
  } = list;
  const [expression, direction, beyond] = sort.descending
    ? [key.descending, 'desc', '<']
    : [key.ascending, 'asc', '>'];
  const values: unknown[] = [limit + 1];
  const where: string[] = [];
  const add = (text: string, given: readonly unknown[]): void => {
    where.push(text.replace(/\$(\d+)/g, (_, n: string) => `$${values.length + Number(n)}`));
    values.push(...given);
  };
  for (const condition of conditions) if (condition) add(condition.text, condition.values);
  if (q) add('search like lower($1)', [containing(q)]);
  const order = `${sort.descending ? '-' : ''}${sort.by}`;
  if (cursor !== undefined) {
    const [ofOrder, value, id] = fromCursor(Cursor, cursor);
    if (ofOrder !== order) throw foreignCursor();
    add(`((${expression}), id) ${beyond} ($1::text::${key.type}, $2::bigint)`, [value, id]);
  }
  const { rows } = await db
    .query<Row & { sortValue: string }>(
      `select ${columns}, (${expression})::text as "sortValue" from ${name}
        ${where.length > 0 ? `where ${where.join(' and ')}` : ''} order by ${expression}
        ${direction}, id ${direction} limit $1`,
      values,
    )
    .catch((error: unknown) => {
      if (cursor !== undefined && NOT_OF_THE_TYPE.has((error as { code?: string }).code ?? ''))
        throw foreignCursor();
      throw error;
    });
  const page = pageOf(rows, limit, (last) => [order, last.sortValue, last.id]);
  return new ListPage(
    page.items.map(({ sortValue: _, ...row }) => row as unknown as Row),
    page.next,
  );
}

const foreignCursor = (): BadInput => new BadInput('invalid-cursor');

/** What an opaque cursor holds. Throws BadInput when it is not one of ours. */
export function fromCursor<S extends z.ZodType>(shape: S, cursor: string): z.output<S> {
  try {
    return parseInput(shape, JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw foreignCursor();
  }
}

/**
 * The page of `limit` rows from a query that asked for one more; `keyOf` is what the next page
 * starts after.
 */
export function pageOf<T>(
  rows: readonly T[],
  limit: number,
  keyOf: (last: T) => unknown,
): ListPage<T> {
  const last = rows[limit - 1];
  const more = rows.length > limit && last !== undefined;
  return new ListPage(
    rows.slice(0, limit),
    more ? Buffer.from(JSON.stringify(keyOf(last))).toString('base64url') : undefined,
  );
}

/** The `like` pattern for text that contains `q`, with its wildcards taken as letters. */
export const containing = (q: string): string => `%${q.replace(/[\\%_]/g, '\\$&')}%`;
