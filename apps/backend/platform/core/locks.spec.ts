// Locks over two processes: of one thing one works at a time, of others nobody waits, and nobody
// waits for ever.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../../../../tools/vitest/database.ts';
import { TryLater } from './brake.ts';
import { openLocks, type Locks } from './locks.ts';

let here: Locks;
let there: Locks;
let hasty: Locks;
beforeAll(async () => {
  const url = await freshDatabase();
  here = openLocks(url);
  there = openLocks(url);
  hasty = openLocks(url, 100);
});
afterAll(async () => void (await Promise.all([here, there, hasty].map((one) => one.close()))));

/** Holds a thing until it is let go of. */
async function hold(locks: Locks, thing: string): Promise<() => Promise<void>> {
  let go!: () => void;
  const over = new Promise<void>((resolve) => (go = resolve));
  let done!: Promise<void>;
  await new Promise<void>((begun) => {
    done = locks.withLock(thing, () => (begun(), over));
  });
  return () => (go(), done);
}

it('of one thing one works at a time, whichever process it is', async () => {
  let working = 0;
  const most: number[] = [];
  const work = async (n: number): Promise<number> => {
    most.push(++working);
    await new Promise(setImmediate);
    working--;
    return n;
  };
  const all = Array.from({ length: 20 }, (_, n) =>
    (n % 2 ? here : there).withLock('roof', () => work(n)),
  );
  expect(await Promise.all(all)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(most).toEqual(most.map(() => 1));
});

it('of another thing nobody waits for it, and who holds one may take another', async () => {
  const letGo = await hold(here, 'roof');
  const both = here.withLock('wall', () => there.withLock('door', async () => 'done'));
  expect(await both).toBe('done');
  await letGo();
});

it('lets go when the work fails', async () => {
  const fails = here.withLock('roof', () => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
  expect(await here.withLock('roof', async () => 'done')).toBe('done');
});

it.each(['another', 'the same'])('nobody waits for ever for %s process', async (which) => {
  const letGo = await hold(which === 'another' ? there : hasty, 'roof');
  let isDone = false;
  const late = hasty.withLock('roof', async () => void (isDone = true));
  await expect(late).rejects.toThrow(TryLater);
  await expect(late).rejects.toMatchObject({ why: 'too-busy', seconds: 5 });
  await letGo();
  expect(isDone).toBe(false);
  expect(await hasty.withLock('roof', async () => 'done')).toBe('done');
});
