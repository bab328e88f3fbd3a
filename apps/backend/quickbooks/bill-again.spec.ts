// A paid bill that was deleted in QuickBooks and is created again is paid by the same payment.
import { expect, it } from 'vitest';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const { billThere, vendor, paid } = quickbooksPapers(world);

const apply = (payment: string, bill: string) =>
  world.books.write('BillPayment', {
    Id: payment,
    SyncToken: world.books.read('BillPayment', payment).SyncToken,
    sparse: true,
    Line: [{ Amount: 420, LinkedTxn: [{ TxnId: bill, TxnType: 'Bill' }] }],
  });

/** A paid bill that is in step, and deleted there after `meanwhile` changed its payment. */
async function deletedThere(vendorName: string, number: string, meanwhile = (_: string) => {}) {
  const { id } = await paid(await vendor(vendorName), '420.00', number, '2026-11-20');
  const untilRecord = (kind: 'bill' | 'bill-payment', state: string) =>
    world.untilRecord(
      `the ${kind} is ${state}`,
      (one) => one.kind === kind && one.ourId === id && one.state === state,
    );
  const before = await untilRecord('bill', 'in-step');
  const payment = await untilRecord('bill-payment', 'in-step');
  await world.untilQuiet();
  world.books.remove('Bill', world.books.read('Bill', before.theirId!));
  meanwhile(payment.theirId!);
  await world.post('/sync');
  await untilRecord('bill', 'failed');
  await world.post(`/sync/${before.id}/create-again`);
  const bill = await until('another one is in step', async () => {
    const now = await untilRecord('bill', 'in-step');
    return now.theirId !== before.theirId && now;
  });
  return { billId: bill.theirId!, payment, untilRecord };
}

it('takes its payment along, and owes nothing', async () => {
  const { billId } = await deletedThere('Juniper Gutters', '77');
  await until('the payment pays it', () => world.books.read('Bill', billId).Balance === 0);
  await world.untilQuiet();
  expect(world.books.all('Bill')).toMatchObject([{ TotalAmt: 420, Balance: 0 }]);
  expect(world.books.all('BillPayment')).toHaveLength(1);
});

it('leaves a payment that somebody there applied to another bill, and says so', async () => {
  let other = '';
  const { billId, payment, untilRecord } = await deletedThere('Oak Gutters', '78', (id) => {
    other = billThere('Oak Gutters', 'HIS-2', '2026-11-21', 820, false).Id;
    apply(id, other);
  });
  const failed = await untilRecord('bill-payment', 'failed');
  expect(failed.reason).toMatch(/changed what it’s applied to/);
  expect(world.books.read('Bill', other).Balance).toBe(400);
  expect(world.books.read('Bill', billId).Balance).toBe(420);
  const { theirId, id } = payment;
  apply(theirId!, billId);
  expect(
    (await world.app.call('POST', '/api/quickbooks/sync/retry', { body: { id } })).status,
  ).toBe(200);
  await untilRecord('bill-payment', 'in-step');
  expect(world.books.read('Bill', billId).Balance).toBe(0);
});
