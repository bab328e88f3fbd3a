// Specs of the connection state: when it counts as lost and how it recovers.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionOf } from './connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** `answers`: whether the server responds. `offline`: what navigator reports. */
function around() {
  const world = { answers: true, offline: false, asked: 0 };
  const connection = connectionOf({
    isOffline: () => world.offline,
    ask: () => {
      world.asked += 1;
      return Promise.resolve(world.answers);
    },
  });
  const heard: boolean[] = [];
  connection.onChange(() => heard.push(connection.isAway()));
  return { world, connection, heard };
}

describe('while watched', () => {
  it('checks with the server before a failed call counts as a lost connection', async () => {
    const { connection, heard } = around();
    connection.watch();
    connection.doubt();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([]);
  });

  it('goes away when the server does not respond, and recovers by itself when it does', async () => {
    const { world, connection, heard } = around();
    const end = connection.watch();
    world.answers = false;
    connection.doubt();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.isAway()).toBe(true);
    await vi.advanceTimersByTimeAsync(6_000);
    world.answers = true;
    await vi.advanceTimersByTimeAsync(8_000);
    expect(heard).toEqual([true, false]);
    const { asked } = world;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(world.asked).toBe(asked);
    end();
  });

  it('trusts a browser that reports offline, and checks at once when it is back online', async () => {
    const { world, connection, heard } = around();
    const end = connection.watch();
    world.offline = true;
    await connection.look();
    expect([heard, world.asked]).toEqual([[true], 0]);
    world.offline = false;
    await connection.look();
    expect(heard).toEqual([true, false]);
    end();
  });
});

it('makes no requests and notifies nobody while not watched', async () => {
  const { world, connection, heard } = around();
  world.answers = false;
  connection.doubt();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([heard, world.asked]).toEqual([[], 0]);
});
