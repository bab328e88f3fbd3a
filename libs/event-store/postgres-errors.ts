// Maps Postgres errors to the port's errors.
import pg from 'pg';
import { StoreUnavailable, Unstorable } from './port.ts';
import { classOf, isUnavailable, messageOf } from './postgres-connection.ts';

// Invalid data, violated constraint, program limit (a key too long for its index).
const REFUSED = new Set(['22', '23', '54']);

/** Whether Postgres rejected the data, so retrying the append is pointless. */
export const refusesData = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && REFUSED.has(classOf(error));

/**
 * `Unstorable`, `StoreUnavailable`, or the original error if neither (wrong password, missing
 * permission).
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
