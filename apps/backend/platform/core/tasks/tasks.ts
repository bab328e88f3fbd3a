// Tasks: background work that events asked for. The effects ledger says what there is to do; a
// worker claims it in batches, acts, and records what became of it.
import type { z } from 'zod';
import type { TaskKind } from '@purlin/event-sourcing/reaction.ts';
import type { Asker, Receipt } from '../commands/commands.ts';
import type { ClaimedEffect, EffectsLedger } from './effects.ts';
import { messageForLogs, reasonOf } from '../../servers/foreign-words.ts';
import type { Log } from '../log.ts';
import { PATIENCE_MS } from './outages.ts';

/** What a worker knows about the effect it carries out. */
export interface Attempt {
  /**
   * The effect's id: use it as key of every command and every call to the world, so that a repeat
   * is recognised.
   */
  readonly effectId: string;
  readonly correlationId: string;
  readonly attempt: number;
  /** How many of the attempts before found that the world outside did not answer. */
  readonly unanswered: number;
}

/**
 * Says that nothing was done and another attempt is pointless; the message is kept for people.
 */
export class Unrecoverable extends Error {
  override readonly name = 'Unrecoverable';
}

/**
 * Says that something outside is away, such as a mail server: tried again for days, with growing
 * pauses, and not counted among the attempts.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  /** What is away and when to come back, where many wait for the same; see `Outages`. */
  readonly scope: string | undefined;
  readonly waitMs: number | undefined;
  /** False when it was known to be away and nobody asked. */
  readonly tried: boolean;
  constructor(
    message: string,
    {
      scope,
      waitMs,
      tried = true,
      ...options
    }: ErrorOptions & {
      readonly scope?: string;
      readonly waitMs?: number;
      readonly tried?: boolean;
    } = {},
  ) {
    super(message, options);
    this.scope = scope;
    this.waitMs = waitMs;
    this.tried = tried;
  }
}

/** The pause after so many failures of this effect alone: 5 s, doubled with each, 1 h at most. */
const pauseAfter = (failures: number): number =>
  Math.min(5_000 * 2 ** Math.min(failures, 12), 3_600_000) * (0.8 + 0.4 * Math.random());

type Outcome = 'skipped' | undefined | void;

/** What is known about an effect, for people. */
export interface TaskStory {
  /** What was to be done, in a few words. */
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The screen that shows what it is about. */
  readonly path: string | null;
}

export interface TaskWorker<Services> {
  readonly kind: TaskKind;
  /** Attempts in all, the first included. */
  readonly attempts: number;
  /** Wait after the first failure; doubles with each further one. */
  readonly backoffMs: number;
  /** How many run at once in one process. */
  readonly concurrency: number;
  /** What is away is waited out however long it takes; unset, some days (`PATIENCE_MS`). */
  readonly waitsOut?: true;
  /** It sends an e-mail: see `mailWorker`. */
  readonly mail?: true;
  /**
   * Asks for it once more after it failed, where history says so; unset, the ledger opens the
   * effect again.
   */
  readonly again?: (data: never, asker: Asker, services: Services) => Promise<Receipt>;
  /** What a person sees of it who has to decide what became of it. */
  readonly about?: (data: never, services: Services) => Promise<TaskStory>;
  /** Answers with `skipped` when there was nothing to do any more. */
  readonly run: (data: never, attempt: Attempt, services: Services) => Promise<Outcome>;
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
    rest: Omit<TaskWorker<Services>, 'kind' | 'run' | 'exhausted' | 'about' | 'again' | 'mail'> & {
      readonly about?: (data: z.output<S>, services: Services) => Promise<TaskStory>;
      readonly run: (data: z.output<S>, attempt: Attempt, services: Services) => Promise<Outcome>;
      readonly exhausted: (
        data: z.output<S>,
        reason: string,
        attempt: Attempt,
        services: Services,
      ) => Promise<void>;
    },
  ): TaskWorker<Services> => ({ kind, ...rest });

export interface TaskRunner {
  readonly kind: TaskKind;
  /** Begins everything that is due, as much at once as the worker says; resolves when it has. */
  drain(): Promise<void>;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

export interface RunnerOptions<Services> {
  readonly worker: TaskWorker<Services>;
  readonly services: Services;
  readonly ledger: EffectsLedger;
  readonly log: Log;
  /** Asks for another look after so long. */
  readonly lookAgain: (delayMs: number, effect: ClaimedEffect) => Promise<void>;
}

/** Carries out the effects of one kind in this process. */
export function runTasks<Services>(options: RunnerOptions<Services>): TaskRunner {
  const { worker, ledger, log } = options;
  const { kind, concurrency } = worker;
  // Half of them at least: one claim for several effects, without waiting for the slowest.
  const worthAClaim = Math.ceil(concurrency / 2);
  const underWay = new Set<Promise<void>>();
  let stopped = false;
  let askedAgain = false;
  let draining: Promise<void> | undefined;

  const begin = (effect: ClaimedEffect): void => {
    const attempt: Promise<void> = carryOut(effect, options)
      .catch((error: unknown) =>
        log.error(
          { err: error, task: kind.task },
          'attempt not recorded; the sweep will try again',
        ),
      )
      .finally(() => {
        ledger.release(effect.id);
        underWay.delete(attempt);
      });
    underWay.add(attempt);
  };
  const claimAll = async (): Promise<void> => {
    for (let first = true; first || askedAgain; first = false) {
      askedAgain = false;
      for (let more = true; more;) {
        while (underWay.size > 0 && concurrency - underWay.size < worthAClaim)
          await Promise.race(underWay);
        if (stopped) return;
        const room = concurrency - underWay.size;
        const effects = await ledger.claim(kind, room);
        effects.forEach(begin);
        more = effects.length === room;
      }
    }
  };
  return {
    kind,
    drain() {
      askedAgain = true;
      draining ??= claimAll().finally(() => (draining = undefined));
      return draining;
    },
    async stop() {
      stopped = true;
      await draining?.catch(() => {});
      await Promise.all(underWay);
    },
  };
}

const asAttempt = ({ id, correlationId, attempt, outages }: ClaimedEffect): Attempt => ({
  effectId: id,
  correlationId,
  attempt,
  unanswered: outages,
});

/** One attempt at one effect: act, record. */
async function carryOut<Services>(
  effect: ClaimedEffect,
  options: RunnerOptions<Services>,
): Promise<void> {
  const { worker, services, ledger, log } = options;
  const { id, task } = effect;
  const data = worker.kind.shape.safeParse(effect.data);
  if (!data.success) {
    // Not what this version expects: no attempt can change that, and no event can be made of it.
    log.error({ err: data.error, task, effect: id }, 'task failed: its data has another shape');
    return ledger.fail(id, data.error.message);
  }
  const given = data.data as never;
  let outcome: Outcome;
  try {
    outcome = await worker.run(given, asAttempt(effect), services);
  } catch (error) {
    return afterFailure(error, effect, given, options);
  }
  await (outcome === 'skipped' ? ledger.skip(id) : ledger.done(id));
}

async function afterFailure<Services>(
  error: unknown,
  effect: ClaimedEffect,
  data: never,
  { worker, services, ledger, log, lookAgain }: RunnerOptions<Services>,
): Promise<void> {
  const { id, task, correlationId, attempt } = effect;
  // An event's own field is sealed; the ledger is not.
  const reason = reasonOf(error);
  const noted = messageForLogs(error);
  const unrecoverable = error instanceof Unrecoverable;
  if (worker.kind.once && !unrecoverable) {
    log.error({ err: error, task, effect: id, correlationId }, 'task left to a person');
    return ledger.leaveToPerson(id, noted);
  }
  const away = error instanceof Unavailable;
  const counted = attempt - effect.outages;
  const waitsOut = worker.waitsOut === true;
  const isOver = away ? !waitsOut && effect.failingMs >= PATIENCE_MS : counted >= worker.attempts;
  if (unrecoverable || isOver) {
    log.error({ err: error, task, effect: id, correlationId }, 'task failed');
    await worker.exhausted(data, reason, asAttempt(effect), services);
    return ledger.fail(id, noted);
  }
  if (away) {
    const { scope: heldBy, tried, waitMs: delayMs = pauseAfter(effect.outages) } = error;
    log.warn({ err: error, task, effect: id, attempt, delayMs }, 'task waits for what is away');
    const dueInMs = await ledger.hold(id, noted, { delayMs, heldBy, tried, waitsOut });
    return lookAgain(dueInMs, effect);
  }
  const delayMs = worker.backoffMs * 2 ** (counted - 1);
  log.warn({ err: error, task, effect: id, attempt, delayMs }, 'task will be tried again');
  await ledger.retry(id, noted, delayMs);
  await lookAgain(delayMs, effect);
}
