// Pruning: only what is old goes, and nothing that anybody may still ask for.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freshDatabase } from '../../../../../tools/vitest/database.ts';
import { openDatabase, type Pool } from '../../servers/database.ts';
import { prune } from './pruning.ts';

let pool: Pool;
beforeAll(async () => {
  pool = await openDatabase(await freshDatabase(), []);
});
afterAll(() => pool.end());
beforeEach(() =>
  pool.query('truncate platform.effects, platform.effect_decisions, platform.allocations'),
);

const effect = (id: string, status: string, days: number) =>
  pool.query(
    `insert into platform.effects (id, task, data, correlation_id, status, created_at, finished_at)
      values ($1, 'ring', '{}', 'x', $2, now() - make_interval(days => $3),
        case when $2 in ('done', 'failed') then now() - make_interval(days => $3) end)`,
    [id, status, days],
  );
const allocation = (key: string, days: number) =>
  pool.query(
    `insert into platform.allocations (key, category, id, created_at)
      values ($1, 'x', 1, now() - make_interval(days => $2))`,
    [key, days],
  );
const left = async (table: string, column: string): Promise<unknown[]> =>
  (await pool.query(`select ${column} as left from platform.${table} order by 1`)).rows.map(
    (row: { left: unknown }) => row.left,
  );

it('removes effects that are long done, and keeps what is open or somebody decided', async () => {
  for (const status of ['pending', 'running', 'undecided', 'done', 'failed'])
    for (const days of [89, 91, 366]) await effect(`${status} ${days}`, status, days);
  await effect('decided', 'done', 400);
  await pool.query(
    `insert into platform.effect_decisions (effect_id, choice, decided_by)
      values ('decided', 'done', 'user-1')`,
  );
  expect(await prune(pool)).toBe(3);
  const open = ['pending', 'running', 'undecided'];
  expect(await left('effects', 'id')).toEqual(
    [
      ...open.flatMap((status) => [89, 91, 366].map((days) => `${status} ${days}`)),
      'decided',
      'done 89',
      'failed 89',
      'failed 91',
    ].toSorted(),
  );
});

it('removes numbers under the keys of commands, and keeps those that belong to a thing', async () => {
  await allocation('client/AddClient/3f1c2b4a', 91);
  await allocation('client/AddClient/9d8e4f7a', 89);
  await allocation('subscriber/address-8b6c5d4e', 4_000);
  await allocation('seed/demo', 4_000);
  expect(await prune(pool)).toBe(1);
  expect(await left('allocations', 'key')).toEqual([
    'client/AddClient/9d8e4f7a',
    'seed/demo',
    'subscriber/address-8b6c5d4e',
  ]);
});

it('removes many, part by part', async () => {
  await pool.query(
    `insert into platform.allocations (key, category, id, created_at)
      select 'client/AddClient/' || n, 'x', n, now() - interval '1 year'
      from generate_series(1, 12000) n`,
  );
  expect(await prune(pool)).toBe(12_000);
});

it('removes pictures that nobody named in two days, and uses that are over', async () => {
  const picture = (id: string, hours: number) =>
    pool.query(
      `insert into platform.pictures (id, audience, width, height, w480, w960, w1600, added_at)
        values ($1, 'staff', 1, 1, '', '', '', now() - make_interval(hours => $2))`,
      [id, hours],
    );
  for (const [id, hours] of [
    ['fresh', 47],
    ['old', 49],
    ['used', 5_000],
    ['was used', 5_000],
  ] as const)
    await picture(id, hours);
  await pool.query(
    `insert into platform.picture_uses values ('used', 'lead-1', null),
      ('was used', 'settings-team', now() - interval '1 minute')`,
  );
  expect(await prune(pool)).toBe(3);
  expect(await left('pictures', 'id')).toEqual(['fresh', 'used']);
});
