// Bills of ours that a bookkeeper pays, replaces or enters as well: what was entered beside ours is
// never taken for it without a user, and nothing of ours stands there as owed.
import { expect, it } from 'vitest';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { quickbooksTrouble } from '../../../tools/vitest/quickbooks-trouble.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const papers = quickbooksPapers(world);
const { accountOf, billThere, idle, isPaidThere, ofVendor, paid, record } = papers;
const { vendor, vendorThere } = papers;
const { noPaymentIsTaken } = quickbooksTrouble(world);

it('asks about a check that paid our bill while our payment was refused', async () => {
  const name = 'Refused A Day';
  const opens = noPaymentIsTaken();
  const payment = await paid(await vendor(name), '2980.00', 'RD-1', '2026-10-30');
  await record('bill-payment', payment.id, 'failed');
  await idle();
  opens();
  isPaidThere(ofVendor('Bill', name)[0]!, '2026-11-03');
  await world.comparison();
  const { candidates } = await record('bill-payment', payment.id, 'review');
  expect(candidates).toHaveLength(1);
});

it('asks about no bill that has our number and amount, though others have the amount', async () => {
  const name = 'Weekly Crew';
  vendorThere(name);
  const vendorId = await vendor(name);
  for (const day of ['06', '13', '20']) {
    billThere(name, `WC-${day}`, `2026-11-${day}`, 500, false);
    const payment = await paid(vendorId, '500.00', `WC-${day}`, `2026-11-${day}`);
    await record('bill-payment', payment.id, 'in-step');
  }
  expect(ofVendor('Bill', name).map(({ Balance }) => Balance)).toEqual([0, 0, 0]);
});

it('asks about the bill that our payment was applied to, before it is created again', async () => {
  const name = 'Instead Supply';
  const payment = await paid(await vendor(name), '60.00', 'IS-1', '2026-11-20');
  const bill = await record('bill', payment.id, 'in-step');
  const pays = await record('bill-payment', payment.id, 'in-step');
  await idle();
  const { Id: theirs } = billThere(name, 'IS-0001-B', '2026-09-02', 60, false);
  world.books.remove('Bill', world.books.read('Bill', bill.theirId!));
  const { Id, SyncToken } = world.books.read('BillPayment', pays.theirId!);
  const Line = [{ Amount: 60, LinkedTxn: [{ TxnId: theirs, TxnType: 'Bill' }] }];
  world.books.write('BillPayment', { Id, SyncToken, sparse: true, Line });
  await world.comparison();
  await record('bill', payment.id, 'failed');
  await idle();
  await world.post(`/sync/${bill.id}/create-again`);
  await record('bill', payment.id, 'review');
  await world.post(`/sync/${bill.id}/match`, { choice: 'link', theirId: theirs });
  await record('bill', payment.id, 'in-step');
  await idle();
  await world.comparison();
  await record('bill-payment', payment.id, 'in-step');
  expect(ofVendor('Bill', name).map(({ Balance }) => Balance)).toEqual([0]);
});

it('adds no bill before the bank account of its payment was chosen', async () => {
  const first = accountOf('Bank');
  world.books.write('Account', { Name: 'Payroll checking', AccountType: 'Bank' });
  await world.comparison();
  const name = 'Two Banks';
  const payment = await paid(await vendor(name), '3120.00', 'TB-1', '2026-11-20');
  await record('bill', payment.id, 'waiting');
  await idle();
  expect(ofVendor('Bill', name)).toEqual([]);
  await world.app.call('PUT', '/api/quickbooks/accounts', { body: { bank: first } });
  await record('bill-payment', payment.id, 'in-step');
});
