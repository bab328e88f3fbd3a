// Who goes to QuickBooks by themselves (rule: quickbooks-eligible): who has accepted an estimate,
// has a job, or is paid; nobody else, unless a person adds them.
import { expect, it } from 'vitest';
import type { Forgetting } from '@purlin/contracts/forgetting.ts';
import type { QuickBooksPreview } from '@purlin/contracts/quickbooks-preview.ts';
import { DEMO_REALM, OTHER_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import { quickbooksEligibility } from '../../../tools/vitest/quickbooks-eligibility.ts';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { letInTo, startSyncWith } from '../../../tools/vitest/quickbooks-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';
import { payeeIsBrought } from './workers/bring-payee.ts';
import { recordNumber } from './way.ts';

const world = useQuickBooksWorld({ connected: false });
const { create, jobFor, vendor, planned, runPaymentCommand, record, idle } =
  quickbooksPapers(world);

const { client, posted, archived, approve, called, recordStatus, replayCommands, refusedClient } =
  quickbooksEligibility(world);
const ids: Record<string, number> = {};

it('counts and brings to a new company only who is eligible', async () => {
  const before = [await client('Ada Birch'), await client('Ben Alder'), await client('Cleo Ash')];
  await world.approvedEstimate(before[1]!, '900.00');
  await jobFor(before[2]!);
  ids.cancelled = await jobFor(await client('Fay Gum'), 'Skylight');
  await posted(`/api/jobs/${ids.cancelled}/cancel`, { reason: 'Sold the house' });
  const old = await vendor('Old Mill Hauling');
  await approve(await planned(old, '40.00'));
  await archived(`/api/vendors/${old}`);
  // Its approval is taken back.
  ids.tarps = await vendor('Quick Tarps');
  ids.tarpsPayment = await planned(ids.tarps, '50.00');
  await approve(ids.tarpsPayment);
  await runPaymentCommand(ids.tarpsPayment, {
    type: 'RejectVendorPayment',
    data: { reason: 'Wrong amount' },
  });
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
  Object.assign(ids, { ada: before[0]!, amazon, old });
});

it('brings who is added here or changed only once they are eligible', async () => {
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

it('says before somebody is forgotten that what is there stays there', async () => {
  const stays = async (path: string) =>
    (await world.app.call<Forgetting>('GET', `/api/${path}/forgetting`)).body.stays;
  const there = { what: 'quickbooks', count: 1, why: ['taxes'] };
  expect(await stays(`clients/${ids.ada}`)).toContainEqual(there);
  expect(await stays(`vendors/${ids.amazon}`)).toContainEqual(there);
  expect(await stays(`clients/${ids.dana}`)).not.toContainEqual(there);
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

it('does not bring a job that was cancelled first, until it is reopened', async () => {
  const { call } = world.app;
  await call('PATCH', `/api/jobs/${ids.cancelled}`, { body: { title: 'Two skylights' } });
  await idle();
  expect(called('Customer').filter((name) => /Gum|skylight/i.test(name ?? ''))).toEqual([]);
  await posted(`/api/jobs/${ids.cancelled}/reopen`);
  await world.untilState('Fay Gum', 'in-step');
  await record('job', ids.cancelled!, 'in-step');
  // Who is there is kept in step whatever becomes of the reason.
  await posted(`/api/jobs/${ids.cancelled}/cancel`, { reason: 'Sold the house' });
  await call('PATCH', `/api/jobs/${ids.cancelled}`, { body: { title: 'Three skylights' } });
  await until('it is called so there', () =>
    called('Customer').some((name) => name?.startsWith('Three skylights')),
  );
});

it('brings an archived client or vendor once they are restored', async () => {
  const [kind, realmId] = ['estimate' as const, DEMO_REALM];
  const clientId = await client('Gus Holly');
  const estimateId = await create('/api/estimates', {
    clientId,
    projectTitle: 'Roof',
    serviceAddress: '1 Oak St',
    lineItems: [{ description: 'Shingles', rate: '500.00' }],
  });
  // An estimate that has no place there takes no client along.
  await replayCommands(kind, estimateId, [
    { type: 'WantRecord', data: { realmId, kind, ourId: estimateId } },
    { type: 'ExcludeRecord', data: {} },
  ]);
  await posted(`/api/estimates/${estimateId}/send`);
  await posted(`/api/estimates/${estimateId}/record-approval`, { how: 'phone', reason: 'Called' });
  await archived(`/api/clients/${clientId}`);
  await idle();
  expect(called('Customer')).not.toContain('Gus Holly');
  expect(called('Vendor')).not.toContain('Old Mill Hauling');
  await posted(`/api/clients/${clientId}/restore`);
  await posted(`/api/vendors/${ids.old}/restore`);
  await world.untilState('Gus Holly', 'in-step', 'customer');
  await world.untilState('Old Mill Hauling', 'in-step');
});

it('takes clients off the list who never were eligible, but for those added by hand', async () => {
  const [realmId, kind] = [DEMO_REALM, 'customer' as const];
  // As leads were brought before they had to be eligible.
  const [doubtful, failed, waiting, byHand] = [
    await client('Ira Lead'),
    await refusedClient('Joy Lead'),
    await client('Kai Lead'),
    await client('Liz Lead'),
  ];
  const candidate = { theirId: '7', kind, name: 'I. Lead', email: '', phone: '', linkable: true };
  const ask = (ourId: number) => ({
    type: 'AskForMatch' as const,
    data: { realmId, kind, ourId, candidates: [candidate] },
  });
  ids.failed = failed;
  await replayCommands(kind, doubtful, [ask(doubtful)]);
  await replayCommands(kind, byHand, [ask(byHand)]);
  await replayCommands(kind, waiting, [
    { type: 'WantRecord', data: { realmId, kind, ourId: waiting } },
  ]);
  await posted('/api/quickbooks/sync/add', { kind, ourId: byHand });
  await world.compared();
  await idle();
  expect((await world.records('?kind=customer&q=lead')).map(({ title }) => title)).toEqual([
    'Liz Lead',
  ]);
  expect((await world.status()).needYou).toBe(0);
  expect(called('Customer').filter((name) => name?.includes('Lead'))).toEqual(['Liz Lead']);
  // Nothing is in the way of whoever becomes eligible.
  await world.approvedEstimate(doubtful, '100.00');
  await world.untilState('Ira Lead', 'in-step');
});

it('drops a cancelled job at once, and its client the next night', async () => {
  const jobRecords = async (q: string) => (await world.records(`?kind=job&q=${q}`)).length;
  world.customerThere({ DisplayName: 'Ned Fir', PrimaryEmailAddr: { Address: 'n@fir.example' } });
  const ned = await client('Ned Fir');
  const jobId = await jobFor(ned, 'Fir roof');
  await world.untilState('Ned Fir', 'review', 'customer');
  await record('job', jobId, 'waiting');
  await posted(`/api/jobs/${jobId}/cancel`, { reason: 'Sold the house' });
  await until('the job is dropped', async () => (await jobRecords('Fir roof')) === 0);
  expect(await recordStatus('customer', ned)).toMatchObject({ record: { state: 'review' } });
  // As one that was cancelled before that was followed.
  const by = await recordNumber(world.app.platform.services, DEMO_REALM, 'customer', ned);
  await replayCommands('job', jobId, [
    { type: 'RecordHeldBack', data: { realmId: DEMO_REALM, kind: 'job', ourId: jobId, by } },
  ]);
  expect(await jobRecords('Fir roof')).toBe(1);
  await world.compared();
  expect(await jobRecords('Fir roof')).toBe(0);
  expect(await recordStatus('customer', ned)).toMatchObject({ record: null });
});

it('brings whom a person retried, or wanted there before that was a fact of its own', async () => {
  const [kind, realmId] = ['customer' as const, DEMO_REALM];
  await refusedClient('Pam Reed');
  const { id } = await world.untilState('Pam Reed', 'failed', kind);
  expect((await world.post('/sync/retry', { id })).body).toEqual({ retried: 1 });
  await world.untilState('Pam Reed', 'in-step', kind);
  const ray = await client('Ray Reed');
  await replayCommands(
    kind,
    ray,
    [{ type: 'WantRecord', data: { realmId, kind, ourId: ray } }],
    'user-1',
  );
  await world.untilState('Ray Reed', 'in-step', kind);
});

it('does not bring a vendor whose approval was taken back', async () => {
  const { services } = world.app.platform;
  const paymentId = ids.tarpsPayment!;
  const attempt = { effectId: 'spec', correlationId: 'spec', attempt: 1, unanswered: 0 };
  expect(await payeeIsBrought.run({ paymentId } as never, attempt, services)).toBe('skipped');
  await idle();
  expect(called('Vendor')).not.toContain('Quick Tarps');
  await approve(paymentId);
  await world.untilState('Quick Tarps', 'in-step');
});

it('says where a record stands, and nothing of a client who is not there', async () => {
  const { theirId } = await world.untilState('Dana Elm', 'in-step');
  expect(await recordStatus('customer', ids.dana!)).toMatchObject({
    connected: true,
    record: { kind: 'customer', title: 'Dana Elm', state: 'in-step', theirId },
  });
  for (const ourId of [await client('Lea Lead'), ids.failed!, 999])
    expect(await recordStatus('customer', ourId)).toEqual({ connected: true, record: null });
  const asked = await world.app.call('GET', '/api/quickbooks/sync/record?kind=client&ourId=1');
  expect(asked.status).toBe(400);
});

it('adds a client while QuickBooks has to be connected again, and brings them then', async () => {
  world.server.signIn.revokeAll(DEMO_REALM);
  await world.app.call('PATCH', `/api/clients/${ids.dana}`, { body: { phone: '541 555 0104' } });
  await until('it has to be connected again', async () => {
    const { state } = await world.status();
    return state === 'reconnect-needed';
  });
  const mia = await client('Mia Oak');
  const added = await world.post('/sync/add', { kind: 'customer', ourId: mia });
  expect([added.status, added.body.state]).toEqual([200, 'waiting']);
  await idle();
  expect(await recordStatus('customer', mia)).toMatchObject({
    connected: true,
    record: { title: 'Mia Oak', state: 'waiting', theirId: null },
  });
  expect(called('Customer')).not.toContain('Mia Oak');
  expect(await letInTo(world.app, DEMO_REALM)).toContain('qb=connected');
  await world.untilState('Mia Oak', 'in-step');
});

it('says nothing of a record in the books of another company', async () => {
  await letInTo(world.app, OTHER_REALM);
  const nowhere = { connected: false, record: null };
  expect(await recordStatus('customer', ids.dana!)).toEqual(nowhere);
  await startSyncWith(world.app, OTHER_REALM);
  expect(await recordStatus('customer', ids.dana!)).toEqual({ ...nowhere, connected: true });
});
