// Scheduled tasks: what has to be looked after from time to time, by one process, however many
// there are. BullMQ's job schedulers say when.
import type { Log } from '../log.ts';

export interface ScheduledTask<Services> {
  /** kebab-case and stable: its schedule is kept under this name. */
  readonly name: string;
  readonly everyMs: number;
  /**
   * May be cut off at any time and starts over next time: what it does must be harmless when it is
   * done again.
   */
  readonly run: (services: Services) => Promise<void>;
}

export interface Schedule {
  /** How many tasks there are. */
  readonly size: number;
  /** Runs one; a turn that comes while the last one is under way is left out. */
  run(name: string): Promise<void>;
}

/** A task that fails is logged and comes again in its time. */
export function runScheduled<Services>(
  tasks: readonly ScheduledTask<Services>[],
  services: Services,
  log: Log,
): Schedule {
  const underWay = new Set<string>();
  return {
    size: tasks.length,
    async run(name) {
      const task = tasks.find((one) => one.name === name);
      if (!task || underWay.has(name)) return;
      underWay.add(name);
      try {
        await task.run(services);
      } catch (error) {
        log.warn({ err: error, task: name }, 'scheduled task left for the next time');
      } finally {
        underWay.delete(name);
      }
    },
  };
}
