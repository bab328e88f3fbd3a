// What a failed Postgres query means in the words of the port.
import pg from 'pg';
import { StoreUnavailable, Unstorable } from './port.ts';

// Two-character classes of SQLSTATE: connection, transaction rollback (deadlock), resources,
// operator intervention (shutdown, cancel).
const UNAVAILABLE = new Set(['08', '40', '53', '57']);
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
  const unavailable = !(error instanceof pg.DatabaseError) || UNAVAILABLE.has(classOf(error));
  return unavailable
    ? new StoreUnavailable(`Postgres did not answer: ${messageOf(error)}`, { cause: error })
    : error;
}

const classOf = (error: pg.DatabaseError): string => error.code?.slice(0, 2) ?? '';

const messageOf = (error: unknown): string => {
  // A refused connection to a host with several addresses is an AggregateError without a message.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join(', ');
  return error instanceof Error ? error.message : String(error);
};
