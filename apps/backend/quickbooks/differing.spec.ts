// What counts as different, what is taken over, and what is decided of many at once.
import { expect, it, vi } from 'vitest';
import { until } from '../../../tools/vitest/until.ts';
import { clientValueIsTaken } from '../clients/workers/take-from-quickbooks.ts';
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
  const ours = Object.fromEntries(record.differences.map((one) => [one.field, one.ours]));
  const both = (phone: string, email: string) => ({
    phone: { ours: ours['phone'], theirs: phone },
    email: { ours: ours['email'], theirs: email },
  });
  expect((await all(both('2', 'x@y.example'))).body['code']).toBe('difference-changed');
  expect((await all(both('2', 'eli@other.example'))).body).toEqual({ settled: 2, left: 0 });
  await until('both are taken', async () => {
    const { phone, email } = await clientOf(eli);
    return phone === '2' && email === 'eli@other.example';
  });
  await world.untilQuiet();
  const fay = await world.untilState('Fay Gum', 'differs');
  const board = await world.app.call<{ id: number }[]>('GET', '/api/quickbooks/reconcile');
  expect(board.body.map(({ id }) => id)).toContain(fay.id);
  // What refuses is left, and stops nobody else: Eli's was decided before.
  const one = (id: number, theirs: string) => ({ id, values: { phone: { ours: '1', theirs } } });
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

it('overwrites nothing here that changed after somebody looked', async () => {
  const hope = await there('Hope Ivy', { phone: '541 555 0001' });
  const other = await there('Ike Jay', { phone: '541 555 0001' });
  for (const name of ['Hope Ivy', 'Ike Jay'])
    world.changeThere(name, { PrimaryPhone: { FreeFormNumber: '541 555 0002' } });
  await world.compared();
  const [one, two] = [
    await world.untilState('Hope Ivy', 'differs'),
    await world.untilState('Ike Jay', 'differs'),
  ];
  const seen = (id: number, ours = '541 555 0001') => ({
    id,
    values: { phone: { ours, theirs: '541 555 0002' } },
  });
  const decide = (take: string, ...all: object[]) => world.post('/reconcile', { take, seen: all });
  // QuickBooks is away: what is shown stays as it was compared.
  world.server.trouble.set({ down: true });
  const edit = { body: { phone: '541 555 0003' } };
  await world.app.call('PATCH', `/api/clients/${hope}`, edit);
  for (const take of ['theirs', 'ours', 'ignore'])
    expect((await decide(take, seen(one.id))).body['code']).toBe('difference-stale');
  // Nor by naming what nobody was shown.
  expect((await decide('theirs', seen(two.id, '541 555 0009'))).body['code']).toBe(
    'difference-stale',
  );
  expect((await decide('theirs', { id: two.id, values: { phone: '541 555 0002' } })).status).toBe(
    400,
  );
  expect((await decide('theirs', seen(one.id), seen(two.id))).body).toEqual({
    settled: 1,
    left: 1,
  });
  await until('it is taken', async () => (await clientOf(other)).phone === '541 555 0002');
  expect((await clientOf(hope)).phone).toBe('541 555 0003');
  world.server.trouble.set({ down: false });
  await until('it differs as it is now', async () => {
    const { pool } = world.app.platform;
    await pool.query('update platform.outages set next_try_at = now()');
    await pool.query("update platform.effects set run_at = now() where held_by = 'quickbooks'");
    const now = (await world.records('?q=Hope')).find(({ id }) => id === one.id);
    return now?.differences.some(({ ours }) => ours === '541 555 0003');
  });
  expect((await decide('theirs', seen(one.id, '541 555 0003'))).body).toEqual({
    settled: 1,
    left: 0,
  });
  await until('it is taken', async () => (await clientOf(hope)).phone === '541 555 0002');
  await world.untilQuiet();
});

it('takes nothing over what changed after the decision', async () => {
  const { services, pool } = world.app.platform;
  const june = await there('June Kay', { phone: '541 555 0001' });
  world.changeThere('June Kay', { PrimaryPhone: { FreeFormNumber: '541 555 0002' } });
  await world.compared();
  const record = await world.untilState('June Kay', 'differs');
  const taken = await pool.query<{ taken: { because: string; ourPrint: string }[] }>(
    'select taken from read.quickbooks_records where id = $1',
    [record.id],
  );
  expect(taken.rows[0]!.taken).toEqual([]);
  await world.settle(record.id, 'phone', 'theirs', '541 555 0002');
  await until('it is taken', async () => (await clientOf(june)).phone === '541 555 0002');
  await world.untilQuiet();
  // As if somebody had edited it between the decision and the taking.
  const { rows } = await pool.query<{ taken: { because: string }[] }>(
    'select taken from read.quickbooks_records where id = $1',
    [record.id],
  );
  await world.app.call('PATCH', `/api/clients/${june}`, { body: { phone: '541 555 0007' } });
  const data = { clientId: june, recordId: record.id, because: rows[0]!.taken[0]!.because };
  const attempt = { effectId: 'spec-june', correlationId: 'spec', attempt: 1, unanswered: 0 };
  expect(await clientValueIsTaken.run(data as never, attempt, services)).toBe('skipped');
  expect((await clientOf(june)).phone).toBe('541 555 0007');
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

it('sees what changed there although our clock was ahead for a while', async () => {
  await world.client('Ola Clock', 'ola@clock.example');
  await world.untilState('Ola Clock', 'in-step');
  await world.untilQuiet();
  const now = Date.now.bind(Date);
  const ahead = vi.spyOn(Date, 'now').mockImplementation(() => now() + 48 * 3_600_000);
  await world.comparison();
  ahead.mockRestore();
  world.changeThere('Ola Clock', { PrimaryPhone: { FreeFormNumber: '541 555 0188' } });
  await world.comparison();
  await world.untilState('Ola Clock', 'differs');
});
