// What a failed Postgres query means in the words of the port.
import pg from 'pg';
import { StoreUnavailable, Unstorable } from './port.ts';
import { classOf, isUnavailable, messageOf } from './postgres-connection.ts';

// Bad data, broken constraint, program limit (a key too long for its index).
const REFUSED = new Set(['22', '23', '54']);

/** True when Postgres itself refused the data, so the same append would always fail. */
export const refusesData = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && REFUSED.has(classOf(error));

/**
 * `Unstorable`, `StoreUnavailable`, or the error itself when it is neither (wrong password, missing
 * right).
 */
export function toStoreError(error: unknown): unknown {
  if (refusesData(error))
    return new Unstorable(`Postgres refused the events: ${messageOf(error)}`, { cause: error });
  // pg reports broken sockets, timeouts and closed pools as plain errors.
  const unavailable = !(error instanceof pg.DatabaseError) || isUnavailable(error);
  return unavailable
    ? new StoreUnavailable(`Postgres did not answer: ${messageOf(error)}`, { cause: error })
    : error;
}
