// Redis at the start: whether it is there and lets us in. BullMQ itself would ask for ever.
import { Redis } from 'ioredis';
import { ConfigError } from '../config.ts';
import { NotUpYet } from './start-errors.ts';

const CONNECT_MS = 3_000;
/** A server that takes the connection and says nothing is away too. */
const ANSWER_MS = 5_000;

/** Throws `ConfigError` when it cannot be used as the address says, `NotUpYet` when it is away. */
export async function checkRedis(url: string): Promise<void> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // What is said first counts: the client may go on waiting for answers that never come.
  const failed = Promise.withResolvers<never>();
  redis.on('error', failed.reject);
  const tooLong = setTimeout(() => failed.reject(new Error('no answer')), ANSWER_MS);
  const answered = redis.connect().then(() => redis.ping());
  try {
    await Promise.race([failed.promise, answered]);
  } catch (error) {
    throw startError(error);
  } finally {
    clearTimeout(tooLong);
    answered.catch(() => {});
    redis.disconnect();
  }
}

function startError(error: unknown): Error {
  const { message, code } = error as NodeJS.ErrnoException;
  if (/WRONGPASS|NOAUTH|invalid password|ERR AUTH|without any password configured/i.test(message))
    return new ConfigError(
      'REDIS_URL: the server does not let us in with this user and password; correct ' +
        'user:password@ in the address',
      { cause: error },
    );
  if (/CERT|ERR_SSL|EPROTO/.test(code ?? ''))
    return new ConfigError(
      `REDIS_URL: TLS cannot be agreed on (${message}); use redis:// for a server without TLS, ` +
        'rediss:// for one with a certificate that is known here',
      { cause: error },
    );
  return new NotUpYet('REDIS_URL', `Redis does not answer (${message || code})`, { cause: error });
}
