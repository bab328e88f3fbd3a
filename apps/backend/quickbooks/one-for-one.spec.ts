// One of ours stands for one of theirs: whoever comes second is refused, or is somebody else; and
// many presses of Sync are one.
import { expect, it } from 'vitest';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });

const link = (id: number, theirId: string) =>
  world.post(`/sync/${id}/match`, { choice: 'link', theirId });
/** Two clients of ours who may both be the one there. */
async function twins(name: string) {
  const email = `${name.toLowerCase()}@twins.example`;
  const one = world.customerThere({
    DisplayName: `${name} Elder`,
    PrimaryEmailAddr: { Address: email },
  });
  await world.client(`${name} A`, email);
  await world.client(`${name} B`, email);
  const a = await world.untilState(`${name} A`, 'review');
  const b = await world.untilState(`${name} B`, 'review');
  return { a, b, theirId: one.Id };
}

it('refuses the second with the name of the first', async () => {
  const { a, b, theirId } = await twins('Twin');
  expect((await link(a.id, theirId)).status).toBe(200);
  const refused = await link(b.id, theirId);
  expect([refused.status, refused.body['message']]).toEqual([
    409,
    expect.stringContaining('Twin A is already linked to this QuickBooks record'),
  ]);
  await world.untilState('Twin B', 'review');
  await world.untilState('Twin A', 'differs');
  expect((await link(b.id, theirId)).body['code']).toBe('record-candidate-taken');
  expect((await world.post(`/sync/${a.id}/unlink`)).status).toBe(200);
  await world.untilState('Twin A', 'review');
  expect((await link(b.id, theirId)).status).toBe(200);
  expect(await world.untilState('Twin B', 'differs')).toMatchObject({ theirId });
});

it('refuses one of two who decide at the same moment, also while QuickBooks is away', async () => {
  const { a, b, theirId } = await twins('Pair');
  world.server.trouble.set({ down: true });
  const both = await Promise.all([link(a.id, theirId), link(b.id, theirId)]);
  expect(both.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  world.server.trouble.set({ down: false });
  await world.untilRecord(
    'one is',
    (one) => one.title.startsWith('Pair') && one.theirId === theirId,
  );
});

it('refuses a paper that another of ours stands for', async () => {
  const clientId = await world.client('Max Maple', 'max@maple.example');
  await world.untilState('Max Maple', 'in-step');
  const { Id } = world.books.write('Estimate', {
    CustomerRef: { value: world.named('Max Maple').Id },
    DocNumber: 'T-1',
    TxnDate: '2026-11-02',
    TxnStatus: 'Accepted',
    Line: [{ Amount: 64, DetailType: 'SalesItemLineDetail' }],
  });
  const asked = async () => {
    const ourId = await world.approvedEstimate(clientId, '64.00');
    return world.untilRecord(
      'it is in question',
      (one) => one.kind === 'estimate' && one.ourId === ourId && one.state === 'review',
    );
  };
  const [first, second] = [await asked(), await asked()];
  expect((await link(first.id, Id)).status).toBe(200);
  expect((await link(second.id, Id)).body['code']).toBe('record-candidate-taken');
});

it('takes twenty presses of Sync at once for one', async () => {
  await world.untilQuiet();
  const syncs = async () =>
    (
      await world.app.platform.pool.query(
        "select 1 from platform.effects where task = 'compare-quickbooks'",
      )
    ).rowCount ?? 0;
  const before = await syncs();
  const presses = await Promise.all(Array.from({ length: 20 }, () => world.post('/sync')));
  expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([200]));
  await until('it was one', async () => (await syncs()) > before);
  await world.untilQuiet();
  expect((await syncs()) - before).toBeLessThan(4);
  const again = await syncs();
  await world.compared();
  expect(await syncs()).toBeGreaterThan(again);
});
