// Whose costs a bill is in QuickBooks: a job's are ours to watch, anybody else's are the
// bookkeeper's to choose. Neither is written over.
import { expect, it } from 'vitest';
import type { Entry } from '../../../tools/quickbooks-test-server/entries.ts';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const { billThere, jobFor, vendor, vendorThere, paid, record } = quickbooksPapers(world);

const MOVED = 'changed which customer or vendor this belongs to';

type Line = NonNullable<Entry['Line']>[number];
const linesOf = (bill: string): readonly Line[] => world.books.read('Bill', bill).Line ?? [];
const customersOf = (bill: string) =>
  linesOf(bill).map((line) => line.AccountBasedExpenseLineDetail?.CustomerRef?.value);
/** The line, for somebody or nobody, over so many dollars. */
function lineFor(line: Line, customer: string | undefined, Amount = line.Amount): Line {
  const { CustomerRef: _, ...cost } = line.AccountBasedExpenseLineDetail!;
  const CustomerRef = customer === undefined ? undefined : { value: customer };
  return {
    ...line,
    Amount,
    AccountBasedExpenseLineDetail: { ...cost, ...(CustomerRef && { CustomerRef }) },
  };
}
/** Somebody there changes something. */
function change(kind: 'Bill' | 'Customer' | 'Vendor', theirId: string, values: object): void {
  const { Id, SyncToken } = world.books.read(kind, theirId);
  world.books.write(kind, { Id, SyncToken, sparse: true, ...values });
}
const isFailed = (id: number, reason: string) =>
  world.untilRecord(
    `fails: ${reason}`,
    (one) => one.id === id && one.reason?.includes(reason) === true,
  );
const isIn = (id: number, state: string) =>
  world.untilRecord(`is ${state}`, (one) => one.id === id && one.state === state);
/** Takes our total where theirs is another one. */
async function takeOurTotal(id: number): Promise<void> {
  const { differences } = await isIn(id, 'differs');
  expect((await world.settle(id, 'total', 'ours', differences[0]!.theirs)).status).toBe(200);
}
/** Makes anew what is inactive there. */
async function makeAnew(
  kind: 'Customer' | 'Vendor',
  { id, theirId }: { readonly id: number; readonly theirId: string | null },
): Promise<void> {
  change(kind, theirId!, { Active: false });
  await world.compared();
  await isFailed(id, 'inactive');
  await world.post(`/sync/${id}/create-again`);
  await isIn(id, 'in-step');
  await world.untilQuiet();
}
/** A bill of a job, and the job. */
async function billOfJob(name: string) {
  const jobId = await jobFor(await world.client(name, `${name.replaceAll(' ', '.')}@a.example`));
  const { id } = await paid(await vendor(`${name} Supply`), '100.00', 'J-1', '2026-11-20', jobId);
  const bill = await record('bill', id, 'in-step');
  await world.untilQuiet();
  return { bill, job: await record('job', jobId, 'in-step') };
}

it('says that a bill of a job is for nobody there, until it is for the job again', async () => {
  const { bill, job } = await billOfJob('Abe Acorn');
  const theirId = bill.theirId!;
  const [line] = linesOf(theirId);
  change('Bill', theirId, { Line: [lineFor(line!, undefined, 120)] });
  await world.compared();
  await isFailed(bill.id, MOVED);
  await world.post('/sync/retry', { id: bill.id });
  await world.untilQuiet();
  await isFailed(bill.id, MOVED);
  expect(customersOf(theirId)).toEqual([undefined]);
  change('Bill', theirId, { Line: [lineFor(line!, job.theirId!)] });
  await world.compared();
  await isIn(bill.id, 'in-step');
});

it('leaves a bill for nobody when its job is made anew', async () => {
  const { bill, job } = await billOfJob('Ada Alder');
  change('Bill', bill.theirId!, {
    Line: linesOf(bill.theirId!).map((line) => lineFor(line, undefined)),
  });
  await makeAnew('Customer', job);
  await isFailed(bill.id, MOVED);
  expect(customersOf(bill.theirId!)).toEqual([undefined]);
});

it('takes a freight line beside our costs as another total', async () => {
  const { bill, job } = await billOfJob('Bo Beech');
  const [line] = linesOf(bill.theirId!);
  change('Bill', bill.theirId!, { Line: [line, lineFor(line!, undefined, 15)] });
  await world.compared();
  await takeOurTotal(bill.id);
  await isIn(bill.id, 'in-step');
  expect(world.books.read('Bill', bill.theirId!).TotalAmt).toBe(100);
  expect(customersOf(bill.theirId!)).toEqual([job.theirId]);
});

it('keeps the customer that somebody there gave a bill without a job', async () => {
  const { id } = await paid(await vendor('Cal Supply'), '100.00', 'C-1', '2026-11-20');
  const bill = await record('bill', id, 'in-step');
  const { Id: other } = world.customerThere({ DisplayName: 'Cal Customer' });
  const [line] = linesOf(bill.theirId!);
  change('Bill', bill.theirId!, { Line: [lineFor(line!, other)] });
  await world.compared();
  await isIn(bill.id, 'in-step');
  await world.post(`/sync/${bill.id}/exclude`);
  await world.post(`/sync/${bill.id}/include`);
  await isIn(bill.id, 'in-step');
  change('Bill', bill.theirId!, { Line: [lineFor(line!, other, 120)] });
  await world.compared();
  await takeOurTotal(bill.id);
  await isIn(bill.id, 'in-step');
  expect(world.books.read('Bill', bill.theirId!).TotalAmt).toBe(100);
  expect(customersOf(bill.theirId!)).toEqual([other]);
});

it('writes over no bill that somebody there divided among customers', async () => {
  const { id } = await paid(await vendor('Dee Supply'), '100.00', 'D-1', '2026-11-20');
  const bill = await record('bill', id, 'in-step');
  const { Id: other } = world.customerThere({ DisplayName: 'Dee Customer' });
  const [line] = linesOf(bill.theirId!);
  const divided = [lineFor(line!, other, 70), lineFor(line!, undefined, 50)];
  change('Bill', bill.theirId!, { Line: divided });
  await world.compared();
  await takeOurTotal(bill.id);
  await isFailed(bill.id, MOVED);
  expect(world.books.read('Bill', bill.theirId!).TotalAmt).toBe(120);
});

it('has a bill without a job stay with its vendor who was made anew', async () => {
  const vendorId = await vendor('Eve Supply');
  const { id } = await paid(vendorId, '100.00', 'E-1', '2026-11-20');
  const bill = await record('bill', id, 'in-step');
  await record('bill-payment', id, 'in-step');
  await makeAnew('Vendor', await record('vendor', vendorId, 'in-step'));
  await world.post(`/sync/${bill.id}/exclude`);
  await world.post(`/sync/${bill.id}/include`);
  await world.untilQuiet();
  await isIn(bill.id, 'in-step');
});

it('moves no line of a linked bill from the customer that its writer chose', async () => {
  const jobId = await jobFor(await world.client('Flo Fir', 'flo@fir.example'));
  const job = await record('job', jobId, 'in-step');
  const { Id: chosen } = world.customerThere({ DisplayName: 'Flo Chosen' });
  vendorThere('Flo Supply');
  const there = billThere('Flo Supply', 'F-1', '2026-11-19', 100);
  change('Bill', there.Id, { Line: linesOf(there.Id).map((line) => lineFor(line, chosen)) });
  const { id } = await paid(await vendor('Flo Supply'), '100.00', 'F-1', '2026-11-20', jobId);
  const bill = await until('it is linked', async () => {
    const one = await record('bill', id, 'in-step');
    return one.theirId === there.Id && one;
  });
  await record('bill-payment', id, 'in-step');
  await makeAnew('Customer', job);
  await isIn(bill.id, 'in-step');
  expect(customersOf(there.Id)).toEqual([chosen]);
});

it('leaves a job below nobody when its client is made anew', async () => {
  const clientId = await world.client('Gil Gum', 'gil@gum.example');
  const job = await record('job', await jobFor(clientId), 'in-step');
  const { ParentRef: _, ...alone } = world.books.read('Customer', job.theirId!);
  world.books.shelf('Customer').set(job.theirId!, { ...alone, SyncToken: '9' });
  await makeAnew('Customer', await record('customer', clientId, 'in-step'));
  await isFailed(job.id, MOVED);
  expect(world.books.read('Customer', job.theirId!).ParentRef).toBeUndefined();
});
