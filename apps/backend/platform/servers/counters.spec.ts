// Counters: every process counts the same thing together, over Postgres, over Redis where
// REDIS_URL_TEST names one, and each for itself while its Redis is gone.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../../../tools/vitest/database.ts';
import { until } from '../../../../tools/vitest/until.ts';
import { openCounters, type Counters } from './counters.ts';
import { openDatabase, type Pool } from './database.ts';
import { freePort } from './embedded/ports.ts';

let db: Pool;
const opened: Counters[] = [];
beforeAll(async () => {
  db = await openDatabase(await freshDatabase(), []);
});
afterAll(async () => {
  for (const counters of opened.splice(0)) counters.close();
  await db.end();
});
/** The counters of one process. */
function open(redisUrl?: string): Counters {
  const counters = openCounters(db, redisUrl);
  opened.push(counters);
  return counters;
}

const redisUrl = process.env['REDIS_URL_TEST'];
const engines = { Postgres: undefined, ...(redisUrl ? { Redis: redisUrl } : {}) };

describe.each(Object.entries(engines))('over %s', (_, url) => {
  it('two processes count together, each key and each name by itself', async () => {
    const name = randomUUID();
    const [one, two] = [open(url).of(name, 60), open(url).of(name, 60)];
    // Redis is connected to while nobody waits: until then each process would count alone.
    if (url) await until('both reach it', () => reach(one, two));
    const counts = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? one : two).add('a')),
    );
    expect(counts.map(({ times }) => times).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    for (const { leftMs } of counts) {
      expect(leftMs).toBeGreaterThan(0);
      expect(leftMs).toBeLessThanOrEqual(60_000);
    }
    expect((await one.add('b')).times).toBe(1);
    expect((await open(url).of(randomUUID(), 60).add('a')).times).toBe(1);
  });
  it('a count is kept as long as it is said', async () => {
    const counter = open(url).of(randomUUID(), 1);
    if (url) await until('it is reached', () => reach(counter, counter));
    await counter.keep('a', 7, 90_000);
    const { times, leftMs } = await counter.add('a');
    expect(times).toBe(8);
    expect(leftMs).toBeGreaterThan(60_000);
  });
});

it('each process counts for itself while its Redis is gone, and nobody waits', async () => {
  const counter = open(`redis://127.0.0.1:${await freePort()}`).of('gone', 60);
  expect((await counter.add('a')).times).toBe(1);
  expect((await counter.add('a')).times).toBe(2);
});

/** Both have counted one key of their own making twice. */
async function reach(
  one: ReturnType<Counters['of']>,
  two: ReturnType<Counters['of']>,
): Promise<boolean> {
  const key = randomUUID();
  await one.add(key);
  return (await two.add(key)).times === 2;
}
