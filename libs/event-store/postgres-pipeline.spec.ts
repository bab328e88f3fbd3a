// The pipeline: statements get their own results, a failure affects only its own statement, and
// lost connections are replaced.
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { freshDatabase } from '../../tools/vitest/database.ts';
import { until } from '../../tools/vitest/until.ts';
import { PostgresPipeline } from './postgres-pipeline.ts';

let pipeline: PostgresPipeline;
afterEach(() => pipeline.end());
const open = async (connections = 2): Promise<string> => {
  const url = await freshDatabase();
  pipeline = new PostgresPipeline({ connectionString: url }, connections);
  return url;
};
const ask = async (n: number): Promise<number> =>
  (await pipeline.query<{ n: number }>({ name: 'ask', text: 'select $1::int as n', values: [n] }))
    .rows[0]!.n;

it('gives every statement its own result, even for a thousand at once', async () => {
  await open();
  const asked = Array.from({ length: 1_000 }, (_, n) => n);
  expect(await Promise.all(asked.map(ask))).toEqual(asked);
});

it('fails one statement without affecting others', async () => {
  await open(1);
  const results = await Promise.allSettled([
    ask(1),
    pipeline.query('select 1 / 0'),
    ask(2),
    pipeline.query('this is no statement'),
    ask(3),
  ]);
  expect(
    results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed')),
  ).toEqual([1, 'failed', 2, 'failed', 3]);
});

it('replaces a broken connection', async () => {
  const url = await open(1);
  const { rows } = await pipeline.query<{ pid: number }>('select pg_backend_pid() as pid');
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  const cut = expect(pipeline.query('select pg_sleep(30)')).rejects.toThrow(/terminat|Connection/);
  await other.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  await cut;
  await other.end();
  expect(await until('it answers again', () => ask(7).catch(() => undefined))).toBe(7);
});

it('reports that it is closed', async () => {
  await open();
  await pipeline.end();
  await expect(ask(1)).rejects.toThrow('closed');
});
