// The task queue: BullMQ says when to look at the effects ledger and when a scheduled task is due.
// It may be wiped at any time, and nothing is lost.
import { createPostgresBackend, Queue, runMigrations, Worker, type Job } from 'bullmq';
import { openConnection } from '../../servers/database.ts';
import type { EffectsLedger } from './effects.ts';
import type { Log } from '../log.ts';
import { runScheduled, type Schedule, type ScheduledTask } from './scheduled-tasks.ts';
import { runTasks, type RunnerOptions, type TaskRunner, type TaskWorker } from './tasks.ts';

const SWEEP_MS = 5_000;
/** Between two rings for one kind: a ring costs more than the claim of all it is for. */
const RING_MS = 100;
/** What is due so soon is rung for when it is; a process that comes later sweeps. */
const LATER_MS = 60_000;
/** The database's clock says what is due, and it wrote after it was asked. */
const DUE_MS = 50;
/** Where BullMQ keeps its tables. */
const SCHEMA = 'jobs';
const NAME = 'tasks';
/** A job whose worker died is given to another one after so long. */
const LOCK_MS = 10_000;

export interface TaskQueue {
  /** Says that there are new effects of these kinds. Cheap to call too often. */
  ring(tasks: Iterable<string>): void;
  /** The same of effects that may be due later: then is looked again, not at the next sweep. */
  ringFor(effects: readonly Due[]): void;
  /** Opens again what died with its process, and looks at everything that is due. */
  sweep(): Promise<void>;
  /** Starts working; without it this process only rings. */
  work<Services>(work: Work<Services>): void;
  close(): Promise<void>;
}

/** An effect, and how much later it is due. */
export interface Due {
  readonly task: string;
  readonly after_ms?: number;
}

export interface Work<Services> {
  readonly workers: readonly TaskWorker<Services>[];
  readonly scheduled: readonly ScheduledTask<Services>[];
  readonly services: Services;
}

export interface TaskQueueOptions {
  /** The queue is on Redis when it is given, on Postgres (schema `jobs`) otherwise. */
  readonly redisUrl?: string | undefined;
  readonly databaseUrl: string;
  /** On a Redis that others use too. */
  readonly name?: string | undefined;
  readonly sweepMs?: number | undefined;
}

/** What is on the queue: a kind of task to look at, or a scheduled task to run. */
type Bell = Job<{ readonly task: string } | { readonly scheduled: string }>;

/** BullMQ's own default is Redis. A queue that may be wiped need not wait for the disk. */
function connectionOf({ redisUrl, databaseUrl }: TaskQueueOptions) {
  const postgres = {
    connectionString: databaseUrl,
    schema: SCHEMA,
    migrate: true,
    max: 2,
    options: '-c synchronous_commit=off',
  };
  return {
    backend: (redisUrl ? undefined : createPostgresBackend) as never,
    connection: (redisUrl ? { url: redisUrl, maxRetriesPerRequest: null } : postgres) as never,
  };
}

/** Opens the queue; it is made when it is missing. */
export function openTaskQueue(
  options: TaskQueueOptions,
  ledger: EffectsLedger,
  log: Log,
): TaskQueue {
  const { backend, connection } = connectionOf(options);
  const name = options.name ?? NAME;
  const queue = new Queue(
    name,
    { connection, defaultJobOptions: { removeOnComplete: true, removeOnFail: true } },
    backend,
  );
  queue.on('error', (error) => log.warn({ err: error }, 'queue'));
  let working: Working | undefined;

  const ringing = bellOf(queue, log);
  return {
    ring: (tasks) => {
      for (const task of tasks) ringing(task);
    },
    ringFor(effects) {
      for (const task of new Set(effects.map((effect) => effect.task))) ringing(task);
      for (const { task, after_ms: later = 0 } of effects)
        if (later > 0 && later <= LATER_MS) setTimeout(ringing, later + DUE_MS, task).unref();
    },
    sweep: async () => working?.sweep(),
    work({ workers, scheduled, services }) {
      const runners = workers.map((worker) =>
        runTasks({ worker, services, ledger, log, lookAgain: lookingAgain(queue, log) }),
      );
      const schedule = runScheduled(scheduled, services, log);
      const bell = answerBell({ name, backend, connection, runners, schedule, log });
      working = startSweeping({ options, runners, scheduled, queue, bell, ledger, log });
    },
    async close() {
      await working?.close();
      await queue.close();
    },
  };
}

/** The attempt is part of the id: the same look is asked for once. */
const lookingAgain =
  (queue: Queue, log: Log): RunnerOptions<never>['lookAgain'] =>
  async (delay, { id, task, attempt }) => {
    // BullMQ on Postgres takes whole milliseconds only.
    await queue
      .add(task, { task }, { jobId: `${id}-${attempt}`, delay: Math.ceil(delay) })
      .catch(outOfReach(log));
  };

interface Answering extends ReturnType<typeof connectionOf> {
  readonly name: string;
  readonly runners: readonly TaskRunner[];
  readonly schedule: Schedule;
  readonly log: Log;
}

/** Does what the queue rings for. */
function answerBell({ name, backend, connection, runners, schedule, log }: Answering): Worker {
  const bell = new Worker(
    name,
    async ({ data }: Bell) => {
      if ('scheduled' in data) await schedule.run(data.scheduled);
      else await runners.find(({ kind }) => kind.task === data.task)?.drain();
    },
    {
      connection,
      // Nothing that is long under way keeps another kind waiting.
      concurrency: Math.max(1, runners.length + schedule.size),
      lockDuration: LOCK_MS,
      stalledInterval: LOCK_MS / 2,
    },
    backend,
  );
  bell.on('error', (error) => log.warn({ err: error }, 'queue worker'));
  bell.on('failed', (_job, error) => log.warn({ err: error }, 'left for the sweep'));
  return bell;
}

const outOfReach =
  (log: Log) =>
  (error: unknown): void =>
    log.warn({ err: error }, 'queue out of reach; the sweep will look');

/**
 * Rings for a kind of task: at once, and again after a moment for what is asked for meanwhile. On
 * the queue waits one at most.
 */
function bellOf(queue: Queue, log: Log): (task: string) => void {
  const onTheWay = new Set<string>();
  const askedAgain = new Set<string>();
  const again = (task: string): void => {
    onTheWay.delete(task);
    if (askedAgain.delete(task)) ring(task);
  };
  const ring = (task: string): void => {
    if (onTheWay.has(task)) return void askedAgain.add(task);
    onTheWay.add(task);
    const deduplication = { id: task, keepLastIfActive: true };
    void queue
      .add(task, { task }, { deduplication })
      .catch(outOfReach(log))
      .finally(() => setTimeout(again, RING_MS, task).unref());
  };
  return ring;
}

interface Working {
  sweep(): Promise<void>;
  close(): Promise<void>;
}

interface Sweeping {
  readonly options: TaskQueueOptions;
  readonly runners: readonly TaskRunner[];
  readonly scheduled: readonly Pick<ScheduledTask<never>, 'name' | 'everyMs'>[];
  readonly queue: Queue;
  readonly bell: Worker;
  readonly ledger: EffectsLedger;
  readonly log: Log;
}

/** From time to time everything is looked at without the queue, and the queue itself is mended. */
function startSweeping({
  options,
  runners,
  scheduled,
  queue,
  bell,
  ledger,
  log,
}: Sweeping): Working {
  const drain = (): Promise<unknown> => Promise.all(runners.map((runner) => runner.drain()));
  const sweep = async (): Promise<void> => {
    // What is due does not wait until it is known who is dead.
    const [opened] = await Promise.all([ledger.recover(runners.map(({ kind }) => kind)), drain()]);
    if (opened) await drain();
  };
  const mendQueue = async (): Promise<void> => {
    const missing = (): Promise<boolean> =>
      queue.getJobSchedulersCount().then((count) => count < scheduled.length);
    const schedule = await missing().catch(async (error: unknown) => {
      if (options.redisUrl) throw error;
      // BullMQ makes its tables when it starts only.
      const db = await openConnection(options.databaseUrl);
      try {
        await runMigrations(db, SCHEMA);
      } finally {
        await db.end();
      }
      return missing();
    });
    if (!schedule) return;
    for (const { name, everyMs } of scheduled)
      await queue.upsertJobScheduler(
        name,
        { every: everyMs },
        { name: 'scheduled', data: { scheduled: name } },
      );
  };
  const every = async (): Promise<void> => {
    await sweep().catch((error: unknown) => log.warn({ err: error }, 'sweep'));
    await mendQueue().catch((error: unknown) => log.warn({ err: error }, 'queue out of order'));
  };
  let turn: Promise<void> | undefined;
  const look = (): void => void (turn ??= every().finally(() => (turn = undefined)));
  look();
  const timer = setInterval(look, options.sweepMs ?? SWEEP_MS);
  return {
    sweep,
    async close() {
      clearInterval(timer);
      const stopping = Promise.all(runners.map((runner) => runner.stop()));
      await turn;
      await bell.close();
      await stopping;
    },
  };
}
