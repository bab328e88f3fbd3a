// What a bookkeeper entered before ours got there, the way people do: under a number typed
// otherwise, without a payee, or for another name of the vendor. A user is asked before ours goes.
import { expect, it } from 'vitest';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const papers = quickbooksPapers(world);
const { accountOf, idle, isPaidThere, ofVendor, record, runPaymentCommand } = papers;
const { billThere, create, paid, vendor, vendorThere } = papers;

/** Number there, number here, the day of their bill, and what becomes of ours. */
const CASES = [
  ['2210', '2210', '2026-10-28', 'in-step'],
  ['Invoice No. 2213', '2213', '2026-10-28', 'in-step'],
  ['INV-2220', '2220', '2026-08-20', 'in-step'],
  ['H4471-002318-20261105', 'H4471-002318-20261105-REV2', '2026-11-05', 'in-step'],
  ['SI-2211', '2211', '2026-10-28', 'review'],
  ['11/05/26', '2215', '2026-10-28', 'review'],
  ['2281', '2218', '2026-10-28', 'review'],
  ['PO771/2219', '2219', '2026-10-28', 'review'],
] as const;

it.each(CASES)('a bill %s is asked about or taken for %s', async (there, here, day, state) => {
  const name = `Supply ${here}`;
  vendorThere(name);
  const bill = billThere(name, there, day, 1101.5, false);
  isPaidThere(bill, '2026-11-19');
  const payment = await paid(await vendor(name), '1101.50', here, '2026-11-20');
  await record('bill', payment.id, state);
  await idle();
  expect(ofVendor('Bill', name)).toHaveLength(1);
});

it('a bill that was paid long before is another one', async () => {
  const name = 'Paid Before Supply';
  vendorThere(name);
  isPaidThere(billThere(name, 'A-1', '2026-10-05', 60, false), '2026-10-20');
  const payment = await paid(await vendor(name), '60.00', 'A-2', '2026-11-20');
  await record('bill-payment', payment.id, 'in-step');
});

it('an expense without a payee is asked about', async () => {
  const name = 'Feed Supply';
  vendorThere(name);
  const Amount = 3811.17;
  const AccountBasedExpenseLineDetail = { AccountRef: { value: accountOf('Cost of Goods Sold') } };
  const DetailType = 'AccountBasedExpenseLineDetail';
  world.books.write('Purchase', {
    TxnDate: '2026-11-20',
    PaymentType: 'Check',
    AccountRef: { value: accountOf('Bank') },
    Line: [{ Amount, DetailType, AccountBasedExpenseLineDetail }],
  });
  const payment = await paid(await vendor(name), '3811.17', 'F-1', '2026-11-20');
  await record('bill', payment.id, 'review');
});

it('the same invoice of a vendor called otherwise is asked about', async () => {
  vendorThere('Torres, Miguel');
  billThere('Torres, Miguel', 'HH-2041', '2026-11-18', 2350, false);
  const name = 'High Desert Exteriors';
  const payment = await paid(await vendor(name), '2350.00', 'HH-2041', '2026-11-20');
  const { reason, candidates } = await record('bill', payment.id, 'review');
  expect(reason).toMatch(
    /^QuickBooks already has this invoice under another vendor: Torres, Miguel/,
  );
  expect(candidates.map(({ linkable }) => linkable)).toEqual([false]);
});

it('the number of a payment that was voided is free again', async () => {
  const name = 'Void Again';
  const vendorId = await vendor(name);
  const wrong = await create('/api/vendor-payments', {
    vendorId,
    jobId: null,
    laborAmount: '60.00',
    scheduledPaymentDate: world.app.platform.services.clock.today(),
    invoiceNumber: 'VA-5',
  });
  await runPaymentCommand(wrong, { type: 'VoidVendorPayment', data: { reason: 'Wrong amount' } });
  const payment = await paid(vendorId, '65.00', 'VA-5', '2026-11-20');
  await record('bill-payment', payment.id, 'in-step');
  expect(ofVendor('Bill', name).map(({ DocNumber }) => DocNumber)).toEqual(['VA-5']);
});
