// A question about a bill that was asked when another vendor was to be paid: its answer is never
// taken for the vendor paid now. Also bills from before we kept who they were for.
import { expect, it } from 'vitest';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import type { Entry } from '../../../tools/quickbooks-test-server/entries.ts';
import { DEMO_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { connectTo } from '../../../tools/vitest/quickbooks-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';
import { recordNumber, stateOf } from './way.ts';

const world = useQuickBooksWorld({ connected: true });
const {
  comesBack,
  idle,
  isPaidAgain,
  vendor,
  vendorThere,
  billThere,
  paid,
  planned,
  record,
  ofVendor,
} = quickbooksPapers(world);

const connectAgain = () => connectTo(world.app, DEMO_REALM);

/** A payment to the first vendor, who has a bill there that may be it; then to the second. */
async function redirected(label: string, answer?: (id: number, theirId: string) => Promise<void>) {
  const [first, second] = [`First ${label}`, `Second ${label}`];
  vendorThere(first);
  vendorThere(second);
  const [firstId, secondId] = [await vendor(first), await vendor(second)];
  const theirs = billThere(first, `T-${label}`, '2026-11-19', 60, false);
  const payment = await paid(firstId, '60.00', '', '2026-11-20');
  const asked = await record('bill', payment.id, 'review');
  await idle();
  await world.post('/disconnect');
  await answer?.(asked.id, theirs.Id);
  await comesBack(payment);
  const again = await isPaidAgain(payment, { vendorId: secondId });
  return { first, second, theirs, payment: again, asked };
}
/** The first vendor's own bill is as it was; the second one alone was paid. */
async function untilSecondIsPaid(first: string, second: string, theirs: Entry): Promise<void> {
  await until(
    `${second} alone was paid`,
    () =>
      ofVendor('Bill', second)[0]?.Balance === 0 && ofVendor('BillPayment', second).length === 1,
    () => [ofVendor('Bill', second), ofVendor('Bill', first)],
  );
  expect(ofVendor('BillPayment', first)).toEqual([]);
  expect(world.books.read('Bill', theirs.Id)).toMatchObject({ Balance: 60 });
}

it('drops the question once another vendor is paid', async () => {
  const { first, second, theirs, payment } = await redirected('Asked');
  await connectAgain();
  await untilSecondIsPaid(first, second, theirs);
  await record('bill', payment.id, 'in-step');
  await record('bill-payment', payment.id, 'in-step');
});

it('asks anew about the other vendor where one of their bills may be it', async () => {
  const { first, second, theirs, payment, asked } = await redirected('Both');
  const other = billThere(second, 'O-Both', '2026-11-21', 60, false);
  await connectAgain();
  const anew = await world.untilRecord(
    'the other bill is in question',
    ({ id, candidates }) => id === asked.id && candidates[0]?.theirId === other.Id,
  );
  expect(anew.candidates.map(({ theirId }) => theirId)).toEqual([other.Id]);
  await world.post(`/sync/${anew.id}/match`, { choice: 'link', theirId: other.Id });
  await untilSecondIsPaid(first, second, theirs);
  await record('bill-payment', payment.id, 'in-step');
});

it.each([
  ['that it is the bill of the first one', 'link'],
  ['that it is none of them', 'create'],
])('does not follow a user who said before %s', async (_, choice) => {
  const { first, second, theirs } = await redirected(`Said ${choice}`, async (id, theirId) => {
    const match = choice === 'link' ? { choice, theirId } : { choice, name: 'PAY' };
    expect((await world.post(`/sync/${id}/match`, match)).status).toBe(200);
  });
  const other = billThere(second, `O-${choice}`, '2026-11-21', 60, false);
  await connectAgain();
  const anew = await world.untilRecord(
    'the other bill is in question',
    ({ candidates }) => candidates[0]?.theirId === other.Id,
  );
  await world.post(`/sync/${anew.id}/match`, { choice: 'link', theirId: other.Id });
  await untilSecondIsPaid(first, second, theirs);
});

/** Has a record of a payment say no more for whom it was written, as those from before. */
async function forgetPayee(kind: 'bill' | 'bill-payment', ourId: number): Promise<void> {
  const { services } = world.app.platform;
  const recordId = await recordNumber(services, DEMO_REALM, kind, ourId);
  const { theirId, prints } = await stateOf({ services, recordId });
  const { payee, ...others } = prints;
  expect(payee).toBeDefined();
  const about = { realmId: DEMO_REALM, kind, ourId };
  await services.dispatch(
    quickbooksRecord,
    recordId,
    { type: 'RecordInStep', data: { ...about, theirId: theirId!, prints: others, how: 'updated' } },
    { by: 'system', correlationId: 'spec' },
  );
}

it('moves what was written before we kept for whom', async () => {
  const [first, second] = ['First Old', 'Second Old'];
  vendorThere(second);
  const [firstId, secondId] = [await vendor(first), await vendor(second)];
  const payment = await paid(firstId, '60.00', 'OLD-1', '2026-11-20');
  await record('bill-payment', payment.id, 'in-step');
  await world.untilQuiet();
  for (const kind of ['bill', 'bill-payment'] as const) await forgetPayee(kind, payment.id);
  await world.post('/disconnect');
  await comesBack(payment);
  await isPaidAgain(payment, { vendorId: secondId });
  await connectAgain();
  await until('the second one was paid', () => ofVendor('BillPayment', second).length === 1);
  expect(ofVendor('Bill', first)).toEqual([]);
  expect(ofVendor('BillPayment', first)).toEqual([]);
  await record('bill-payment', payment.id, 'in-step');
});

it('takes a question from before we kept for whom as one about the bills of its vendor', async () => {
  const { services } = world.app.platform;
  const { first, second, theirs, asked } = await redirected('Unmarked', async (id) => {
    const { candidates } = await stateOf({ services, recordId: id });
    const { ourId } = (await world.records()).find((one) => one.id === id)!;
    const about = { realmId: DEMO_REALM, kind: 'bill', ourId } as const;
    await services.dispatch(
      quickbooksRecord,
      id,
      { type: 'AskForMatch', data: { ...about, candidates: [...candidates] } },
      { by: 'system', correlationId: 'spec' },
    );
  });
  await connectAgain();
  await idle();
  await world.post(`/sync/${asked.id}/match`, { choice: 'link', theirId: theirs.Id });
  await untilSecondIsPaid(first, second, theirs);
});

it('takes out the payment first where its bill is brought, and pays it again', async () => {
  const [first, second] = ['First Pair', 'Second Pair'];
  const [firstId, secondId] = [await vendor(first), await vendor(second)];
  const payment = await paid(firstId, '60.00', 'PAIR-1', '2026-11-20');
  const bill = await record('bill', payment.id, 'in-step');
  await record('bill-payment', payment.id, 'in-step');
  await world.untilQuiet();
  const closed = { code: '6200', Message: 'Account Period Closed', Detail: '' };
  const Fault = { Error: [closed], type: 'ValidationFault' };
  world.server.trouble.insteadOf = ({ method, path }) =>
    method === 'GET' && path.startsWith('billpayment')
      ? { status: 400, body: { Fault } }
      : undefined;
  await comesBack(payment);
  await isPaidAgain(payment, { vendorId: secondId });
  const failed = await record('bill-payment', payment.id, 'failed');
  expect(failed.reason).toContain('books are closed');
  await idle();
  world.server.trouble.insteadOf = () => undefined;
  const { services } = world.app.platform;
  await services.dispatch(
    quickbooksRecord,
    bill.id,
    { type: 'WantRecord', data: { realmId: DEMO_REALM, kind: 'bill', ourId: payment.id } },
    { by: 'system', correlationId: 'spec' },
  );
  await until('the second one was paid', () => ofVendor('BillPayment', second).length === 1);
  expect(ofVendor('Bill', first)).toEqual([]);
  await record('bill-payment', payment.id, 'in-step');
});

it('renames no bill because another payment gets its number', async () => {
  const vendorId = await vendor('Numbers Supply');
  const before = await planned(vendorId, '10.00');
  const payment = await paid(vendorId, '60.00', 'NUM-1', '2026-11-20');
  const { theirId } = await record('bill', payment.id, 'in-step');
  await record('bill-payment', payment.id, 'in-step');
  await world.untilQuiet();
  const number = () => world.books.read('Bill', theirId!).DocNumber;
  expect(number()).toBe('NUM-1');
  for (const invoiceNumber of ['NUM-1', 'NUM-2']) {
    const body = { invoiceNumber };
    const edited = await world.app.call('PATCH', `/api/vendor-payments/${before}`, { body });
    expect(edited.status, edited.text).toBe(200);
    await world.comparison();
    await idle();
    expect(number()).toBe('NUM-1');
    await record('bill', payment.id, 'in-step');
  }
});
