// Locks: work about one thing, one after the other over all processes, for truths that no single
// stream holds.
import pg from 'pg';
import { LOCK, openUnsynced } from '../servers/database.ts';
import { inTransaction } from '../servers/transaction.ts';
import { TryLater } from './brake.ts';

/**
 * Does the work while nobody else of any process does any about the same thing. Throws TryLater
 * when those before it take too long; nothing was done then.
 */
export type WithLock = <T>(thing: string, work: () => Promise<T>) => Promise<T>;

export interface Locks {
  readonly withLock: WithLock;
  close(): Promise<void>;
}

/** Whoever asks waits for an answer: longer than this they are asked to come again. */
const WAIT_MS = 10_000;
const BUSY_SECONDS = 5;
/** Things that this process may hold at once; whoever wants another waits for one of these. */
const MOST_HELD = 8;
const LOCK_NOT_AVAILABLE = '55P03';

const busy = (): TryLater => new TryLater('too-busy', BUSY_SECONDS);

/** Throws TryLater when it is not over by then. */
async function overBy(before: Promise<void>, deadline: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(busy()), deadline - performance.now());
  });
  try {
    await Promise.race([before, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Connections of their own hold the locks, so that they take none that work needs, and of each
 * thing only the first of this process has one: the others wait in its line.
 */
export function openLocks(databaseUrl: string, waitMs = WAIT_MS): Locks {
  const pool = openUnsynced(databaseUrl, MOST_HELD, waitMs);
  const lines = new Map<string, Promise<void>>();

  const locked = <T>(thing: string, deadline: number, work: () => Promise<T>): Promise<T> =>
    inTransaction(pool, async (held) => {
      const left = Math.max(1, Math.round(deadline - performance.now()));
      await held.query("select set_config('lock_timeout', $1, true)", [`${left}ms`]);
      await held
        .query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK.roomSpace, thing])
        .catch((error: unknown) => {
          const isLate = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
          throw isLate ? busy() : error;
        });
      return work();
    });

  return {
    async withLock(thing, work) {
      const deadline = performance.now() + waitMs;
      const before = lines.get(thing) ?? Promise.resolve();
      let leave!: () => void;
      const mine = new Promise<void>((resolve) => (leave = resolve));
      const line = before.then(() => mine);
      lines.set(thing, line);
      try {
        await overBy(before, deadline);
        return await locked(thing, deadline, work);
      } finally {
        leave();
        void line.then(() => {
          if (lines.get(thing) === line) lines.delete(thing);
        });
      }
    },
    close: () => pool.end(),
  };
}
