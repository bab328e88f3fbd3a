// What the page of QuickBooks shows, over HTTP: counts by kind, a search, numbers there, and who
// was taken for the wrong one.
import { expect, it } from 'vitest';
import type { QuickBooksCounts } from '@purlin/contracts/quickbooks-counts.ts';
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: false });

const counts = async (): Promise<QuickBooksCounts> =>
  (await world.app.call<QuickBooksCounts>('GET', '/api/quickbooks/sync/counts')).body;
const titles = async (query: string) => (await world.records(query)).map(({ title }) => title);
const inStep = (title: string) => world.untilState(title, 'in-step');

it('counts each kind, also where nothing is connected', async () => {
  const nothing = { 'in-step': 0, waiting: 0, failed: 0, review: 0, differs: 0, excluded: 0 };
  const { kinds, comparedAt } = await counts();
  expect(kinds.map(({ kind }) => kind)).toEqual(
    'customer job estimate vendor bill bill-payment'.split(' '),
  );
  expect(kinds[0]).toEqual({ kind: 'customer', ...nothing });
  expect(comparedAt).toBeNull();
  await world.connect();
  await world.client('Ada Birch', 'ada@birch.example');
  await world.client('Ben Alder', 'ben@alder.example');
  await inStep('Ada Birch');
  await inStep('Ben Alder');
  await world.untilQuiet();
  expect((await counts()).kinds[0]).toEqual({ kind: 'customer', ...nothing, 'in-step': 2 });
});

it('finds a record by its name here or its number there', async () => {
  expect(await titles('?q=birch')).toEqual(['Ada Birch']);
  expect(await titles(`?q=${world.named('Ben Alder').Id}`)).toEqual(['Ben Alder']);
  expect(await titles('?q=birch&kind=vendor')).toEqual([]);
  expect(await titles('?q=100%25')).toEqual([]);
});

it('leads to it there', async () => {
  const [ada] = await world.records('?q=birch');
  const { Id } = world.named('Ada Birch');
  expect(ada).toMatchObject({
    theirId: Id,
    theirPage: `${world.server.url}/#${world.books.realmId}-Customer-${Id}`,
    unlinkable: true,
    ours: null,
  });
});

it('unlinks who was taken for the wrong one, and asks before anybody is taken again', async () => {
  const { call } = world.app;
  const [ada] = await world.records('?q=birch');
  const before = world.named('Ada Birch');
  const unlink = `/api/quickbooks/sync/${ada!.id}/unlink`;
  expect((await call('POST', unlink, { as: 'estimator' })).status).toBe(403);
  expect((await call('POST', unlink)).status).toBe(200);
  const asked = await world.untilRecord(
    'she is in question',
    (one) => one.title === 'Ada Birch' && one.state === 'review',
  );
  expect(asked).toMatchObject({
    theirId: null,
    ours: { email: 'ada@birch.example', phone: '', address: '' },
    candidates: [{ theirId: before.Id, linkable: true }],
  });
  expect((await call('POST', unlink)).status).toBe(409);
  await call('POST', `/api/quickbooks/sync/${ada!.id}/match`, {
    body: { choice: 'create', name: 'Ada Birch (Salem)' },
  });
  const now: QuickBooksRecord = await inStep('Ada Birch');
  expect(now.theirId).toBe(world.named('Ada Birch (Salem)').Id);
  expect(world.named('Ada Birch')).toEqual(before);
});
