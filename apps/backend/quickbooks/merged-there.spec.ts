// Two customers or vendors whom somebody merged in QuickBooks: a person says so here, and nobody is
// created again meanwhile.
import { expect, it } from 'vitest';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const { jobFor, vendor, vendorThere, paid, record } = quickbooksPapers(world);

type Kind = Parameters<typeof world.books.read>[0];
/** As a merge changes an entry, whatever else may be changed. */
function put(kind: Kind, theirId: string, values: object): void {
  const before = world.books.read(kind, theirId);
  const MetaData = { ...before.MetaData, LastUpdatedTime: new Date().toISOString() };
  const SyncToken = String(Number(before.SyncToken) + 1);
  world.books.shelf(kind).set(theirId, { ...before, ...values, SyncToken, MetaData });
}
const isIn = (id: number, state: string) =>
  world.untilRecord(`is ${state}`, (one) => one.id === id && one.state === state);

it('asks whether a vendor is the one to whom their bills belong by now', async () => {
  vendorThere('Umbrella Roofing Wholesale');
  const { Id: other } = world.books
    .all('Vendor')
    .find(({ DisplayName }) => DisplayName === 'Umbrella Roofing Wholesale')!;
  const vendorId = await vendor('Zebra Shingles');
  const payment = await paid(vendorId, '70.00', 'Z-1', '2026-11-20');
  const bill = await record('bill', payment.id, 'in-step');
  await record('bill-payment', payment.id, 'in-step');
  const { id, theirId } = await record('vendor', vendorId, 'in-step');
  await world.untilQuiet();
  put('Vendor', theirId!, { Active: false, DisplayName: 'Zebra Shingles (deleted)' });
  put('Bill', bill.theirId!, { VendorRef: { value: other } });
  await world.compared();
  expect((await isIn(bill.id, 'failed')).reason).toContain('merged there');
  await isIn(id, 'failed');
  await world.post(`/sync/${id}/unlink`);
  const asked = await isIn(id, 'review');
  expect(asked.candidates).toMatchObject([{ theirId: other, linkable: true }]);
  await world.post(`/sync/${id}/match`, { choice: 'link', theirId: other });
  await world.untilRecord('is linked', (one) => one.id === id && one.theirId === other);
  await world.post('/sync/retry', { id: bill.id });
  await isIn(bill.id, 'in-step');
  expect(world.books.all('Vendor').filter(({ Active }) => Active !== false)).toHaveLength(1);
});

it('creates no client again whose job belongs to another one by now', async () => {
  const { Id: other } = world.customerThere({ DisplayName: 'Pine, Patricia' });
  const clientId = await world.client('Pat Pine', 'pat@pine.example');
  const job = await record('job', await jobFor(clientId), 'in-step');
  const { id, theirId } = await record('customer', clientId, 'in-step');
  await world.untilQuiet();
  put('Customer', theirId!, { Active: false, DisplayName: 'Pat Pine (deleted)' });
  put('Customer', job.theirId!, { ParentRef: { value: other } });
  await world.compared();
  await isIn(id, 'failed');
  await world.post(`/sync/${id}/unlink`);
  const asked = await isIn(id, 'review');
  expect(asked.candidates.map((one) => one.theirId)).toContain(other);
  await world.post(`/sync/${id}/match`, { choice: 'link', theirId: other });
  await world.untilRecord('is linked', (one) => one.id === id && one.theirId === other);
  await isIn(job.id, 'in-step');
});

it('offers nobody for whom another of ours stands already', async () => {
  const survivor = await vendor('Quartz Roof Supply');
  await paid(survivor, '20.00', 'Q-1', '2026-11-20');
  const kept = await record('vendor', survivor, 'in-step');
  const vendorId = await vendor('Yarrow Tile');
  const payment = await paid(vendorId, '30.00', 'Y-1', '2026-11-20');
  const bill = await record('bill', payment.id, 'in-step');
  await record('bill-payment', payment.id, 'in-step');
  const { id, theirId } = await record('vendor', vendorId, 'in-step');
  await world.untilQuiet();
  put('Vendor', theirId!, { Active: false, DisplayName: 'Yarrow Tile (deleted)' });
  put('Bill', bill.theirId!, { VendorRef: { value: kept.theirId! } });
  await world.compared();
  await isIn(id, 'failed');
  await world.post(`/sync/${id}/unlink`);
  const asked = await isIn(id, 'review');
  expect(asked.candidates).toMatchObject([{ theirId: kept.theirId, linkable: false, taken: true }]);
  expect(asked.reason).toContain('already linked to another record here');
});
