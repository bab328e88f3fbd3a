// What a start ran into, in one sentence that names the variable to set: for good, or only not up
// yet.
import { StoreRefused, StoreUnavailable } from '@purlin/event-store/port.ts';
import {
  isConnectionLost,
  messageOf,
  whyRefused,
} from '@purlin/event-store/postgres-connection.ts';
import { ConfigError, type Config } from '../config.ts';

type Server = 'DATABASE_URL' | 'EVENT_STORE_URL' | 'REDIS_URL';

/** A server that a start needs does not answer: wait, and start again. */
export class NotUpYet extends Error {
  override readonly name = 'NotUpYet';
  readonly server: Server;
  constructor(server: Server, reason: string, options?: ErrorOptions) {
    super(`${server}: ${reason}`, options);
    this.server = server;
  }
}

/**
 * `ConfigError` when no further try can succeed, `NotUpYet` when one may; anything else is a defect
 * and stays as it is.
 */
export function startError(
  error: unknown,
  { DATABASE_URL = '', EVENT_STORE_URL }: Config,
): unknown {
  const storeAddress = EVENT_STORE_URL ? 'EVENT_STORE_URL' : 'DATABASE_URL';
  if (error instanceof StoreRefused)
    return new ConfigError(`${storeAddress}: ${error.message}`, { cause: error });
  if (error instanceof StoreUnavailable)
    return new NotUpYet(storeAddress, error.message, { cause: error });
  if (error instanceof ConfigError || error instanceof NotUpYet) return error;
  // Whatever else is asked for at the start is asked of the database.
  const refused = whyRefused(error, DATABASE_URL);
  if (refused !== undefined) return new ConfigError(`DATABASE_URL: ${refused}`, { cause: error });
  if (!isConnectionLost(error)) return error;
  return new NotUpYet('DATABASE_URL', `Postgres does not answer (${messageOf(error)})`, {
    cause: error,
  });
}
