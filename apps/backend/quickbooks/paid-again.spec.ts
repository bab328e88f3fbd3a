// A payment that came back and was paid again is said to stand in QuickBooks only as it does.
import { expect, it } from 'vitest';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const { comesBack, isPaidAgain, jobFor, vendor, paid, record } = quickbooksPapers(world);

type Paid = Awaited<ReturnType<typeof paid>>;
function change(theirId: string, values: object): void {
  const { Id, SyncToken } = world.books.read('BillPayment', theirId);
  world.books.write('BillPayment', { Id, SyncToken, sparse: true, ...values });
}

/** Somebody there changed the payment, it came back, and a person here kept it. */
async function kept(name: string, values: object) {
  const payment = await paid(await vendor(name), '60.00', 'K-1', '2026-11-20');
  const bill = await record('bill', payment.id, 'in-step');
  const { id, theirId } = await record('bill-payment', payment.id, 'in-step');
  await world.untilQuiet();
  change(theirId!, values);
  await comesBack(payment);
  await record('bill-payment', payment.id, 'failed');
  expect((await world.post(`/sync/${id}/exclude`)).status).toBe(200);
  await record('bill-payment', payment.id, 'excluded');
  await world.untilQuiet();
  return { payment, bill, id, theirId: theirId! };
}
const isSaid = async ({ payment }: { payment: Paid }) =>
  expect((await record('bill-payment', payment.id, 'failed')).reason).toContain(
    'it’s still in QuickBooks',
  );

it('is asked about where a person kept what came back, and updated on their word', async () => {
  const one = await kept('Keep Supply', { PrivateNote: 'checked with bank' });
  await isPaidAgain(one.payment, { laborAmount: '95.00' });
  await isSaid(one);
  await until('its bill is of the new amount', () => {
    return world.books.read('Bill', one.bill.theirId!).TotalAmt === 95;
  });
  await world.post('/sync/retry', { id: one.id });
  await record('bill-payment', one.payment.id, 'in-step');
  expect(world.books.read('BillPayment', one.theirId)).toMatchObject({
    TotalAmt: 95,
    TxnDate: '2026-11-27',
    PrivateNote: 'checked with bank',
  });
  expect(world.books.read('Bill', one.bill.theirId!).Balance).toBe(0);
});

it('is asked about where it was voided there, and left alone once a person excludes it', async () => {
  const one = await kept('Void Supply', { TotalAmt: 0, Line: [], PrivateNote: 'Voided' });
  await isPaidAgain(one.payment, {});
  await isSaid(one);
  expect((await world.status()).needYou).toBeGreaterThan(0);
  await world.post('/sync/retry', { id: one.id });
  const voided = await world.untilRecord(
    'it is voided',
    (seen) => seen.id === one.id && seen.reason?.includes('voided this payment') === true,
  );
  await world.post(`/sync/${voided.id}/exclude`);
  await world.post('/sync');
  await world.untilQuiet();
  await record('bill-payment', one.payment.id, 'excluded');
});

it('has its bill follow where both changed while nothing was connected', async () => {
  const clientId = await world.client('Jo Jay', 'jo@jay.example');
  const [before, after] = [await jobFor(clientId, 'Front'), await jobFor(clientId, 'Back')];
  const vendorId = await vendor('Away Supply');
  const payment = await paid(vendorId, '60.00', 'D-1', '2026-11-20', before);
  const bill = await record('bill', payment.id, 'in-step');
  await record('bill-payment', payment.id, 'in-step');
  const job = await record('job', after, 'in-step');
  await world.untilQuiet();
  await world.post('/disconnect');
  await comesBack(payment);
  const changed = { laborAmount: '65.00', jobId: after, invoiceNumber: 'D-2' };
  await isPaidAgain(payment, changed);
  await world.connect();
  const there = await until('the bill is of the other job', () => {
    const one = world.books.read('Bill', bill.theirId!);
    const cost = one.Line?.[0]?.AccountBasedExpenseLineDetail;
    return cost?.CustomerRef?.value === job.theirId && one;
  });
  expect(there).toMatchObject({ TotalAmt: 65, DocNumber: 'D-2' });
  await until('it is paid', () => world.books.read('Bill', bill.theirId!).Balance === 0);
  await record('bill', payment.id, 'in-step');
  await record('bill-payment', payment.id, 'in-step');
});

it('is there where it was paid again while it was taken out', async () => {
  const payment = await paid(await vendor('Race Supply'), '60.00', 'R-1', '2026-11-20');
  await record('bill-payment', payment.id, 'in-step');
  await world.untilQuiet();
  const remove = world.books.remove.bind(world.books);
  let isAgain: Promise<unknown> | undefined;
  world.books.remove = (kind, entry) => {
    const removed = remove(kind, entry);
    if (kind === 'BillPayment') isAgain ??= isPaidAgain(payment, { laborAmount: '65.00' });
    return removed;
  };
  await comesBack(payment);
  await until('it is paid again', () => isAgain !== undefined);
  await isAgain;
  world.books.remove = remove;
  await world.untilQuiet();
  await record('bill', payment.id, 'in-step');
  await record('bill-payment', payment.id, 'in-step');
  const bills = world.books.all('Bill').filter(({ DocNumber }) => DocNumber?.startsWith('R-1'));
  expect(bills).toMatchObject([{ TotalAmt: 65, Balance: 0 }]);
});
