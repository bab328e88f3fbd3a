// What a bookkeeper enters while ours is on its way, or in question, is booked once.
import { expect, it } from 'vitest';
import { DEMO_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { quickbooksTrouble } from '../../../tools/vitest/quickbooks-trouble.ts';
import { connectTo } from '../../../tools/vitest/quickbooks-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const { comesBack, idle, isPaidAgain, ofVendor, vendor, vendorThere, billThere, paid, record } =
  quickbooksPapers(world);
const { noBillArrives, outageEnds, untilAway } = quickbooksTrouble(world);
const sum = (name: string) =>
  ofVendor('BillPayment', name).reduce((all, { TotalAmt = 0 }) => all + TotalAmt, 0);
const now = async (kind: string, ourId: number) =>
  (await world.records()).find((one) => one.kind === kind && one.ourId === ourId);

it('asks again where a bill was entered since someone said that none of those is it', async () => {
  const name = 'Stale Supply';
  vendorThere(name);
  const vendorId = await vendor(name);
  billThere(name, 'OTHER', '2026-11-18', 60, false);
  const payment = await paid(vendorId, '60.00', 'INV-0007', '2026-11-20');
  const asked = await record('bill', payment.id, 'review');
  await idle();
  billThere(name, '7', '2026-11-20', 60, true);
  await world.comparison();
  await idle();
  await world.post(`/sync/${asked.id}/match`, { choice: 'create', name: 'PAY' });
  await idle();
  expect(sum(name)).toBe(60);
});

it('adds nothing again that a bookkeeper entered while our request got no answer', async () => {
  const name = 'Away Double';
  vendorThere(name);
  const vendorId = await vendor(name);
  await world.add('vendor', vendorId);
  await record('vendor', vendorId, 'in-step');
  await idle();
  const arrives = noBillArrives();
  await paid(vendorId, '60.00', 'INV-0088', '2026-11-20');
  await untilAway();
  billThere(name, '88', '2026-11-20', 60, true);
  arrives();
  await outageEnds();
  await idle();
  expect(sum(name)).toBe(60);
});

it('adds nothing again after answers that nobody understands', async () => {
  const name = 'Odd Supply';
  vendorThere(name);
  const vendorId = await vendor(name);
  await world.add('vendor', vendorId);
  await record('vendor', vendorId, 'in-step');
  await idle();
  const arrives = noBillArrives();
  world.server.trouble.insteadOf = ({ method, path }) =>
    method === 'POST' && path === 'bill' ? { status: 200, html: '<p>maintenance</p>' } : undefined;
  const payment = await paid(vendorId, '60.00', 'INV-0099', '2026-11-20');
  await until('tried', async () => {
    const { pool } = world.app.platform;
    await pool.query("update platform.effects set run_at = now() where status = 'pending'");
    const one = await now('bill', payment.id);
    return one?.state === 'failed' || (await world.status()).away !== null;
  });
  arrives();
  billThere(name, '99', '2026-11-20', 60, true);
  world.server.trouble.insteadOf = () => undefined;
  await outageEnds();
  await world.comparison();
  await idle();
  expect(sum(name)).toBe(60);
});

it('follows no answer about another amount', async () => {
  const name = 'Amount Supply';
  vendorThere(name);
  const vendorId = await vendor(name);
  billThere(name, 'OTHER', '2026-11-18', 60, false);
  const payment = await paid(vendorId, '60.00', '', '2026-11-20');
  const asked = await record('bill', payment.id, 'review');
  await idle();
  await world.post('/disconnect');
  await world.post(`/sync/${asked.id}/match`, { choice: 'create', name: 'PAY' });
  await comesBack(payment);
  await isPaidAgain(payment, { laborAmount: '600.00', invoiceNumber: 'X-9' });
  billThere(name, 'X-9', '2026-11-26', 600, true);
  await connectTo(world.app, DEMO_REALM);
  await idle();
  expect(sum(name)).toBe(600);
});

it('links nothing again by itself that a user unlinked, also after it came back', async () => {
  const name = 'Never Again';
  vendorThere(name);
  const vendorId = await vendor(name);
  const theirs = billThere(name, 'NA-1', '2026-11-10', 60, false);
  const payment = await paid(vendorId, '60.00', 'NA-1', '2026-11-20');
  const bill = await record('bill', payment.id, 'in-step');
  await record('bill-payment', payment.id, 'in-step');
  await idle();
  await world.post(`/sync/${bill.id}/unlink`);
  await record('bill', payment.id, 'review');
  await world.post(`/sync/${bill.id}/match`, { choice: 'create', name: 'PAY' });
  await idle();
  await comesBack(payment);
  await idle();
  await isPaidAgain(payment, {});
  await idle();
  expect(world.books.read('Bill', theirs.Id).Balance).toBe(60);
});
