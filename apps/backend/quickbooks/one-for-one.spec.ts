// One of ours stands for one of theirs: whoever comes second is refused, or is somebody else; and
// many presses of Sync are one.
import { expect, it } from 'vitest';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });

const link = (id: number, theirId: string) =>
  world.post(`/sync/${id}/match`, { choice: 'link', theirId });
/** Two clients of ours who may both be the one there. */
async function twins(name: string) {
  const email = `${name.toLowerCase()}@twins.example`;
  const one = world.customerThere({
    DisplayName: `${name} Elder`,
    PrimaryEmailAddr: { Address: email },
  });
  await world.client(`${name} A`, email);
  await world.client(`${name} B`, email);
  const a = await world.untilState(`${name} A`, 'review');
  const b = await world.untilState(`${name} B`, 'review');
  return { a, b, theirId: one.Id };
}

it('refuses the second with the name of the first', async () => {
  const { a, b, theirId } = await twins('Twin');
  expect((await link(a.id, theirId)).status).toBe(200);
  const refused = await link(b.id, theirId);
  expect([refused.status, refused.body['message']]).toEqual([
    409,
    expect.stringContaining('Twin A is already linked to this QuickBooks record'),
  ]);
  await world.untilState('Twin B', 'review');
  await world.untilState('Twin A', 'differs');
  expect((await link(b.id, theirId)).body['code']).toBe('record-candidate-taken');
  expect((await world.post(`/sync/${a.id}/unlink`)).status).toBe(200);
  await world.untilState('Twin A', 'review');
  expect((await link(b.id, theirId)).status).toBe(200);
  expect(await world.untilState('Twin B', 'differs')).toMatchObject({ theirId });
});

it('refuses one of two who decide at the same moment, also while QuickBooks is away', async () => {
  const { a, b, theirId } = await twins('Pair');
  world.server.trouble.set({ down: true });
  const both = await Promise.all([link(a.id, theirId), link(b.id, theirId)]);
  expect(both.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  world.server.trouble.set({ down: false });
  await world.untilRecord(
    'one is',
    (one) => one.title.startsWith('Pair') && one.theirId === theirId,
  );
});

it('refuses a paper that another of ours stands for', async () => {
  const clientId = await world.client('Max Maple', 'max@maple.example');
  await world.untilState('Max Maple', 'in-step');
  const { Id } = world.books.write('Estimate', {
    CustomerRef: { value: world.named('Max Maple').Id },
    DocNumber: 'T-1',
    TxnDate: '2026-11-02',
    TxnStatus: 'Accepted',
    Line: [{ Amount: 64, DetailType: 'SalesItemLineDetail' }],
  });
  const asked = async () => {
    const ourId = await world.approvedEstimate(clientId, '64.00');
    return world.untilRecord(
      'it is in question',
      (one) => one.kind === 'estimate' && one.ourId === ourId && one.state === 'review',
    );
  };
  const [first, second] = [await asked(), await asked()];
  expect((await link(first.id, Id)).status).toBe(200);
  expect((await link(second.id, Id)).body['code']).toBe('record-candidate-taken');
});

it('takes twenty presses of Sync at once for one', async () => {
  await world.untilQuiet();
  const syncs = async () =>
    (
      await world.app.platform.pool.query(
        "select 1 from platform.effects where task = 'compare-quickbooks'",
      )
    ).rowCount ?? 0;
  const before = await syncs();
  const presses = await Promise.all(Array.from({ length: 20 }, () => world.post('/sync')));
  expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([200]));
  await until('it was one', async () => (await syncs()) > before);
  await world.untilQuiet();
  expect((await syncs()) - before).toBeLessThan(4);
  const again = await syncs();
  await world.compared();
  expect(await syncs()).toBeGreaterThan(again);
});

it('asks about one whose entry another took before anybody heard of it', async () => {
  const sam = () => world.books.all('Customer').filter((one) => one.DisplayName === 'Sam Oak');
  world.server.trouble.set({ loseAnswersEvery: 1 });
  const first = await world.client('Sam Oak', 'sam@oak.example');
  await until('it is there, and nobody heard', () => sam().length === 1);
  const second = await world.client('Sam Oak', 'sam@oak.example');
  const of = (ourId: number) =>
    world.records('?q=Sam').then((all) => all.find((one) => one.ourId === ourId));
  await until('the second took it', async () => {
    await world.post('/sync');
    return (await of(second))?.theirId === sam()[0]?.Id;
  });
  world.server.trouble.set({ loseAnswersEvery: 0 });
  await world.post('/sync');
  const asked = await world.untilRecord(
    'is asked about',
    (one) => one.ourId === first && one.state === 'review',
  );
  expect(asked).toMatchObject({
    theirId: null,
    candidates: [{ theirId: sam()[0]?.Id, linkable: true }],
  });
  await world.untilQuiet();
  const create = { choice: 'create', name: 'Sam Oak (the elder)' };
  expect((await world.post(`/sync/${asked.id}/match`, create)).status).toBe(200);
  await world.untilRecord('is there', (one) => one.ourId === first && one.state === 'in-step');
  expect(world.named('Sam Oak (the elder)').Id).not.toBe(sam()[0]?.Id);
});

it('asks again where the one who was chosen became another’s before it was done', async () => {
  const { a, b, theirId } = await twins('Late');
  const held = await world.app.platform.pool.connect();
  await held.query('begin');
  // Nobody reads of the first choice before the second is made.
  await held.query('lock table read.quickbooks_records in share mode');
  await link(a.id, theirId);
  await link(b.id, theirId);
  await held.query('rollback');
  held.release();
  await world.untilRecord('one is', (one) => one.theirId === theirId);
  await world.untilRecord(
    'the other is in question',
    (one) => one.title.startsWith('Late') && one.state === 'review',
  );
  expect(
    world.books.all('Customer').filter((one) => one.DisplayName?.startsWith('Late')),
  ).toHaveLength(1);
});

it('takes no client for a job of that name, and no job of another client', async () => {
  const clientId = await world.client('Jo Job', 'jo@job.example');
  await world.untilState('Jo Job', 'in-step');
  const job = (title: string) =>
    world.app.call<{ id: number }>('POST', '/api/jobs', {
      body: { clientId, title, address: '1 Oak St' },
    });
  const { id } = (await job('Probe')).body;
  const other = world.customerThere({ DisplayName: `Reroof (${id + 1})` });
  const next = (await job('Reroof')).body.id;
  expect(next).toBe(id + 1);
  const { theirId } = await world.untilRecord(
    'is there',
    (one) => one.kind === 'job' && one.ourId === next && one.state === 'in-step',
  );
  expect(theirId).not.toBe(other.Id);
  expect(world.books.read('Customer', theirId!).ParentRef?.value).toBe(world.named('Jo Job').Id);
  expect(world.books.read('Customer', other.Id).BillAddr).toBeUndefined();
});

it('asks about one whose entry another took before its slow answer came', async () => {
  const real = globalThis.fetch;
  const gate = Promise.withResolvers<void>();
  const isFirst = { waits: true };
  globalThis.fetch = async (address, init) => {
    const answer = await real(address, init);
    const { pathname } = new URL(address instanceof Request ? address.url : address);
    const body = typeof init?.body === 'string' ? init.body : '';
    const isCreate = pathname.includes('/v3/') && body.includes('Sid Slow');
    if (isCreate && isFirst.waits) {
      isFirst.waits = false;
      await gate.promise;
    }
    return answer;
  };
  try {
    const isThere = () => world.books.all('Customer').some((one) => one.DisplayName === 'Sid Slow');
    const first = await world.client('Sid Slow', 'sid@slow.example');
    await until('it is there', isThere);
    const second = await world.client('Sid Slow', 'sid@slow.example');
    await world.untilRecord('is there', (one) => one.ourId === second && one.state === 'in-step');
    gate.resolve();
    await world.untilRecord('is asked', (one) => one.ourId === first && one.state === 'review');
  } finally {
    gate.resolve();
    globalThis.fetch = real;
  }
});
