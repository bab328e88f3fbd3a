// Somebody connects again while the tokens of the connection before are still being let go: the new
// ones stay.
import { expect, it } from 'vitest';
import { DEMO_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';
import { quickbooksOf, quickbooksService } from './service/service.ts';
import { booksAreLeft } from './workers/compare-books.ts';

const world = useQuickBooksWorld({ connected: true });

it('keeps the new tokens when the old ones are let go late', async () => {
  const { services } = world.app.platform;
  const { outside } = services;
  const quickbooks = quickbooksOf(services);
  await world.post('/disconnect');
  await world.untilQuiet();
  let leaving: Promise<unknown> = Promise.resolve();
  const late = outside.with(quickbooksService, {
    ...quickbooks,
    async letIn(...given) {
      const holdsUntil = await quickbooks.letIn(...given);
      const attempt = { effectId: 'late', correlationId: 'spec', attempt: 1, unanswered: 0 };
      leaving = Promise.resolve(
        booksAreLeft.run({ realmId: DEMO_REALM } as never, attempt, services),
      );
      return holdsUntil;
    },
  });
  Object.assign(services, { outside: late });
  try {
    expect(await world.connect()).toContain('qb=connected');
    expect(await leaving).toBe('skipped');
  } finally {
    Object.assign(services, { outside });
  }
  const call = { realmId: DEMO_REALM, method: 'GET', path: `companyinfo/${DEMO_REALM}` } as const;
  expect(await quickbooks.call(call)).toBeTruthy();
});
