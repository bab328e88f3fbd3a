// QuickBooks over HTTP, beside a QuickBooks of our own: connected once, everything there once, and
// nothing overwritten.
import { describe, expect, it } from 'vitest';
import type { QuickBooksRecord } from '@purlin/contracts/quickbooks.ts';
import { faulty } from '../../../tools/quickbooks-test-server/fault.ts';
import { OTHER_REALM } from '../../../tools/quickbooks-test-server/demo-books.ts';
import { signatureOf } from '../../../tools/quickbooks-test-server/webhooks.ts';
import { letIn } from '../../../tools/vitest/quickbooks-world.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useQuickBooksWorld } from '../../../tools/vitest/use-quickbooks-world.ts';

const world = useQuickBooksWorld({ connected: false });

const customers = () => world.books.all('Customer').map(({ DisplayName }) => DisplayName);
const recordOf = async (title: string): Promise<QuickBooksRecord | undefined> =>
  (await world.records()).find((one) => one.title === title);
describe('connecting', () => {
  it('is not connected at first, and asking does not ask QuickBooks', async () => {
    const calls = world.server.calls();
    expect(await world.status()).toMatchObject({
      connected: false,
      companyName: null,
      lastSync: null,
      state: 'not-connected',
      mode: 'demo',
    });
    expect(world.server.calls()).toBe(calls);
  });

  it('takes an answer once, and of the session alone that asked', async () => {
    const { call } = world.app;
    for (const as of ['bookkeeper', 'estimator'] as const) {
      expect((await call('GET', '/api/quickbooks/auth', { as })).status).toBe(403);
      expect((await call('POST', '/api/quickbooks/disconnect', { as })).status).toBe(403);
    }
    const ask = async () =>
      (await call<{ authUrl: string }>('GET', '/api/quickbooks/auth')).body.authUrl;
    const back = await letIn(await ask(), world.books.realmId);
    const address = `${back.pathname}${back.search}`;
    const location = async (as: 'admin' | 'bookkeeper' | 'estimator') =>
      (await call('GET', address, { as })).headers.get('location');
    expect(await location('bookkeeper')).toBe('/settings/quickbooks?qb=error');
    expect(await location('estimator')).toBe('/settings/quickbooks?qb=error');
    expect((await world.status()).connected).toBe(false);
    expect(await location('admin')).toBe('/settings/quickbooks?qb=connected');
    // Again: nothing is exchanged a second time, and the connection stands.
    expect(await location('admin')).toBe('/settings/quickbooks?qb=connected');
    const other = address.replace(world.books.realmId, OTHER_REALM);
    expect((await call('GET', other)).headers.get('location')).toMatch(/qb=error/);
    expect(await location('bookkeeper')).toBe('/settings/quickbooks?qb=error');
    expect((await call('GET', address, { as: 'anonymous' })).headers.get('location')).toBe('/auth');
    const refused = await letIn(await ask(), world.books.realmId, 'cancel');
    expect(
      (await call('GET', `${refused.pathname}${refused.search}`)).headers.get('location'),
    ).toBe('/settings/quickbooks?qb=error');
  });

  it('lets in once where the answer is asked for twice at the same time', async () => {
    const { call } = world.app;
    const { body } = await call<{ authUrl: string }>('GET', '/api/quickbooks/auth');
    const back = await letIn(body.authUrl, world.books.realmId);
    const ask = () => call('GET', `${back.pathname}${back.search}`);
    const both = await Promise.all([ask(), ask()]);
    expect(both.map(({ headers }) => headers.get('location'))).toEqual(
      Array(2).fill('/settings/quickbooks?qb=connected'),
    );
    expect((await call('POST', '/api/quickbooks/disconnect')).status).toBe(200);
    expect((await ask()).headers.get('location')).toBe('/settings/quickbooks?qb=error');
    expect(await world.connect()).toBe('/settings/quickbooks?qb=connected');
  });

  it('is connected, says to whom and for how long, and asks nobody to say so', async () => {
    const calls = world.server.calls();
    const status = await world.status();
    expect(status).toMatchObject({
      connected: true,
      companyName: 'Cedar Ridge Roofing (demo company)',
      state: 'connected',
    });
    const years = (Date.parse(status.holdsUntil!) - Date.now()) / (365 * 24 * 3_600_000);
    expect(years).toBeGreaterThan(4.9);
    await world.untilQuiet();
    const quiet = world.server.calls();
    await world.status();
    expect(world.server.calls()).toBe(quiet);
    expect(quiet).toBeGreaterThanOrEqual(calls);
  });

  it('keeps tokens sealed: nowhere in the database in the clear', async () => {
    const { rows } = await world.app.platform.pool.query<{ row: string }>(
      'select t::text as row from platform.quickbooks_tokens t',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.row).not.toContain(Buffer.from('access-').toString('hex'));
    expect(rows[0]!.row).not.toContain(Buffer.from('refresh-').toString('hex'));
  });
});

describe('what changes here', () => {
  it('comes there once, and what has not changed is not sent', async () => {
    const id = await world.client('Ada Birch', 'ada@birch.example', { phone: '541 555 0101' });
    await world.untilState('Ada Birch', 'in-step');
    const [ada] = world.books.all('Customer').filter((one) => one.DisplayName === 'Ada Birch');
    expect(ada).toMatchObject({
      PrimaryEmailAddr: { Address: 'ada@birch.example' },
      PrimaryPhone: { FreeFormNumber: '541 555 0101' },
    });
    const { call } = world.app;
    const writes = () => world.books.changes.length;
    const before = writes();
    await call('PATCH', `/api/clients/${id}`, { body: { notes: 'Ring twice' } });
    await world.untilQuiet();
    expect(writes()).toBe(before);
    await call('PATCH', `/api/clients/${id}`, { body: { phone: '541 555 0102' } });
    await until('it is there', () => writes() === before + 1);
    expect(world.books.read('Customer', ada!.Id)).toMatchObject({
      PrimaryEmailAddr: { Address: 'ada@birch.example' },
      PrimaryPhone: { FreeFormNumber: '541 555 0102' },
    });
  });

  it('is taken for who has the same name and address, and asked about otherwise', async () => {
    world.customerThere({
      DisplayName: 'Ben Alder',
      PrimaryEmailAddr: { Address: 'ben@alder.example' },
    });
    world.customerThere({
      DisplayName: 'Cleo Ash',
      PrimaryEmailAddr: { Address: 'other@ash.example' },
    });
    await world.client('Ben Alder', 'ben@alder.example');
    await world.client('Cleo Ash', 'cleo@ash.example');
    await world.untilState('Ben Alder', 'in-step');
    const cleo = await world.untilState('Cleo Ash', 'review');
    expect(cleo.reason).toBe('1 record in QuickBooks may be the same. Is it Cleo Ash?');
    expect(cleo.candidates).toMatchObject([{ name: 'Cleo Ash', linkable: true }]);
    expect(customers().filter((name) => name?.startsWith('Ben'))).toHaveLength(1);
    const taken = await world.app.call<{ message: string }>(
      'POST',
      `/api/quickbooks/sync/${cleo.id}/match`,
      { body: { choice: 'create', name: 'olivia brandt' } },
    );
    expect([taken.status, taken.body.message]).toEqual([
      409,
      'An employee in QuickBooks already has the name olivia brandt. Choose another name.',
    ]);
    expect((await recordOf('Cleo Ash'))?.state).toBe('review');
    const decided = await world.app.call('POST', `/api/quickbooks/sync/${cleo.id}/match`, {
      body: { choice: 'create', name: 'Cleo Ash (Eugene)' },
    });
    expect(decided.status).toBe(200);
    await world.untilState('Cleo Ash', 'in-step');
    expect(customers()).toContain('Cleo Ash (Eugene)');
  });

  it('keeps two people of one name apart, and a client from a vendor', async () => {
    await world.client('Dana Elm', 'dana@elm.example');
    await world.untilState('Dana Elm', 'in-step');
    const second = await world.client('Dana Elm', 'other-dana@elm.example');
    await until('both are there', () => customers().includes(`Dana Elm (${second})`));
    expect(world.books.duplicates()).toEqual([]);
  });

  it('is sent again after an answer that was lost, and is there once', async () => {
    world.server.trouble.set({ loseAnswersEvery: 1 });
    await world.client('Eli Fir', 'eli@fir.example');
    await until('it was written', () => customers().includes('Eli Fir'));
    world.server.trouble.set({ loseAnswersEvery: 0 });
    await world.untilState('Eli Fir', 'in-step');
    expect(customers().filter((name) => name === 'Eli Fir')).toHaveLength(1);
  });

  it('says in words why it is not there, and is tried again by a press', async () => {
    await world.untilQuiet();
    const write = world.books.write.bind(world.books);
    world.books.write = () => faulty('business', 'No more of these');
    await world.client('Fay Gum', 'fay@gum.example');
    const failed = await world.untilState('Fay Gum', 'failed');
    expect(failed.reason).toBe('QuickBooks rejected it. Its message is below.');
    expect(failed.said).toContain('No more of these');
    expect((await world.status()).needYou).toBeGreaterThan(0);
    world.books.write = write;
    expect((await world.post('/sync/retry', {})).status).toBe(400);
    expect((await world.post('/sync/retry', { id: failed.id, all: true })).status).toBe(400);
    expect((await world.post('/sync/retry', { all: true })).body).toEqual({ retried: 1 });
    await world.untilState('Fay Gum', 'in-step');
    expect((await world.post('/sync/retry', { id: failed.id })).status).toBe(409);
  });
});

describe('what changes there', () => {
  const settle = (id: number, field: string, take: string, theirs: string) =>
    world.settle(id, field, take, theirs);
  const notice = (body: string, signature: string, path = 'webhook') =>
    world.app.call('POST', `/api/quickbooks/${path}`, {
      as: 'anonymous',
      raw: body,
      headers: { 'content-type': 'application/json', 'intuit-signature': signature },
    });

  it('is heard of by a signed notice, and shown field by field', async () => {
    const id = await world.client('Gus Holly', 'gus@holly.example', { phone: '1' });
    await world.untilState('Gus Holly', 'in-step');
    world.changeThere('Gus Holly', { PrimaryPhone: { FreeFormNumber: '2' } });
    const body = JSON.stringify([{ intuitaccountid: world.books.realmId }]);
    expect((await notice(body, signatureOf(body, 'somebody else'))).status).toBe(401);
    const signature = signatureOf(body, world.verifier);
    expect((await notice(body, signature)).status).toBe(200);
    // As an app at Intuit has the address that was set up before.
    expect((await notice(body, signature, 'webhooks')).status).toBe(200);
    expect((await notice(body, 'none', 'webhooks')).status).toBe(401);
    const gus = await world.untilState('Gus Holly', 'differs');
    expect(gus.differences).toEqual([{ field: 'phone', ours: '1', theirs: '2', takeable: true }]);
    await settle(gus.id, 'phone', 'theirs', '2');
    const { call } = world.app;
    await until('it is taken', async () => {
      const client = await call<{ phone: string }>('GET', `/api/clients/${id}`);
      return client.body.phone === '2';
    });
    await world.untilState('Gus Holly', 'in-step');
  });

  it('is overwritten when somebody says so, left when somebody says so, and never else', async () => {
    const id = await world.client('Ida Iris', 'ida@iris.example', { phone: '1' });
    await world.untilState('Ida Iris', 'in-step');
    world.changeThere('Ida Iris', { PrimaryPhone: { FreeFormNumber: '2' } });
    const { call } = world.app;
    await call('PATCH', `/api/clients/${id}`, { body: { phone: '3' } });
    const ida = await world.untilState('Ida Iris', 'differs');
    const phone = () =>
      world.books.all('Customer').find(({ DisplayName }) => DisplayName === 'Ida Iris')!
        .PrimaryPhone?.FreeFormNumber;
    expect(phone()).toBe('2');
    await settle(ida.id, 'phone', 'ours', '2');
    await until('it is ours', () => phone() === '3');
    await world.untilState('Ida Iris', 'in-step');
    world.changeThere('Ida Iris', { PrimaryPhone: { FreeFormNumber: '4' } });
    await call('POST', '/api/quickbooks/sync');
    await world.untilState('Ida Iris', 'differs');
    await settle(ida.id, 'phone', 'ignore', '4');
    await world.untilState('Ida Iris', 'in-step');
    await world.compared();
    expect([phone(), (await recordOf('Ida Iris'))?.state]).toEqual(['4', 'in-step']);
  });
});

describe('leaving', () => {
  it('makes nothing twice in the same company, and begins anew in another', async () => {
    await world.untilQuiet();
    const there = world.books.all('Customer').length;
    const { call } = world.app;
    expect((await call('POST', '/api/quickbooks/disconnect')).body).toMatchObject({
      connected: false,
    });
    await until('its tokens are revoked', () => world.server.signIn.grants() === 0);
    await world.client('Joy Juniper', 'joy@juniper.example');
    expect(await world.connect()).toBe('/settings/quickbooks?qb=connected');
    await until('she is there', () => customers().includes('Joy Juniper'));
    await world.untilQuiet();
    expect(world.books.all('Customer')).toHaveLength(there + 1);
    expect(world.books.duplicates()).toEqual([]);
    await world.connect(OTHER_REALM);
    const other = world.server.books[1]!;
    const ours = (await call<object[]>('GET', '/api/clients')).body.length;
    await until('they are there too', () => other.all('Customer').length === ours);
    await world.untilQuiet();
    expect(other.all('Customer')).toHaveLength(ours);
    expect(world.books.all('Customer')).toHaveLength(there + 1);
  });

  it('needs to be connected again when QuickBooks takes the tokens no more', async () => {
    world.server.signIn.revokeAll(OTHER_REALM);
    await world.client('Kai Larch', 'kai@larch.example');
    const status = await until('it is said', async () => {
      const now = await world.status();
      return now.state === 'reconnect-needed' && now;
    });
    expect(status).toMatchObject({ connected: false, companyName: 'Second demo company' });
    await world.client('Liz Maple', 'liz@maple.example');
    await until(
      'both wait',
      async () => (await world.status()).waiting === 2,
      async () => [await world.status(), await world.records('?state=waiting')],
    );
    await world.connect(OTHER_REALM);
    const other = world.server.books[1]!;
    await until('he is there', () =>
      other.all('Customer').some(({ DisplayName }) => DisplayName === 'Kai Larch'),
    );
  });
});
