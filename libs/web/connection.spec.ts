// Specs of the connection: when it counts as lost, and how it heals.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionOf } from './connection.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** `answers`: the server's, `offline`: what the browser believes. */
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

describe('watched', () => {
  it('a call that found nobody is no proof: the server is asked first', async () => {
    const { connection, heard } = around();
    connection.watch();
    connection.doubt();
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toEqual([]);
  });

  it('is away when the server does not answer, and back by itself when it does', async () => {
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

  it('an offline browser is believed without asking, and its return is news at once', async () => {
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

it('not watched, nothing is asked and nobody told', async () => {
  const { world, connection, heard } = around();
  world.answers = false;
  connection.doubt();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([heard, world.asked]).toEqual([[], 0]);
});
