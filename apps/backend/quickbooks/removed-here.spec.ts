// Clients and vendors who were deleted, archived or forgotten here: nobody stands there twice, and
// nothing that was paid or accepted is lost without a word.
import { expect, it } from 'vitest';
import { DEMO_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { connectTo } from '../../../tools/vitest/quickbooks-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const { create, idle, vendor, paid, record } = quickbooksPapers(world);

const called = (kind: 'Customer' | 'Vendor', name: string) =>
  world.books.all(kind).filter(({ DisplayName }) => DisplayName?.startsWith(name));
const remove = async (path: string) =>
  expect((await world.app.call('DELETE', path)).status).toBeLessThan(300);

it('takes a client who was deleted and added again for the customer that is there', async () => {
  const id = await world.client('Del Cypress', 'del@cypress.example');
  const { theirId } = await record('customer', id, 'in-step');
  await world.untilQuiet();
  await remove(`/api/clients/${id}`);
  const again = await world.client('Del Cypress', 'del@cypress.example');
  expect(await record('customer', again, 'in-step')).toMatchObject({ theirId });
  expect(called('Customer', 'Del Cypress')).toHaveLength(1);
  expect((await world.records()).filter(({ ourId }) => ourId === id)).toEqual([]);
});

it('asks about a vendor who was archived and added again', async () => {
  const id = await vendor('Vera Supply');
  const { id: payment } = await paid(id, '10.00', 'V-1', '2026-11-20');
  await record('bill-payment', payment, 'in-step');
  const { theirId } = await record('vendor', id, 'in-step');
  await world.untilQuiet();
  await remove(`/api/vendors/${id}`);
  const again = await vendor('Vera Supply');
  await paid(again, '20.00', 'V-2', '2026-11-21');
  const asked = await record('vendor', again, 'review');
  expect(asked.candidates).toMatchObject([{ theirId, linkable: false, taken: true }]);
  expect(called('Vendor', 'Vera Supply')).toHaveLength(1);
});

it('says that what was paid and accepted cannot go without who was forgotten', async () => {
  await world.post('/disconnect');
  const vendorId = await vendor('Fay Forgotten Supply');
  const clientId = await create('/api/clients', {
    name: 'Fay Forgotten',
    email: 'fay@forgotten.example',
  });
  const estimateId = await world.approvedEstimate(clientId, '55.00');
  const payment = await paid(vendorId, '33.00', '', '2026-11-20');
  for (const [path, name] of [
    [`/api/vendors/${vendorId}`, 'Fay Forgotten Supply'],
    [`/api/clients/${clientId}`, 'Fay Forgotten'],
  ] as const) {
    const body = { name, reason: 'asked' };
    const answer = await world.app.call('POST', `${path}/forget`, { body });
    expect(answer.status, answer.text).toBeLessThan(300);
    await until(
      `${name} is forgotten`,
      async () => (await world.app.call('GET', path)).status === 404,
    );
  }
  await connectTo(world.app, DEMO_REALM);
  for (const [kind, id] of [
    ['bill-payment', payment.id],
    ['estimate', estimateId],
  ] as const) {
    const failed = await record(kind, id, 'failed');
    expect(failed.reason).toContain('was deleted here');
  }
  await idle();
  expect((await world.records()).filter(({ title }) => title === '')).toEqual([]);
});
