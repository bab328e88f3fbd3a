// An answer is about what the user saw: what was entered there since is asked about once more. A
// vendor who is here twice is not added there a second time without a question.
import { expect, it } from 'vitest';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const papers = quickbooksPapers(world);
const { billThere, create, idle, ofVendor, paid, record, vendor, vendorThere } = papers;

it('a vendor entered there since the question is asked about', async () => {
  vendorThere('Stale People Supply Inc');
  const email = 'ap@stalepeople.example';
  const name = 'Stale People Supply';
  const body = { name, contactPerson: 'Ana Ruiz', email, phone: '541 555 0199' };
  const vendorId = await create('/api/vendors', body);
  await paid(vendorId, '60.00', 'SP-1', '2026-11-20');
  const { id } = await record('vendor', vendorId, 'review');
  await idle();
  const DisplayName = 'Stale People of Bend';
  world.books.write('Vendor', { DisplayName, PrimaryEmailAddr: { Address: email } });
  await world.post(`/sync/${id}/match`, { choice: 'create', name });
  await idle();
  const { candidates } = await record('vendor', vendorId, 'review');
  expect(candidates.map((one) => one.name)).toContain(DisplayName);
  await world.post(`/sync/${id}/match`, { choice: 'create', name });
  await record('vendor', vendorId, 'in-step');
});

it('an answer about fewer candidates than there are now is refused', async () => {
  const name = 'Twice Answered';
  vendorThere(name);
  const vendorId = await vendor(name);
  const other = billThere(name, 'OTHER', '2026-11-18', 60, false);
  const payment = await paid(vendorId, '60.00', 'INV-0007', '2026-11-20');
  const { id } = await record('bill', payment.id, 'review');
  await idle();
  billThere(name, '7', '2026-11-20', 60, true);
  const answer = { choice: 'create', name: 'PAY', seen: [other.Id] };
  await world.post(`/sync/${id}/match`, answer);
  await idle();
  const second = await world.post(`/sync/${id}/match`, answer);
  expect([second.status, second.body['code']]).toEqual([409, 'record-changed-again']);
  expect(ofVendor('BillPayment', name)).toHaveLength(1);
});

it('a vendor who is here twice is asked about', async () => {
  const name = 'Twice Supply';
  vendorThere(name);
  const first = await vendor(name);
  await world.add('vendor', first);
  await record('vendor', first, 'in-step');
  const second = await vendor(name);
  await paid(second, '60.00', 'T-100', '2026-11-20');
  const { candidates } = await record('vendor', second, 'review');
  expect(candidates.map(({ linkable }) => linkable)).toEqual([false]);
});
