// A payment that came back and goes to another vendor, or is for something else, when it is paid
// again: the books say who was paid, and nothing is left of what was not.
import { expect, it } from 'vitest';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { quickbooksTrouble } from '../../../tools/vitest/quickbooks-trouble.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const { comesBack, idle, isPaidAgain, jobFor, ofVendor, vendor, paid, record, runPaymentCommand } =
  quickbooksPapers(world);

/** One bill of that vendor, paid, and nothing at the other one. */
const untilPaid = (right: string, wrong: string) =>
  until(
    `${right} alone was paid`,
    () =>
      ofVendor('Bill', right).length === 1 &&
      ofVendor('Bill', right)[0]?.Balance === 0 &&
      ofVendor('BillPayment', right).length === 1 &&
      ofVendor('Bill', wrong).length + ofVendor('BillPayment', wrong).length === 0,
    () => [ofVendor('Bill', right), ofVendor('Bill', wrong)],
  );

/** Two vendors, and a payment to the second that is in the books. */
async function misdirected(label: string) {
  const [right, wrong] = [`Right ${label}`, `Wrong ${label}`];
  const vendorId = await vendor(right);
  const payment = await paid(await vendor(wrong), '60.00', `D-${label}`, '2026-11-20');
  await record('bill', payment.id, 'in-step');
  const { id, theirId } = await record('bill-payment', payment.id, 'in-step');
  await world.untilQuiet();
  return { right, wrong, vendorId, payment, id, theirId: theirId! };
}

it('moves to another vendor where both happened while nothing was connected', async () => {
  const { right, wrong, vendorId, payment } = await misdirected('Away');
  await world.post('/disconnect');
  await comesBack(payment);
  await isPaidAgain(payment, { vendorId });
  await world.connect();
  await untilPaid(right, wrong);
  await record('bill', payment.id, 'in-step');
  await record('bill-payment', payment.id, 'in-step');
});

it('asks before it deletes what somebody there changed, and then moves', async () => {
  const { right, wrong, vendorId, payment, id, theirId } = await misdirected('Memo');
  const { Id, SyncToken } = world.books.read('BillPayment', theirId);
  world.books.write('BillPayment', { Id, SyncToken, sparse: true, PrivateNote: 'checked' });
  await comesBack(payment);
  await record('bill-payment', payment.id, 'failed');
  await isPaidAgain(payment, { vendorId });
  await world.comparison();
  const asked = await record('bill-payment', payment.id, 'failed');
  expect(asked.reason).toContain('changed this in QuickBooks');
  await world.post(`/sync/${id}/delete-there`, { seen: asked.changed!.version });
  await untilPaid(right, wrong);
  await record('bill-payment', payment.id, 'in-step');
});

const loses = (every: number) => world.server.trouble.set({ loseAnswersEvery: every });
/** The bill was written for the second vendor, and nobody here heard of it. */
async function unheard(label: string) {
  const [right, wrong] = [`Right ${label}`, `Wrong ${label}`];
  const vendorId = await vendor(right);
  const wrongId = await vendor(wrong);
  await world.add('vendor', wrongId);
  await record('vendor', wrongId, 'in-step');
  await world.untilQuiet();
  loses(1);
  const payment = await paid(wrongId, '60.00', `L-${label}`, '2026-11-20');
  await until('it was written there', () => ofVendor('Bill', wrong).length === 1);
  await until('answers are lost', async () => (await world.status()).away !== null);
  await world.post('/disconnect');
  loses(0);
  await comesBack(payment);
  return { right, wrong, vendorId, payment };
}

/** The same of its payment, after the bill. */
async function unheardPayment(label: string) {
  const [right, wrong] = [`Right ${label}`, `Wrong ${label}`];
  const vendorId = await vendor(right);
  const { call } = world.app;
  const answers = world.server.trouble;
  answers.insteadOf = ({ method, path }) =>
    method === 'POST' && path === 'billpayment' ? { status: 503, body: {} } : undefined;
  const payment = await paid(await vendor(wrong), '60.00', `P-${label}`, '2026-11-20');
  await until('its bill is there', () => ofVendor('Bill', wrong).length === 1);
  await until('answers are lost', async () => (await world.status()).away !== null);
  await call('POST', '/api/quickbooks/disconnect');
  answers.insteadOf = () => undefined;
  await comesBack(payment);
  return { right, wrong, vendorId, payment };
}

it('moves what was written without an answer', async () => {
  const { right, wrong, vendorId, payment } = await unheard('Lost');
  await isPaidAgain(payment, { vendorId });
  await world.connect();
  await untilPaid(right, wrong);
});

it('takes out what was written without an answer, whoever it is for by now', async () => {
  const { wrong, vendorId, payment } = await unheard('Edited');
  await runPaymentCommand(payment.id, { type: 'TakeBackApproval', data: {} });
  const edited = await world.app.call('PATCH', `/api/vendor-payments/${payment.id}`, {
    body: { vendorId },
  });
  expect(edited.status, edited.text).toBe(200);
  await world.connect();
  await until('nothing is left', () => ofVendor('Bill', wrong).length === 0);
});

it('has its lines follow where it is for another job, or for none', async () => {
  const clientId = await world.client('Jo Off', 'jo@off.example');
  const jobId = await jobFor(clientId);
  let payment = await paid(await vendor('Off Supply'), '60.00', 'O-1', '2026-11-20', jobId);
  const bill = await record('bill', payment.id, 'in-step');
  await record('bill-payment', payment.id, 'in-step');
  const { theirId: job } = await record('job', jobId, 'in-step');
  await world.untilQuiet();
  const lines = () =>
    world.books
      .all('Bill')
      .find(({ DocNumber }) => DocNumber === 'O-1')
      ?.Line?.map((line) => [
        line['Description'],
        line.AccountBasedExpenseLineDetail?.CustomerRef?.value ?? null,
      ]);
  expect(lines()).toEqual([['Labor', job]]);
  expect(bill.theirId).not.toBeNull();
  for (const [body, expected] of [
    [{ jobId: null, laborAmount: '0', materialsAmount: '60.00' }, ['Materials', null]],
    [{ jobId }, ['Materials', job]],
  ] as const) {
    await world.post('/disconnect');
    await comesBack(payment);
    payment = await isPaidAgain(payment, body);
    await world.connect();
    await until(
      'its lines follow',
      () => JSON.stringify(lines()) === JSON.stringify([expected]),
      lines,
    );
    await record('bill-payment', payment.id, 'in-step');
    await world.untilQuiet();
  }
});

it('says that QuickBooks makes another total of what was sent again', async () => {
  const write = world.books.write.bind(world.books);
  world.books.write = (kind, sent) => {
    const entry = write(kind, sent);
    if (kind !== 'Estimate') return entry;
    const taxed = { ...entry, TotalAmt: Math.round(entry.TotalAmt! * 100 + 825) / 100 };
    world.books.shelf(kind).set(entry.Id, taxed);
    return taxed;
  };
  const clientId = await world.client('Tax Juniper', 'tax@juniper.example');
  const id = await world.approvedEstimate(clientId, '100.00');
  const asked = await record('estimate', id, 'differs');
  expect(asked.differences).toMatchObject([{ field: 'total', theirs: '108.25' }]);
  await world.settle(asked.id, 'total', 'ours', '108.25');
  await world.untilQuiet();
  const still = await record('estimate', id, 'differs');
  expect(still.differences).toMatchObject([{ field: 'total', theirs: '108.25' }]);
  await world.settle(asked.id, 'total', 'ignore', '108.25');
  await world.comparison();
  await record('estimate', id, 'in-step');
  world.books.write = write;
});

it('waits where the bill of the one before was changed there, until a person decides', async () => {
  const { right, wrong, vendorId, payment } = await misdirected('Held');
  const bill = await record('bill', payment.id, 'in-step');
  const { Id, SyncToken } = world.books.read('Bill', bill.theirId!);
  world.books.write('Bill', { Id, SyncToken, sparse: true, PrivateNote: 'checked' });
  await comesBack(payment);
  await record('bill', payment.id, 'failed');
  await idle();
  await isPaidAgain(payment, { vendorId });
  const waits = await record('bill-payment', payment.id, 'waiting');
  await idle();
  expect(waits.waitsFor).toMatchObject({ state: 'failed' });
  const asked = await record('bill', payment.id, 'failed');
  await world.post(`/sync/${asked.id}/delete-there`, { seen: asked.changed!.version });
  await untilPaid(right, wrong);
});

it('moves a payment that was sent without an answer', async () => {
  const { right, wrong, vendorId, payment } = await unheardPayment('Sent');
  await isPaidAgain(payment, { vendorId });
  await world.connect();
  await untilPaid(right, wrong);
});

it('pays a bill at the vendor whose it is there, also where ours was matched anew', async () => {
  const vendorId = await vendor('Ace Supply');
  const opens = quickbooksTrouble(world).noPaymentIsTaken();
  const { id } = await paid(vendorId, '75.00', 'AC-1', '2026-11-20');
  await record('bill', id, 'in-step');
  const { id: ours } = await record('vendor', vendorId, 'in-step');
  await world.post(`/sync/${ours}/unlink`);
  await record('vendor', vendorId, 'review');
  await world.post(`/sync/${ours}/match`, { choice: 'create', name: 'Ace Supply of Bend' });
  await record('vendor', vendorId, 'in-step');
  opens();
  await world.comparison();
  await record('bill-payment', id, 'in-step');
  expect(ofVendor('BillPayment', 'Ace Supply')).toHaveLength(1);
});
