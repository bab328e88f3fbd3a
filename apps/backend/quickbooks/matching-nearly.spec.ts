// Who is called nearly the same there, or has the family name behind the same door, may be the
// same: a person says, once, and nobody is made a second time meanwhile.
import { expect, it } from 'vitest';
import type { QuickBooksPreview } from '@purlin/contracts/quickbooks-preview.ts';
import { DEMO_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { startSyncWith, letInTo } from '../../../tools/vitest/quickbooks-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: false });
const { jobFor, idle } = quickbooksPapers(world);

const withJob = async (name: string, email: string, more = {}): Promise<number> =>
  jobFor(await world.client(name, email, more));

const calledThere = () => world.books.all('Customer').map(({ DisplayName }) => DisplayName);
const HOME = { Line1: '412 W 17th Ave', City: 'Eugene', PostalCode: '97401' };
const PAIRS = [
  ['Spencer Butte Painting', 'Spencer Butte Painting, LLC'],
  ['Cascade Storage Partners', 'Cascade Storage Partners LLC'],
  ['Amara Nwosu', 'Nwosu, Amara'],
] as const;

it('asks about them in a first sync, and says so before', async () => {
  for (const [, DisplayName] of PAIRS) world.customerThere({ DisplayName });
  world.customerThere({ DisplayName: 'A. Okafor', BillAddr: HOME });
  world.customerThere({ DisplayName: 'Holly & Sons', Active: false });
  for (const [ours] of PAIRS)
    await withJob(ours, `${ours.split(' ')[0]!.toLowerCase()}@nearly.example`);
  const address = '412 West 17th Avenue, Eugene, OR 97401';
  await withJob('Chidi Okafor', 'chidi@nearly.example', { address });
  await withJob('Holly and Sons', 'holly@nearly.example');
  await letInTo(world.app, DEMO_REALM);
  const preview = await world.app.call<QuickBooksPreview>('GET', '/api/quickbooks/sync/preview');
  expect(preview.body.kinds[0]).toMatchObject({ kind: 'customer', total: 5, found: 0, unsure: 4 });
  const { names } = preview.body.kinds[0]!;
  expect(names.unsure.map(({ name, there }) => [name, ...there.map((one) => one.name)])).toEqual([
    ...PAIRS,
    ['Chidi Okafor', 'A. Okafor'],
  ]);
  expect(names.new.map(({ name }) => name)).toEqual(['Holly and Sons']);
  await startSyncWith(world.app, DEMO_REALM);
  for (const [ours, theirs] of PAIRS) {
    const asked = await world.untilState(ours, 'review');
    expect(asked.candidates).toMatchObject([{ name: theirs, linkable: true }]);
    expect(asked.reason).toBe(`1 record in QuickBooks may be the same. Is it ${theirs}?`);
    expect(calledThere()).not.toContain(ours);
  }
  const asked = await world.untilState('Chidi Okafor', 'review');
  expect(asked.candidates).toMatchObject([{ name: 'A. Okafor' }]);
  await world.untilState('Holly and Sons', 'in-step');
});

it('says that what waits for the answers goes nowhere by itself', async () => {
  await until(
    'all four jobs wait for the answers',
    async () => {
      const { waiting, held, needYou } = await world.status();
      return waiting === 4 && held === 4 && needYou === 4;
    },
    async () => [await world.status(), await world.records()],
  );
});

it('asks nobody again who has answered', async () => {
  const amara = await world.untilState('Amara Nwosu', 'review');
  await world.post(`/sync/${amara.id}/match`, { choice: 'create', name: 'Amara Nwosu' });
  await world.untilState('Amara Nwosu', 'in-step');
  const storage = await world.untilState('Cascade Storage Partners', 'review');
  const { theirId } = storage.candidates[0]!;
  await world.post(`/sync/${storage.id}/match`, { choice: 'link', theirId });
  await world.untilState('Cascade Storage Partners', 'differs');
  await world.comparison();
  await idle();
  expect((await world.untilState('Amara Nwosu', 'in-step')).candidates).toEqual([]);
});

it('asks about who comes later one by one, and not about who is ours already', async () => {
  world.customerThere({
    DisplayName: 'Bo Cedar, Inc.',
    PrimaryEmailAddr: { Address: 'x@y.example' },
  });
  await world.client('Bo Cedar', 'bo@nearly.example', { phone: '541 555 0199' });
  await world.untilState('Bo Cedar', 'review');
  await world.client('Nwosu Amara', 'another@nearly.example');
  const other = await world.untilState('Nwosu Amara', 'review');
  // One of the two is a client of ours.
  expect(other.candidates.map(({ name }) => name)).toEqual(['Nwosu, Amara']);
  world.customerThere({ DisplayName: 'Dana Fir', BillAddr: { ...HOME, PostalCode: '97701' } });
  await world.client('Eli Fir', 'eli@nearly.example', {
    address: '412 W 17th Ave, Bend, OR 97702',
  });
  await world.untilState('Eli Fir', 'in-step');
});

it('says that a job waits for somebody whom a person excluded', async () => {
  world.customerThere({ DisplayName: 'Fay Alder, LLC' });
  const clientId = await world.client('Fay Alder', 'fay@nearly.example');
  await jobFor(clientId);
  const { id } = await world.untilState('Fay Alder', 'review');
  const waits = (reason: string) =>
    world.untilRecord(reason, (one) => one.kind === 'job' && one.reason?.includes(reason) === true);
  await waits('Waiting for Fay Alder');
  const before = await world.status();
  await world.post(`/sync/${id}/exclude`);
  await waits('Fay Alder was excluded');
  // She needs nobody any more, and her job does.
  expect(await world.status()).toMatchObject({ needYou: before.needYou, held: before.held - 1 });
  const needing = await world.records('?needs=true');
  expect(needing.map(({ kind, title }) => `${kind} ${title}`)).toContain('job Reroof · Fay Alder');
});
