// Paging: lists in any of their orders, page by page by keyset cursors, so that the cost of a page
// does not grow with history; and search patterns.
import { z } from 'zod';
import { partOfPhone } from '@purlin/domain/shared/phones.ts';
import type { Sort } from '@purlin/contracts/fields.ts';
import type { ReadModel, Sql } from '@purlin/event-sourcing/read-model.ts';
import type { Db } from '../../servers/database.ts';
import type { Selection } from './select.ts';
import { BadInput, parseInput } from '../input.ts';
import { PHONE } from '../projection/read-model-tables.ts';
import { ListPage } from '../room.ts';

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
  type: 'bigint' | 'numeric' | 'date' | 'timestamptz' | 'text' | 'int',
): SortKey => ({ ascending: column, descending: column, type });
/**
 * A text, capitals or not; the first hundred characters decide, because an index holds no long
 * texts. Without a text comes first.
 */
export const byText = (column: string): SortKey =>
  byColumn(`left(lower(coalesce(${column}, '')), 100)`, 'text');
/** A time or number that may be missing; rows without it come last in both directions. */
export const byOptional = (
  column: string,
  type: 'date' | 'timestamptz' | 'bigint' | 'numeric',
): SortKey => {
  const [last, first] =
    type === 'bigint' || type === 'numeric'
      ? ['9223372036854775807', '-9223372036854775808']
      : [`'infinity'::${type}`, `'-infinity'::${type}`];
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

/** Order, how well the last row on the page before matched, its value and its id. */
const Cursor = z.tuple([z.string(), z.int().min(0), z.string(), z.int()]);
/**
 * Classes of Postgres' complaint that a text is no value of the type it should have: invalid or out
 * of range.
 */
const NOT_OF_THE_TYPE = new Set(['22P02', '22007', '22008', '22003', '22009']);

type Conditions = readonly (Sql | undefined | null | false | '' | 0)[];

/** What stands before a word in the texts that are searched: nothing, or one of these. */
const BEFORE_WORDS = ['', '%\n', '% ', '%-', '%('];

/** Of more words the rest is not looked at. */
const MOST_WORDS = 8;
const wordsOf = (q: string): string[] =>
  [...new Set(q.split(/\s+/).filter(Boolean))].slice(0, MOST_WORDS);

/** The digits of what looks like a part of a telephone number, where the list has some. */
const digitsIn = (q: string, { search = [] }: ReadModel): string | undefined =>
  search.includes(PHONE) ? partOfPhone(q) : undefined;

const isLike = (n: number): string => `search like platform.folded($${n})`;

/**
 * Every word that was typed stands somewhere, in whatever order, or the telephone number does;
 * blanks alone stand everywhere.
 */
export function holdsAll(q: string, digits?: string): Sql {
  const words = wordsOf(q).map(containing);
  const text = words.map((_, n) => isLike(n + 1)).join(' and ') || 'true';
  return digits === undefined
    ? { text, values: words }
    : { text: `(${text} or ${isLike(words.length + 1)})`, values: [...words, containing(digits)] };
}

/**
 * How well rows match a search, the best first: a word begins with what was typed, or all of its
 * words stand somewhere, or the telephone number does. Written as patterns, from which an index
 * knows the first letters of words too.
 */
function matchesOf(q: string, digits: string | undefined): readonly [Sql, Sql] {
  const patterns = BEFORE_WORDS.map((before) => `${before}${literally(q)}%`);
  const all = holdsAll(q, digits);
  const begins = patterns.map((_, n) => isLike(n + 1)).join(' or ');
  const others = patterns.map((_, n) => isLike(all.values.length + n + 1)).join(' or ');
  return [
    { text: `(${begins})`, values: patterns },
    { text: `${all.text} and not (${others})`, values: [...all.values, ...patterns] },
  ];
}

/** Rows of one kind of match in the list's order, after a row of it where one is given. */
async function readRows<Row extends { readonly id: number }, Field extends string>(
  db: Db,
  { rows: { model, columns }, sorts }: List<Field, Row>,
  { by, descending }: Sort<Field>,
  limit: number,
  conditions: Conditions,
  after: { readonly value: string; readonly id: number } | undefined,
): Promise<(Row & { readonly sortValue: string })[]> {
  const { [by]: key } = sorts;
  const [expression, direction, beyond] = descending
    ? [key.descending, 'desc', '<']
    : [key.ascending, 'asc', '>'];
  const values: unknown[] = [limit];
  const where: string[] = [];
  const add = (text: string, given: readonly unknown[]): void => {
    where.push(text.replace(/\$(\d+)/g, (_, n: string) => `$${values.length + Number(n)}`));
    values.push(...given);
  };
  for (const condition of conditions) if (condition) add(condition.text, condition.values);
  if (after)
    add(`((${expression}), id) ${beyond} ($1::text::${key.type}, $2::bigint)`, [
      after.value,
      after.id,
    ]);
  const { rows } = await db
    .query<Row & { sortValue: string }>(
      `select ${columns}, (${expression})::text as "sortValue" from ${model.name}
        ${where.length > 0 ? `where ${where.join(' and ')}` : ''} order by ${expression}
        ${direction}, id ${direction} limit $1`,
      values,
    )
    .catch((error: unknown) => {
      if (after && NOT_OF_THE_TYPE.has((error as { code?: string }).code ?? ''))
        throw foreignCursor();
      throw error;
    });
  return rows;
}

/**
 * A page of a list: the rows that meet all `conditions` (what is empty is none), from where the
 * cursor says. A search that asks for no order has beginnings of words before their middles.
 * Throws BadInput for a cursor that is not this list's.
 */
export async function readPage<Row extends { readonly id: number }, Field extends string>(
  db: Db,
  list: List<Field, Row>,
  { limit, cursor, q, sort }: PageRequest<Field>,
  conditions: Conditions = [],
): Promise<ListPage<Row>> {
  const { by, descending } = sort ?? list.usual;
  const order = `${q && !sort ? 'best ' : ''}${descending ? '-' : ''}${by}`;
  const [ofOrder, from, value, id] = cursor === undefined ? [order, 0] : fromCursor(Cursor, cursor);
  const digits = q ? digitsIn(q, list.rows.model) : undefined;
  const matches = q ? (sort ? [holdsAll(q, digits)] : matchesOf(q, digits)) : ([false] as const);
  if (ofOrder !== order || from >= matches.length) throw foreignCursor();
  let after = value === undefined ? undefined : { value, id: id! };
  const rows: (Row & { readonly sortValue: string; readonly match: number })[] = [];
  for (let match = from; match < matches.length && rows.length <= limit; match += 1) {
    const some = [...conditions, matches[match]];
    const found = await readRows(
      db,
      list,
      { by, descending },
      limit + 1 - rows.length,
      some,
      after,
    );
    rows.push(...found.map((row) => ({ ...row, match })));
    after = undefined;
  }
  const page = pageOf(rows, limit, (last) => [order, last.match, last.sortValue, last.id]);
  return new ListPage(
    page.items.map(({ sortValue: _, match: __, ...row }) => row as unknown as Row),
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

/** Text in a `like` pattern, with its wildcards taken as letters. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
/** The `like` pattern for text that contains `q`. */
export const containing = (q: string): string => `%${literally(q)}%`;
