// Scheduled tasks: done soon after the start and then in their time, by one process at a time, and
// left alone when they fail.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshDatabase } from '../../../../../tools/vitest/database.ts';
import { dropQueue } from '../../../../../tools/vitest/drop-queue.ts';
import { until } from '../../../../../tools/vitest/until.ts';
import { openDatabase, type Pool } from '../../servers/database.ts';
import { openEffectsLedger } from './effects.ts';
import { openLog } from '../log.ts';
import { openTaskQueue } from './task-queue.ts';

let databaseUrl: string;
let pool: Pool;
const closing: (() => Promise<void>)[] = [];
beforeEach(async () => {
  databaseUrl = await freshDatabase();
  pool = await openDatabase(databaseUrl, []);
});
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
  await pool.end();
});

/** One process with one scheduled task; the answer stops it. */
async function start(run: () => Promise<void>, everyMs = 20): Promise<() => Promise<void>> {
  const log = openLog('silent');
  const ledger = await openEffectsLedger(databaseUrl, pool);
  const queue = openTaskQueue({ databaseUrl, sweepMs: 100 }, ledger, log);
  queue.work({ workers: [], scheduled: [{ name: 'spec', everyMs, run }], services: undefined });
  const stop = async (): Promise<void> => {
    closing.splice(closing.indexOf(stop), 1);
    await queue.close();
    await ledger.close();
  };
  closing.push(stop);
  return stop;
}

it('is done at the start and again, also after it failed', async () => {
  let times = 0;
  await start(async () => {
    times += 1;
    if (times === 1) throw new Error('not today');
  });
  await until('it was done three times', () => times >= 3);
});

it('is done once a turn, however many processes there are, and goes on when one of them goes', async () => {
  let times = 0;
  const run = async (): Promise<void> => void (times += 1);
  const from = Date.now();
  const first = await start(run, 300);
  await start(run, 300);
  await until('it was done three times', () => times >= 3);
  // Turns are those of the clock: the first may be nearly over, the second is whole.
  expect(Date.now() - from).toBeGreaterThanOrEqual(300);
  await first();
  const before = times;
  await until('the other one goes on', () => times > before);
});

it('is not started again while it is under way, and is waited for at the end', async () => {
  let [running, most] = [0, 0];
  const finish = Promise.withResolvers<void>();
  const stop = await start(async () => {
    most = Math.max(most, ++running);
    await finish.promise;
    running -= 1;
  });
  await until('it runs', () => running === 1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const stopping = stop();
  finish.resolve();
  await stopping;
  expect([running, most]).toEqual([0, 1]);
});

it('is scheduled again when the queue was wiped', async () => {
  let times = 0;
  await start(async () => void (times += 1), 50);
  await until('it works', () => times > 0);
  await dropQueue(pool);
  const before = times;
  await until('it works again', () => times > before + 1);
});
