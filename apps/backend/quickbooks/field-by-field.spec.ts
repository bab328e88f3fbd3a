// Papers that a bookkeeper wrote or changed: what Purlin writes there is the field that a person
// chose, or that changed here, and the rest of the entry is as it was.
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { quickbooksRecord } from '@purlin/domain/quickbooks/record.ts';
import { DEMO_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import type { Sent } from '../../../tools/quickbooks-test-server/entries.ts';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const { create, vendor, paid, billThere, record } = quickbooksPapers(world);

type Kind = 'Bill' | 'BillPayment' | 'Estimate';
/** All of an entry but which version it is. */
const whole = (kind: Kind, id: string | null) => {
  const { MetaData: _, SyncToken: __, ...values } = world.books.read(kind, id ?? '');
  return values;
};
function changes(kind: Kind, id: string | null, values: Sent) {
  const { Id, SyncToken } = world.books.read(kind, id ?? '');
  world.books.write(kind, { Id, SyncToken, sparse: true, ...values });
}
const settle = async (id: number, field: string, take: string, theirs: string) =>
  expect((await world.settle(id, field, take, theirs)).status).toBe(200);
/** As if its work had cost so much: nothing in the product changes what was paid. */
async function costs(ourId: number, recordId: number, cents: number) {
  const { pool, services } = world.app.platform;
  const set = 'update vendor_payment_list set total_cents = $2, labor_cents = $2 where id = $1';
  expect((await pool.query(set, [ourId, cents])).rowCount).toBe(1);
  const data = { realmId: DEMO_REALM, kind: 'bill', ourId } as const;
  const asker = { by: 'system', correlationId: 'spec' };
  const command = { type: 'WantRecord', data } as const;
  const { position } = await services.dispatch(quickbooksRecord, recordId, command, asker);
  await services.until(position, 10_000);
}

/** What was the only one of its kind is one of several now. */
const chooseAccounts = async () => {
  const one = (name: string) => world.books.all('Account').find(({ Name }) => Name === name)!.Id;
  const body = { expense: one('Disposal') };
  expect((await world.app.call('PUT', '/api/quickbooks/accounts', { body })).status).toBe(200);
};

const RIVER = 'River Road Hauling';
let river: number;
beforeAll(async () => {
  river = await vendor(RIVER);
});

describe('a bill that was changed there', () => {
  let id: number;
  let theirId: string | null;
  let recordId: number;

  beforeAll(async () => {
    const clientId = await world.client('Ada Birch', 'ada@birch.example');
    const job = { clientId, title: 'Reroof', address: '1 Oak St', scheduledStartDate: null };
    const jobId = await create('/api/jobs', job);
    ({ id } = await paid(river, '500.00', '71', '2026-11-20', jobId));
    await record('bill-payment', id, 'in-step');
    ({ theirId, id: recordId } = await record('bill', id, 'in-step'));
    const { Id: account } = world.books.write('Account', {
      Name: 'Disposal',
      AccountType: 'Cost of Goods Sold',
    });
    const [ours] = world.books.read('Bill', theirId!).Line!;
    const AccountBasedExpenseLineDetail = {
      ...ours!.AccountBasedExpenseLineDetail,
      AccountRef: { value: account },
    };
    changes('Bill', theirId, {
      DocNumber: 'R-71',
      TxnDate: '2026-11-11',
      PrivateNote: 'Paid by Dana, see folder 3',
      Line: [
        {
          Amount: 500,
          Description: 'Dump fees',
          DetailType: 'AccountBasedExpenseLineDetail',
          AccountBasedExpenseLineDetail,
        },
      ],
    });
    await world.compared();
  });

  it('gets the day alone where a person takes our day', async () => {
    const before = whole('Bill', theirId);
    const { differences } = await record('bill', id, 'differs');
    expect(differences.map(({ field }) => field)).toEqual(['number', 'date']);
    await settle(recordId, 'date', 'ours', '2026-11-11');
    // It differs in its number before and after.
    await until('our day is there', () => whole('Bill', theirId).TxnDate === '2026-11-20');
    await world.untilQuiet();
    expect(whole('Bill', theirId)).toEqual({ ...before, TxnDate: '2026-11-20' });
    expect((await record('bill', id, 'differs')).differences).toHaveLength(1);
  });

  it('gets the number alone where a person takes our number', async () => {
    const before = whole('Bill', theirId);
    await settle(recordId, 'number', 'ours', 'R-71');
    await record('bill', id, 'in-step');
    expect(whole('Bill', theirId)).toEqual({ ...before, DocNumber: '71' });
  });

  it('keeps its lines where the total changed here, until a person takes our total', async () => {
    const before = whole('Bill', theirId);
    await costs(id, recordId, 51_000);
    const { differences } = await record('bill', id, 'differs');
    expect(differences).toMatchObject([{ field: 'total', ours: '510.00', theirs: '500.00' }]);
    await world.compared();
    expect((await record('bill', id, 'differs')).differences).toHaveLength(1);
    // Its payment has the new total already.
    expect(whole('Bill', theirId)).toEqual({ ...before, Balance: -10 });
    // Only new lines are booked on something.
    await chooseAccounts();
    await settle(recordId, 'total', 'ours', '500.00');
    await record('bill', id, 'in-step');
    const now = whole('Bill', theirId);
    expect(now).toMatchObject({ TotalAmt: 510, Line: [{ Amount: 510 }] });
    const { Line, TotalAmt, Balance } = now;
    expect(now).toEqual({ ...before, Line, TotalAmt, Balance });
  });
});

it('sends a new total where what is there still has the lines that we wrote', async () => {
  const { id } = await paid(river, '300.00', '72', '2026-11-20');
  await record('bill-payment', id, 'in-step');
  const { theirId, id: recordId } = await record('bill', id, 'in-step');
  changes('Bill', theirId, { PrivateNote: 'Checked' });
  const before = whole('Bill', theirId);
  await costs(id, recordId, 32_000);
  await record('bill', id, 'in-step');
  const { Line, TotalAmt, Balance } = whole('Bill', theirId);
  expect([TotalAmt, Line?.[0]?.Amount]).toEqual([320, 320]);
  expect(whole('Bill', theirId)).toEqual({ ...before, Line, TotalAmt, Balance });
  await costs(id, recordId, 33_000);
  await record('bill', id, 'in-step');
  expect(whole('Bill', theirId).TotalAmt).toBe(330);
});

it('gives a payment its day back, and leaves its account and its note', async () => {
  const { id } = await paid(river, '410.00', '73', '2026-11-20');
  const payment = await record('bill-payment', id, 'in-step');
  const { theirId } = payment;
  const { Id: value } = world.books.write('Account', {
    Name: 'Savings',
    AccountType: 'Other Asset',
  });
  const ours = whole('BillPayment', theirId);
  changes('BillPayment', theirId, {
    TxnDate: '2026-11-25',
    PrivateNote: 'Cleared on the 25th',
    CheckPayment: { BankAccountRef: { value } },
  });
  await world.compared();
  const before = whole('BillPayment', theirId);
  await record('bill-payment', id, 'differs');
  await settle(payment.id, 'date', 'ours', '2026-11-25');
  await record('bill-payment', id, 'in-step');
  expect(whole('BillPayment', theirId)).toEqual({ ...before, TxnDate: ours.TxnDate });
});

describe('an estimate that somebody else wrote', () => {
  /** Linked by a person who said that it is the one. */
  async function linked(name: string, TxnStatus: string | undefined) {
    const clientId = await world.client(name, `${name.split(' ')[0]!.toLowerCase()}@e.example`);
    await world.untilState(name, 'in-step');
    const entry = world.books.write('Estimate', {
      CustomerRef: { value: world.named(name).Id },
      DocNumber: `1001 ${name}`,
      TxnDate: '2026-11-02',
      ...(TxnStatus !== undefined && { TxnStatus }),
      PrivateNote: 'Agreed on the phone',
      Line: [{ Amount: 640, Description: 'Tear off', DetailType: 'SalesItemLineDetail' }],
    });
    const { MetaData: _, SyncToken: __, ...before } = entry;
    const id = await world.approvedEstimate(clientId, '640.00');
    const asked = await record('estimate', id, 'review');
    const link = { choice: 'link', theirId: entry.Id };
    expect((await world.post(`/sync/${asked.id}/match`, link)).status).toBe(200);
    return { id, recordId: asked.id, theirId: entry.Id, before };
  }

  it.each([
    ['Bea Cedar', undefined, ''],
    ['Cal Dogwood', '', ''],
    ['Dee Elder', 'Pending', 'Pending'],
  ])('of %s stays as it is with its status %j, until a person takes ours', async (...given) => {
    const [name, status, theirs] = given;
    const { id, recordId, theirId, before } = await linked(name, status);
    const { differences } = await record('estimate', id, 'differs');
    expect(differences).toMatchObject([{ field: 'status', ours: 'Accepted', theirs }]);
    await world.compared();
    expect(whole('Estimate', theirId)).toEqual(before);
    await settle(recordId, 'status', 'ours', theirs);
    await record('estimate', id, 'in-step');
    expect(whole('Estimate', theirId)).toEqual({ ...before, TxnStatus: 'Accepted' });
  });

  it('stays as it is where it was accepted there too', async () => {
    const { id, theirId, before } = await linked('Eve Fir', 'Accepted');
    await record('estimate', id, 'in-step');
    await world.compared();
    expect((await record('estimate', id, 'in-step')).differences).toEqual([]);
    expect(whole('Estimate', theirId)).toEqual(before);
  });
});

it('asks about an open bill over the amount, however old it is, and pays it as it is', async () => {
  const old = billThere(RIVER, '', '2026-08-15', 980, false);
  const { id } = await paid(river, '980.00', '', '2026-11-20');
  const asked = await record('bill', id, 'review');
  expect(asked.candidates).toMatchObject([
    { theirId: old.Id, paper: { date: '2026-08-15', total: '980.00', open: true } },
  ]);
  const before = whole('Bill', old.Id);
  const link = { choice: 'link', theirId: old.Id };
  expect((await world.post(`/sync/${asked.id}/match`, link)).status).toBe(200);
  await record('bill-payment', id, 'in-step');
  expect(whole('Bill', old.Id)).toEqual({ ...before, Balance: 0 });
  expect(world.books.all('Bill').filter(({ TotalAmt }) => TotalAmt === 980)).toHaveLength(1);
});

it('sends nothing of a vendor but what changed here', async () => {
  const vendorId = await vendor('Sly Supply');
  await paid(vendorId, '10.00', 'SL-1', '2026-11-20');
  const { theirId } = await record('vendor', vendorId, 'in-step');
  await world.untilQuiet();
  const there = world.books.read('Vendor', theirId!);
  // QuickBooks shows the last digits of it alone.
  world.books.shelf('Vendor').set(there.Id, { ...there, TaxIdentifier: 'XXXXX6789' });
  const write = vi.spyOn(world.books, 'write');
  const done = await world.app.call('PATCH', `/api/vendors/${vendorId}`, {
    body: { phone: '541 555 0199' },
  });
  expect(done.status, done.text).toBeLessThan(300);
  const sent = await until(
    'it is sent',
    () => write.mock.calls.find(([kind]) => kind === 'Vendor')?.[1],
  );
  expect(Object.keys(sent).toSorted()).toEqual(['Id', 'PrimaryPhone', 'SyncToken', 'sparse']);
  write.mockRestore();
});
