// Who goes to QuickBooks by themselves (rule: quickbooks-eligible): who has accepted an estimate,
// has a job, or is paid; nobody else, unless a person adds them.
import { expect, it } from 'vitest';
import type { QuickBooksPreview } from '@purlin/contracts/quickbooks-preview.ts';
import { DEMO_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { letInTo, startSyncWith } from '../../../tools/vitest/quickbooks-world.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: false });
const { made, vendor, planned, told, idle } = quickbooksPapers(world);

const client = (name: string) =>
  made('/api/clients', { name, email: `${name.split(' ')[0]!.toLowerCase()}@e.example` });
const job = (clientId: number) =>
  made('/api/jobs', { clientId, title: 'Reroof', address: '1 Oak St' });
const approve = (id: number) =>
  told(id, {
    type: 'ApproveVendorPayment',
    data: { notByPlanner: false, twoAboveCents: null, newcomer: false, established: [] },
  });
const called = (kind: 'Customer' | 'Vendor') =>
  world.books.all(kind).map(({ DisplayName }) => DisplayName);
const ids: Record<string, number> = {};

it('counts and brings to a new company only who is eligible', async () => {
  const before = [await client('Ada Birch'), await client('Ben Alder'), await client('Cleo Ash')];
  await world.approvedEstimate(before[1]!, '900.00');
  await job(before[2]!);
  const [amazon, gutters] = [await vendor('Amazon Creek'), await vendor('Long Tom')];
  await planned(amazon, '10.00');
  await approve(await planned(gutters, '20.00'));
  expect(await letInTo(world.app, DEMO_REALM)).toContain('qb=connected');
  const refused = await world.post('/sync/add', { kind: 'customer', ourId: before[0] });
  expect([refused.status, refused.body.code]).toEqual([409, 'quickbooks-awaits-start']);
  const { body } = await world.app.call<QuickBooksPreview>('GET', '/api/quickbooks/sync/preview');
  expect(body.kinds.map(({ kind, total }) => [kind, total])).toEqual([
    ['customer', 2],
    ['vendor', 1],
    ['job', 1],
    ['estimate', 1],
    ['bill-payment', 0],
  ]);
  await startSyncWith(world.app, DEMO_REALM);
  await world.untilQuiet();
  expect(called('Customer')).toEqual(
    expect.arrayContaining(['Ben Alder', 'Cleo Ash', expect.stringContaining('Reroof')]),
  );
  expect(called('Customer')).not.toContain('Ada Birch');
  expect(called('Vendor')).toEqual(['Long Tom']);
  ids.ada = before[0]!;
  ids.amazon = amazon;
});

it('brings nobody who is added here or changed, until they are eligible', async () => {
  ids.dana = await client('Dana Elm');
  const { call } = world.app;
  await call('PATCH', `/api/clients/${ids.ada}`, { body: { phone: '541 555 0101' } });
  await call('PATCH', `/api/vendors/${ids.amazon}`, { body: { phone: '541 555 0102' } });
  await idle();
  expect(await world.records('?kind=customer')).toHaveLength(2);
  await world.compared();
  expect(called('Customer')).not.toContain('Ada Birch');
  expect(called('Vendor')).toEqual(['Long Tom']);
  await world.approvedEstimate(ids.ada!, '100.00');
  await world.untilState('Ada Birch', 'in-step', 'customer');
  expect(called('Customer')).not.toContain('Dana Elm');
});

it('brings a vendor whose payment is approved, and not before', async () => {
  const payment = await planned(ids.amazon!, '30.00');
  await idle();
  expect(called('Vendor')).not.toContain('Amazon Creek');
  await approve(payment);
  await world.untilState('Amazon Creek', 'in-step');
  expect(world.books.all('Bill')).toEqual([]);
});

it('brings who is added by hand, once, and what changes of them from then on', async () => {
  const add = (kind: string, ourId: number) => world.post('/sync/add', { kind, ourId });
  expect((await add('customer', ids.dana!)).body).toMatchObject({ title: 'Dana Elm' });
  const { id } = await world.untilState('Dana Elm', 'in-step');
  expect((await add('customer', ids.dana!)).body).toMatchObject({ id, state: 'in-step' });
  await world.app.call('PATCH', `/api/clients/${ids.dana}`, { body: { phone: '541 555 0103' } });
  await world.untilQuiet();
  expect(world.named('Dana Elm').PrimaryPhone?.FreeFormNumber).toBe('541 555 0103');
  expect((await add('vendor', 999)).status).toBe(404);
  expect((await add('job', 1)).status).toBe(400);
});
