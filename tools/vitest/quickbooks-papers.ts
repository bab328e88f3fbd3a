// Papers for specs of QuickBooks: payments that vendors were paid here, and bills, their payments
// and estimates as a bookkeeper writes them there.
import { expect } from 'vitest';
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { vendorPayment } from '@purlin/domain/payments/vendor-payment.ts';
import type { CommandOf } from '@purlin/event-sourcing/decider.ts';
import type { Entry } from '../quickbooks-test-server/entries.ts';
import type { QuickBooksWorld } from './quickbooks-world.ts';
import { until } from './until.ts';

const emailOf = (name: string): string =>
  `${name.toLowerCase().replaceAll(/\W+/g, '.')}@vendors.example`;
const LONG_AGO = '2026-01-01T00:00:00.000Z';

/** Creates something by its route; answers with its number. */
async function createIn({ app }: QuickBooksWorld, path: string, body: object): Promise<number> {
  const answer = await app.call<{ id: number }>('POST', path, { body });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body.id;
}

interface Paid {
  readonly id: number;
  readonly batchId: number;
  readonly trace: string;
}
type RunPaymentCommand = (id: number, command: CommandOf<typeof vendorPayment>) => Promise<void>;

/** What becomes of payments that were settled. */
const again = (world: QuickBooksWorld, run: RunPaymentCommand) => ({
  comesBack: ({ id, batchId, trace }: Paid): Promise<void> =>
    run(id, { type: 'RecordPaymentReturn', data: { batchId, trace, code: 'R03', note: '' } }),
  /** With other values now, in another batch. */
  async isPaidAgain({ id, batchId: before }: Paid, body: object): Promise<Paid> {
    await run(id, { type: 'TakeBackApproval', data: {} });
    const changed = await world.app.call('PATCH', `/api/vendor-payments/${id}`, { body });
    expect(changed.status, changed.text).toBeLessThan(300);
    const rules = { notByPlanner: false, twoAboveCents: null, newcomer: false, established: [] };
    await run(id, { type: 'ApproveVendorPayment', data: rules });
    const batchId = before + 5000;
    await run(id, { type: 'TakeIntoBatch', data: { batchId } });
    const trace = `09100003${String(batchId).padStart(7, '0')}`;
    await run(id, { type: 'RecordSettlement', data: { batchId, trace, settledOn: '2026-11-27' } });
    return { id, batchId, trace };
  },
});

/** What is made here. */
function here(world: QuickBooksWorld) {
  const create = (path: string, body: object) => createIn(world, path, body);
  const runPaymentCommand = async (
    id: number,
    command: CommandOf<typeof vendorPayment>,
  ): Promise<void> => {
    const { services } = world.app.platform;
    const asker = { by: 'system', correlationId: 'spec' };
    const done = await services.dispatch(vendorPayment, id, command, asker);
    await services.until(done.position, 10_000);
  };
  let lastTrace = 0;
  const nextTrace = (): string => `08100003${String((lastTrace += 1)).padStart(7, '0')}`;
  return {
    create,
    runPaymentCommand,
    ...again(world, runPaymentCommand),
    vendor: (name: string): Promise<number> =>
      create('/api/vendors', { name, contactPerson: 'Ana Ruiz', email: emailOf(name), phone: '1' }),
    /** With a job, a client goes there by themselves. */
    jobFor: (clientId: number, title = 'Reroof'): Promise<number> =>
      create('/api/jobs', { clientId, title, address: '1 Oak St' }),
    /** Planned, and approved by nobody yet. */
    planned: (vendorId: number, dollars: string): Promise<number> =>
      create('/api/vendor-payments', {
        vendorId,
        jobId: null,
        laborAmount: dollars,
        scheduledPaymentDate: world.app.platform.services.clock.today(),
      }),
    /** Paid through the bank on this day. */
    async paid(
      vendorId: number,
      dollars: string,
      invoiceNumber: string,
      settledOn: string,
      jobId: number | null = null,
    ) {
      const id = await create('/api/vendor-payments', {
        vendorId,
        jobId,
        laborAmount: dollars,
        scheduledPaymentDate: world.app.platform.services.clock.today(),
        invoiceNumber: invoiceNumber || null,
      });
      const rules = { notByPlanner: false, twoAboveCents: null, newcomer: false, established: [] };
      await runPaymentCommand(id, { type: 'ApproveVendorPayment', data: rules });
      const batchId = 900 + id;
      const trace = nextTrace();
      await runPaymentCommand(id, { type: 'TakeIntoBatch', data: { batchId } });
      await runPaymentCommand(id, {
        type: 'RecordSettlement',
        data: { batchId, trace, settledOn },
      });
      return { id, batchId, trace };
    },
  };
}

/** The number there of the first account of a type. */
const accountOf = ({ books }: QuickBooksWorld, type: string): string =>
  books.all('Account').find(({ AccountType }) => AccountType === type)!.Id;

/** A bookkeeper pays a bill in full. */
function payThere(world: QuickBooksWorld, bill: Entry, TxnDate: string): void {
  const { Id: TxnId, TotalAmt = 0, VendorRef } = bill;
  world.books.write('BillPayment', {
    VendorRef,
    TxnDate,
    TotalAmt,
    PayType: 'Check',
    CheckPayment: { BankAccountRef: { value: accountOf(world, 'Bank') } },
    Line: [{ Amount: TotalAmt, LinkedTxn: [{ TxnId, TxnType: 'Bill' }] }],
  });
}

/** What a bookkeeper writes and reads. */
const there = (world: QuickBooksWorld) => ({
  /** The bills of vendors who are called so, or their payments. */
  ofVendor(kind: 'Bill' | 'BillPayment', name: string): readonly Entry[] {
    const { books } = world;
    const those = books.all('Vendor').filter(({ DisplayName }) => DisplayName === name);
    return books
      .all(kind)
      .filter(({ VendorRef }) => those.some(({ Id }) => Id === VendorRef?.value));
  },
  vendorThere(DisplayName: string): void {
    const { books } = world;
    const PrimaryEmailAddr = { Address: emailOf(DisplayName) };
    const entry = books.write('Vendor', { DisplayName, PrimaryEmailAddr });
    const MetaData = { ...entry.MetaData, CreateTime: LONG_AGO };
    books.shelf('Vendor').set(entry.Id, { ...entry, MetaData });
  },
  accountOf: (type: string) => accountOf(world, type),
  isPaidThere: (bill: Entry, TxnDate: string) => payThere(world, bill, TxnDate),
  /** A bill, with its payment where it is paid there. */
  billThere(who: string, DocNumber: string, TxnDate: string, amount: number, isPaid = true): Entry {
    const { books } = world;
    const VendorRef = { value: books.all('Vendor').find((one) => one.DisplayName === who)!.Id };
    const AccountRef = { value: accountOf(world, 'Cost of Goods Sold') };
    const bill = books.write('Bill', {
      VendorRef,
      DocNumber,
      TxnDate,
      Line: [
        {
          Amount: amount,
          DetailType: 'AccountBasedExpenseLineDetail',
          AccountBasedExpenseLineDetail: { AccountRef },
        },
      ],
    });
    if (isPaid) payThere(world, bill, TxnDate);
    return bill;
  },
});

export const quickbooksPapers = (world: QuickBooksWorld) => ({
  ...here(world),
  ...there(world),
  record: (kind: QuickBooksRecord['kind'], ourId: number, state: QuickBooksRecord['state']) =>
    world.untilRecord(
      `${kind} ${ourId} is ${state}`,
      (one) => one.kind === kind && one.ourId === ourId && one.state === state,
    ),
  /** Nothing is on its way; what waits for a person waits on. */
  idle: () =>
    until('nothing is on its way', async () => {
      const { rowCount } = await world.app.platform.pool.query(
        `select 1 from platform.effects
          where task like '%quickbooks' and status in ('pending', 'running') limit 1`,
      );
      return rowCount === 0;
    }),
});
