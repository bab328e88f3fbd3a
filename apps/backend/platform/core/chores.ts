// Chores: what has to be looked after from time to time, by one process at once, however many there
// are.
import { LOCK, openConnection } from '../servers/database.ts';
import type { Log } from './log.ts';

export interface Chore<Services> {
  readonly name: string;
  readonly everyMs: number;
  /**
   * May be cut off at any time and starts over next time: what it does must be harmless when it is
   * done again.
   */
  readonly run: (services: Services) => Promise<void>;
}

export interface Chores {
  stop(): Promise<void>;
}

/**
 * Does every chore once at the start and then again after its time; one whose turn another process
 * has is left to it.
 */
export function startChores<Services>(
  chores: readonly Chore<Services>[],
  {
    databaseUrl,
    services,
    log,
  }: { readonly databaseUrl: string; readonly services: Services; readonly log: Log },
): Chores {
  const underWay = new Map<string, Promise<void>>();
  const look = (chore: Chore<Services>): void => {
    if (underWay.has(chore.name)) return;
    const turn = inTurn(databaseUrl, () => chore.run(services))
      .catch((error: unknown) =>
        log.warn({ err: error, chore: chore.name }, 'chore left for the next time'),
      )
      .finally(() => underWay.delete(chore.name));
    underWay.set(chore.name, turn);
  };
  const timers = chores.map((chore) => {
    look(chore);
    return setInterval(look, chore.everyMs, chore);
  });
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay.values());
    },
  };
}

/**
 * Works under the advisory lock of all chores, which goes with its connection when the process
 * dies.
 */
async function inTurn(databaseUrl: string, work: () => Promise<void>): Promise<void> {
  const db = await openConnection(databaseUrl);
  try {
    const { rows } = await db.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1, $2) as locked',
      [LOCK.space, LOCK.chores],
    );
    if (rows[0]!.locked) await work();
  } finally {
    await db.end().catch(() => {});
  }
}
