// Outages by themselves: one at a time tries, a turn ends with whoever had it, and whoever sees
// that it is over frees the others.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../../../tools/vitest/database.ts';
import { until } from '../../../../../tools/vitest/until.ts';
import { openDatabase, type Db, type Pool } from '../../servers/database.ts';
import { inTransaction } from '../../servers/transaction.ts';
import { openOutcomes } from './effect-outcomes.ts';
import { openOutages } from './outages.ts';

let pool: Pool;
beforeEach(async () => {
  pool = await openDatabase(await freshDatabase(), []);
});
afterEach(() => pool.end());

/** Another process was there before: the outage began and its pause is over. */
const isAway = () =>
  pool.query(`insert into platform.outages (scope, reason, next_try_at)
    values ('mail', 'server-unreachable', now())`);
const dueInMs = async (): Promise<number | undefined> =>
  (
    await pool.query<{ ms: number }>(
      'select extract(epoch from next_try_at - now())::float8 * 1000 as ms from platform.outages',
    )
  ).rows[0]?.ms;

describe('while something is away', () => {
  it('all who ask at once are held back but one', async () => {
    await isAway();
    const slow: Db = {
      async query(text, values) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        return values ? pool.query(text, [...values]) : pool.query(text);
      },
    };
    const outages = openOutages(slow);
    const turns = await Promise.all(Array.from({ length: 8 }, () => outages.turn('mail')));
    expect(turns.filter((turn) => turn === 'open')).toEqual([]);
    expect(turns.filter((turn) => turn === 'try')).toHaveLength(1);
  });
  it('nobody waits longer than the turn of one who died lasts', async () => {
    await isAway();
    expect(await openOutages(pool).turn('mail')).toBe('try');
    const turn = await openOutages(pool).turn('mail');
    expect(turn).toMatchObject({ waitMs: expect.any(Number) });
    expect((turn as { waitMs: number }).waitMs).toBeLessThan(20_000);
  });
  it('whoever leaves without having asked lets the next one at once', async () => {
    await isAway();
    const outages = openOutages(pool);
    await outages.turn('mail');
    await outages.leave('mail');
    expect(await openOutages(pool).turn('mail')).toBe('try');
  });
});

it('is tried now when somebody wants it, by one of those that wait', async () => {
  await isAway();
  await pool.query("update platform.outages set next_try_at = now() + interval '10 minutes'");
  await pool.query(`insert into platform.effects (id, task, data, correlation_id, held_by, run_at)
    select id, 'send', '{}', 'spec', 'mail', now() + interval '1 hour'
      from unnest(array['one', 'two']) as id`);
  expect(await openOutages(pool).tryNow('mail')).toEqual(['send']);
  const { rowCount } = await pool.query('select 1 from platform.effects where run_at <= now()');
  expect(rowCount).toBe(1);
  expect(await openOutages(pool).turn('mail')).toBe('try');
  expect(await openOutages(pool).tryNow('sms')).toEqual([]);
});

it('goes on where an answer says nothing about what is missing', async () => {
  await isAway();
  const outages = openOutages(pool);
  await outages.turn('mail');
  expect(await outages.over('mail', async () => true)).toEqual([]);
  expect(await dueInMs()).toBeDefined();
  await outages.over('mail', async () => false);
  expect(await dueInMs()).toBeUndefined();
});

it('is not tried before the pause that it asks for is over', async () => {
  const outages = openOutages(pool);
  for (const tried of [false, true]) {
    expect(await outages.away('mail', 'busy', tried, { leastMs: 60_000 })).toBeGreaterThan(59_000);
    expect(await dueInMs()).toBeGreaterThan(59_000);
  }
});

it('is over for all when it answered anybody, and what it held is due', async () => {
  await isAway();
  await pool.query(`insert into platform.effects (id, task, data, correlation_id, held_by, run_at)
    values ('one', 'send', '{}', 'spec', 'mail', now() + interval '1 hour')`);
  await openOutages(pool).turn('mail');
  expect(await openOutages(pool).over('mail')).toEqual(['send']);
  expect(await dueInMs()).toBeUndefined();
  const { rowCount } = await pool.query('select 1 from platform.effects where run_at <= now()');
  expect(rowCount).toBe(1);
});

it('frees also what began to wait while the outage was ending', async () => {
  await isAway();
  await pool.query(`insert into platform.effects
      (id, task, data, correlation_id, status, claimed_by, attempts)
    values ('one', 'send', '{}', 'spec', 'running', 7, 1)`);
  const outages = openOutages(pool);
  await outages.turn('mail');
  const hold = { delayMs: 900_000, heldBy: 'mail', tried: false, waitsOut: false };
  const isWaiting = "select 1 from pg_locks where not granted and locktype = 'transactionid'";
  const ending = await inTransaction(pool, async (db) => {
    await openOutcomes(pool, db, 7).hold('one', 'no', hold);
    const over = outages.over('mail');
    await until('the end waits for it', async () => (await pool.query(isWaiting)).rowCount === 1);
    return { over };
  });
  expect(await ending.over).toEqual(['send']);
  const { rowCount } = await pool.query('select 1 from platform.effects where run_at <= now()');
  expect(rowCount).toBe(1);
});
