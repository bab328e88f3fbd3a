// Files as people's programs write them, and as people spoil them.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { carryOut, previewOf, readCsv, type RowPlan } from './csv-import.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { sentenceOf } from '@purlin/words/sentence.ts';
import { product } from '../../../product.ts';
import { TryLater } from '../limits/brake.ts';
import type { BadInput } from '../input.ts';
import type { Asker } from '../commands/commands.ts';
import type { Services } from '../room.ts';

const columns = {
  name: { heading: 'Name', shape: z.string().min(1, 'Please enter a name'), required: true },
  price: {
    heading: 'Unit Price',
    also: ['rate'],
    shape: z.string().regex(/^\d*$/, 'Please enter a number'),
  },
};
const read = (text: string, most = 100) => readCsv(text, columns, most, product);
const rows = async (text: string) =>
  (await read(text)).rows.map(({ line, values }) => [line, values.name, values.price]);

describe('a file', () => {
  it.each([
    ['plain', 'Name,Unit Price\nVent,12\nCap,9\n'],
    [
      'with a byte order mark and Windows line ends',
      '\uFEFFName,Unit Price\r\nVent,12\r\nCap,9\r\n',
    ],
    ['of a country that writes commas in numbers', 'Name;Unit Price\nVent;12\nCap;9'],
    ['with tabs', 'Name\tUnit Price\nVent\t12\nCap\t9'],
    ['with other headings in another order', 'RATE, name \n12,Vent\n9,Cap'],
    ['with commas in a quoted heading', 'Name;"Color, size, make";Unit Price\nVent;x;12\nCap;y;9'],
    ['with an inch mark in a text', 'Name;Unit Price;"12"" wide"\nVent;12;\nCap;9;'],
    ['with bars', 'Name|Unit Price\nVent|12\nCap|9'],
    ['with carriage returns alone', 'Name,Unit Price\rVent,12\rCap,9\r'],
    ['with every kind of line end', 'Name,Unit Price\r\nVent,12\nCap,9\r'],
  ])('%s is read', async (_, text) =>
    expect(await rows(text)).toEqual([
      [2, 'Vent', '12'],
      [3, 'Cap', '9'],
    ]),
  );
  it.each([';', ',', '\t'])('may name its separator %j in a line of its own', async (mark) => {
    const text = `sep=${mark}\r\nName${mark}Unit Price\r\n"Vent, a"${mark}12`;
    expect(await rows(text)).toEqual([[3, 'Vent, a', '12']]);
    expect(await rows(`\uFEFF${text}`)).toEqual([[3, 'Vent, a', '12']]);
  });
  it('counts its lines whatever ends them, also inside of cells', async () => {
    const lines = ['Name,Unit Price', '"Vent', 'long",x', '"Cap', 'flat",9', ',1'];
    for (const end of ['\r\n', '\n', '\r']) {
      const { rows: good, problems } = await read(lines.join(end));
      expect(good.map(({ line, values }) => [line, values.name])).toEqual([[4, 'Cap\nflat']]);
      expect(problems.map(({ line }) => line)).toEqual([2, 6]);
    }
  });
  it('loses no row: what is read and what is refused are all records of it', async () => {
    const name = fc.constantFrom('Vent', '"Vent, long"', '"two\nlines"', '"with ""quotes"""', '');
    const record = fc.tuple(
      name,
      fc.constantFrom('12', 'x', '"9"'),
      fc.constantFrom('\r\n', '\n', '\r'),
    );
    const records = fc.array(record, { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(records, async (all) => {
        const text = all.map(([what, price, end]) => `${what},${price}${end}`).join('');
        const { rows: good, problems } = await read(`Name,Unit Price\n${text}`);
        const refused = new Set(problems.map(({ line }) => line));
        expect(good.length + refused.size).toBe(all.length);
      }),
      { numRuns: 20 },
    );
  });
  it('may have quotes, commas and line breaks in its texts, and empty lines', async () => {
    expect(await rows('Name,Unit Price\n"Vent, ""ridge""\nlong",12\n\n,\n Cap ,9')).toEqual([
      [2, 'Vent, "ridge"\nlong', '12'],
      [6, 'Cap', '9'],
    ]);
  });
  it('says which columns mean nothing here, and does without those that are not needed', async () => {
    const {
      rows: [row],
      ignored,
    } = await read('Colour,Name\nred,Vent');
    expect([row!.values, row!.has('price'), row!.has('name'), ignored]).toEqual([
      { name: 'Vent', price: '' },
      false,
      true,
      ['Colour'],
    ]);
  });
});

describe('what is wrong', () => {
  it('is said of every line and column, and the other lines are read', async () => {
    const { rows: good, problems } = await read('Name,Unit Price\n,12\nVent,x\nCap,9\n,y');
    expect(good.map(({ line }) => line)).toEqual([4]);
    expect(problems).toEqual([
      { line: 2, column: 'Name', message: 'Please enter a name' },
      { line: 3, column: 'Unit Price', message: 'Please enter a number' },
      { line: 5, column: 'Name', message: 'Please enter a name' },
      { line: 5, column: 'Unit Price', message: 'Please enter a number' },
    ]);
  });
  it('is said of a line with a stray quotation mark', async () => {
    const { rows: good, problems } = await read('Name,Unit Price\nVent "ridge",12\nCap,9');
    expect([good.length, problems.map(({ line, column }) => [line, column])]).toEqual([
      1,
      [[2, null]],
    ]);
  });
  it.each([
    ['', 'empty-file', {}],
    ['Name,Unit Price\n', 'empty-file', {}],
    ['Title\nVent', 'column-missing', { column: 'Name' }],
    ['Name\nCap\n"Vent\nRidge\nTop', 'unreadable-file', { why: 'open-quote', line: 3 }],
  ])('stops at %j', (text, code, values) =>
    expect(read(text)).rejects.toThrow(expect.objectContaining({ code, values })),
  );
  it('stops at more rows than can be imported at once', () =>
    expect(read('Name\na\nb\nc', 2)).rejects.toThrow(
      expect.objectContaining({ code: 'too-many-rows', values: { most: 2 } }),
    ));
});

describe('a file that is meant to hurt', () => {
  it.each([
    ['200 KB of bad quotes', 'Name,Email\n' + 'a"b,"c"d\n'.repeat(23_000), 'More than 1,000 lines'],
    ['5 MB of commas', 'Name\n' + ','.repeat(5_000_000), 'no rows'],
    ['a thousand columns', 'Name\n' + 'x,'.repeat(1_000), 'more than 200 columns'],
    ['one cell without an end', 'Name\n"' + 'x'.repeat(5_000_000), 'characters'],
    ['a line for every other byte', 'Name\n' + 'a\n'.repeat(2_500_000), 'up to 100 rows'],
    ['a million empty lines', 'Name\n' + '\n'.repeat(1_000_000), 'no rows'],
  ])('%s: is refused with what to do, and others have their turn', async (_, text, message) => {
    let turns = 0;
    const others = setInterval(() => (turns += 1), 1);
    const problem = await read(text).catch((error: unknown) => error as BadInput);
    expect(sentenceOf((problem as BadInput).code, (problem as BadInput).values, 'en')).toContain(
      message,
    );
    clearInterval(others);
    expect(turns).toBeGreaterThan(5);
  });
});

it('so many files wait for their turn, and one more is asked to come again', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 12 }, () => read('Name\nVent\n')));
  const refused = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as TryLater] : [],
  );
  expect(refused.length).toBeGreaterThan(6);
  expect(refused.length).toBeLessThan(12);
  expect(refused.every((error) => error instanceof TryLater && error.why === 'too-busy')).toBe(
    true,
  );
  expect((await read('Name\nVent\n')).rows).toHaveLength(1);
});

describe('an import', () => {
  const services = { until: async () => true, product } as unknown as Services;
  const asker = { by: 'user-1', correlationId: 'c', key: 'import-1' };
  const plan = (...made: RowPlan[]) => ({
    columns: ['Name'],
    rows: made,
    problems: [{ line: 9, column: null, message: 'bad' }],
    ignored: [],
  });
  it('gives each row its own key, counts what happened, tells what was refused and goes on', async () => {
    const keys: (string | undefined)[] = [];
    const done = async ({ key }: Asker) => {
      keys.push(key);
      return { id: 1, revision: 0, position: 5n, events: [] };
    };
    const made = plan(
      { line: 2, outcome: 'add', values: ['a'], carryOut: done },
      { line: 3, outcome: 'same', values: ['b'] },
      {
        line: 4,
        outcome: 'change',
        values: ['c'],
        carryOut: async () => {
          throw new Refusal('busy');
        },
      },
      { line: 5, outcome: 'change', values: ['d'], carryOut: done },
    );
    expect(await carryOut(made, services, asker)).toEqual({
      added: 1,
      changed: 1,
      same: 1,
      problems: [
        {
          line: 4,
          column: null,
          message: 'Someone else is changing this right now. Please try again.',
        },
        { line: 9, column: null, message: 'bad' },
      ],
    });
    expect(keys).toEqual(['import-1/line-2', 'import-1/line-5']);
  });
  it('stops at a defect', async () => {
    await expect(
      carryOut(
        plan({
          line: 2,
          outcome: 'add',
          values: [],
          carryOut: () => Promise.reject(new Error('broken')),
        }),
        services,
        asker,
      ),
    ).rejects.toThrow('broken');
  });
  it('is previewed without what it would do', () => {
    expect(
      previewOf(
        plan({
          line: 2,
          outcome: 'add',
          values: ['a'],
          carryOut: () => Promise.reject(new Error('never')),
        }),
      ).rows,
    ).toEqual([{ line: 2, outcome: 'add', values: ['a'] }]);
  });
});
