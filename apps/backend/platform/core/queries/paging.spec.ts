// Paging: every order gives every row once, page by page, whatever the values; and a cursor opens
// only the list and order that gave it.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { day, number, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import { sortBy, type Sort } from '@purlin/contracts/fields.ts';
import { freshDatabase } from '../../../../../tools/vitest/database.ts';
import { openDatabase, type Pool } from '../../servers/database.ts';
import { BadInput } from '../input.ts';
import {
  byColumn,
  byOptional,
  byText,
  byWords,
  readPage,
  sortIndexes,
  type List,
  type SortKeys,
} from './paging.ts';
import { select } from './select.ts';
import { createTables } from '../projection/read-model-tables.ts';

type Field = 'id' | 'name' | 'due' | 'cents' | 'state';
const sorts: SortKeys<Field> = {
  id: byColumn('id', 'bigint'),
  name: byText('name'),
  due: byOptional('due', 'date'),
  cents: byOptional('cents', 'bigint'),
  state: byWords('state', ['new', 'old']),
};
const model = readModel<never>()({
  name: 'things',
  version: 1,
  columns: {
    id: number().key(),
    name: text().nullable(),
    due: day().nullable(),
    cents: number().nullable(),
    state: text(),
  },
  indexes: sortIndexes(sorts),
  search: ['name', 'state'],
  on: {},
});
type Thing = RowOf<typeof model>;
const list: List<Field, Thing> = {
  rows: select(model),
  sorts,
  usual: { by: 'id', descending: false },
};

let pool: Pool;
beforeAll(async () => {
  pool = await openDatabase(await freshDatabase(), []);
  await createTables(pool, model);
});
afterAll(() => pool.end());

async function fill(things: readonly Omit<Thing, 'id'>[]): Promise<Thing[]> {
  await pool.query('truncate things');
  const all = things.map((thing, n) => ({ id: n + 1, ...thing }));
  for (const { id, name, due, cents, state } of all)
    await pool.query('insert into things values ($1, $2, $3, $4, $5)', [
      id,
      name,
      due,
      cents,
      state,
    ]);
  return all;
}
async function walk(sort: Sort<Field> | undefined, limit: number, q?: string): Promise<Thing[]> {
  const seen: Thing[] = [];
  for (let cursor: string | undefined; ;) {
    const page = await readPage(pool, list, { limit, cursor, sort, q });
    seen.push(...page.items);
    if (page.next === undefined) return seen;
    cursor = page.next;
  }
}

const thing = fc.record({
  name: fc.option(
    fc.oneof(
      fc.constantFrom('roof', 'Roof', 'a\\b_%', ''),
      fc.string({ unit: 'binary', maxLength: 150 }).map((some) => some.replaceAll('\u0000', '')),
    ),
  ),
  due: fc.option(fc.constantFrom('2026-01-01', '2026-03-02', '9999-12-31')),
  cents: fc.option(fc.integer({ min: -3, max: 3 })),
  state: fc.constantFrom('new', 'old', 'unheard of'),
});

describe('every order', () => {
  it('gives every row once, in the same order whatever the size of the page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(thing, { maxLength: 25 }),
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom<Field>('id', 'name', 'due', 'cents', 'state'),
        fc.boolean(),
        async (given, limit, by, descending) => {
          const all = await fill(given);
          const paged = await walk({ by, descending }, limit);
          expect(paged.map(({ id }) => id)).toEqual(
            (await walk({ by, descending }, 500)).map(({ id }) => id),
          );
          expect(paged.toSorted((a, b) => a.id - b.id)).toEqual(all);
        },
      ),
      { numRuns: 40 },
    );
  });
  it('puts what is missing last in both directions, and equals by id', async () => {
    await fill([
      { name: 'b', due: null, cents: 2, state: 'old' },
      { name: 'A', due: '2026-02-01', cents: null, state: 'new' },
      { name: 'a', due: '2026-01-01', cents: 1, state: 'gone' },
    ]);
    const ids = async (by: Field, descending: boolean) =>
      (await walk({ by, descending }, 2)).map(({ id }) => id).join('');
    expect([await ids('due', false), await ids('due', true)]).toEqual(['321', '231']);
    expect([await ids('cents', false), await ids('cents', true)]).toEqual(['312', '132']);
    expect([await ids('name', false), await ids('name', true)]).toEqual(['231', '132']);
    expect([await ids('state', false), await ids('state', true)]).toEqual(['213', '312']);
    expect((await walk(undefined, 2)).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

describe('conditions and search', () => {
  it('conditions come together; empty ones are none', async () => {
    await fill(
      ['new', 'old', 'new'].map((state, n) => ({ name: `thing ${n}`, due: null, cents: n, state })),
    );
    const { items } = await readPage(pool, list, { limit: 10, q: 'thing' }, [
      undefined,
      '',
      sql`state = ${'new'}`,
      false,
      sql`cents between ${1} and ${5}`,
    ]);
    expect(items.map(({ id }) => id)).toEqual([3]);
  });
  it('beginnings of words come before middles, page by page; an order that was asked for rules', async () => {
    await fill(
      ['12 Bottom Loop', 'Otto Brandt', 'cotton', 'EST-otto', 'Ann (Otto)', 'none'].map((name) => ({
        name,
        due: null,
        cents: null,
        state: 'new',
      })),
    );
    const found = async (q: string, limit: number, sort?: Sort<Field>) =>
      (await walk(sort, limit, q)).map(({ id }) => id).join('');
    for (const limit of [1, 2, 3, 9]) expect(await found('OTTO', limit)).toBe('24513');
    expect(await found('otto', 2, { by: 'id', descending: true })).toBe('54321');
    expect(await found('(otto', 1)).toBe('5');
    expect(await found('bottom l', 1)).toBe('1');
  });
  it('finds words in whatever order, the order that was typed first', async () => {
    await fill(
      ['Nwosu, Amara', 'Amara Nwosu', 'Amara Okafor', 'Bamara Onwosu'].map((name) => ({
        name,
        due: null,
        cents: null,
        state: 'new',
      })),
    );
    const found = async (q: string, sort?: Sort<Field>) =>
      (await walk(sort, 1, q)).map(({ id }) => id).join('');
    expect(await found('amara nw')).toBe('214');
    expect(await found('  nwosu  amara ')).toBe('124');
    expect(await found('okafor nwosu')).toBe('');
    expect(await found('nwosu amara', { by: 'id', descending: true })).toBe('421');
  });
  it('finds parts of words, capitals or not, and takes wildcards as letters', async () => {
    await fill(
      ['Roof 100%', 'a_b', 'axb', null].map((name) => ({
        name,
        due: null,
        cents: null,
        state: 'new',
      })),
    );
    const found = async (q: string) => (await walk(undefined, 1, q)).map(({ id }) => id);
    expect(await found('ROOF')).toEqual([1]);
    expect(await found('0%')).toEqual([1]);
    expect(await found('A_B')).toEqual([2]);
    expect(await found('new')).toEqual([1, 2, 3, 4]);
    expect(await found('bnew')).toEqual([]);
  });
});

describe('cursors', () => {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    ['not a cursor', 'id', 'x'],
    ['of another order', 'id', encode(['name', 0, 'a', 1])],
    ['of the other direction', 'id', encode(['-id', 0, '1', 1])],
    ['of a search', 'id', encode(['best id', 0, '1', 1])],
    ['of a match that there is not', 'id', encode(['id', 1, '1', 1])],
    ['an old one', 'id', encode(['id', '1', 1])],
    ['no number', 'id', encode(['id', 0, 'a', 1])],
    ['too big', 'id', encode(['id', 0, '99999999999999999999', 1])],
    ['no date', 'due', encode(['due', 0, 'soon', 1])],
    ['no such day', 'due', encode(['due', 0, '2026-02-31', 1])],
    ['a year too far', 'due', encode(['due', 0, '99999999-01-01', 1])],
    ['no int', 'state', encode(['state', 0, '1e99', 1])],
  ] as const)('%s is refused', async (_, by, cursor) => {
    await expect(
      readPage(pool, list, { limit: 1, cursor, sort: { by, descending: false } }),
    ).rejects.toSatisfy((error) => error instanceof BadInput && error.code === 'invalid-cursor');
  });
});

describe('sort on the wire', () => {
  const sort = sortBy('createdAt', 'total');
  it('is a field, or a field with a minus', () => {
    expect(sort.parse('total')).toEqual({ by: 'total', descending: false });
    expect(sort.parse('-createdAt')).toEqual({ by: 'createdAt', descending: true });
    expect(sort.parse(undefined)).toBeUndefined();
  });
  it.each(['', 'x', '--total', 'total desc', '-'])(
    '%j is refused with the names there are',
    (given) => {
      expect(sort.safeParse(given).error?.issues[0]?.message).toBe(
        'Please sort by createdAt, total, or one of them with a minus in front',
      );
    },
  );
});
