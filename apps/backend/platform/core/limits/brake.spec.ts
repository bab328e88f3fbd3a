// Brakes: as many tries as are allowed and no more, however the counts come back, and pauses that
// grow.
import { expect, it } from 'vitest';
import type { Counters } from '../../servers/counters.ts';
import { brake, TryLater } from './brake.ts';

/** Counts in memory; answers come when they are let go, in any order. */
function slowCounters(): { counters: Counters; letGo: (order: 'first' | 'last') => void } {
  const waiting: (() => void)[] = [];
  const times = new Map<string, number>();
  return {
    counters: {
      of: (name) => ({
        add: (key) => {
          const now = (times.get(name + key) ?? 0) + 1;
          times.set(name + key, now);
          return new Promise((resolve) =>
            waiting.push(() => resolve({ times: now, leftMs: 60_000 })),
          );
        },
        keep: async () => {},
      }),
      close() {},
    },
    letGo: (order) => (order === 'first' ? waiting.shift() : waiting.pop())?.(),
  };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it.each(['first', 'last'] as const)(
  'allows ten, the %s count answering before others',
  async (order) => {
    const { counters, letGo } = slowCounters();
    const guesses = brake({ name: 'x', allowed: 10, windowSeconds: 60, grows: true }, counters);
    let ran = 0;
    let refused = 0;
    const all = Array.from({ length: 40 }, () =>
      guesses
        .attempt('a', async (wrong) => {
          ran++;
          wrong();
        })
        .catch((error: unknown) => {
          if (!(error instanceof TryLater)) throw error;
          refused++;
        }),
    );
    let ended = 0;
    for (const one of all) void one.then(() => ended++);
    for (const open = () => ended < all.length; open(); await turn()) letGo(order);
    expect([ran, refused]).toEqual([10, 30]);
  },
);
