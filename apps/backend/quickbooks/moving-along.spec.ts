// What stands below a client or a job in the books goes where they go: made anew, unlinked, or an
// estimate that became a job later.
import { expect, it } from 'vitest';
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });

const { create, jobFor } = quickbooksPapers(world);
const inStep = (kind: QuickBooksRecord['kind'], ourId: number) =>
  world.untilRecord(
    `${kind} ${ourId} is in step`,
    (one) => one.kind === kind && one.ourId === ourId && one.state === 'in-step',
  );
const client = (name: string, state: QuickBooksRecord['state']) =>
  world.untilState(name, state, 'customer');
const parentOf = (theirId: string | null) =>
  world.books.read('Customer', theirId ?? '').ParentRef?.value;
const payerOf = (theirId: string | null) =>
  world.books.read('Estimate', theirId ?? '').CustomerRef?.value;

async function madeAnew(name: string): Promise<string | null> {
  world.changeThere(name, { Active: false });
  await world.post('/sync');
  const gone = await client(name, 'failed');
  await world.post(`/sync/${gone.id}/create-again`);
  return (await client(name, 'in-step')).theirId;
}

it('goes along when a client is made anew: jobs and estimates, each still there once', async () => {
  const clientId = await world.client('Gus Holly', 'gus@holly.example');
  const estimate = await inStep('estimate', await world.approvedEstimate(clientId, '70.00'));
  const job = await inStep('job', await jobFor(clientId));
  // Many jobs are called alike: its client tells it from others, and finds it.
  expect(job.title).toBe('Reroof · Gus Holly');
  expect(await world.records('?kind=job&q=holly')).toMatchObject([{ id: job.id }]);
  const { Id: before } = world.named('Gus Holly');
  expect([parentOf(job.theirId), payerOf(estimate.theirId)]).toEqual([before, before]);
  const now = await madeAnew('Gus Holly');
  expect(now).not.toBe(before);
  await until('both are below', () => parentOf(job.theirId) === now);
  await until('both are below', () => payerOf(estimate.theirId) === now);
  await world.untilQuiet();
  expect(await inStep('job', job.ourId)).toMatchObject({ theirId: job.theirId });
  expect(await inStep('estimate', estimate.ourId)).toMatchObject({ theirId: estimate.theirId });
  expect(world.books.all('Estimate')).toHaveLength(1);
  expect(world.books.all('Customer').filter(({ ParentRef }) => ParentRef)).toHaveLength(1);
});

it('goes along when a wrong match is undone, and what was invoiced stays with its invoice', async () => {
  const clientId = await world.client('Ida Iris', 'ida@iris.example');
  const open = await inStep('estimate', await world.approvedEstimate(clientId, '80.00'));
  const invoiced = await inStep('estimate', await world.approvedEstimate(clientId, '90.00'));
  const { Id, SyncToken } = world.books.read('Estimate', invoiced.theirId!);
  world.books.write('Estimate', { Id, SyncToken, sparse: true, TxnStatus: 'Closed' });
  const { Id: wrong } = world.named('Ida Iris');
  await world.post(`/sync/${(await client('Ida Iris', 'in-step')).id}/unlink`);
  const asked = await client('Ida Iris', 'review');
  await world.post(`/sync/${asked.id}/match`, { choice: 'create', name: 'Ida Iris (Bend)' });
  const { theirId: right } = await client('Ida Iris', 'in-step');
  await until('it is below the right one', () => payerOf(open.theirId) === right);
  await world.untilQuiet();
  await inStep('estimate', invoiced.ourId);
  expect(payerOf(invoiced.theirId)).toBe(wrong);
});

it('stands below its job once the estimate became one', async () => {
  const clientId = await world.client('Joy Juniper', 'joy@juniper.example');
  const estimate = await inStep('estimate', await world.approvedEstimate(clientId, '60.00'));
  const path = `/api/estimates/${estimate.ourId}/convert-to-job`;
  const jobId = await create(path, {
    title: 'Roof',
    address: '1 Oak St',
    scheduledStartDate: '2027-03-01T08:00',
  });
  const job = await inStep('job', jobId);
  await until('it is below', () => payerOf(estimate.theirId) === job.theirId);
});

it('stands below the job that a change order changes', async () => {
  const clientId = await world.client('Kit Kelp', 'kit@kelp.example');
  const job = await inStep('job', await jobFor(clientId));
  const id = await create('/api/estimates', {
    clientId,
    projectTitle: 'Extra vents',
    serviceAddress: '1 Oak St',
    changesJobId: job.ourId,
    lineItems: [{ description: 'Vents', rate: '88.00' }],
  });
  await world.app.call('POST', `/api/estimates/${id}/send`, { body: {} });
  const how = { how: 'phone', reason: 'Called' };
  await world.app.call('POST', `/api/estimates/${id}/record-approval`, { body: how });
  const estimate = await inStep('estimate', id);
  expect(payerOf(estimate.theirId)).toBe(job.theirId);
});

it('waits while QuickBooks is away, as everything does', async () => {
  const clientId = await world.client('Kai Larch', 'kai@larch.example');
  const job = await inStep('job', await jobFor(clientId));
  const write = world.books.write.bind(world.books);
  let refused = 0;
  world.books.write = (kind, sent) => {
    if (sent.ParentRef && (refused += 1) === 1) world.server.trouble.set({ down: true });
    return write(kind, sent);
  };
  const now = await madeAnew('Kai Larch');
  world.server.trouble.set({ down: false });
  await until('it is below', async () => {
    await world.app.platform.pool.query('update platform.outages set next_try_at = now()');
    return parentOf(job.theirId) === now;
  });
  await inStep('job', job.ourId);
  world.books.write = write;
});

it('leaves an estimate where somebody there put it, and says so', async () => {
  const clientId = await world.client('Lea Larch', 'lea@larch.example');
  const estimateId = await world.approvedEstimate(clientId, '64.00');
  const { theirId, id } = await inStep('estimate', estimateId);
  await world.untilQuiet();
  const { Id: other } = world.customerThere({ DisplayName: 'Somebody else' });
  const put = (CustomerRef: { readonly value: string }) => {
    const { Id, SyncToken } = world.books.read('Estimate', theirId!);
    world.books.write('Estimate', { Id, SyncToken, sparse: true, CustomerRef });
  };
  put({ value: other });
  await create(`/api/estimates/${estimateId}/convert-to-job`, {
    title: 'Roof',
    address: '1 Oak St',
    scheduledStartDate: '2027-03-01T08:00',
  });
  const failed = await world.untilRecord(
    'it is not moved',
    (one) => one.id === id && one.state === 'failed',
  );
  expect(failed.reason).toMatch(/changed which customer or vendor this belongs to/);
  expect(payerOf(theirId)).toBe(other);
  put({ value: world.named('Lea Larch').Id });
  await world.post('/sync/retry', { id });
  await inStep('estimate', estimateId);
  expect(world.books.read('Customer', payerOf(theirId)!)).toMatchObject({ Job: true });
});

it('leaves a job where somebody there put it', async () => {
  const clientId = await world.client('Ned Nettle', 'ned@nettle.example');
  const job = await inStep('job', await jobFor(clientId));
  const { Id: other } = world.customerThere({ DisplayName: 'Another one' });
  const put = (parent: string) => {
    const { Id, SyncToken } = world.books.read('Customer', job.theirId!);
    world.books.write('Customer', { Id, SyncToken, sparse: true, ParentRef: { value: parent } });
  };
  put(other);
  const now = await madeAnew('Ned Nettle');
  await world.untilRecord('it stays', (one) => one.id === job.id && one.state === 'failed');
  expect(parentOf(job.theirId)).toBe(other);
  put(now!);
  await world.post('/sync/retry', { id: job.id });
  await inStep('job', job.ourId);
});
