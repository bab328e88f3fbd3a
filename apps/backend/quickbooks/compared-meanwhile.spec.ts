// What is compared while we write: an older version that was read before is no difference.
import { expect, it } from 'vitest';
import { DEMO_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import { letInTo } from '../../../tools/vitest/quickbooks-world.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });

it.each([0, 20])('finds no difference in what goes there just then, %i ms away', async (slowMs) => {
  const ids: number[] = [];
  for (let n = 0; n < 30; n += 1)
    ids.push(await world.client(`Near ${slowMs} ${n}`, `near-${slowMs}-${n}@c.example`));
  await world.untilQuiet();
  await world.post('/disconnect');
  const phone = (n: number): string => `541 555 ${3000 + n}`;
  for (const [n, id] of ids.entries())
    await world.app.call('PATCH', `/api/clients/${id}`, { body: { phone: phone(n) } });
  world.server.trouble.set({ slowMs });
  await letInTo(world.app, DEMO_REALM);
  const differing: unknown[] = [];
  // Also while it goes on: a person may decide at any moment.
  const sync = { isDone: false };
  const quiet = world.untilQuiet().then(() => (sync.isDone = true));
  while (!sync.isDone)
    differing.push(
      ...(await world.records('?limit=300')).flatMap(({ differences }) => differences),
    );
  await quiet;
  world.server.trouble.set({ slowMs: 0 });
  await world.compared();
  differing.push(...(await world.records('?limit=300')).flatMap(({ differences }) => differences));
  expect(differing).toEqual([]);
  for (const n of ids.keys())
    expect(world.named(`Near ${slowMs} ${n}`).PrimaryPhone?.FreeFormNumber).toContain(
      `${3000 + n}`,
    );
});
