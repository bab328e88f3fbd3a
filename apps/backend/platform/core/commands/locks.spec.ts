// Locks over two processes: of one thing one works at a time, of others nobody waits, and nobody
// waits for ever.
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../../../../../tools/vitest/database.ts';
import { TryLater } from '../limits/brake.ts';
import { MOST_HELD, openLocks, type Locks } from './locks.ts';

let here: Locks;
let there: Locks;
let impatient: Locks;
beforeAll(async () => {
  const url = await freshDatabase();
  here = openLocks(url);
  there = openLocks(url);
  impatient = openLocks(url, 100);
});
afterAll(async () => void (await Promise.all([here, there, impatient].map((one) => one.close()))));

const PATIENT = { waitMs: 10_000 };

/** Holds a thing until it is let go of. */
async function hold(locks: Locks, thing: string): Promise<() => Promise<void>> {
  let go!: () => void;
  const over = new Promise<void>((resolve) => (go = resolve));
  let done!: Promise<void>;
  const begun = new Promise<void>((begin) => {
    done = locks.withLock(thing, () => (begin(), over), PATIENT);
  });
  await Promise.race([begun, done]);
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
  const release = await hold(here, 'roof');
  const both = here.withLock('wall', () => there.withLock('door', async () => 'done'));
  expect(await both).toBe('done');
  await release();
});

it('lets go when the work fails', async () => {
  const fails = here.withLock('roof', () => Promise.reject(new Error('no')));
  await expect(fails).rejects.toThrow('no');
  expect(await here.withLock('roof', async () => 'done')).toBe('done');
});

it('nobody waits longer where this process holds all it may', async () => {
  const releases = await Promise.all(
    Array.from({ length: MOST_HELD }, (_, n) => hold(impatient, `brick ${n}`)),
  );
  const late = impatient.withLock('roof', async () => 'done');
  await expect(late).rejects.toThrow(TryLater);
  await Promise.all(releases.map((release) => release()));
  expect(await impatient.withLock('roof', async () => 'done', PATIENT)).toBe('done');
});

it('nobody waits longer where the database takes calls and never answers', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0);
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const locks = openLocks(`postgres://nobody@127.0.0.1:${port}/nothing`, 100);
  await expect(locks.withLock('roof', async () => 'done')).rejects.toThrow(TryLater);
  for (const socket of sockets) socket.destroy();
  silent.close();
  await locks.close();
});

it('who may wait longer than others does', async () => {
  const release = await hold(there, 'roof');
  const patient = impatient.withLock('roof', async () => 'done', PATIENT);
  await expect(impatient.withLock('roof', async () => 'done')).rejects.toThrow(TryLater);
  await release();
  expect(await patient).toBe('done');
});

it.each(['another', 'the same'])('nobody waits for ever for %s process', async (which) => {
  const release = await hold(which === 'another' ? there : impatient, 'roof');
  let isDone = false;
  const late = impatient.withLock('roof', async () => void (isDone = true));
  await expect(late).rejects.toThrow(TryLater);
  await expect(late).rejects.toMatchObject({ why: 'too-busy', seconds: 5 });
  await release();
  expect(isDone).toBe(false);
  expect(await impatient.withLock('roof', async () => 'done', PATIENT)).toBe('done');
});
