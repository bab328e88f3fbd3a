// Tasks and the effects ledger: every effect is carried out, whatever happens to the queue, the
// worker or the database.
// Runs on the Postgres queue, and on Redis too where REDIS_URL_TEST names one.
import { randomUUID } from 'node:crypto';
import { Queue, Worker, createPostgresBackend } from 'bullmq';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { taskKind } from '@purlin/event-sourcing/reaction.ts';
import { freshDatabase } from '../../../../../tools/vitest/database.ts';
import { dropQueue } from '../../../../../tools/vitest/drop-queue.ts';
import { until } from '../../../../../tools/vitest/until.ts';
import { LOCK, openDatabase, type Pool } from '../../servers/database.ts';
import { decideEffect, undecidedEffects } from './effect-decisions.ts';
import { openEffectsLedger, type EffectsLedger } from './effects.ts';
import { openTaskQueue, type TaskQueue } from './task-queue.ts';
import { Unrecoverable, taskWorker, type Attempt, type TaskWorker } from './tasks.ts';

const redisUrl = process.env['REDIS_URL_TEST'];
const silent = pino({ level: 'silent' });
type Run = (n: number, attempt: Attempt) => Promise<void>;

/** One process: a ledger, a queue and workers. */
interface Process {
  readonly ledger: EffectsLedger;
  readonly queue: TaskQueue;
  stop(): Promise<void>;
}

describe.each<{ name: string; redis: string | undefined }>([
  { name: 'Postgres', redis: undefined },
  ...(redisUrl ? [{ name: 'Redis', redis: redisUrl }] : []),
])('on $name', ({ redis }) => {
  let databaseUrl: string;
  let pool: Pool;
  let processes: Process[];
  let task: string;
  beforeEach(async () => {
    databaseUrl = await freshDatabase();
    pool = await openDatabase(databaseUrl, []);
    processes = [];
    task = `ring-${randomUUID()}`; // a shared Redis may hold queues of other runs
  });
  afterEach(async () => {
    for (const one of processes) await one.stop();
    await pool.end();
  });

  const workerOf = (
    run: Run,
    {
      once = false,
      ...over
    }: Partial<Pick<TaskWorker<undefined>, 'attempts' | 'backoffMs' | 'concurrency'>> & {
      readonly once?: boolean;
    } = {},
    exhausted: (n: number, reason: string) => Promise<void> = async () => {},
  ) =>
    taskWorker<undefined>()(taskKind(task, z.object({ n: z.int() }), { once }), {
      attempts: 3,
      backoffMs: 50,
      concurrency: 4,
      ...over,
      run: ({ n }, attempt) => run(n, attempt),
      exhausted: ({ n }, reason) => exhausted(n, reason),
    });
  async function start(worker?: TaskWorker<undefined>, sweepMs = 300): Promise<Process> {
    const ledger = await openEffectsLedger(databaseUrl, pool);
    // A shared Redis may hold the queue of another run.
    const queue = openTaskQueue(
      { redisUrl: redis, databaseUrl, sweepMs, name: task },
      ledger,
      silent,
    );
    if (worker) queue.work({ workers: [worker], scheduled: [], services: undefined });
    const one: Process = {
      ledger,
      queue,
      stop: async () => {
        processes = processes.filter((p) => p !== one);
        await queue.close();
        await ledger.close();
      },
    };
    processes.push(one);
    return one;
  }
  const add = async (n: number, data: unknown = { n }): Promise<{ id: string; task: string }> => {
    await pool.query(
      "insert into platform.effects (id, task, data, correlation_id) values ($1, $2, $3, 'spec')",
      [`e-${n}`, task, JSON.stringify(data)],
    );
    return { id: `e-${n}`, task };
  };
  const statusOf = async (n: number) =>
    (
      await pool.query<{ status: string; attempts: number; error: string | null }>(
        'select status, attempts, error from platform.effects where id = $1',
        [`e-${n}`],
      )
    ).rows[0];
  const isDone = (n: number) => async (): Promise<boolean> =>
    (await statusOf(n))?.status === 'done';
  const wipe = async (): Promise<void> => {
    if (!redis) return dropQueue(pool);
    const connection = new Redis(redis, { maxRetriesPerRequest: null });
    for (const key of await connection.keys(`bull:${task}:*`)) await connection.del(key);
    connection.disconnect();
  };

  it('carries out each effect once, however often it is put on the queue and whoever works', async () => {
    const ran: number[] = [];
    const run: Run = async (n) => {
      ran.push(n);
    };
    const [one, two] = [await start(workerOf(run)), await start(workerOf(run))];
    await Promise.all(
      Array.from({ length: 30 }, async (_unused, n) => {
        await add(n);
        one.queue.ring([task]);
        two.queue.ring([task]);
        await Promise.all([one.queue.sweep(), two.queue.sweep()]);
      }),
    );
    await until(
      'all are done',
      async () =>
        (await pool.query("select 1 from platform.effects where status <> 'done'")).rowCount === 0,
    );
    expect(ran.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_unused, n) => n));
  });
  it('never runs more at once in one process than the worker says', async () => {
    let now = 0;
    let most = 0;
    const { queue } = await start(
      workerOf(
        async () => {
          most = Math.max(most, ++now);
          await new Promise((resolve) => setImmediate(resolve));
          now--;
        },
        { concurrency: 2 },
      ),
    );
    for (let n = 0; n < 12; n++) {
      await add(n);
      queue.ring([task]);
    }
    await until(
      'all are done',
      async () =>
        (await pool.query("select 1 from platform.effects where status <> 'done'")).rowCount === 0,
    );
    expect(most).toBeLessThanOrEqual(2);
  });
  it('finds effects that never came to the queue', async () => {
    await add(1);
    await start(workerOf(async () => {}));
    await until('it is done', isDone(1));
    await add(2);
    await until('the sweep found it', isDone(2));
  });
  it('loses nothing when the queue is wiped: not what waits, not what is to be tried again', async () => {
    const waiting = await start(); // rings only
    await add(1);
    await add(2);
    waiting.queue.ring([task]);
    await waiting.stop();
    await wipe();
    let failures = 1;
    await start(
      workerOf(async (n) => {
        if (n === 2 && failures-- > 0) throw new Error('not yet');
      }),
    );
    await until('the first is done', isDone(1));
    await until('the second is done', isDone(2));
    expect(await statusOf(2)).toMatchObject({ attempts: 2 });
  });
  it('goes on when the queue is wiped under a running worker', async () => {
    const { queue } = await start(workerOf(async () => {}));
    await add(1);
    queue.ring([task]);
    await until('it works', isDone(1));
    await wipe();
    await add(2);
    await until('the sweep brought it back', isDone(2));
  });
  it('tries again with growing pauses and keeps the last error, then gives up once', async () => {
    const tries: { attempt: number; at: number }[] = [];
    const given: string[] = [];
    const { queue } = await start(
      workerOf(
        async (_n, { attempt }) => {
          tries.push({ attempt, at: Date.now() });
          throw new Error(`no ${attempt}`);
        },
        { backoffMs: 100 },
        async (_n, reason) => void given.push(reason),
      ),
    );
    await add(1);
    queue.ring([task]);
    await until('it failed for good', async () => (await statusOf(1))?.status === 'failed');
    expect(tries.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
    expect(tries[1]!.at - tries[0]!.at).toBeGreaterThanOrEqual(50); // due 50 ms early at most
    expect(tries[2]!.at - tries[1]!.at).toBeGreaterThanOrEqual(150);
    expect(given).toEqual(['no 3']);
    expect(await statusOf(1)).toEqual({ status: 'failed', attempts: 3, error: 'no 3' });
    await queue.sweep();
    expect(tries).toHaveLength(3);
  });
  it('gives up at once when it is hopeless', async () => {
    let tries = 0;
    const given: string[] = [];
    const { queue } = await start(
      workerOf(
        async () => {
          tries++;
          throw new Unrecoverable('never');
        },
        {},
        async (_n, reason) => void given.push(reason),
      ),
    );
    await add(1);
    queue.ring([task]);
    await until('it failed for good', async () => (await statusOf(1))?.status === 'failed');
    expect([tries, given]).toEqual([1, ['never']]);
  });
  it('comes back to a failure that could not be recorded', async () => {
    let recordable = false;
    const given: string[] = [];
    await start(
      workerOf(
        async () => {
          throw new Unrecoverable('never');
        },
        {},
        async (_n, reason) => {
          if (!recordable) {
            recordable = true;
            throw new Error('the store is gone');
          }
          given.push(reason);
        },
      ),
    );
    await add(1);
    await until('it failed for good', async () => (await statusOf(1))?.status === 'failed');
    expect(given).toEqual(['never']);
  });
  it('fails an effect whose data has another shape, and goes on with the others', async () => {
    await start(workerOf(async () => {}));
    await add(1, { m: 'one' });
    await add(2);
    await until('the good one is done', isDone(2));
    await until('the bad one failed', async () => (await statusOf(1))?.status === 'failed');
  });
  it(
    'does not touch what a living process works on, and takes it over as soon as that ' +
      'process is dead',
    async () => {
      const ran: string[] = [];
      let letGo = (): void => {};
      const stuck = new Promise<void>((resolve) => (letGo = resolve));
      const doomed = await start(
        workerOf(async () => {
          ran.push('doomed');
          await stuck;
        }),
      );
      await add(1);
      doomed.queue.ring([task]);
      await until('it is claimed', async () => ran.length === 1);
      const other = await start(workerOf(async () => void ran.push('other')));
      await other.queue.sweep();
      expect(await other.ledger.claim({ task, once: false }, 9)).toEqual([]);
      // The process dies: Postgres lets go of its lock. (It is still there in truth, so its sign of
      // life must not come back.)
      await doomed.ledger.close();
      await until('the other one did it', isDone(1));
      expect(ran).toEqual(['doomed', 'other']);
      letGo();
    },
  );
  describe('a task that happens once', () => {
    it('waits for a person when its process died in the middle, whoever works', async () => {
      const ran: string[] = [];
      const stuck = Promise.withResolvers<void>();
      const paying = (who: string) =>
        workerOf(
          async () => {
            ran.push(who);
            await stuck.promise;
          },
          { once: true },
        );
      const doomed = await start(paying('doomed'));
      await add(1);
      doomed.queue.ring([task]);
      await until('it began', () => ran.length === 1);
      const other = await start(paying('other'));
      await doomed.ledger.close();
      await until(
        'it is left to a person',
        async () => (await statusOf(1))?.status === 'undecided',
      );
      for (let n = 0; n < 3; n++) await other.queue.sweep();
      other.queue.ring([task]);
      expect(ran).toEqual(['doomed']);
      expect(await statusOf(1)).toEqual({
        status: 'undecided',
        attempts: 1,
        error: 'The program ended while it was under way.',
      });
      stuck.resolve();
    });
    it('waits for a person when its end is not known, and fails when nothing was done', async () => {
      const given: number[] = [];
      await start(
        workerOf(
          async (n) => {
            if (n === 1) throw new Error('the line went dead');
            throw new Unrecoverable('refused');
          },
          { once: true },
          async (n) => void given.push(n),
        ),
      );
      await add(1);
      await add(2);
      await until('one waits', async () => (await statusOf(1))?.status === 'undecided');
      await until('one failed', async () => (await statusOf(2))?.status === 'failed');
      expect(given).toEqual([2]);
      expect(await statusOf(1)).toMatchObject({ attempts: 1, error: 'the line went dead' });
    });
    it('goes on as somebody decides, once, and it is kept who that was', async () => {
      let line = 'dead';
      const ran: number[] = [];
      await start(
        workerOf(
          async (n) => {
            ran.push(n);
            if (line === 'dead') throw new Error('the line went dead');
          },
          { once: true },
        ),
      );
      await add(1);
      await add(2);
      await until('both wait', async () => (await undecidedEffects(pool)).length === 2);
      expect((await undecidedEffects(pool))[0]).toMatchObject({
        id: 'e-1',
        task,
        data: { n: 1 },
        reason: 'the line went dead',
      });
      line = 'well';
      expect(await decideEffect(pool, 'e-1', 'done', 'user-7')).toBe(true);
      expect(await decideEffect(pool, 'e-1', 'again', 'user-8')).toBe(false);
      expect(await decideEffect(pool, 'e-2', 'again', 'user-7')).toBe(true);
      await until('the second is done', isDone(2));
      expect(await statusOf(1)).toMatchObject({ status: 'done', attempts: 1 });
      expect(ran.filter((n) => n === 1)).toHaveLength(1);
      expect(ran.filter((n) => n === 2)).toHaveLength(2);
      const { rows } = await pool.query(
        'select effect_id, choice, decided_by from platform.effect_decisions order by effect_id',
      );
      expect(rows).toEqual([
        { effect_id: 'e-1', choice: 'done', decided_by: 'user-7' },
        { effect_id: 'e-2', choice: 'again', decided_by: 'user-7' },
      ]);
    });
  });
  it('keeps its claims when the database was restarted under it', async () => {
    let runs = 0;
    let letGo = (): void => {};
    const stuck = new Promise<void>((resolve) => (letGo = resolve));
    const { queue, ledger } = await start(
      workerOf(async () => {
        runs++;
        await stuck;
      }),
    );
    await add(1);
    queue.ring([task]);
    await until('it is claimed', async () => runs === 1);
    const signs = () =>
      pool.query<{ pid: number }>(
        `select pid from pg_locks join pg_database d on d.oid = database where datname =
          current_database() and classid = ${LOCK.workerSpace} and granted`,
      );
    const [before] = (await signs()).rows;
    await pool.query('select pg_terminate_backend($1)', [before!.pid]);
    // Within this process nothing is claimed twice, with or without the lock.
    expect(await ledger.claim({ task, once: false }, 9)).toEqual([]);
    await until('the sign of life is back', async () =>
      (await signs()).rows.some(({ pid }) => pid !== before!.pid),
    );
    await queue.sweep();
    letGo();
    await until('it is done', isDone(1));
    expect(runs).toBe(1);
  });
});

describe('BullMQ, as it is used here', () => {
  it('rings once for what waits, and once more for what came while it was looked after', async () => {
    const connection = (
      redisUrl
        ? { url: redisUrl, maxRetriesPerRequest: null }
        : { connectionString: await freshDatabase(), schema: 'jobs', migrate: true, max: 2 }
    ) as never;
    const backend = (redisUrl ? undefined : createPostgresBackend) as never;
    const name = `spec-${randomUUID()}`;
    const queue = new Queue(
      name,
      { connection, defaultJobOptions: { removeOnComplete: true, removeOnFail: true } },
      backend,
    );
    queue.on('error', () => {});
    const ring = () =>
      queue.add('ring', {}, { deduplication: { id: 'ring', keepLastIfActive: true } });
    let looks = 0;
    const letGo = Promise.withResolvers<void>();
    await ring();
    await ring();
    expect(await queue.getJobCounts('waiting')).toEqual({ waiting: 1 });
    const worker = new Worker(
      name,
      async () => {
        looks += 1;
        await letGo.promise;
      },
      { connection, concurrency: 4 },
      backend,
    );
    worker.on('error', () => {});
    try {
      await until('somebody looks', () => looks === 1);
      await ring();
      await ring();
      letGo.resolve();
      await until('somebody looks again', () => looks === 2);
      await until('all is quiet', async () => (await queue.getJobCountByTypes()) === 0);
      expect(looks).toBe(2);
      await ring();
      await until('it rings as before', () => looks === 3);
    } finally {
      await worker.close();
      await queue.close();
    }
  });
});
