// Bills, payments and estimates that somebody wrote in the books before Purlin was connected, and a
// company that is new to us: nothing is booked twice, and nothing goes before the sync is started.
import { beforeAll, describe, expect, it } from 'vitest';
import type { QuickBooksPreview } from '@purlin/contracts/quickbooks-preview.ts';
import { DEMO_REALM, OTHER_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { letInTo } from '../../../tools/vitest/quickbooks-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';
import { papersThere } from './papers-read.ts';
import { quickbooksOf } from './service/service.ts';
import { theirBooks } from './their-books.ts';

const world = useQuickBooksWorld({ connected: false });

const {
  jobFor,
  vendor,
  runPaymentCommand,
  paid,
  vendorThere,
  billThere,
  record,
  idle,
  isPaidThere,
} = quickbooksPapers(world);
const numbers = () => world.books.all('Bill').map(({ DocNumber }) => DocNumber);
const preview = async (query = '') =>
  (await world.app.call<QuickBooksPreview>('GET', `/api/quickbooks/sync/preview${query}`)).body;

const AMAZON = 'Amazon Creek Hauling';
const NEW = 'Long Tom Gutters';
let amazon: number;
let gutters: number;
const papers: Record<string, Awaited<ReturnType<typeof paid>>> = {};

beforeAll(async () => {
  vendorThere(AMAZON);
  [amazon, gutters] = [await vendor(AMAZON), await vendor(NEW)];
  papers.same = await paid(amazon, '1420.00', '8790', '2026-11-20');
  papers.doubtful = await paid(amazon, '815.00', '', '2026-11-18');
  papers.none = await paid(gutters, '260.00', '17', '2026-11-19');
  papers.old = await paid(amazon, '99.00', '8001', '2026-03-02');
  billThere(AMAZON, '#8790', '2026-11-12', 1420);
  billThere(AMAZON, '8777', '2026-11-10', 815, false);
  papers.typo = await paid(amazon, '333.00', '8795', '2026-11-20');
  isPaidThere(billThere(AMAZON, '8759', '2026-10-28', 333, false), '2026-11-19');
});

describe('a company that is new to us', () => {
  it('gets nothing before the sync is started, and is previewed', async () => {
    const writes = world.books.changes.length;
    await jobFor(await world.client('Ada Birch', 'ada@birch.example'));
    expect(await letInTo(world.app, DEMO_REALM)).toContain('qb=connected');
    const waits = { connected: true, awaitsStart: true, waiting: 0, papersFrom: null };
    expect(await world.status()).toMatchObject(waits);
    await jobFor(await world.client('Ben Alder', 'ben@alder.example'));
    const sync = await world.post('/sync');
    expect([sync.status, sync.body.code]).toEqual([409, 'quickbooks-awaits-start']);
    const today = world.app.platform.services.clock.today();
    expect(await preview()).toMatchObject({
      realmId: DEMO_REALM,
      companyName: 'Cedar Ridge Roofing (demo company)',
      papersFrom: today,
      latest: today,
    });
    const { kinds } = await preview('?papersFrom=2026-11-01');
    expect(kinds.map(({ names, ...counts }) => names && counts)).toEqual([
      { kind: 'customer', total: 2, found: 0, unsure: 0, older: 0 },
      { kind: 'vendor', total: 2, found: 1, unsure: 0, older: 0 },
      { kind: 'job', total: 2, found: 0, unsure: 0, older: 0 },
      { kind: 'estimate', total: 0, found: 0, unsure: 0, older: 0 },
      { kind: 'bill-payment', total: 4, found: 1, unsure: 2, older: 1 },
    ]);
    const { names } = kinds[4]!;
    const theirs = (which: 'found' | 'unsure') =>
      names[which].flatMap(({ there }) => there.map(({ paper }) => paper?.number));
    expect([theirs('found'), theirs('unsure')]).toEqual([['#8790'], ['8777', '8759']]);
    expect([...names.found, ...names.older]).toMatchObject([
      { name: `Payment to ${AMAZON}`, paper: { number: '8790', total: '1420.00' } },
      { name: `Payment to ${AMAZON}`, paper: { number: '8001', total: '99.00' }, there: [] },
    ]);
    expect(names.new).toMatchObject([{ id: papers.none!.id, name: `Payment to ${NEW}` }]);
    expect(await world.records()).toEqual([]);
    expect(world.books.changes).toHaveLength(writes);
  });

  it('starts with the company that was previewed, and from no day to come', async () => {
    const start = (realmId: string, papersFrom: string) =>
      world.post('/sync/start', { realmId, papersFrom });
    expect((await start(OTHER_REALM, '2026-11-01')).body.code).toBe('quickbooks-other-company');
    expect((await start(DEMO_REALM, '2199-01-01')).body.code).toBe('quickbooks-start-ahead');
    const started = await start(DEMO_REALM, '2026-11-01');
    expect([started.status, started.body.awaitsStart]).toEqual([200, false]);
    expect((await world.status()).papersFrom).toBe('2026-11-01');
    await world.untilState('Ada Birch', 'in-step');
    await world.untilState('Ben Alder', 'in-step');
  });

  it('waits for the start again in another one, and in the first one no more', async () => {
    await idle();
    await letInTo(world.app, OTHER_REALM);
    expect((await world.status()).awaitsStart).toBe(true);
    const other = world.server.books[1]!;
    expect(other.all('Customer')).toEqual([]);
    await letInTo(world.app, DEMO_REALM);
    expect((await world.status()).awaitsStart).toBe(false);
    await idle();
    expect(other.all('Customer')).toEqual([]);
  });
});

describe('a bill that was typed there', () => {
  it('is taken for ours with its payment, and keeps its number and day', async () => {
    const bill = await record('bill', papers.same!.id, 'in-step');
    await record('bill-payment', papers.same!.id, 'in-step');
    expect(world.books.read('Bill', bill.theirId!)).toMatchObject({
      DocNumber: '#8790',
      TxnDate: '2026-11-12',
      Balance: 0,
    });
    expect(numbers().filter((number) => number?.includes('8790'))).toEqual(['#8790']);
    const those = world.books.all('BillPayment').filter(({ TotalAmt }) => TotalAmt === 1420);
    expect(those).toHaveLength(1);
    expect((await world.post('/sync')).status).toBe(200);
    await idle();
    expect((await record('bill', papers.same!.id, 'in-step')).differences).toEqual([]);
  });

  it('is asked about where it only may be the same, and paid once somebody said so', async () => {
    const bill = await record('bill', papers.doubtful!.id, 'review');
    expect(bill.reason).toBe(
      '1 document in QuickBooks may be this one. Is it number 8777 from Nov 10, 2026?',
    );
    expect(bill.candidates).toMatchObject([
      {
        kind: 'bill',
        linkable: true,
        paper: { number: '8777', date: '2026-11-10', total: '815.00' },
      },
    ]);
    const waits = await record('bill-payment', papers.doubtful!.id, 'waiting');
    expect(waits.waitsFor?.state).toBe('review');
    const { theirId } = bill.candidates[0]!;
    expect((await world.post(`/sync/${bill.id}/match`, { choice: 'link', theirId })).status).toBe(
      200,
    );
    await record('bill-payment', papers.doubtful!.id, 'in-step');
    expect(world.books.read('Bill', theirId)).toMatchObject({ DocNumber: '8777', Balance: 0 });
    expect(numbers()).not.toContain(`PAY-${papers.doubtful!.id}`);
  });

  it('does not keep away what is not there, nor brings what is older than that', async () => {
    await record('bill-payment', papers.none!.id, 'in-step');
    expect(numbers()).toContain('17');
    expect((await world.records()).filter(({ ourId }) => ourId === papers.old!.id)).toEqual([]);
    expect(numbers()).not.toContain('8001');
  });

  it('is not deleted when our payment comes back: it is open again on a word', async () => {
    const { id, batchId, trace } = papers.same!;
    const { theirId } = await record('bill', id, 'in-step');
    await runPaymentCommand(id, {
      type: 'RecordPaymentReturn',
      data: { batchId, trace, code: 'R03', note: '' },
    });
    // Its payment was entered there too: nobody deletes that unasked.
    const payment = await record('bill-payment', id, 'failed');
    expect(payment.reason).toMatch(/entered in QuickBooks by someone/);
    const seen = payment.changed!.version;
    await world.post(`/sync/${payment.id}/delete-there`, { seen });
    await until('it is open', () => world.books.read('Bill', theirId!).Balance === 1420);
    await idle();
    expect(numbers()).toContain('#8790');
  });

  it('may be said to be another one: then ours is added too', async () => {
    billThere(NEW, '', '2026-11-21', 333);
    const { id } = await paid(gutters, '333.00', '18', '2026-11-22');
    const bill = await record('bill', id, 'review');
    expect(bill.reason).toMatch(/Is it the one without a number from Nov 21, 2026\?$/);
    await world.post(`/sync/${bill.id}/match`, { choice: 'create', name: bill.title });
    await record('bill-payment', id, 'in-step');
    expect(numbers()).toContain(`18-${id}`);
  });
});

it('asks about an estimate that stands there for the same client and amount', async () => {
  const clientId = await world.client('Cleo Ash', 'cleo@ash.example');
  await world.untilState('Cleo Ash', 'in-step');
  const { services } = world.app.platform;
  const CustomerRef = { value: world.named('Cleo Ash').Id };
  const there = world.books.write('Estimate', {
    CustomerRef,
    DocNumber: '1001',
    TxnDate: services.clock.today(),
    TxnStatus: 'Accepted',
    Line: [{ Amount: 640, DetailType: 'SalesItemLineDetail' }],
  });
  const id = await world.approvedEstimate(clientId, '640.00');
  const estimate = await record('estimate', id, 'review');
  const link = { choice: 'link', theirId: there.Id };
  expect((await world.post(`/sync/${estimate.id}/match`, link)).status).toBe(200);
  expect(await record('estimate', id, 'in-step')).toMatchObject({ theirId: there.Id });
  expect(world.books.all('Estimate')).toHaveLength(1);
  // To start it again changes nothing, and another day is refused.
  const { papersFrom } = await world.status();
  const start = (day: string | null) =>
    world.post('/sync/start', { realmId: DEMO_REALM, papersFrom: day });
  expect((await start(papersFrom)).status).toBe(200);
  expect((await start('2001-01-01')).body['code']).toBe('quickbooks-already-started');
  expect((await world.status()).papersFrom).toBe(papersFrom);
});

it('finds a bill that was entered after all bills were read', async () => {
  const { services } = world.app.platform;
  const shelves = {
    services,
    realmId: DEMO_REALM,
    books: theirBooks(quickbooksOf(services), DEMO_REALM),
  };
  const found = async (number: string) =>
    (await papersThere('bill', shelves)).some(({ DocNumber }) => DocNumber === number);
  expect(await found('9001')).toBe(false);
  billThere(AMAZON, '9001', '2026-11-20', 77);
  await until('the new bill is found', () => found('9001'));
});

it('asks about a bill that was chosen for another that failed, and does not call for ever', async () => {
  vendorThere('Loop Supply');
  const there = billThere('Loop Supply', 'L-1', '2026-11-10', 100, false);
  const vendorId = await vendor('Loop Supply');
  const { id: first } = await paid(vendorId, '120.00', 'L-1', '2026-11-20');
  const asked = await record('bill', first, 'review');
  const fault = { Error: [{ Message: 'x', Detail: 'x', code: '5020' }], type: 'ValidationFault' };
  world.server.trouble.insteadOf = ({ method, path }) =>
    method === 'GET' && path.startsWith('bill/')
      ? { status: 400, body: { Fault: fault, time: 'x' } }
      : undefined;
  await world.post(`/sync/${asked.id}/match`, { choice: 'link', theirId: there.Id });
  await record('bill', first, 'failed');
  world.server.trouble.insteadOf = () => undefined;
  const { id: second } = await paid(vendorId, '100.00', 'L-1', '2026-11-21');
  const before = world.server.calls();
  await record('bill', second, 'review');
  expect(world.server.calls() - before).toBeLessThan(30);
});

it('creates one again whose chosen bill was deleted before it was linked', async () => {
  vendorThere('Dead Supply');
  const there = billThere('Dead Supply', 'D-1', '2026-11-10', 100, false);
  const { id } = await paid(await vendor('Dead Supply'), '120.00', 'D-1', '2026-11-20');
  const asked = await record('bill', id, 'review');
  world.books.shelf('Bill').delete(there.Id);
  await world.post(`/sync/${asked.id}/match`, { choice: 'link', theirId: there.Id });
  await record('bill', id, 'failed');
  expect((await world.post(`/sync/${asked.id}/create-again`)).status).toBe(200);
  await record('bill', id, 'in-step');
});

it('asks about a payment of two bills, and takes none for the payment of one', async () => {
  vendorThere('Split Supply');
  const one = billThere('Split Supply', 'S-1', '2026-11-10', 100, false);
  const other = billThere('Split Supply', 'S-2', '2026-11-10', 500, false);
  const bank = world.books.all('Account').find(({ AccountType }) => AccountType === 'Bank');
  const pays = (Amount: number, TxnId: string) => ({
    Amount,
    LinkedTxn: [{ TxnId, TxnType: 'Bill' }],
  });
  world.books.write('BillPayment', {
    VendorRef: one.VendorRef,
    TxnDate: '2026-11-12',
    TotalAmt: 100,
    PayType: 'Check',
    CheckPayment: { BankAccountRef: { value: bank!.Id } },
    Line: [pays(60, one.Id), pays(40, other.Id)],
  });
  const { id } = await paid(await vendor('Split Supply'), '100.00', 'S-1', '2026-11-20');
  const asked = await record('bill-payment', id, 'review');
  expect(asked.candidates.map(({ linkable }) => linkable)).toEqual([false]);
});
