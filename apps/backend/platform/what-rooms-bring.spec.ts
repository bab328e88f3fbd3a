// What a room brings besides its contract: a service of the world outside, tables, and doors.
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestRooms, type TestRooms } from '../../../tools/vitest/rooms.ts';
import type { OutsideService } from './core/outside-services.ts';
import { defineRoom } from './core/room.ts';
import { inTransaction } from './servers/transaction.ts';

interface Clockwork {
  readonly secret: string;
  ticks: number;
}
const clockwork: OutsideService<Clockwork> = {
  name: 'the clockwork',
  open({ secretFor, config }, closing) {
    closing.defer(() => void closed.push(config.NODE_ENV));
    return { secret: secretFor('clockwork').toString('hex'), ticks: 0 };
  },
};
const nobodys: OutsideService<number> = { name: 'the moon', open: () => 1 };
const closed: string[] = [];
const heard: string[] = [];
const SECRET = 'sixteen letters.';

/** A task that is under way until everything that was opened after the queue is closed. */
let isLastTask = false;
const lastTask: { begin?: () => void; done?: string } = {};
/** No history comes so far: waiting for it ends when the process closes. */
const NEVER = 2n ** 62n;

const clockRoom = defineRoom({ contract: {}, deciders: [] })({
  name: 'clock',
  readModels: [],
  outside: [clockwork],
  tables: 'create table if not exists platform.ticks (n int primary key);',
  callbacks: [
    {
      path: '/api/clock/callback',
      right: 'company.write',
      take: async () => true,
      goesOnTo: (worked) => `/clock?worked=${worked}`,
    },
  ],
  webhooks: [
    {
      path: '/api/clock/ticked',
      bodyBytes: 100,
      signature: 'clock-signature',
      secret: (config) => config.BOUNCE_SECRET,
      isSigned: (body, given, secret) =>
        given === createHmac('sha256', secret).update(body).digest('hex'),
      async hear(body, { outside }) {
        outside.get(clockwork).ticks += 1;
        heard.push(body.toString());
      },
    },
  ],
  scheduled: [
    {
      name: 'last-task',
      everyMs: 50,
      async run({ until, withLock }) {
        if (!isLastTask) return;
        isLastTask = false;
        lastTask.begin?.();
        await until(NEVER, 60_000);
        lastTask.done = await withLock('clock', async () => 'done');
      },
    },
  ],
  answers: {},
});

let rooms: TestRooms;
beforeAll(async () => {
  rooms = await openTestRooms([clockRoom], { BOUNCE_SECRET: SECRET });
});
afterAll(() => rooms.close());

describe('a service that a room brings', () => {
  it('is opened once, with a secret of its own, and another can stand in for it', () => {
    const { outside } = rooms.platform.services;
    expect(outside.get(clockwork)).toBe(outside.get(clockwork));
    expect(outside.get(clockwork).secret).toMatch(/^[0-9a-f]{64}$/);
    const another = { secret: '', ticks: 7 };
    expect(outside.with(clockwork, another).get(clockwork)).toBe(another);
    expect(outside.get(clockwork)).not.toBe(another);
  });
  it('is not there where no room brings it, which is said by its name', () => {
    expect(() => rooms.platform.services.outside.get(nobodys)).toThrow('no room brings the moon');
  });
});

it('the tables that a room declares are there, and work in them is done whole or not', async () => {
  const { pool } = rooms.platform;
  await inTransaction(pool, (db) => db.query('insert into platform.ticks values (1)'));
  await expect(
    inTransaction(pool, async (db) => {
      await db.query('insert into platform.ticks values (2)');
      throw new Error('half way');
    }),
  ).rejects.toThrow('half way');
  expect((await pool.query('select n from platform.ticks')).rows).toEqual([{ n: 1 }]);
});

describe('a door for other people’s servers', () => {
  const tell = (body: string, signature: string) =>
    fetch(`${rooms.url}/api/clock/ticked`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'clock-signature': signature },
      body,
    });
  const signed = (body: string): string => createHmac('sha256', SECRET).update(body).digest('hex');
  it('takes what is signed, byte by byte, and nothing else', async () => {
    expect((await tell('{"n": 1}', signed('{"n": 1}'))).status).toBe(200);
    expect((await tell('{"n":  1}', signed('{"n": 1}'))).status).toBe(401);
    expect((await tell('{}', '')).status).toBe(401);
    expect(heard).toEqual(['{"n": 1}']);
    expect(rooms.platform.services.outside.get(clockwork).ticks).toBe(1);
  });
  it('takes no more than it says', async () => {
    const long = JSON.stringify({ text: 'x'.repeat(200) });
    expect((await tell(long, signed(long))).status).toBe(413);
  });
});

it('who comes back from other people’s pages without a session is asked to sign in', async () => {
  const answer = await fetch(`${rooms.url}/api/clock/callback?code=1`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth']);
});

it('a task under way while everything closes still takes its lock', async () => {
  const begun = new Promise<void>((resolve) => (lastTask.begin = resolve));
  isLastTask = true;
  await begun;
  await rooms.close();
  expect(lastTask.done).toBe('done');
});
