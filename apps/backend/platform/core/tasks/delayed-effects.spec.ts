// An effect that is due later is carried out when it is due, without waiting for the next sweep.
import { taskKind } from '@purlin/event-sourcing/reaction.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { freshDatabase } from '../../../../../tools/vitest/database.ts';
import { until } from '../../../../../tools/vitest/until.ts';
import { openDatabase, type Pool } from '../../servers/database.ts';
import { openEffectsLedger, type EffectsLedger } from './effects.ts';
import { openLog } from '../log.ts';
import { openTaskQueue, type TaskQueue } from './task-queue.ts';
import { taskWorker } from './tasks.ts';

const task = 'spec-later';
const DUE_IN_MS = 400;
let pool: Pool;
let ledger: EffectsLedger;
let queue: TaskQueue;
let ran = 0;
beforeAll(async () => {
  const databaseUrl = await freshDatabase();
  const log = openLog('silent');
  pool = await openDatabase(databaseUrl, []);
  ledger = await openEffectsLedger(databaseUrl, pool);
  // Nothing of this spec is left for a second sweep.
  queue = openTaskQueue({ databaseUrl, sweepMs: 600_000 }, ledger, log);
  const worker = taskWorker<undefined>()(taskKind(task, z.object({})), {
    attempts: 1,
    backoffMs: 50,
    concurrency: 1,
    run: async () => void (ran += 1),
    exhausted: async () => {},
  });
  queue.work({ workers: [worker], scheduled: [], services: undefined });
  await queue.sweep();
});
afterAll(async () => {
  await queue.close();
  await ledger.close();
  await pool.end();
});

it('is rung for when it is due', async () => {
  const { rows } = await pool.query<{ due: Date }>(
    `insert into platform.effects (id, task, data, correlation_id, run_at)
      values ('later', $1, '{}', 'spec', now() + $2 * interval '1 millisecond')
      returning run_at as due`,
    [task, DUE_IN_MS],
  );
  queue.ringFor([{ task, after_ms: DUE_IN_MS }]);
  await until('it was done', () => ran > 0);
  const late = Date.now() - Number(new Date(rows[0]!.due));
  expect([ran, late >= -50 && late < 4_000]).toEqual([1, true]);
});
