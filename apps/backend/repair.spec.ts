// A history with an event in it that nobody can read: what is told, and how it is repaired by
// another event, for every process and for good.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client } from '@purlin/domain/clients/client.ts';
import { openTestApp, removeData, type TestApp } from '../../tools/vitest/app.ts';
import { until } from '../../tools/vitest/until.ts';
import { rooms } from './app.ts';
import {
  faultsIn,
  openRepairs,
  repair,
  type Fault,
  type Workshop,
} from './platform/core/history/repairs.ts';

let app: TestApp;
let other: TestApp;
let shop: Workshop;
beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({ beside: app });
  const { store, personal, pool, services } = app.platform;
  shop = {
    db: pool,
    store,
    personal,
    history: services.history,
    repairs: await openRepairs(store),
    deciders: [...new Set(rooms.flatMap((room) => room.deciders))],
    readModels: rooms.flatMap((room) => room.readModels),
  };
});
afterAll(async () => {
  await other.close();
  await app.close();
  removeData(app);
});

const add = (name: string) =>
  app.call<{ id: number }>('POST', '/api/clients', {
    body: { name, email: `${name}@client.example` },
  });
const nameOf = async (id: number, from = app): Promise<string> =>
  (await from.call<{ name: string }>('GET', `/api/clients/${id}`)).body.name;
const faults = async (): Promise<Fault[]> => {
  const found = [];
  for await (const fault of faultsIn(shop)) found.push(fault);
  return found;
};
/** Written past every check, as by a version that had none. */
const poison = async (id: number, data: string): Promise<void> => {
  await app.platform.pool.query(
    `insert into events.log (stream, revision, id, type, data, metadata)
      values ($1, 1, $2, 'ClientDetailsChanged', $3, $4)`,
    [
      `client-${id}`,
      randomUUID(),
      data,
      {
        schema: 1,
        correlationId: 'x',
        causationId: 'x',
        by: 'system',
        at: '2026-03-02T17:00:00.000Z',
      },
    ],
  );
  await app.platform.pool.query("select pg_notify('events', '')");
};
const asked = (id: number, data?: unknown) => ({
  stream: `client-${id}`,
  revision: 1,
  ...(data === undefined ? {} : { data }),
  reason: 'from a version that did not check',
  by: 'operator',
  at: '2026-03-03T17:00:00.000Z',
});
const original = async (id: number): Promise<unknown> =>
  (
    await app.platform.pool.query<{ data: string }>(
      'select data::text from events.log where stream = $1 and revision = 1',
      [`client-${id}`],
    )
  ).rows[0]!.data;

const DETAILS = { phone: null, address: null, notes: null };

describe('an event whose shape nobody knows', () => {
  let id: number;
  const broken = JSON.stringify({ ...DETAILS, name: 5, email: 'ada@client.example' });
  it('stops what is shown, and is found', async () => {
    ({ id } = (await add('Ada')).body);
    await poison(id, broken);
    expect((await add('Grace')).status).toBe(202);
    expect(await faults()).toMatchObject([
      { stream: `client-${id}`, revision: 1n, type: 'ClientDetailsChanged' },
    ]);
  });
  it('cannot be repaired into something that nobody can read either', async () => {
    await expect(repair(shop, asked(id))).rejects.toThrow('Its texts are clean');
    await expect(repair(shop, asked(id, { name: 6 }))).rejects.toThrow('could not be read so');
    await expect(repair(shop, { ...asked(id), revision: 7 })).rejects.toThrow(
      `There is no event 7 in client-${id}.`,
    );
  });
  it('is repaired by another event: everybody reads that one, and everything goes on', async () => {
    await repair(
      shop,
      asked(id, { ...DETAILS, name: 'Ada Lovelace', email: 'ada@client.example' }),
    );
    expect(await faults()).toEqual([]);
    await until('she is shown', async () => (await nameOf(id)) === 'Ada Lovelace');
    expect(await nameOf(id, other)).toBe('Ada Lovelace');
    await until('others can be added', async () => (await add('Barbara')).status === 201);
    // A command of the other process folds it too.
    const edited = await other.call('PATCH', `/api/clients/${id}`, { body: { phone: '541' } });
    expect(edited.body).toMatchObject({ name: 'Ada Lovelace', phone: '541' });
  });
  it('stays in the store as it was, and the repair holds no name in the clear', async () => {
    expect(JSON.parse((await original(id)) as string)).toEqual(JSON.parse(broken));
    const { rows } = await app.platform.pool.query<{ data: string }>(
      "select data::text from events.log where stream = 'repair-1'",
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.data).not.toContain('Lovelace');
    expect(shop.repairs.all).toMatchObject([{ reason: 'from a version that did not check' }]);
  });
  it('is forgotten with its person', async () => {
    await app.platform.services.forget([{ decider: client, id }]);
    const { history } = other.platform.services;
    await until('the other process has forgotten', async () =>
      JSON.stringify((await history.read(client, id))[1]!.data).includes('(forgotten)'),
    );
    expect(JSON.stringify((await history.read(client, id)).map(({ data }) => data))).not.toContain(
      'Lovelace',
    );
  });
});

describe('an event with a text that no table keeps', () => {
  it('is found and cleaned', async () => {
    const { id } = (await add('Katherine')).body;
    await poison(
      id,
      '{"name":"Katherine\\u0000 Johnson","email":"k@client.example","phone":"\\ud800",' +
        '"address":null,"notes":null}',
    );
    expect(await faults()).toMatchObject([{ stream: `client-${id}` }]);
    await repair(shop, asked(id));
    expect(await faults()).toEqual([]);
    const { history } = app.platform.services;
    await until('it reads clean', async () => {
      const { data } = (await history.read(client, id))[1]!;
      return (data as { name: string }).name === 'Katherine Johnson';
    });
    await until('it is shown', async () => (await nameOf(id)) === 'Katherine Johnson');
  });
});
