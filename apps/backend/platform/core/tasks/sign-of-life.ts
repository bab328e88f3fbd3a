// Sign of life: a lock that a worker holds while it lives. Postgres lets go of it the moment the
// worker's connection ends, however the process ends.
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { LOCK, openConnection } from '../../servers/database.ts';

const RECONNECT_MS = 500;
/** So long somebody whose connection was cut has to come back before they count as dead. */
export const RETURN_MS = 4 * RECONNECT_MS;
/** Several times as long as everybody takes to come back and record what they did. */
const STEADY_MS = 3_000;

/** The numbers of the workers that live, as a subquery. */
export const LIVING = `select objid::int from pg_locks join pg_database d on d.oid = database
  where datname = current_database() and locktype = 'advisory' and classid = ${LOCK.workerSpace}
  and granted`;

export interface Life {
  /** What this worker's claims are marked with. */
  readonly worker: number;
  /**
   * False for a while after the connection was lost. When the database was away, everybody's was:
   * who is alive, and what they did meanwhile, is known again once they had time to come back.
   */
  isSteady(): boolean;
  /** Resolves as soon as it is steady, or has ended. */
  steady(): Promise<void>;
  end(): Promise<void>;
}

/** The lock is taken again under the same number when its connection was lost. */
export async function signOfLife(databaseUrl: string): Promise<Life> {
  const ending = new AbortController();
  let retry: NodeJS.Timeout | undefined;
  let connection: pg.Client;
  let lostAt: number | undefined;
  const hold = async (worker: number): Promise<boolean> => {
    connection = await openConnection(databaseUrl);
    const { rows } = await connection.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1, $2) as locked',
      [LOCK.workerSpace, worker],
    );
    const locked = rows[0]!.locked && !ending.signal.aborted;
    if (locked) connection.once('end', () => holdAgain(worker));
    else await connection.end();
    return locked;
  };
  const holdAgain = (worker: number): void => {
    if (ending.signal.aborted) return;
    lostAt = Date.now();
    retry = setTimeout(
      () =>
        void hold(worker).then(
          (locked) => {
            if (!locked) holdAgain(worker);
          },
          () => holdAgain(worker),
        ),
      RECONNECT_MS,
    );
  };
  const steadyIn = (): number => (lostAt === undefined ? 0 : lostAt + STEADY_MS - Date.now());
  const steady = async (): Promise<void> => {
    for (let left = steadyIn(); left > 0 && !ending.signal.aborted; left = steadyIn())
      await sleep(left, undefined, { signal: ending.signal }).catch(() => {});
  };
  for (;;) {
    const worker = randomInt(1, 2 ** 31 - 1);
    if (await hold(worker))
      return {
        worker,
        isSteady: () => steadyIn() <= 0,
        steady,
        end: async () => {
          ending.abort();
          clearTimeout(retry);
          await connection.end();
        },
      };
  }
}
