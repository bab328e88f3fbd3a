// What changes while the answer to a first write is lost: here it reaches the books all the same,
// there it is read.
import { expect, it } from 'vitest';
import { quickbooksPapers } from '../../../tools/vitest/quickbooks-papers.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });
const { billThere, paid, record, comesBack, vendor } = quickbooksPapers(world);
const call = (method: string, path: string, body: object) => world.app.call(method, path, { body });
const loses = (every: number) => world.server.trouble.set({ loseAnswersEvery: every });
const isAway = () => until('answers are lost', async () => (await world.status()).away !== null);

it('sends what was edited before the answer was read', async () => {
  loses(1);
  const id = await world.client('Lena Larch', 'lena@larch.example', {
    phone: '541 555 0101',
    address: '1 Old St, Bend, OR 97701',
  });
  await until('it was written there', () =>
    world.books.all('Customer').some(({ DisplayName }) => DisplayName === 'Lena Larch'),
  );
  await isAway();
  const edited = { phone: '541 555 0109', address: '2 New Ave, Bend, OR 97702' };
  expect((await call('PATCH', `/api/clients/${id}`, edited)).status).toBeLessThan(300);
  loses(0);
  await world.post('/sync');
  await world.untilState('Lena Larch', 'in-step');
  await world.untilQuiet();
  expect(world.named('Lena Larch')).toMatchObject({
    PrimaryPhone: { FreeFormNumber: expect.stringContaining('0109') },
    BillAddr: { Line1: '2 New Ave' },
  });
  expect(world.books.duplicates()).toEqual([]);
});

it('moves an estimate below the job it became before the answer was read', async () => {
  const clientId = await world.client('Nora Nettle', 'nora@nettle.example');
  // The item that estimates are made of is there from the first one on.
  await world.approvedEstimate(clientId, '10.00');
  await world.untilQuiet();
  expect(world.books.all('Estimate')).toHaveLength(1);
  loses(1);
  const estimateId = await world.approvedEstimate(clientId, '2234.56');
  const there = () => world.books.all('Estimate').find(({ TotalAmt }) => TotalAmt === 2234.56);
  await until('it was written there', there);
  await isAway();
  const start = { scheduledStartDate: '2026-12-07T17:00:00.000Z' };
  const job = { title: 'Reroof', address: '1 Oak St', ...start };
  const converted = await call('POST', `/api/estimates/${estimateId}/convert-to-job`, job);
  expect(converted.status).toBeLessThan(300);
  loses(0);
  await world.post('/sync');
  await world.untilQuiet();
  const jobs = world.books.all('Customer').filter(({ ParentRef }) => ParentRef !== undefined);
  expect(jobs).toHaveLength(1);
  await until('it stands below its job', () => there()?.CustomerRef?.value === jobs[0]?.Id);
  expect(world.books.all('Estimate')).toHaveLength(2);
});

it('keeps a name that a person chose, although the answer was lost', async () => {
  world.customerThere({ DisplayName: 'Oak & Company' });
  const id = await world.client('Gus Thorne', 'gus@thorne.example');
  await world.untilState('Gus Thorne', 'in-step');
  await call('PATCH', `/api/clients/${id}`, { name: 'Oak & Company' });
  const failed = await world.untilState('Oak & Company', 'failed');
  loses(1);
  await world.post(`/sync/${failed.id}/name`, { name: 'Oak & Company (West)' });
  await until('it was written there', () =>
    world.books.all('Customer').some(({ DisplayName }) => DisplayName === 'Oak & Company (West)'),
  );
  await isAway();
  loses(0);
  await world.post('/sync');
  expect(await world.untilState('Oak & Company', 'in-step')).toMatchObject({ differences: [] });
  await world.compared();
  expect(await world.untilState('Oak & Company', 'in-step')).toMatchObject({ differences: [] });
});

/** A bill of 100 dollars that was written there, although nobody here heard of it. */
async function unheard(name: string, number: string) {
  const vendorId = await vendor(name);
  await record('bill', (await paid(vendorId, '10.00', '1', '2026-11-18')).id, 'in-step');
  await world.untilQuiet();
  loses(1);
  const payment = await paid(vendorId, '100.00', number, '2026-11-20');
  const bill = await until('it was written there', () =>
    world.books.all('Bill').find(({ DocNumber }) => DocNumber === number),
  );
  await isAway();
  await world.post('/disconnect');
  loses(0);
  return { id: payment.id, bill, payment };
}

it('reads what somebody there changed before the answer was read', async () => {
  const { id, bill } = await unheard('Olga Supply', 'O-2');
  const [line] = bill.Line!;
  const { Id, SyncToken } = bill;
  const Line = [{ ...line, Amount: 150 }];
  const changed = world.books.write('Bill', { Id, SyncToken, sparse: true, Line });
  // So long ago that no comparison looks at it.
  const MetaData = { ...changed.MetaData, LastUpdatedTime: '2026-01-01T00:00:00.000Z' };
  world.books.shelf('Bill').set(Id, { ...changed, MetaData });
  await world.connect();
  const { differences } = await record('bill', id, 'differs');
  expect(differences).toMatchObject([{ field: 'total', ours: '100.00', theirs: '150.00' }]);
  expect(world.books.all('Bill').filter(({ DocNumber }) => DocNumber === 'O-2')).toHaveLength(1);
});

it('asks about a bookkeeper’s bill of the same number when the payment comes back', async () => {
  const { id, bill, payment } = await unheard('Quin Supply', 'Q-2');
  world.books.remove('Bill', bill);
  const theirs = billThere('Quin Supply', 'Q-2', '2026-11-20', 100, false);
  await comesBack(payment);
  await world.connect();
  const asked = await record('bill', id, 'failed');
  expect(asked.reason).toContain('changed this in QuickBooks');
  await world.post(`/sync/${asked.id}/exclude`);
  await record('bill', id, 'excluded');
  await world.comparison();
  expect(world.books.read('Bill', theirs.Id)).toMatchObject({ Balance: 100 });
});

it('knows its own bill where QuickBooks has forgotten the request', async () => {
  const { id, payment } = await unheard('Ray Supply', 'R-2');
  const once = world.books.once.bind(world.books);
  world.books.once = (request, work) => once(request && `later ${request}`, work);
  await world.connect();
  await record('bill-payment', id, 'in-step');
  await world.untilQuiet();
  const ours = () => world.books.all('Bill').filter(({ DocNumber }) => DocNumber === 'R-2');
  expect(ours()).toMatchObject([{ Balance: 0 }]);
  await comesBack(payment);
  await until('it is taken out again', () => ours().length === 0);
  world.books.once = once;
});

it('says that it was deleted before the answer was read', async () => {
  const { id, bill } = await unheard('Pia Supply', 'P-2');
  world.books.remove('Bill', bill);
  await world.connect();
  expect((await record('bill', id, 'failed')).reason).toContain('deleted');
});
