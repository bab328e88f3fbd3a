// Work about one thing, one after the other over all processes: for truths that no single stream
// holds.
import { LOCK, type Pool } from './database.ts';
import { inTransaction } from './transaction.ts';

/** Does the work while nobody else of any process does any about the same thing. */
export type InTurn = <T>(thing: string, work: () => Promise<T>) => Promise<T>;

/** One of this process waits at a time: those who wait hold no connections that work needs. */
export function openInTurn(pool: Pool): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (thing, work) => {
    const alone = () =>
      inTransaction(pool, async (held) => {
        await held.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK.roomSpace, thing]);
        return work();
      });
    const mine = last.then(alone);
    last = mine.catch(() => undefined);
    return mine;
  };
}
