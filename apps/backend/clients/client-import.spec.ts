// Importing clients over HTTP: what the preview says of every row, and that nobody is added twice.
import type { QueryConfig, QueryResultRow } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@purlin/contracts/clients.ts';
import type { ImportPreview, ImportResult } from '@purlin/contracts/csv-import.ts';
import { openLocks } from '../platform/core/commands/locks.ts';
import { clientsLike } from './read-models/similar-clients.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();
beforeAll(async () => {
  await app.call('POST', '/api/clients', {
    body: { name: 'Dana Whitfield', email: 'dana@client.example', phone: '(541) 555-0141' },
  });
});

interface Choice {
  readonly duplicates?: 'skip' | 'add';
  readonly key?: string;
}
const preview = async (csv: string, { duplicates }: Choice = {}) =>
  (
    await app.call<ImportPreview>('POST', '/api/clients/import/preview', {
      body: { csv, duplicates },
    })
  ).body;
const run = async (csv: string, { duplicates, key }: Choice = {}) =>
  (
    await app.call<ImportResult>('POST', '/api/clients/import', {
      body: { csv, duplicates },
      headers: key ? { 'idempotency-key': key } : {},
    })
  ).body;
const names = async (q: string) =>
  (await app.call<Client[]>('GET', `/api/clients?q=${q}`)).body.map(({ name }) => name);

const HEAD = 'Name,Email,Phone,Address,Notes';
const MIXED = `${HEAD}
Ana Ruiz,ana@mixed.example,541-555-0101,"12 Mill St, Eugene",Gate 4411
,nobody@mixed.example,,,
Ben Ruiz,not an address,,,
dana whitfield,DANA@client.example,,,
Sam Whitfield,sam@mixed.example,+1 541 555 0141,,
Ana R.,ANA@mixed.example,,,
Cleo Fox,cleo@mixed.example,,,`;

describe('the preview', () => {
  it('says of every row what would become of it, and writes nothing', async () => {
    const { rows, problems, ignored } = await preview(MIXED);
    expect(rows.map(({ line, outcome, values }) => [line, outcome, values[0]])).toEqual([
      [2, 'add', 'Ana Ruiz'],
      [5, 'same', 'dana whitfield'],
      [8, 'add', 'Cleo Fox'],
    ]);
    expect(problems).toEqual([
      { line: 3, column: 'Name', message: 'Please enter a name' },
      { line: 4, column: 'Email', message: 'Please enter a valid email address' },
      {
        line: 6,
        column: null,
        message:
          'Sam Whitfield has the same phone number as Dana Whitfield, who is already a client.',
      },
      {
        line: 7,
        column: null,
        message: 'Ana R. has the same email address as Ana Ruiz, on line 2.',
      },
    ]);
    expect(ignored).toEqual([]);
    expect(await names('mixed.example')).toEqual([]);
  });
  it.each(['5.41556E+09', '5E+9', '#####', '#REF!', '#N/A', '#VALUE!'])(
    'refuses what a spreadsheet made of a cell: %s',
    async (damaged) => {
      const rows = ['Ida One', 'Ida Two'].map((name) => `${name},${damaged}`);
      const { problems, rows: good } = await preview(`Name,Phone\n${rows.join('\n')}`);
      expect(good).toEqual([]);
      expect(problems.map(({ line, column }) => [line, column])).toEqual([
        [2, 'Phone'],
        [3, 'Phone'],
      ]);
      expect(problems[0]!.message).toContain('spreadsheet');
    },
  );
  it('takes those who only look like somebody else when asked to', async () => {
    expect(
      (await preview(MIXED, { duplicates: 'add' })).rows.map(({ line, outcome }) => [
        line,
        outcome,
      ]),
    ).toEqual([
      [2, 'add'],
      [5, 'same'],
      [6, 'add'],
      [7, 'add'],
      [8, 'add'],
    ]);
  });
  it('says what is wrong with the file as a whole', async () => {
    const { status, body } = await app.call<{ message: string }>(
      'POST',
      '/api/clients/import/preview',
      { body: { csv: 'Email,Phone\nana@mixed.example,1' } },
    );
    expect([status, body.message]).toEqual([
      400,
      'The file has no column named "Name". Add it, or rename the right column in the first line.',
    ]);
  });
});

it('looks for those of a file by indexes alone', async () => {
  const { pool } = app.platform;
  const plans: string[] = [];
  const held = await pool.connect();
  try {
    await held.query('begin');
    // Small tables are read whole, unless that is dear.
    await held.query('set local enable_seqscan = off; set local enable_indexscan = off');
    const db = {
      async query<R extends QueryResultRow>(
        asked: string | QueryConfig,
        given?: readonly unknown[],
      ) {
        const { text, values } = typeof asked === 'string' ? { text: asked, values: given } : asked;
        const { rows } = await held.query<Record<string, string>>(`explain ${text}`, [
          ...(values ?? []),
        ]);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        return held.query<R>(text, [...(values ?? [])]);
      },
    };
    const like = { name: 'Dana', emailKey: 'dana@client.example', phoneDigits: '5415550141' };
    expect(
      await clientsLike(db, [like, { name: 'Dana', emailKey: '', phoneDigits: null }]),
    ).toMatchObject([{ name: 'Dana Whitfield' }]);
  } finally {
    await held.query('rollback');
    held.release();
  }
  expect(plans.join('\n').match(/Index Cond: .*= ANY/g)).toHaveLength(3);
});

describe('the import', () => {
  it('adds nobody again of a family that shares an address', async () => {
    const family = `${HEAD}\nAnna Elm,elms@family.example,,,\nBert Elm,elms@family.example,,,`;
    expect(await run(family, { duplicates: 'add' })).toMatchObject({ added: 2, same: 0 });
    for (let time = 0; time < 2; time++)
      expect(await run(family, { duplicates: 'add' })).toMatchObject({ added: 0, same: 2 });
    expect(await names('elms@family')).toHaveLength(2);
  });
  it('adds the good rows with all they hold, once, however often it is confirmed', async () => {
    const first = await run(MIXED, { key: 'import-mixed-1' });
    expect(first).toMatchObject({ added: 2, changed: 0, same: 1 });
    expect(first.problems).toHaveLength(4);
    const again = await run(MIXED, { key: 'import-mixed-1' });
    expect(again).toMatchObject({ added: 2, changed: 0, same: 1 });
    expect(again.problems.map(({ line }) => line)).toEqual(first.problems.map(({ line }) => line));
    expect(await run(MIXED)).toMatchObject({ added: 0, same: 3 });
    expect(await names('mixed.example')).toEqual(['Ana Ruiz', 'Cleo Fox']);
    const [ana] = (await app.call<Client[]>('GET', '/api/clients?q=ana@mixed')).body;
    expect(ana).toMatchObject({
      phone: '541-555-0101',
      address: '12 Mill St, Eugene',
      notes: 'Gate 4411',
    });
  });
  it('adds once when it is confirmed twice at the same moment', async () => {
    const csv = `${HEAD}\nTwice Pressed,twice@press.example,,,`;
    await Promise.all([run(csv, { key: 'import-twice-1' }), run(csv, { key: 'import-twice-1' })]);
    expect(await names('press.example')).toEqual(['Twice Pressed']);
  });
  it('adds nobody twice when people import the same file at the same moment', async () => {
    const rows = Array.from({ length: 40 }, (_, n) => `Pair ${n},pair${n}@at-once.example,,,`);
    const csv = [HEAD, ...rows].join('\n');
    const results = await Promise.all([run(csv), run(csv, { key: 'import-pair-1' }), run(csv)]);
    expect(results.map(({ added, same }) => [added, same]).toSorted(([a], [b]) => a! - b!)).toEqual(
      [
        [0, 40],
        [0, 40],
        [40, 0],
      ],
    );
    expect(await names('at-once.example')).toHaveLength(40);
  });
  it('lets three wait while somebody imports, and asks more to come again', async () => {
    const another = openLocks(app.databaseUrl);
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const held = new Promise<void>((begun) => {
      void another.withLock('import-clients', () => (begun(), released));
    });
    await held;
    const csv = `${HEAD}\nIn Line,in-line@waits.example,,,`;
    let refused = 0;
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(async () => {
        const answer = await app.call('POST', '/api/clients/import', { body: { csv } });
        if (answer.status === 503 && ++refused === 2) release();
        return answer;
      }),
    );
    await another.close();
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 503)).toHaveLength(2);
    expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('10');
    expect(await names('waits.example')).toEqual(['In Line']);
  });
  it('takes clients without an e-mail address, and knows them again', async () => {
    const csv = 'Name,Phone\nPaper Only,\nPaper Caller,(541) 555-0177\npaper only,';
    expect(await run(csv)).toMatchObject({ added: 2, same: 1, problems: [] });
    expect(await run(csv)).toMatchObject({ added: 0, same: 3 });
    expect(await names('paper')).toEqual(['Paper Caller', 'Paper Only']);
  });
  it('refuses another file under the same key', async () => {
    const { status } = await app.call('POST', '/api/clients/import', {
      body: { csv: `${HEAD}\nOther File,other@file.example,,,` },
      headers: { 'idempotency-key': 'import-mixed-1' },
    });
    expect(status).toBe(422);
    expect(await names('file.example')).toEqual([]);
  });
  it('leaves the name of a client as it is, however a file writes it', async () => {
    const row = (name: string) => `${HEAD}\n${name},lucia@spelled.example,,,`;
    expect(await run(row('Lucía Rodríguez'))).toMatchObject({ added: 1 });
    const plain = row('LUCIA RODRIGUEZ');
    expect((await preview(plain)).rows.map(({ outcome }) => outcome)).toEqual(['same']);
    expect(await run(plain)).toMatchObject({ added: 0, changed: 0, same: 1 });
    expect(await names('spelled.example')).toEqual(['Lucía Rodríguez']);
  });
  it('takes back what the export gives', async () => {
    const { text } = await app.call('GET', '/api/clients.csv');
    const result = await run(text);
    expect(result).toMatchObject({ added: 0, changed: 0, problems: [] });
    expect(result.same).toBeGreaterThanOrEqual(3);
  });
});
