// The effects that end a forgetting: what a room keeps of a person is made unreadable. They may run
// again at any time, so a process that dies in between loses nothing.
import { z } from 'zod';
import { taskKind, type TaskKind } from '@purlin/event-sourcing/reaction.ts';
import type { Db } from '../../servers/database.ts';
import type { Asker } from '../commands/commands.ts';
import type { Subject } from './forgetting.ts';
import type { Services } from '../room.ts';
import type { ScheduledTask } from './scheduled-tasks.ts';
import { taskWorker, type TaskWorker } from './tasks.ts';

const Whom = z.object({ id: z.int().positive() });

/**
 * A kind of task that forgets what belongs to the person, client or request with this number, or
 * keeps what has to be kept of them before.
 */
export const forgettingTask = (
  task: `forget-${string}` | `keep-${string}`,
): TaskKind<typeof Whom> => taskKind(task, Whom);

/** Makes the askers of an effect's commands; the key of each is its own, so a repeat is seen. */
export type AskerFor = (name: string) => Asker;

/**
 * Which streams are to be forgotten; may first do what has to be done before nobody can be named
 * any more. It must bear being repeated.
 */
type SubjectsOf = (
  id: number,
  services: Services,
  askerFor: AskerFor,
) => Promise<readonly Subject[]>;

export const forgettingWorker = (
  kind: TaskKind<typeof Whom>,
  subjectsOf: SubjectsOf,
): TaskWorker<Services> =>
  taskWorker<Services>()(kind, {
    attempts: 12,
    backoffMs: 1_000,
    concurrency: 1,
    async run({ id }, { effectId, correlationId }, services) {
      const subjects = await subjectsOf(id, services, (name) => ({
        by: 'system',
        correlationId,
        key: `${effectId}-${name}`,
      }));
      if (subjects.length > 0) await services.forget(subjects);
    },
    async exhausted({ id }, reason, _attempt, { log }) {
      log.error({ id, task: kind.task, reason }, 'somebody is not forgotten whole');
    },
  });

const LATE_MS = 10 * 60_000;

/**
 * Does the same again for whoever was forgotten while something of theirs was being written: two
 * commands of one moment look past each other, and nobody is to wait for the other. `leftOf` says
 * of whom something is left.
 */
export const forgettingOfLatecomers = (
  kind: TaskKind<typeof Whom>,
  leftOf: (db: Db) => Promise<readonly number[]>,
  subjectsOf: SubjectsOf,
): ScheduledTask<Services> => ({
  name: `${kind.task}-late`,
  everyMs: LATE_MS,
  async run(services) {
    for (const id of await leftOf(services.db)) {
      const correlationId = `${kind.task}-${id}-late`;
      const subjects = await subjectsOf(id, services, (name) => ({
        by: 'system',
        correlationId,
        key: `${correlationId}-${name}`,
      }));
      if (subjects.length > 0) await services.forget(subjects);
    }
  },
});
