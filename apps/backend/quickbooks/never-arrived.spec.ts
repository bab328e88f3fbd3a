// A bill that never arrived there, and whose payment came back or went to another vendor.
import { expect, it } from 'vitest';
import { DEMO_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { quickbooksTrouble } from '../../../tools/vitest/quickbooks-trouble.ts';
import { connectTo } from '../../../tools/vitest/quickbooks-world.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const { comesBack, idle, isPaidAgain, ofVendor, vendor, vendorThere, billThere, paid, record } =
  quickbooksPapers(world);
const { noBillArrives, outageEnds, untilAway } = quickbooksTrouble(world);
const now = async (kind: string, ourId: number) =>
  (await world.records()).find((one) => one.kind === kind && one.ourId === ourId);

it('asks nobody to delete the bill of a third vendor', async () => {
  const third = 'Third Party';
  vendorThere(third);
  const wrongId = await vendor('Wrong Foreign');
  await world.add('vendor', wrongId);
  await record('vendor', wrongId, 'in-step');
  await idle();
  billThere(third, '5005', '2026-03-01', 60, false);
  const arrives = noBillArrives();
  const payment = await paid(wrongId, '60.00', '5005', '2026-11-20');
  await untilAway();
  await world.post('/disconnect');
  await comesBack(payment);
  arrives();
  await connectTo(world.app, DEMO_REALM);
  await idle();
  expect((await now('bill', payment.id))?.reason ?? null).toBeNull();
});

it('has the number of their own invoice on the bill of the second vendor', async () => {
  const [right, wrong] = ['Right Num', 'Wrong Num'];
  const [vendorId, wrongId] = [await vendor(right), await vendor(wrong)];
  for (const one of [vendorId, wrongId]) {
    await world.add('vendor', one);
    await record('vendor', one, 'in-step');
  }
  await idle();
  const arrives = noBillArrives();
  const payment = await paid(wrongId, '60.00', '1001', '2026-11-20');
  await untilAway();
  await world.post('/disconnect');
  await comesBack(payment);
  await isPaidAgain(payment, { vendorId, invoiceNumber: '2002' });
  arrives();
  await connectTo(world.app, DEMO_REALM);
  await record('bill-payment', payment.id, 'in-step');
  await idle();
  expect(ofVendor('Bill', right).map(({ DocNumber }) => DocNumber)).toEqual(['2002']);
});

it('names the bill that is to be deleted, though its id never came back', async () => {
  const name = 'Which Bill';
  const vendorId = await vendor(name);
  await world.add('vendor', vendorId);
  await record('vendor', vendorId, 'in-step');
  await idle();
  world.server.trouble.set({ loseAnswersEvery: 1 });
  const payment = await paid(vendorId, '60.00', 'WB-1', '2026-11-20');
  await untilAway();
  const [bill] = ofVendor('Bill', name);
  await world.post('/disconnect');
  world.server.trouble.set({ loseAnswersEvery: 0 });
  await comesBack(payment);
  const { Id, SyncToken } = bill!;
  world.books.write('Bill', { Id, SyncToken, sparse: true, PrivateNote: 'entered by hand' });
  await connectTo(world.app, DEMO_REALM);
  const { theirId, theirPage } = await record('bill', payment.id, 'failed');
  expect([theirId, theirPage]).toEqual([Id, expect.stringContaining(`Bill-${Id}`)]);
});

it('leaves the bill of a stranger that has the number of ours', async () => {
  const stranger = 'Stranger LLC';
  vendorThere(stranger);
  const vendorId = await vendor('Numbers Supply');
  const first = await paid(vendorId, '10.00', '5001', '2026-11-18');
  await record('bill-payment', first.id, 'in-step');
  await idle();
  const arrives = noBillArrives();
  const payment = await paid(vendorId, '60.00', '5001', '2026-11-20');
  await untilAway();
  arrives();
  billThere(stranger, `5001-${payment.id}`, '2026-11-12', 740, false);
  await comesBack(payment);
  await outageEnds();
  await idle();
  expect(ofVendor('Bill', stranger)).toHaveLength(1);
});

it('takes out what a lost answer made, though another vendor is paid by now', async () => {
  const [name, right] = ['Lost Wrong', 'Lost Right'];
  vendorThere(name);
  const rightId = await vendor(right);
  const vendorId = await vendor(name);
  billThere(name, 'OTHER', '2026-11-18', 60, false);
  const payment = await paid(vendorId, '60.00', 'LW-7', '2026-11-20');
  const { id } = await record('bill', payment.id, 'review');
  await idle();
  world.server.trouble.set({ loseAnswersEvery: 1 });
  await world.post(`/sync/${id}/match`, { choice: 'create', name: 'PAY' });
  await untilAway();
  world.server.trouble.set({ loseAnswersEvery: 0, down: true });
  await comesBack(payment);
  await isPaidAgain(payment, { vendorId: rightId });
  world.server.trouble.set({ down: false });
  await outageEnds();
  await record('bill-payment', payment.id, 'in-step');
  await idle();
  expect(ofVendor('Bill', name).map(({ DocNumber }) => DocNumber)).toEqual(['OTHER']);
});
