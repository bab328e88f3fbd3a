// QuickBooks in a bad hour, for specs: it carries out what it is sent and loses every third answer.
import { expect } from 'vitest';
import type { QuickBooksWorld } from './quickbooks-world.ts';
import { until } from './until.ts';

const AT_ONCE = 50;

/** So many clients are in the books once each, though a third of the answers never came. */
export async function hasEachOnce(world: QuickBooksWorld, many: number): Promise<void> {
  for (let n = 0; n < many; n += AT_ONCE)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, m) =>
        world.client(`Client ${n + m}`, `client-${n + m}@people.example`),
      ),
    );
  world.server.trouble.set({ loseAnswersEvery: 3 });
  await world.connect();
  await until('all are there', async () => (await world.status()).inStep === many);
  expect(await world.untilQuiet()).toMatchObject({ inStep: many, waiting: 0, needYou: 0 });
  expect(world.books.duplicates()).toEqual([]);
  const names = world.books.all('Customer').map(({ DisplayName }) => DisplayName);
  expect([names.length, new Set(names).size]).toEqual([many, many]);
  expect(world.server.trouble.lost.Customer).toBeGreaterThanOrEqual(Math.floor(many / 3));
}
