// What somebody in QuickBooks assigned to something else: it is said as soon as the books are
// compared, never written over, and in step again once it was put right.
import { expect, it } from 'vitest';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const { create, jobFor, vendor, paid, record, vendorThere, billThere } = quickbooksPapers(world);

const MOVED = 'changed which customer or vendor this belongs to';
const PAYS_ANOTHER = 'changed what it’s applied to';
const INACTIVE = 'inactive';

type Kind = Parameters<typeof world.books.read>[0];
/** Somebody there changes a paper. */
function change(kind: Kind, theirId: string, values: object): void {
  const { Id, SyncToken } = world.books.read(kind, theirId);
  world.books.write(kind, { Id, SyncToken, sparse: true, ...values });
}
const isFailed = (id: number, reason: string) =>
  world.untilRecord(
    `fails: ${reason}`,
    (one) => one.id === id && one.reason?.includes(reason) === true,
  );
const isInStep = (id: number) =>
  world.untilRecord('in step', (one) => one.id === id && one.state === 'in-step');

it('says that an estimate has another customer there, until it is put right', async () => {
  const clientId = await world.client('Amy Ash', 'amy@ash.example');
  const { id, theirId } = await record(
    'estimate',
    await world.approvedEstimate(clientId, '64.00'),
    'in-step',
  );
  const own = world.books.read('Estimate', theirId!).CustomerRef;
  const { Id: other } = world.customerThere({ DisplayName: 'Other Payer' });
  change('Estimate', theirId!, { CustomerRef: { value: other } });
  await world.compared();
  await isFailed(id, MOVED);
  expect((await world.status()).needYou).toBe(1);
  // Trying again does not hide it.
  await world.post('/sync/retry', { id });
  await world.untilQuiet();
  await isFailed(id, MOVED);
  expect(world.books.read('Estimate', theirId!).CustomerRef?.value).toBe(other);
  change('Estimate', theirId!, { CustomerRef: own });
  await world.compared();
  await isInStep(id);
});

it('says that a job has another customer there', async () => {
  const jobId = await jobFor(await world.client('Bea Birch', 'bea@birch.example'));
  const { id, theirId } = await record('job', jobId, 'in-step');
  const { Id: other } = world.customerThere({ DisplayName: 'Other Parent' });
  change('Customer', theirId!, { ParentRef: { value: other } });
  await world.compared();
  await isFailed(id, MOVED);
});

it('says that a bill has another vendor there', async () => {
  const { id: ourId } = await paid(await vendor('Cedar Supply'), '80.00', 'C-1', '2026-11-20');
  const { id, theirId } = await record('bill', ourId, 'in-step');
  await record('bill-payment', ourId, 'in-step');
  vendorThere('Dogwood Supply');
  const other = billThere('Dogwood Supply', 'D-1', '2026-11-01', 10, false);
  change('Bill', theirId!, { VendorRef: other.VendorRef });
  await world.compared();
  await isFailed(id, MOVED);
});

it('says that a payment pays another bill, or one more', async () => {
  const { id: ourId } = await paid(await vendor('Elm Supply'), '100.00', 'E-1', '2026-11-20');
  const { id, theirId } = await record('bill-payment', ourId, 'in-step');
  const bill = await record('bill', ourId, 'in-step');
  const other = billThere('Elm Supply', 'X-77', '2026-11-01', 100, false);
  const pay = (Amount: number, TxnId: string) => ({
    Amount,
    LinkedTxn: [{ TxnId, TxnType: 'Bill' }],
  });
  change('BillPayment', theirId!, { Line: [pay(60, bill.theirId!), pay(40, other.Id)] });
  await world.compared();
  await isFailed(id, PAYS_ANOTHER);
  change('BillPayment', theirId!, { Line: [pay(100, other.Id)] });
  await world.compared();
  await isFailed(id, PAYS_ANOTHER);
  change('BillPayment', theirId!, { Line: [pay(100, bill.theirId!)] });
  await world.compared();
  await isInStep(id);
});

it('takes no payment from another bill by taking our total', async () => {
  const { id: ourId } = await paid(await vendor('Fir Supply'), '100.00', 'F-1', '2026-11-20');
  const { id, theirId } = await record('bill-payment', ourId, 'in-step');
  const other = billThere('Fir Supply', 'X-78', '2026-11-01', 150, false);
  const line = { Amount: 150, LinkedTxn: [{ TxnId: other.Id, TxnType: 'Bill' }] };
  // The total is seen to differ first, and the payment given to another bill only then.
  change('BillPayment', theirId!, { TotalAmt: 150 });
  await world.compared();
  await world.untilRecord('differs', (one) => one.id === id && one.state === 'differs');
  change('BillPayment', theirId!, { TotalAmt: 150, Line: [line] });
  expect((await world.settle(id, 'total', 'ours', '150.00')).status).toBe(200);
  await isFailed(id, PAYS_ANOTHER);
  expect(world.books.read('BillPayment', theirId!)).toMatchObject({ TotalAmt: 150, Line: [line] });
  expect(world.books.read('Bill', other.Id).Balance).toBe(0);
});

it('takes what they put where it belongs by now as put there by us', async () => {
  const clientId = await world.client('Gus Gum', 'gus@gum.example');
  const estimateId = await world.approvedEstimate(clientId, '70.00');
  const { id, theirId } = await record('estimate', estimateId, 'in-step');
  const { Id: other } = world.customerThere({ DisplayName: 'Wrong Payer' });
  change('Estimate', theirId!, { CustomerRef: { value: other } });
  const jobId = await create(`/api/estimates/${estimateId}/convert-to-job`, {
    title: 'Roof',
    address: '1 Oak St',
    scheduledStartDate: '2027-03-01T08:00',
  });
  const job = await record('job', jobId, 'in-step');
  await isFailed(id, MOVED);
  change('Estimate', theirId!, { CustomerRef: { value: job.theirId! } });
  await world.post('/sync/retry', { id });
  await isInStep(id);
  // Now it follows its job again.
  change('Customer', job.theirId!, { Active: false });
  await world.compared();
  await isFailed(job.id, INACTIVE);
  await world.post(`/sync/${job.id}/create-again`);
  const again = await isInStep(job.id);
  await world.untilQuiet();
  await isInStep(id);
  expect(world.books.read('Estimate', theirId!).CustomerRef?.value).toBe(again.theirId);
});

it('says that a payment pays nothing any more, and that a job is below nobody', async () => {
  const { id: ourId } = await paid(await vendor('Hazel Supply'), '100.00', 'H-1', '2026-11-20');
  const payment = await record('bill-payment', ourId, 'in-step');
  const job = await record(
    'job',
    await jobFor(await world.client('Ivy Iris', 'ivy@iris.example')),
    'in-step',
  );
  change('BillPayment', payment.theirId!, { Line: [] });
  const { ParentRef: _, ...alone } = world.books.read('Customer', job.theirId!);
  const MetaData = { ...alone.MetaData, LastUpdatedTime: new Date().toISOString() };
  world.books.shelf('Customer').set(job.theirId!, { ...alone, SyncToken: '9', MetaData });
  await world.compared();
  await isFailed(payment.id, PAYS_ANOTHER);
  await isFailed(job.id, MOVED);
});

it('hides nothing behind another failure, nor by being excluded and included again', async () => {
  const clientId = await world.client('Moe Mover', 'moe@mover.example');
  const one = await record('estimate', await world.approvedEstimate(clientId, '64.00'), 'in-step');
  const two = await record('estimate', await world.approvedEstimate(clientId, '67.00'), 'in-step');
  const { Id: other } = world.customerThere({ DisplayName: 'Payer Two' });
  change('Estimate', one.theirId!, { CustomerRef: { value: other } });
  await world.compared();
  await world.post(`/sync/${two.id}/exclude`);
  change('Estimate', two.theirId!, { CustomerRef: { value: other } });
  await world.compared();
  const fault = { Error: [{ Message: 'x', Detail: 'x', code: '5020' }], type: 'ValidationFault' };
  world.server.trouble.insteadOf = ({ method, path }) =>
    method === 'GET' && path.startsWith('estimate')
      ? { status: 400, body: { Fault: fault, time: 'x' } }
      : undefined;
  await world.post('/sync/retry', { id: one.id });
  await world.untilRecord(
    'fails otherwise',
    ({ id, reason }) => id === one.id && reason?.includes(MOVED) === false,
  );
  world.server.trouble.insteadOf = () => undefined;
  await world.post('/sync/retry', { id: one.id });
  await isFailed(one.id, MOVED);
  await world.post(`/sync/${two.id}/include`);
  await isFailed(two.id, MOVED);
});

it('takes no credit from a payment', async () => {
  const { id: ourId } = await paid(await vendor('Gift Supply'), '100.00', 'G-1', '2026-11-20');
  const payment = await record('bill-payment', ourId, 'in-step');
  const there = world.books.read('BillPayment', payment.theirId!);
  const credit = { Amount: 20, LinkedTxn: [{ TxnId: '77', TxnType: 'VendorCredit' }] };
  const Line = [{ ...there.Line![0]!, Amount: 80 }, credit];
  const MetaData = { ...there.MetaData, LastUpdatedTime: new Date().toISOString() };
  const changed = { ...there, SyncToken: '9', TotalAmt: 80, Line, MetaData };
  world.books.shelf('BillPayment').set(there.Id, changed);
  await world.compared();
  await isFailed(payment.id, PAYS_ANOTHER);
  expect(world.books.read('BillPayment', there.Id).Line).toEqual(Line);
});

it('moves a payment to a bill made anew, and leaves its total as it is there', async () => {
  const { id: ourId } = await paid(await vendor('Juniper Supply'), '420.00', 'J-1', '2026-11-20');
  const payment = await record('bill-payment', ourId, 'in-step');
  const bill = await record('bill', ourId, 'in-step');
  world.books.remove('Bill', world.books.read('Bill', bill.theirId!));
  change('BillPayment', payment.theirId!, { TotalAmt: 500, Line: [] });
  await world.compared();
  await isFailed(bill.id, 'deleted');
  await world.post(`/sync/${bill.id}/create-again`);
  const anew = await isInStep(bill.id);
  const moved = await until('the payment pays it', () => {
    const there = world.books.read('BillPayment', payment.theirId!);
    return there.Line?.[0]?.LinkedTxn?.[0]?.TxnId === anew.theirId && there;
  });
  expect(moved).toMatchObject({ TotalAmt: 500, Line: [{ Amount: 420 }] });
  await world.untilRecord('differs', (one) => one.id === payment.id && one.state === 'differs');
});

it('reads where a job stands that was made inactive and came back elsewhere', async () => {
  const clientId = await world.client('Kim Kale', 'kim@kale.example');
  const job = await record('job', await jobFor(clientId), 'in-step');
  const { Id: other } = world.customerThere({ DisplayName: 'Other Parent Two' });
  change('Customer', job.theirId!, { Active: false });
  await world.compared();
  await isFailed(job.id, INACTIVE);
  change('Customer', job.theirId!, { Active: true, ParentRef: { value: other } });
  await world.post('/sync');
  await isFailed(job.id, MOVED);
  await world.post('/sync/retry', { id: job.id });
  await world.untilQuiet();
  await isFailed(job.id, MOVED);
});
