// Tasks: background work. BullMQ says when, the effects ledger says whether; the queue may be wiped
// and nothing is lost.
import { createPostgresBackend, Queue, runMigrations, Worker, type Job } from 'bullmq';
import type { z } from 'zod';
import type { TaskKind } from '@purlin/event-sourcing/reaction.ts';
import { openConnection } from '../servers/database.ts';
import type { ClaimedEffect, EffectsLedger } from './effects.ts';
import type { Log } from './log.ts';

/** What a worker knows about the effect it carries out. */
export interface Attempt {
  /**
   * The effect's id: use it as key of every command and every call to the world, so that a repeat
   * is recognised.
   */
  readonly effectId: string;
  readonly correlationId: string;
  readonly attempt: number;
}

/** Says that another attempt is pointless; the message is kept for people. */
export class Unrecoverable extends Error {
  override readonly name = 'Unrecoverable';
}

export interface TaskWorker<Services> {
  readonly kind: TaskKind;
  /** Attempts in all, the first included. */
  readonly attempts: number;
  /** Wait after the first failure; doubles with each further one. */
  readonly backoffMs: number;
  /** How many run at once in one process. */
  readonly concurrency: number;
  readonly run: (data: never, attempt: Attempt, services: Services) => Promise<void>;
  /**
   * Called once when the attempts are used up or the failure is `Unrecoverable`, before the effect
   * counts as failed: record the event a person will see.
   */
  readonly exhausted: (
    data: never,
    reason: string,
    attempt: Attempt,
    services: Services,
  ) => Promise<void>;
}

/** Declares a worker for a kind of task; `data` has the kind's shape. */
export const taskWorker =
  <Services>() =>
  <S extends z.ZodType>(
    kind: TaskKind<S>,
    rest: Omit<TaskWorker<Services>, 'kind' | 'run' | 'exhausted'> & {
      readonly run: (data: z.output<S>, attempt: Attempt, services: Services) => Promise<void>;
      readonly exhausted: (
        data: z.output<S>,
        reason: string,
        attempt: Attempt,
        services: Services,
      ) => Promise<void>;
    },
  ): TaskWorker<Services> => ({ kind, ...rest });

const SWEEP_MS = 5_000;
/** Where BullMQ keeps its tables. */
const SCHEMA = 'jobs';

export interface TaskQueues {
  /** Looks at the effect soon. Cheap to call too often. */
  enqueue(effect: {
    readonly id: string;
    readonly task: string;
    readonly attempts?: number;
    readonly delayMs?: number;
  }): Promise<void>;
  /** Puts every open effect of the ledger on the queue. */
  sweep(): Promise<void>;
  /** Starts working; without it this process only enqueues. */
  work<Services>(workers: readonly TaskWorker<Services>[], services: Services): void;
  close(): Promise<void>;
}

/** Queues on Redis when `redisUrl` is given, on Postgres (schema `jobs`) otherwise. */
export function openTaskQueues(
  where: {
    readonly redisUrl?: string | undefined;
    readonly databaseUrl: string;
    readonly sweepMs?: number | undefined;
  },
  ledger: EffectsLedger,
  log: Log,
): TaskQueues {
  // BullMQ's own default is Redis.
  const backend = (where.redisUrl ? undefined : createPostgresBackend) as never;
  const connection = (
    where.redisUrl
      ? { url: where.redisUrl, maxRetriesPerRequest: null }
      : { connectionString: where.databaseUrl, schema: SCHEMA, migrate: true, max: 4 }
  ) as never;
  const queues = new Map<string, Queue>();
  const workers: Worker[] = [];
  let sweeper: NodeJS.Timeout | undefined;

  const queue = (task: string): Queue => {
    let found = queues.get(task);
    if (!found) {
      found = new Queue(
        task,
        { connection, defaultJobOptions: { removeOnComplete: true, removeOnFail: true } },
        backend,
      );
      found.on('error', (error) => log.warn({ err: error, task }, 'queue'));
      queues.set(task, found);
    }
    return found;
  };
  const enqueue: TaskQueues['enqueue'] = async ({ id, task, attempts = 0, delayMs = 0 }) => {
    // The attempt is part of the id: a job that died with its worker does not stand in the way of
    // the next attempt.
    await queue(task).add(task, { id }, { jobId: `${id}-${attempts}`, delay: delayMs });
  };
  const sweep = async (): Promise<void> => {
    for (const effect of await ledger.open()) await enqueue(effect);
  };
  /**
   * BullMQ makes its tables when it starts only; wiped under a running process, they are made again
   * here.
   */
  const repair = async (): Promise<void> => {
    const db = await openConnection(where.databaseUrl);
    try {
      await runMigrations(db, SCHEMA);
    } finally {
      await db.end();
    }
  };

  return {
    enqueue,
    sweep,
    work(kinds, services) {
      for (const kind of kinds) {
        const worker = new Worker(
          kind.kind.task,
          (job: Job<{ id: string }>) => carryOut(job.data.id, kind, services, ledger, enqueue, log),
          { connection, concurrency: kind.concurrency },
          backend,
        );
        worker.on('error', (error) => log.warn({ err: error, task: kind.kind.task }, 'worker'));
        worker.on('failed', (_job, error) =>
          log.error(
            { err: error, task: kind.kind.task },
            'attempt not recorded; the sweep will try again',
          ),
        );
        workers.push(worker);
      }
      const again = (): void =>
        void sweep()
          .catch(async (error: unknown) => {
            log.warn({ err: error }, 'sweep');
            if (!where.redisUrl) await repair();
          })
          .catch((error: unknown) => log.warn({ err: error }, 'the queue could not be repaired'));
      again();
      sweeper = setInterval(again, where.sweepMs ?? SWEEP_MS);
    },
    async close() {
      clearInterval(sweeper);
      await Promise.all(workers.map((worker) => worker.close()));
      await Promise.all([...queues.values()].map((one) => one.close()));
    },
  };
}

/** One attempt at one effect: claim, act, record. */
async function carryOut<Services>(
  id: string,
  worker: TaskWorker<Services>,
  services: Services,
  ledger: EffectsLedger,
  enqueue: TaskQueues['enqueue'],
  log: Log,
): Promise<void> {
  const effect = await ledger.claim(id);
  if (!effect) return;
  const attempt: Attempt = {
    effectId: effect.id,
    correlationId: effect.correlationId,
    attempt: effect.attempt,
  };
  try {
    const data = worker.kind.shape.safeParse(effect.data);
    if (data.success)
      return await act(data.data as never, effect, attempt, worker, services, ledger, enqueue, log);
    // Not what this version expects: no attempt can change that, and no event can be made of it.
    log.error(
      { err: data.error, task: effect.task, effect: id },
      'task failed: its data has another shape',
    );
    await ledger.fail(id, data.error.message);
  } finally {
    ledger.release(id);
  }
}

async function act<Services>(
  data: never,
  effect: ClaimedEffect,
  attempt: Attempt,
  worker: TaskWorker<Services>,
  services: Services,
  ledger: EffectsLedger,
  enqueue: TaskQueues['enqueue'],
  log: Log,
): Promise<void> {
  try {
    await worker.run(data, attempt, services);
    await ledger.done(effect.id);
  } catch (error) {
    await giveUpOrRetry(error, effect, attempt, data, worker, services, ledger, enqueue, log);
  }
}

async function giveUpOrRetry<Services>(
  error: unknown,
  effect: ClaimedEffect,
  attempt: Attempt,
  data: never,
  worker: TaskWorker<Services>,
  services: Services,
  ledger: EffectsLedger,
  enqueue: TaskQueues['enqueue'],
  log: Log,
): Promise<void> {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof Unrecoverable || effect.attempt >= worker.attempts) {
    log.error(
      { err: error, task: effect.task, effect: effect.id, correlationId: effect.correlationId },
      'task failed',
    );
    await worker.exhausted(data, reason, attempt, services);
    await ledger.fail(effect.id, reason);
    return;
  }
  const delayMs = worker.backoffMs * 2 ** (effect.attempt - 1);
  log.warn(
    { err: error, task: effect.task, effect: effect.id, attempt: effect.attempt, delayMs },
    'task will be tried again',
  );
  await ledger.retry(effect.id, reason, delayMs);
  await enqueue({ id: effect.id, task: effect.task, attempts: effect.attempt, delayMs });
}
