// Locks: work about one thing, one after the other over all processes, for truths that no single
// stream holds.
import pg, { type PoolClient } from 'pg';
import { LOCK, openUnsynced, type Pool } from '../../servers/database.ts';
import { inTransaction } from '../../servers/transaction.ts';
import { TryLater } from '../limits/brake.ts';

/**
 * Does the work while nobody else of any process does any about the same thing. Throws TryLater
 * when it could not begin within `waitMs`, ten seconds unless it says so; nothing was done then.
 */
export type WithLock = <T>(
  thing: string,
  work: () => Promise<T>,
  options?: { readonly waitMs?: number },
) => Promise<T>;

export interface Locks {
  readonly withLock: WithLock;
  close(): Promise<void>;
}

/** Whoever asks waits for an answer: longer than this they are asked to come again. */
const WAIT_MS = 10_000;
/** Longer than anybody waits: only what hangs is cut off then. */
const LONGEST_MS = 30_000;
const BUSY_SECONDS = 5;
/** Things that this process may hold at once; whoever wants another waits for one of these. */
export const MOST_HELD = 8;
const LOCK_NOT_AVAILABLE = '55P03';

const busy = (): TryLater => new TryLater('too-busy', BUSY_SECONDS);

/** What it answers. Throws TryLater when that is not there by the deadline. */
async function by<T>(deadline: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(busy()), deadline - performance.now());
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A connection. Throws TryLater when there is none by then; one that comes later goes back. */
async function connectBy(deadline: number, pool: Pool): Promise<PoolClient> {
  const connecting = pool.connect();
  try {
    return await by(deadline, connecting);
  } catch (error) {
    connecting.then(
      (late) => late.release(),
      () => {},
    );
    throw error;
  }
}

/**
 * Connections of their own hold the locks, so that they take none that work needs, and of each
 * thing only the first of this process has one: the others wait in its line.
 */
export function openLocks(databaseUrl: string, usualWaitMs = WAIT_MS): Locks {
  const pool = openUnsynced(databaseUrl, MOST_HELD, LONGEST_MS);
  const lines = new Map<string, Promise<void>>();

  const locked = <T>(thing: string, deadline: number, work: () => Promise<T>): Promise<T> =>
    inTransaction({ connect: () => connectBy(deadline, pool) }, async (held) => {
      const left = Math.max(1, Math.round(deadline - performance.now()));
      await held.query("select set_config('lock_timeout', $1, true)", [`${left}ms`]);
      const take = {
        text: 'select pg_advisory_xact_lock($1, hashtext($2))',
        values: [LOCK.roomSpace, thing],
        query_timeout: LONGEST_MS,
      };
      await held.query(take).catch((error: unknown) => {
        const isLate = error instanceof pg.DatabaseError && error.code === LOCK_NOT_AVAILABLE;
        throw isLate ? busy() : error;
      });
      return work();
    });

  return {
    async withLock(thing, work, { waitMs = usualWaitMs } = {}) {
      const deadline = performance.now() + waitMs;
      const before = lines.get(thing) ?? Promise.resolve();
      let leave!: () => void;
      const mine = new Promise<void>((resolve) => (leave = resolve));
      const line = before.then(() => mine);
      lines.set(thing, line);
      try {
        await by(deadline, before);
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
