// A payment that the bank gives back leaves the books with its bill: whether or not anything was
// connected then, and however far it had come there.
import { beforeAll, expect, it } from 'vitest';
import type { CommandOf } from '@purlin/event-sourcing/decider.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import { DEMO_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import { Switches } from '../../../tools/quickbooks-test-server/staged-faults.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });

const TODAY = new Date().toISOString().slice(0, 10);
const RULES = { notByPlanner: false, twoAboveCents: null, newcomer: false, established: [] };
let vendorId = 0;
let lastBatch = 0;

async function create(path: string, body: object): Promise<number> {
  const answer = await world.app.call<{ id: number }>('POST', path, { body });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body.id;
}
beforeAll(async () => {
  const contact = { contactPerson: 'Ann', email: 'ann@alder.example', phone: '541 555 0102' };
  vendorId = await create('/api/vendors', { name: 'Alder Gutters', ...contact });
});

const tell = (id: number, command: CommandOf<typeof vendorPayment>) =>
  world.app.platform.services.dispatch(vendorPayment, id, command, {
    by: 'system',
    correlationId: 'spec',
  });
interface Paid {
  readonly id: number;
  readonly batchId: number;
  readonly trace: string;
}
/** Planned, and with the bank until it is there. */
async function paid(laborAmount: string): Promise<Paid> {
  const plan = { vendorId, jobId: null, laborAmount, scheduledPaymentDate: TODAY };
  const id = await create('/api/vendor-payments', plan);
  const batchId = (lastBatch += 1);
  const trace = String(batchId).padStart(15, '0');
  await tell(id, { type: 'ApproveVendorPayment', data: RULES });
  await tell(id, { type: 'TakeIntoBatch', data: { batchId } });
  await tell(id, { type: 'RecordSettlement', data: { batchId, trace, settledOn: TODAY } });
  return { id, batchId, trace };
}
const comesBack = ({ id, batchId, trace }: Paid) =>
  tell(id, { type: 'RecordPaymentReturn', data: { batchId, trace, code: 'R03', note: '' } });

const papers = () => [world.books.all('Bill').length, world.books.all('BillPayment').length];
const untilOut = async (): Promise<void> => {
  await until(
    'both are out, and nothing of them is shown',
    async () =>
      papers().join() === '0,0' && (await world.records()).every(({ kind }) => kind === 'vendor'),
    async () => [papers(), await world.records()],
  );
  expect(await world.untilQuiet()).toMatchObject({ waiting: 0, needYou: 0 });
};
/** Both of it are there. */
const there = ({ id }: Paid) =>
  world.untilRecord(
    `payment ${id} is there`,
    ({ kind, ourId, state }) => kind === 'bill-payment' && ourId === id && state === 'in-step',
  );
const checking = () => world.books.all('Account').find(({ Name }) => Name === 'Checking')!;
const bankIs = (Active: boolean): void => {
  const { Id, SyncToken } = checking();
  world.books.write('Account', { Id, SyncToken, sparse: true, Active });
};

it('is taken out by connecting where it came back while nothing was connected', async () => {
  const [one, other] = [await paid('100.00'), await paid('200.00')];
  await there(one);
  await there(other);
  await world.untilQuiet();
  await world.post('/disconnect');
  await comesBack(one);
  await comesBack(other);
  await tell(other.id, { type: 'VoidVendorPayment', data: { reason: 'Paid by check' } });
  expect(papers()).toEqual([2, 2]);
  await world.connect();
  await untilOut();
});

it('is taken out where QuickBooks took our tokens no more', async () => {
  const one = await paid('300.00');
  await there(one);
  await world.untilQuiet();
  world.server.signIn.revokeAll(DEMO_REALM);
  await world.post('/sync');
  await until('it is said', async () => (await world.status()).state === 'reconnect-needed');
  await comesBack(one);
  await world.connect();
  await untilOut();
});

it('takes its bill along where it never got there itself', async () => {
  await world.app.call('PUT', '/api/quickbooks/accounts', { body: { bank: checking().Id } });
  bankIs(false);
  const [one, other] = [await paid('400.00'), await paid('500.00')];
  await until(
    'both bills are there, and what pays them waits for its account',
    async () => papers()[0] === 2 && (await world.status()).accountsMissing.includes('bank'),
  );
  expect(papers()).toEqual([2, 0]);
  await comesBack(one);
  // The other one still waits for its account.
  await until(
    'its bill is out, and nothing of it is shown',
    async () =>
      papers()[0] === 1 &&
      (await world.records()).every(({ ourId, kind }) => kind === 'vendor' || ourId === other.id),
  );
  await world.post('/disconnect');
  await comesBack(other);
  bankIs(true);
  await world.connect();
  await untilOut();
});

it('is looked for where nobody knows whether it was written', async () => {
  const { pool } = world.app.platform;
  const write = world.books.write.bind(world.books);
  world.books.write = (kind, sent) => {
    if (kind === 'BillPayment') world.server.trouble.set({ loseAnswersEvery: 1 });
    return write(kind, sent);
  };
  const one = await paid('600.00');
  await until('it is away', async () => (await world.status()).away !== null);
  expect(papers()).toEqual([1, 1]);
  await comesBack(one);
  world.books.write = write;
  world.server.trouble.set(Switches.parse({}));
  await until('it is over', async () => {
    await pool.query('update platform.outages set next_try_at = now()');
    await pool.query("update platform.effects set run_at = now() where held_by = 'quickbooks'");
    return (await world.status()).away === null;
  });
  await untilOut();
});

it('comes back at the moment when it is written', async () => {
  const write = world.books.write.bind(world.books);
  let coming: Promise<unknown> | undefined;
  let one: Paid | undefined;
  world.server.trouble.set({ slowMs: 30 });
  world.books.write = (kind, sent) => {
    if (kind === 'Bill' && one) coming ??= comesBack(one);
    return write(kind, sent);
  };
  one = await paid('700.00');
  await until('it came back', () => coming);
  await coming;
  await untilOut();
  world.books.write = write;
});

/** Somebody there changes what is there once. */
const changeThere = (kind: 'Bill' | 'BillPayment', values: object): void => {
  const [entry] = world.books.all(kind);
  const { Id, SyncToken } = entry!;
  world.books.write(kind, { Id, SyncToken, sparse: true, ...values });
};
const kept = ({ id }: Paid, kind: 'bill' | 'bill-payment') =>
  world.untilRecord(
    `the ${kind} of payment ${id} stays`,
    (one) => one.kind === kind && one.ourId === id && one.state === 'failed',
  );
/** Nothing of it is left there. */
async function gone(): Promise<void> {
  for (const kind of ['BillPayment', 'Bill'] as const)
    for (const { Id, SyncToken } of world.books.all(kind))
      world.books.remove(kind, { Id, SyncToken });
  await world.untilQuiet();
}

it.each([
  ['memo', 'BillPayment', { PrivateNote: 'Reconciled by Ann' }],
  ['date', 'BillPayment', { TxnDate: '2026-01-02' }],
  ['number', 'Bill', { DocNumber: 'B-77' }],
  ['due date', 'Bill', { DueDate: '2026-03-01' }],
] as const)('is not deleted where its %s was changed there, %s', async (part, kind, values) => {
  const one = await paid('900.00');
  await there(one);
  const before = papers();
  changeThere(kind, values);
  await comesBack(one);
  const record = await kept(one, kind === 'Bill' ? 'bill' : 'bill-payment');
  expect(record.reason).toContain(`(${part})`);
  expect(record.changed?.version).toBe(world.books.all(kind)[0]?.SyncToken);
  expect(papers()).toEqual(kind === 'Bill' ? [1, 0] : before);
  // Asking again teaches nothing, and deletes nothing.
  await world.post('/sync/retry', { id: record.id });
  await kept(one, record.kind as 'bill');
  expect(papers()).toEqual(kind === 'Bill' ? [1, 0] : before);
  const seen = record.changed!.version;
  const deleted = await world.post(`/sync/${record.id}/delete-there`, { seen });
  expect(deleted.status, deleted.text).toBeLessThan(300);
  await untilOut();
});

it('is not deleted in a version that nobody decided about', async () => {
  const one = await paid('910.00');
  await there(one);
  const ours = world.books.all('BillPayment')[0]?.PrivateNote;
  changeThere('BillPayment', { PrivateNote: 'First' });
  await comesBack(one);
  const record = await kept(one, 'bill-payment');
  const seen = record.changed!.version;
  changeThere('BillPayment', { PrivateNote: 'Second' });
  expect((await world.post(`/sync/${record.id}/delete-there`, { seen })).status).toBeLessThan(300);
  const again = await world.untilRecord(
    'it is asked again',
    ({ id, changed }) => id === record.id && changed !== null && changed.version !== seen,
  );
  expect(papers()).toEqual([1, 1]);
  const late = await world.post(`/sync/${record.id}/delete-there`, { seen });
  expect([late.status, late.body.code]).toEqual([409, 'record-changed-again']);
  // Undone there: what we wrote is what is there.
  changeThere('BillPayment', { PrivateNote: ours });
  await world.post('/sync/retry', { id: again.id });
  await untilOut();
});

it('is paid anew, and is there once', async () => {
  const one = await paid('800.00');
  await there(one);
  await comesBack(one);
  await untilOut();
  const again = { ...one, batchId: (lastBatch += 1), trace: '000000000000999' };
  const { id, batchId, trace } = again;
  await tell(id, { type: 'TakeIntoBatch', data: { batchId } });
  await tell(id, { type: 'RecordSettlement', data: { batchId, trace, settledOn: TODAY } });
  await there(again);
  expect(papers()).toEqual([1, 1]);
  await comesBack(again);
  await untilOut();
});

it('stays with its bill where a person keeps it', async () => {
  const one = await paid('920.00');
  await there(one);
  changeThere('BillPayment', { PrivateNote: 'Ours to keep' });
  await comesBack(one);
  const record = await kept(one, 'bill-payment');
  await world.post(`/sync/${record.id}/exclude`);
  await world.comparison();
  expect(await world.untilQuiet()).toMatchObject({ waiting: 0, needYou: 0 });
  expect(papers()).toEqual([1, 1]);
  const states = (await world.records())
    .filter(({ ourId, kind }) => ourId === one.id && kind !== 'vendor')
    .map(({ kind, state }) => `${kind} ${state}`);
  expect(states.toSorted()).toEqual(['bill in-step', 'bill-payment excluded']);
  await gone();
});

it('is not deleted where somebody else paid the bill in between', async () => {
  const one = await paid('930.00');
  await there(one);
  const remove = world.books.remove.bind(world.books);
  world.books.remove = (kind, sent) => {
    const [before] = world.books.all('BillPayment');
    const done = remove(kind, sent);
    if (kind === 'BillPayment') {
      const { VendorRef, PayType, CheckPayment, Line, TotalAmt } = before!;
      world.books.write('BillPayment', { VendorRef, PayType, CheckPayment, Line, TotalAmt });
    }
    return done;
  };
  await comesBack(one);
  const record = await kept(one, 'bill');
  world.books.remove = remove;
  expect(record.reason).toContain('another payment');
  expect(papers()).toEqual([1, 1]);
  await world.post(`/sync/${record.id}/exclude`);
});
