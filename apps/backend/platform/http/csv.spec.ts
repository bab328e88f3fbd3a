// CSV exports: every list has one beside it, with its access and filters, whole, and harmless in a
// spreadsheet.
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Id, Instant, ListQuery, Money } from '@purlin/contracts/fields.ts';
import { doorsOf, query } from '@purlin/contracts/route.ts';
import { openTestRooms, type TestRooms } from '../../../../tools/vitest/rooms.ts';
import { Problem } from './problem.ts';
import { product } from '../../product.ts';
import { defineRoom, ListPage } from '../core/room.ts';
import { csvWriter } from './csv.ts';
import { openApi } from './openapi.ts';

const Thing = z.object({
  id: Id,
  projectTitle: z.string(),
  total: Money,
  createdAt: Instant,
  due: z.iso.date().nullable(),
  done: z.boolean(),
  owner: z.object({ name: z.string(), clientId: Id }).nullable(),
  lines: z.array(z.string()),
});
type Thing = z.infer<typeof Thing>;
const contract = {
  list: query('/api/thing-lists/things', {
    right: 'estimates.read',
    summary: 'Things, newest first',
    answer: z.array(Thing),
    query: ListQuery.extend({ done: z.enum(['true']).optional() }),
  }),
  one: query('/api/things/:id', { right: 'estimates.read', summary: 'One thing', answer: Thing }),
};
/** More than an export reads at once. */
const COUNT = 1_234;
const asked: unknown[] = [];
const things: Thing[] = Array.from({ length: COUNT }, (_, n) => ({
  id: n + 1,
  projectTitle: `Roof ${n}`,
  total: '-12.50',
  createdAt: '2026-03-02T17:00:00.000Z',
  due: null,
  done: n % 2 === 0,
  owner: n === 0 ? null : { name: 'Zoë', clientId: 7 },
  lines: ['x'],
}));
const room = defineRoom({ contract, deciders: [] })({
  name: 'things',
  readModels: [],
  membershipOf: async () => ({
    role: 'admin',
    owner: { clientId: null, vendorId: null },
    lacksFactor: false,
    mustChoosePassword: false,
  }),
  answers: {
    async list({ query: given }) {
      asked.push(given);
      if (given.q === 'forbidden') throw new Problem(409, 'email-taken');
      const found = given.done ? things.filter(({ done }) => done) : things;
      const from = Number(given.cursor ?? 0);
      return new ListPage(
        found.slice(from, from + given.limit),
        from + given.limit < found.length ? String(from + given.limit) : undefined,
      );
    },
    one: async () => undefined,
  },
});

let open: TestRooms;
let cookie: string;
beforeAll(async () => {
  open = await openTestRooms([room]);
  cookie = `purlin_session=${(await open.platform.services.sessions.start(1)).token}`;
});
afterAll(() => open.close());
const get = (search = '', headers: Record<string, string> = { cookie }) =>
  fetch(`${open.url}/api/thing-lists/things.csv${search}`, { headers });
const HEADS = [
  'ID',
  'Project title',
  'Total',
  'Created at',
  'Due',
  'Done',
  'Owner name',
  'Owner client ID',
];

describe('the export of a list', () => {
  it('has all rows of all pages under human heads', async () => {
    const answer = await get();
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('cache-control'),
    ]).toEqual([200, 'text/csv; charset=utf-8', 'no-store']);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="thing-lists-things-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = parse(bytes, { bom: true });
    expect(lines).toHaveLength(COUNT + 1);
    expect(lines[0]).toEqual(HEADS);
    // On the company's clock, in Los Angeles.
    expect(lines[1]).toEqual(['1', 'Roof 0', '-12.50', '2026-03-02 09:00:00', '', 'yes', '', '']);
    expect(lines.at(-1)).toEqual([
      String(COUNT),
      `Roof ${COUNT - 1}`,
      '-12.50',
      '2026-03-02 09:00:00',
      '',
      'no',
      'Zoë',
      '7',
    ]);
  });
  it('takes the filters of the list, never its page', async () => {
    asked.length = 0;
    const lines = parse(await (await get('?done=true&q=Roof&limit=1&cursor=900')).text(), {
      bom: true,
    });
    expect(lines).toHaveLength(COUNT / 2 + 1);
    expect(asked).toEqual([
      { limit: 500, q: 'Roof', done: 'true' },
      { limit: 500, q: 'Roof', done: 'true', cursor: '500' },
    ]);
  });
  it('says what is wrong instead of a file', async () => {
    for (const [search, headers, status] of [
      ['?done=no', { cookie }, 400],
      ['?q=forbidden', { cookie }, 409],
      ['', {}, 401],
    ] as const) {
      const answer = await get(search, headers);
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('content-disposition'),
      ]).toEqual([status, 'application/problem+json; charset=utf-8', null]);
    }
  });
  it('says which filter is given twice', async () => {
    const answer = await get('?q=a&q=b');
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      {
        message: 'A value in the URL appears more than once. Send it once and try again.',
        errors: { q: 'Appears more than once; please send it once' },
      },
    ]);
  });
  it('is a door of its own, but only where there is a list', () => {
    expect(doorsOf(contract).map(([name, { path }]) => [name, path])).toEqual([
      ['list', '/api/thing-lists/things'],
      ['listCsv', '/api/thing-lists/things.csv'],
      ['one', '/api/things/:id'],
    ]);
    const { paths } = openApi({ things: contract }, product) as {
      paths: Record<
        string,
        { get: { parameters: { name: string }[]; responses: Record<string, { content: object }> } }
      >;
    };
    const door = paths['/api/thing-lists/things.csv']!.get;
    expect(door.parameters.map(({ name }) => name)).toEqual(['q', 'done']);
    expect(door.responses['200']!.content).toHaveProperty('text/csv');
  });
});

describe('a cell', () => {
  const Row = z.object({ text: z.string() });
  const cellOf = (text: string): string =>
    parse(csvWriter(Row, 'UTC')([{ text }]), { bom: true })[1]![0]!;
  it.each([
    '=1+1',
    '+1 541 555 0123',
    '-cmd',
    '@SUM(A1)',
    '=',
    '-',
    '-1-1',
    '+5',
    '  =1',
    '\tx',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('%j is no formula', (text) => expect(cellOf(text)).toBe(`'${text}`));
  it.each([
    ['x;=cmd', "x;'=cmd"],
    ['x,=cmd', "x,'=cmd"],
    ['x\n=cmd', "x\n'=cmd"],
    ['x; "=cmd', `x; "'=cmd`],
    ['x\t＝cmd', "x\t'＝cmd"],
    ['x;+cmd|calc', "x;'+cmd|calc"],
    ['x;@SUM(1)', "x;'@SUM(1)"],
    ['x;-1+1', "x;'-1+1"],
    ['x;\u00a0－1', "x;\u00a0'－1"],
    ['\t=1', "'\t'=1"],
  ])('%j is no formula either', (text, cell) => expect(cellOf(text)).toBe(cell));
  it.each(['-12.50', '-3', '12', 'a=b', "'x", '', '1+1'])('%j stays as it is', (text) =>
    expect(cellOf(text)).toBe(text),
  );
  it('whatever somebody typed comes back, and none of it can start a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = cellOf(text);
        expect(cell.replaceAll("'", '')).toBe(text.replaceAll("'", ''));
        expect(/^\s*[=+@＝＋－＠]|[,;|\t\r\n][\s'"]*(?<!')[=+\-@＝＋－＠]/.test(cell)).toBe(false);
      }),
    );
  });
});
