// Counters that all processes share: how often something happened in a window of time. In Redis
// where there is one, otherwise in an unlogged table, which no disk is waited for.
import { Redis } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { Db } from './database.ts';

/** How often it happened, and for how many milliseconds this window goes on. */
export interface Count {
  readonly times: number;
  readonly leftMs: number;
}

/** One kind of thing that is counted, by keys of up to 200 characters. */
export interface Counter {
  /** Counts one more; the answer counts it already. */
  add(key: string): Promise<Count>;
  /** Keeps the count of a key until this long from now. */
  keep(key: string, times: number, ms: number): Promise<void>;
}

export interface Counters {
  /** The same name is the same counter, in every process. */
  of(name: string, windowSeconds: number): Counter;
  close(): void;
}

/** Rows that are over go an hour later; a server that was killed starts with none. */
export const COUNTERS_TABLE = `
create unlogged table if not exists platform.counters (
  key varchar(255) primary key, points integer not null default 0, expire bigint);
`;

/** Counters over `db`, or over the Redis of this address. */
export function openCounters(db: Db, redisUrl: string | undefined): Counters {
  const redis = redisUrl === undefined ? undefined : openRedis(redisUrl);
  const limiter = (name: string, duration: number, cleans: boolean): RateLimiterAbstract =>
    redis
      ? new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: `count:${name}`,
          points: 1,
          duration,
          // Without Redis each process counts for itself: better than not at all.
          insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points: 1, duration }),
        })
      : new RateLimiterPostgres({
          storeClient: db,
          storeType: 'client',
          schemaName: 'platform',
          tableName: 'counters',
          tableCreated: true,
          keyPrefix: name,
          points: 1,
          duration,
          clearExpiredByTimeout: cleans,
        });
  // One of them removes what is over, of all.
  let cleaned = false;
  return {
    of(name, windowSeconds) {
      const counts = limiter(name, windowSeconds, !cleaned);
      cleaned = true;
      return {
        async add(key) {
          const { consumedPoints, msBeforeNext } = await counts.penalty(key, 1);
          return { times: consumedPoints, leftMs: Math.max(0, msBeforeNext) };
        },
        async keep(key, times, ms) {
          await counts.set(key, times, Math.ceil(ms / 1000));
        },
      };
    },
    close: () => redis?.disconnect(),
  };
}

/** It is looked for again for ever; until it is there, nobody waits for it. */
function openRedis(url: string): Redis {
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  redis.on('error', () => {}); // each count says so itself and is made in this process instead
  return redis;
}
