// Forgetting people over HTTP: what is shown before, who may, what is refused, and that nobody can
// find them afterwards: in no table, no log and no answer.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Forgetting } from '@purlin/contracts/forgetting.ts';
import { user } from '@purlin/domain/access/user.ts';
import { estimate } from '@purlin/domain/estimates/estimate.ts';
import { draft as draftOne } from '@purlin/domain/estimates/samples.ts';
import { useTestApp } from '../../tools/vitest/use-test-app.ts';
import { rooms } from './app.ts';
import { until } from '../../tools/vitest/until.ts';

const app = useTestApp();

/** The body of a call that must succeed. */
async function ok<T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown): Promise<T> {
  const answer = await app.call<T>(method, path, { body });
  expect([path, answer.status, answer.text]).toEqual([
    path,
    expect.toSatisfy((status: number) => status < 300),
    expect.anything(),
  ]);
  return answer.body;
}
const post = async (path: string, body: unknown = {}): Promise<number> =>
  (await ok<{ id: number }>('POST', path, body)).id;
const forget = (path: string, name: string) =>
  app.call<{ message: string }>('POST', `${path}/forget`, { body: { name } });

const draft = (clientId: number, serviceAddress: string, customerNotes = ''): Promise<number> =>
  post('/api/estimates', {
    clientId,
    projectTitle: 'Roof',
    serviceAddress,
    customerNotes,
    lineItems: [{ description: 'Work', quantity: 1, rate: 100 }],
  });
const send = (id: number): Promise<number> =>
  post(`/api/estimates/${id}/send`, { message: 'Here it is' });

/** Every table there is and every line of the log, in one text. */
async function everything(): Promise<string> {
  const { rows } = await app.platform.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const texts = rows.map(async ({ name }) =>
    JSON.stringify((await app.platform.pool.query(`select to_jsonb(t) from ${name} t`)).rows),
  );
  return [...(await Promise.all(texts)), ...app.logged].join('\n');
}
const foundOf = async (secrets: readonly string[]): Promise<string[]> => {
  const text = await everything();
  return secrets.filter((secret) => text.includes(secret));
};
/** A table that goes away while it is read belongs to a rebuild: nothing is finished then. */
const UNDEFINED_TABLE = '42P01';
const isGone = (...secrets: readonly string[]): Promise<unknown> =>
  until('nobody finds it', async () => {
    try {
      return (await foundOf(secrets)).length === 0;
    } catch (error) {
      if ((error as { code?: string }).code === UNDEFINED_TABLE) return false;
      throw error;
    }
  });

describe('a client', () => {
  const NAME = 'Wilhelmina Featherstone';
  /** What goes with her. */
  const SECRETS = [
    'wilhelmina@private.example',
    '541-555-7788',
    '99 Hidden Hollow',
    'beware of Cerberus',
    'hail as big as geese',
    'portal-user@private.example',
    '1 Never Lane',
  ];
  let id: number;
  let accepted: number;
  let waiting: number;
  beforeAll(async () => {
    id = await post('/api/clients', {
      name: NAME,
      email: 'then@private.example',
      phone: '541-555-0000',
      address: SECRETS[2],
      notes: SECRETS[3],
    });
    await ok('POST', '/api/quote', {
      name: NAME,
      email: 'w-at-work@private.example',
      phone: SECRETS[1],
      address: SECRETS[2],
      projectType: 'storm-damage',
      description: SECRETS[4],
    });
    const lead = (await ok<readonly { id: number }[]>('GET', '/api/leads'))[0]!.id;
    await app.call('PUT', `/api/leads/${lead}/client`, {
      body: { clientId: id, estimateId: null },
    });
    await post('/api/users', {
      email: SECRETS[5],
      firstName: 'Portal',
      lastName: 'User',
      role: 'client',
      password: 'a-long-enough-one',
      clientId: id,
    });
    accepted = await draft(id, 'Kept Street 1');
    await send(accepted);
    await post(`/api/estimates/${accepted}/approve-option`, {});
    // What was accepted keeps the e-mail address and the telephone number of then.
    await ok('PATCH', `/api/clients/${id}`, { email: SECRETS[0], phone: SECRETS[1] });
    waiting = await draft(id, SECRETS[6]!);
    await send(waiting);
    await draft(id, SECRETS[6]!);
    await until('all e-mails went out', () => app.mail.received.length >= 4);
  });

  it('is shown with what goes, what stays and why', async () => {
    expect(await ok<Forgetting>('GET', `/api/clients/${id}/forgetting`)).toEqual({
      name: NAME,
      goes: [
        { what: 'contact', count: 1 },
        { what: 'estimates', count: 2 },
        { what: 'requests', count: 1 },
        { what: 'sign-ins', count: 1 },
      ],
      stays: [
        { what: 'accepted-estimates', count: 1, why: ['taxes', 'claims'] },
        { what: 'mark', count: 1, why: ['history'] },
      ],
      obstacle: null,
    });
  });
  it('is forgotten by staff who may, and by nobody else', async () => {
    for (const as of ['client', 'vendor', 'anonymous'] as const)
      for (const [method, path] of [
        ['GET', 'forgetting'],
        ['POST', 'forget'],
      ] as const) {
        const { status } = await app.call(method, `/api/clients/${id}/${path}`, {
          as,
          ...(method === 'POST' ? { body: { name: NAME } } : {}),
        });
        expect([as, path, status]).toEqual([as, path, as === 'anonymous' ? 401 : 403]);
      }
  });
  it('is not forgotten under another name', async () => {
    const { status, body } = await forget(`/api/clients/${id}`, 'Wilhelm');
    expect([status, body.message]).toEqual([
      409,
      'That doesn’t match the name on the record. Type it exactly as shown.',
    ]);
  });
  it('is gone from every table and every answer, what was accepted excepted', async () => {
    expect((await forget(`/api/clients/${id}`, NAME)).status).toBe(200);
    expect((await app.call('GET', `/api/clients/${id}`)).status).toBe(404);
    await isGone(...SECRETS);
    expect(await ok('GET', '/api/clients?show=all&q=Featherstone')).toEqual([]);
    expect(await ok('GET', '/api/leads?q=geese')).toEqual([]);
    expect(await ok('GET', '/api/users?q=portal')).toEqual([]);
    expect(await ok('GET', `/api/estimates/${accepted}`)).toMatchObject({
      clientName: NAME,
      status: 'accepted',
      serviceAddress: 'Kept Street 1',
    });
    expect(await ok('GET', `/api/estimates/${waiting}`)).toMatchObject({
      clientName: '(forgotten)',
      serviceAddress: '(forgotten)',
    });
  });
  it('asked again, it is done already; a fresh edit finds nobody', async () => {
    expect((await forget(`/api/clients/${id}`, 'whatever')).status).toBe(200);
    expect((await app.call('PATCH', `/api/clients/${id}`, { body: { notes: 'x' } })).status).toBe(
      404,
    );
  });
  it('who signed in for her is signed out and cannot come back', async () => {
    const { status } = await app.call('POST', '/api/login', {
      as: 'anonymous',
      body: { email: SECRETS[5], password: 'a-long-enough-one' },
    });
    expect(status).toBe(401);
  });
});

describe('what is written in the very moment a client is forgotten', () => {
  const asker = (key: string) => ({ by: 'system', correlationId: key, key });
  it('is found and forgotten too, whatever looked past whom', async () => {
    const { services } = app.platform;
    const gone = await post('/api/clients', { name: 'Lazlo', email: 'lazlo@private.example' });
    expect((await forget(`/api/clients/${gone}`, 'Lazlo')).status).toBe(200);
    await isGone('lazlo@private.example');
    // Commands whose facts were read while he was still there.
    const client = { ...draftOne.data.client, id: gone, name: 'Lazlo Latecomer' };
    const { id } = await services.dispatch(
      estimate,
      'new',
      { type: 'DraftEstimate', data: { ...draftOne.data, client } },
      asker('late-estimate'),
    );
    const signIn = await post('/api/users', {
      email: 'late-user@private.example',
      firstName: 'Lazlo',
      lastName: 'Latecomer',
      role: 'client',
      password: 'a-long-enough-one',
    });
    const { position } = await services.dispatch(
      user,
      signIn,
      { type: 'EditUser', data: { clientId: gone, vendorId: null } },
      asker('late-user'),
    );
    await services.until(position, 10_000);
    expect(await foundOf(['Lazlo Latecomer', 'late-user@private.example'])).toHaveLength(2);
    for (const { scheduled = [] } of rooms)
      for (const { name, run } of scheduled) if (name.endsWith('-late')) await run(services);
    await isGone('Lazlo Latecomer', 'late-user@private.example');
    expect((await app.call('GET', `/api/estimates/${id}`)).status).toBe(404);
  });
});

describe('a client with a job on the calendar', () => {
  it('is kept until it is over, and told so before', async () => {
    const id = await post('/api/clients', { name: 'Jo Ahead', email: 'jo@private.example' });
    const estimateId = await draft(id, '2 Later Street');
    await send(estimateId);
    await post(`/api/estimates/${estimateId}/approve-option`, {});
    await post(`/api/estimates/${estimateId}/convert-to-job`, {
      title: 'Roof',
      address: '2 Later Street',
      scheduledStartDate: '2099-05-01T08:00',
    });
    const words =
      'This client has a job on the calendar. You can delete the client’s personal data once ' +
      'it’s over.';
    expect(await ok<Forgetting>('GET', `/api/clients/${id}/forgetting`)).toMatchObject({
      stays: [{ what: 'accepted-estimates' }, { what: 'jobs', count: 1 }, { what: 'mark' }],
      obstacle: words,
    });
    const { status, body } = await forget(`/api/clients/${id}`, 'Jo Ahead');
    expect([status, body.message]).toEqual([409, words]);
  });
});

describe('a request', () => {
  it('goes with what was written, noted and answered', async () => {
    await ok('POST', '/api/contact', {
      name: 'Eudora Quackenbush',
      email: 'eudora@private.example',
      message: 'my geese are on the roof',
    });
    const [lead] = await ok<readonly { id: number }[]>('GET', '/api/leads?q=eudora');
    const path = `/api/leads/${lead!.id}`;
    await ok('POST', `${path}/notes`, { text: 'owes us for the gander' });
    expect((await ok<Forgetting>('GET', `${path}/forgetting`)).goes).toHaveLength(2);
    expect((await forget(path, 'eudora quackenbush')).status).toBe(200);
    await isGone('Eudora', 'eudora@private.example', 'my geese', 'the gander');
    expect((await app.call('GET', path)).status).toBe(404);
  });
});

describe('a user', () => {
  it('goes with password, sessions and places', async () => {
    const person = {
      email: 'percival@private.example',
      firstName: 'Percival',
      lastName: 'Throckmorton',
      password: 'a-long-enough-one',
    };
    const id = await post('/api/users', { ...person, role: 'vendor' });
    await app.call('POST', '/api/login', { as: 'anonymous', body: person });
    expect((await forget(`/api/users/${id}`, 'Percival Throckmorton')).status).toBe(200);
    await isGone('percival@', 'Percival', 'Throckmorton');
    for (const table of ['credentials', 'sessions', 'known_places'])
      expect([
        table,
        (await app.platform.pool.query(`select from platform.${table} where user_id = $1`, [id]))
          .rowCount,
      ]).toEqual([table, 0]);
  });
  it('never forgets themselves', async () => {
    const me = await ok<{ id: number; firstName: string; lastName: string }>('GET', '/api/user');
    const path = `/api/users/${me.id}`;
    const words = 'You’re the only admin who can sign in. Make someone else an admin first.';
    expect(await ok('GET', `${path}/forgetting`)).toMatchObject({ obstacle: words });
    const { status, body } = await forget(path, `${me.firstName} ${me.lastName}`);
    expect([status, body.message]).toEqual([409, words]);
  });
});
