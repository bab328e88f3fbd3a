// What counts as different, what is taken over, and what is decided of many at once.
import { expect, it } from 'vitest';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: true });

async function there(name: string, more: object = {}): Promise<number> {
  const id = await world.client(name, `${name.split(' ')[0]!.toLowerCase()}@one.example`, more);
  await world.untilState(name, 'in-step');
  return id;
}
const clientOf = async (id: number) =>
  (await world.app.call<Record<string, unknown>>('GET', `/api/clients/${id}`)).body;

it('refuses to take what our rules refuse, and says so', async () => {
  await there('Ada Birch');
  world.changeThere('Ada Birch', {
    PrimaryEmailAddr: { Address: 'not an email; other@x.example' },
  });
  await world.compared();
  const { id } = await world.untilState('Ada Birch', 'differs');
  const refused = await world.settle(id, 'email', 'theirs', 'not an email; other@x.example');
  expect(refused.status).toBe(409);
  expect(refused.body['code']).toBe('difference-not-acceptable');
  await world.untilState('Ada Birch', 'differs');
  world.changeThere('Ada Birch', { DisplayName: 'A'.repeat(300) });
  await world.compared();
  expect((await world.settle(id, 'name', 'theirs', 'A'.repeat(300))).body['code']).toBe(
    'difference-not-acceptable',
  );
});

it('cleans what comes from there as any text from outside', async () => {
  const id = await there('Ben Alder');
  world.changeThere('Ben Alder', { DisplayName: 'Ben \u202eAlder\u200b Jr' });
  await world.compared();
  const ben = await world.untilState('Ben Alder', 'differs');
  expect(ben.differences).toMatchObject([{ theirs: 'Ben Alder Jr' }]);
  await world.settle(ben.id, 'name', 'theirs', 'Ben Alder Jr');
  await until('it is taken', async () => (await clientOf(id))['name'] === 'Ben Alder Jr');
  await world.untilState('Ben Alder Jr', 'in-step');
});

it('takes no other way of writing for a difference', async () => {
  await there('Cleo Ash', { phone: '541 555 0101', address: '1 Oak St, Eugene, OR 97401' });
  expect(world.named('Cleo Ash').BillAddr).toEqual({
    Line1: '1 Oak St',
    City: 'Eugene',
    CountrySubDivisionCode: 'OR',
    PostalCode: '97401',
  });
  world.changeThere('Cleo Ash', {
    PrimaryPhone: { FreeFormNumber: '(541) 555-0101' },
    PrimaryEmailAddr: { Address: 'CLEO@One.example' },
    BillAddr: {
      Line1: '1 OAK ST.',
      City: 'Eugene',
      CountrySubDivisionCode: 'OR',
      PostalCode: '97401',
    },
  });
  await world.compared();
  expect((await world.untilState('Cleo Ash', 'in-step')).differences).toEqual([]);
});

it('compares an address as a whole, and loses nothing of theirs', async () => {
  const id = await there('Dana Elm', { address: '2 Fir St' });
  const place = { City: 'Bend', CountrySubDivisionCode: 'OR', PostalCode: '97701', Country: 'USA' };
  world.changeThere('Dana Elm', { BillAddr: { Line1: '2 Fir St', ...place } });
  await world.compared();
  const dana = await world.untilState('Dana Elm', 'differs');
  expect(dana.differences).toMatchObject([
    { field: 'address', theirs: '2 Fir St, Bend, OR 97701' },
  ]);
  await world.settle(dana.id, 'address', 'ours', '2 Fir St, Bend, OR 97701');
  await world.untilState('Dana Elm', 'in-step');
  expect(world.named('Dana Elm').BillAddr).toMatchObject({ Line1: '2 Fir St', ...place });
  await world.compared();
  await world.untilState('Dana Elm', 'in-step');
  world.changeThere('Dana Elm', { BillAddr: { Line1: '2 Fir St', ...place, City: 'Salem' } });
  await world.compared();
  await world.untilState('Dana Elm', 'differs');
  await world.settle(dana.id, 'address', 'theirs', '2 Fir St, Salem, OR 97701');
  await until(
    'it is taken',
    async () => (await clientOf(id))['address'] === '2 Fir St, Salem, OR 97701',
  );
  await world.untilState('Dana Elm', 'in-step');
});

it('decides all fields of a record, and one field of all', async () => {
  const eli = await there('Eli Fir', { phone: '1' });
  await there('Fay Gum', { phone: '1' });
  world.changeThere('Eli Fir', {
    PrimaryPhone: { FreeFormNumber: '2' },
    PrimaryEmailAddr: { Address: 'eli@other.example' },
  });
  world.changeThere('Fay Gum', { PrimaryPhone: { FreeFormNumber: '3' } });
  await world.compared();
  const record = await world.untilState('Eli Fir', 'differs');
  const all = (values: object) =>
    world.post('/reconcile', { take: 'theirs', seen: [{ id: record.id, values }] });
  expect((await all({ phone: '2', email: 'x@y.example' })).body['code']).toBe('difference-changed');
  expect((await all({ phone: '2', email: 'eli@other.example' })).body).toEqual({
    settled: 2,
    left: 0,
  });
  await until('both are taken', async () => {
    const { phone, email } = await clientOf(eli);
    return phone === '2' && email === 'eli@other.example';
  });
  await world.untilQuiet();
  const fay = await world.untilState('Fay Gum', 'differs');
  const board = await world.app.call<{ id: number }[]>('GET', '/api/quickbooks/reconcile');
  expect(board.body.map(({ id }) => id)).toContain(fay.id);
  // What refuses is left, and stops nobody else: Eli's was decided before.
  const one = (id: number, phone: string) => ({ id, values: { phone } });
  const settled = async (...seen: object[]) =>
    (await world.post('/reconcile', { take: 'ours', seen })).body;
  expect(await settled(one(record.id, '9'), one(fay.id, '4'))).toEqual({ settled: 0, left: 2 });
  await world.untilState('Fay Gum', 'differs');
  const empty = await world.post('/reconcile', {
    take: 'ours',
    seen: [{ id: fay.id, values: {} }],
  });
  expect(empty.status).toBe(400);
  expect(await settled(one(record.id, '9'), one(fay.id, '3'), one(fay.id, '3'))).toEqual({
    settled: 1,
    left: 1,
  });
  await world.untilState('Fay Gum', 'in-step');
  expect(world.named('Fay Gum').PrimaryPhone).toEqual({ FreeFormNumber: '1' });
});

it('takes an estimate that was invoiced there for an accepted one', async () => {
  const clientId = await there('Gus Holly');
  const id = await world.approvedEstimate(clientId, '90.00');
  const untilPaper = () =>
    world.untilRecord(
      'it is in step',
      (one) => one.kind === 'estimate' && one.ourId === id && one.state === 'in-step',
    );
  const { theirId } = await untilPaper();
  const { Id, SyncToken } = world.books.read('Estimate', theirId!);
  world.books.write('Estimate', { Id, SyncToken, sparse: true, TxnStatus: 'Closed' });
  await world.compared();
  expect((await untilPaper()).differences).toEqual([]);
  expect(world.books.read('Estimate', theirId!)).toMatchObject({ TxnStatus: 'Closed' });
});

it('decides nothing about a value that came there after somebody looked', async () => {
  const id = await there('Hal Ivy', { phone: '541 555 0111' });
  world.changeThere('Hal Ivy', { PrimaryPhone: { FreeFormNumber: '541 555 0112' } });
  await world.compared();
  const hal = await world.untilState('Hal Ivy', 'differs');
  world.changeThere('Hal Ivy', { PrimaryPhone: { FreeFormNumber: '999 999 9999' } });
  await world.compared();
  const settle = (theirs: string) => world.settle(hal.id, 'phone', 'theirs', theirs);
  const refused = await settle('541 555 0112');
  expect([refused.status, refused.body['code']]).toEqual([409, 'difference-changed']);
  expect(await clientOf(id)).toMatchObject({ phone: '541 555 0111' });
  expect((await settle('999 999 9999')).status).toBe(200);
  await until('it is taken', async () => (await clientOf(id))['phone'] === '999 999 9999');
});

it('takes a name in other capitals for the same', async () => {
  await there('Ira Juniper');
  world.changeThere('Ira Juniper', { DisplayName: 'IRA JUNIPER' });
  await world.compared();
  expect((await world.untilState('Ira Juniper', 'in-step')).differences).toEqual([]);
});
