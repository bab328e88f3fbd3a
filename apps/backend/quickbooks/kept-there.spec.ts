// What failed, or what a user kept in QuickBooks, is never called in step by a comparison, and a
// payment to another vendor is not lost behind it.
import { expect, it } from 'vitest';
import { DEMO_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { quickbooksTrouble } from '../../../tools/vitest/quickbooks-trouble.ts';
import { connectTo } from '../../../tools/vitest/quickbooks-world.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const { comesBack, idle, isPaidAgain, ofVendor, vendor, paid, record } = quickbooksPapers(world);
const { noticed, outageEnds, untilAway } = quickbooksTrouble(world);
const now = async (kind: string, ourId: number) =>
  (await world.records()).find((one) => one.kind === kind && one.ourId === ourId);
const isRight = (one: { state: string } | undefined) =>
  ['failed', 'review', 'differs', 'waiting'].includes(one?.state ?? '');
const change = (kind: 'Bill' | 'BillPayment', theirId: string, values: object) => {
  const { Id, SyncToken } = world.books.read(kind, theirId);
  world.books.write(kind, { Id, SyncToken, sparse: true, ...values });
};

async function misdirected(label: string) {
  const [right, wrong] = [`Right ${label}`, `Wrong ${label}`];
  const vendorId = await vendor(right);
  const payment = await paid(await vendor(wrong), '60.00', `D-${label}`, '2026-11-20');
  const bill = await record('bill', payment.id, 'in-step');
  const { id, theirId } = await record('bill-payment', payment.id, 'in-step');
  await idle();
  return { right, wrong, vendorId, payment, bill, id, theirId: theirId! };
}

/** A person kept what somebody there had changed. */
async function kept(label: string, values: object) {
  const one = await misdirected(label);
  change('BillPayment', one.theirId, values);
  await comesBack(one.payment);
  await record('bill-payment', one.payment.id, 'failed');
  await world.post(`/sync/${one.id}/exclude`);
  await idle();
  return one;
}

it('pays the second vendor where a user keeps what was written for the first one', async () => {
  const { right, vendorId, payment, id, theirId } = await misdirected('Keep');
  change('BillPayment', theirId, { PrivateNote: 'reconciled' });
  await comesBack(payment);
  await record('bill-payment', payment.id, 'failed');
  await isPaidAgain(payment, { vendorId });
  await idle();
  await world.post(`/sync/${id}/exclude`);
  await world.comparison();
  await idle();
  const [bill, pays] = [await now('bill', payment.id), await now('bill-payment', payment.id)];
  const isThere = ofVendor('BillPayment', right).length === 1;
  expect([bill?.state, pays?.state, isThere || isRight(bill) || isRight(pays)]).toContain(true);
});

it('waits for a person where a payment that was kept is paid again', async () => {
  const { payment, theirId } = await kept('Night', { PrivateNote: 'reversed by deposit 12' });
  await isPaidAgain(payment, { laborAmount: '95.00' });
  await record('bill-payment', payment.id, 'failed');
  await idle();
  await world.comparison();
  await idle();
  expect((await now('bill-payment', payment.id))?.state).toBe('failed');
  expect(world.books.read('BillPayment', theirId).TotalAmt).toBe(60);
});

it('makes no difference of a question about another vendor', async () => {
  const { vendorId, payment, id, theirId } = await misdirected('Compared');
  change('BillPayment', theirId, { TxnDate: '2026-11-22' });
  await comesBack(payment);
  await record('bill-payment', payment.id, 'failed');
  await isPaidAgain(payment, { vendorId });
  await idle();
  await noticed();
  expect.soft((await now('bill-payment', payment.id))?.state).toBe('failed');
  change('BillPayment', theirId, { TxnDate: '2026-11-27' });
  await noticed();
  expect(await now('bill-payment', payment.id)).toMatchObject({ id, state: 'failed' });
});

it('is not in step where something else was put right there', async () => {
  const { payment, bill } = await misdirected('Refused');
  const was = world.books.read('Bill', bill.theirId!).TxnDate!;
  change('Bill', bill.theirId!, { TxnDate: '2026-11-02' });
  await noticed();
  await record('bill', payment.id, 'differs');
  await world.post('/disconnect');
  await comesBack(payment);
  await isPaidAgain(payment, { laborAmount: '600.00' });
  world.books.closedUntil = '2026-12-31';
  await connectTo(world.app, DEMO_REALM);
  await idle();
  await record('bill', payment.id, 'failed');
  world.books.closedUntil = undefined;
  change('Bill', bill.theirId!, { TxnDate: was });
  world.books.closedUntil = '2026-12-31';
  await noticed();
  const { state } = (await now('bill', payment.id))!;
  const { TotalAmt } = world.books.read('Bill', bill.theirId!);
  world.books.closedUntil = undefined;
  expect([state, TotalAmt]).not.toEqual(['in-step', 60]);
});

it('asks again about what stays after one user deletes and another keeps it', async () => {
  const { payment, id, theirId, bill } = await misdirected('Two');
  change('BillPayment', theirId, { PrivateNote: 'reversed by deposit' });
  await comesBack(payment);
  const asked = await record('bill-payment', payment.id, 'failed');
  await idle();
  world.server.trouble.set({ down: true });
  await world.post(`/sync/${id}/delete-there`, { seen: asked.changed!.version });
  await untilAway();
  await world.post(`/sync/${id}/exclude`);
  world.server.trouble.set({ down: false });
  await outageEnds();
  await idle();
  await isPaidAgain(payment, { laborAmount: '95.00' });
  await idle();
  await world.comparison();
  await idle();
  const those = [await now('bill', payment.id), await now('bill-payment', payment.id)];
  const { TotalAmt } = world.books.read('Bill', bill.theirId!);
  expect(TotalAmt === 95 || those.some(isRight)).toBe(true);
});
