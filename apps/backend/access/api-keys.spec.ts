// API keys over HTTP: issued, used, expired, revoked; every route with a key that has every right
// there is for one; and the token nowhere where somebody could read it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiKey } from '@purlin/contracts/api-keys.ts';
import { doorsOf, keyRightOf, type Export, type Route } from '@purlin/contracts/route.ts';
import { client as clientDecider } from '@purlin/domain/clients/client.ts';
import { KEY_RIGHTS, type KeyRight } from '@purlin/domain/access/rights.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { rooms } from '../app.ts';

let app: TestApp;
let beside: TestApp;
beforeAll(async () => {
  app = await openTestApp({ seed: 'demo' });
  beside = await openTestApp({ beside: app });
});
afterAll(async () => {
  await beside.close();
  await app.close();
  removeData(app);
});

const today = () => app.platform.services.clock.today();
const tokens: string[] = [];
interface Issued {
  readonly id: number;
  readonly token: string;
}
async function issue(rights: readonly KeyRight[], more: object = {}): Promise<Issued> {
  const body = { name: 'Bookings', rights, expiresOn: dayAfter(today(), 30), ...more };
  const answer = await app.call<Issued>('POST', '/api/api-keys', { body });
  expect(answer.status, answer.text).toBe(201);
  tokens.push(answer.body.token);
  return answer.body;
}
interface Refused {
  readonly code: string;
  readonly message: string;
}
const by = (token: string, method: string, address: string, body?: unknown, at = app) =>
  at.call<Refused>(method, address, {
    as: 'anonymous',
    headers: { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body }),
  });
const listed = async (id: number): Promise<ApiKey> =>
  (await app.call<ApiKey[]>('GET', '/api/api-keys')).body.find((key) => key.id === id)!;
const revoke = (id: number) => app.call('POST', `/api/api-keys/${id}/revoke`, { body: {} });
const client = { name: 'Ann Poe', email: 'ann@client.example' };

describe('an API key', () => {
  it('opens what it was given, and says so in history', async () => {
    const { token, id } = await issue(['clients.read', 'clients.write'], { name: 'Lead form' });
    expect(token).toMatch(new RegExp(`^purlin_${id}_[\\w-]{43}$`));
    const added = await by(token, 'POST', '/api/clients', client);
    expect(added.status, added.text).toBe(201);
    const { id: clientId } = added.body as unknown as { id: number };
    const past = await app.platform.services.history.read(clientDecider, clientId);
    expect(past.map((event) => event.by)).toEqual([`api-key-${id}`]);
    const story = await app.call<{ by: string }[]>('GET', `/api/clients/${clientId}/timeline`);
    expect(story.body.map((entry) => entry.by)).toContain('API key Lead form');
  });
  it('opens nothing else', async () => {
    const { token } = await issue(['clients.read']);
    expect((await by(token, 'GET', '/api/clients')).status).toBe(200);
    for (const answer of [
      await by(token, 'POST', '/api/clients', client),
      await by(token, 'GET', '/api/jobs'),
      await by(token, 'GET', '/api/user'),
      await by(token, 'GET', '/api/api-keys'),
    ])
      expect(answer).toMatchObject({
        status: 403,
        body: { code: 'forbidden', message: 'This API key doesn’t have permission to do this.' },
      });
    expect((await by(token, 'GET', '/api/live')).status).toBe(401);
  });
  it('shows drafts to whom estimates are open, and to no other key', async () => {
    const { body: drafts } = await app.call<{ estimateNumber: string }[]>(
      'GET',
      '/api/estimates?status=draft',
    );
    const address = `/api/estimates/number/${drafts[0]!.estimateNumber}`;
    const reads = await issue(['estimates.read']);
    const other = await issue(['jobs.read']);
    expect((await by(reads.token, 'GET', address)).status).toBe(200);
    expect((await by(other.token, 'GET', address)).status).toBe(404);
  });
  it('says when it was used last', async () => {
    const { id, token } = await issue(['jobs.read']);
    expect((await listed(id)).usedAt).toBeNull();
    await by(token, 'GET', '/api/jobs');
    await expect.poll(async () => (await listed(id)).usedAt).not.toBeNull();
    const first = (await listed(id)).usedAt;
    await by(token, 'GET', '/api/jobs');
    expect((await listed(id)).usedAt).toBe(first);
  });
  it('that was revoked opens nothing in any process from then on', async () => {
    const { id, token } = await issue(['jobs.read']);
    expect((await by(token, 'GET', '/api/jobs', undefined, beside)).status).toBe(200);
    expect((await revoke(id)).status).toBe(200);
    for (const at of [app, beside])
      expect(await by(token, 'GET', '/api/jobs', undefined, at)).toMatchObject({
        status: 401,
        body: { code: 'wrong-api-key' },
      });
    expect(await listed(id)).toMatchObject({ status: 'revoked' });
    expect((await revoke(id)).status).toBe(200);
    expect((await revoke(999_999)).status).toBe(404);
  });
  it('works on its last day and no longer', async () => {
    const { id, token } = await issue(['jobs.read'], { expiresOn: today() });
    expect((await by(token, 'GET', '/api/jobs')).status).toBe(200);
    // The day after has come, as far as the key is concerned.
    await app.platform.pool.query('update read.api_key_list set expires_on = $2 where id = $1', [
      id,
      dayAfter(today(), -1),
    ]);
    expect((await by(token, 'GET', '/api/jobs')).status).toBe(401);
    expect(await listed(id)).toMatchObject({ status: 'expired' });
  });
  it('is none of another number, or with another end', async () => {
    const [one, other] = [await issue(['jobs.read']), await issue(['clients.read'])];
    const moved = one.token.replace(`_${one.id}_`, `_${other.id}_`);
    for (const wrong of [moved, `${one.token.slice(0, -1)}!`, 'x', `${one.token}x`])
      expect((await by(wrong, 'GET', '/api/jobs')).status).toBe(401);
    expect((await by('x', 'GET', '/api/company')).status).toBe(401);
  });
  it('and a session at once are refused', async () => {
    const { token } = await issue(['jobs.read']);
    const headers = { authorization: `Bearer ${token}` };
    expect(await app.call('GET', '/api/jobs', { headers })).toMatchObject({
      status: 400,
      body: { code: 'two-credentials' },
    });
  });
  it('asked for again under one Idempotency-Key is one key, with the last token', async () => {
    const headers = { 'idempotency-key': 'issue-once-0001' };
    const body = { name: 'Twice', rights: ['jobs.read'], expiresOn: dayAfter(today(), 3) };
    const ask = () => app.call<Issued>('POST', '/api/api-keys', { body, headers });
    const [first, second] = [(await ask()).body, (await ask()).body];
    tokens.push(first.token, second.token);
    expect(second.id).toBe(first.id);
    expect((await by(first.token, 'GET', '/api/jobs')).status).toBe(401);
    expect((await by(second.token, 'GET', '/api/jobs')).status).toBe(200);
  });
});

describe('every route, with a key that has every right there is for one', () => {
  let token: string;
  let bare: string;
  beforeAll(async () => {
    token = (await issue(KEY_RIGHTS)).token;
    bare = (await issue(['dashboard.read'])).token;
  });
  const doors = rooms.flatMap(({ name, contract }) =>
    doorsOf(contract).map(([door, route]) => ({
      title: `${route.method} ${route.path} (${name}.${door})`,
      route,
    })),
  );
  /** Input that no shape accepts, so that whoever is let in changes nothing. */
  const ask = (key: string, { method, path }: Route | Export) =>
    by(
      key,
      method,
      path.replace(':id', '1').replace(/:\w+/g, 'x'),
      method === 'GET' ? undefined : 7,
    );
  it.each(doors)('$title', async ({ route }) => {
    const isOpen = route.right === 'everyone' && !route.person;
    const opens = isOpen || keyRightOf(route) !== undefined;
    const answer = await ask(token, route);
    expect(answer.status, answer.text).toBeLessThan(500);
    if (opens) expect([401, 403], answer.text).not.toContain(answer.status);
    else expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    if (opens && route.right !== 'everyone' && route.right !== 'dashboard.read')
      expect(await ask(bare, route)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
  it('leaves to people what needs one', () =>
    expect(
      doors.flatMap(({ title, route }) => (route.person ? [title.split(' (')[0]] : [])),
    ).toEqual([
      'POST /api/settings/payments/proposed/confirm',
      'POST /api/settings/payments/proposed/withdraw',
      'POST /api/data-exports',
      'GET /api/data-exports/:id/file',
      'GET /api/portal/contact',
      'PUT /api/portal/contact',
      'POST /api/estimates/:id/record-approval',
      'GET /api/portal/estimates',
      'GET /api/conversations',
      'GET /api/conversations.csv',
      'GET /api/conversations/unread',
      'GET /api/conversations/job/:id',
      'GET /api/conversations/client/:id',
      'GET /api/conversations/vendor/:id',
      'POST /api/conversations/client/:id/messages',
      'POST /api/conversations/vendor/:id/messages',
      'POST /api/conversations/client/:id/notes',
      'POST /api/conversations/vendor/:id/notes',
      'POST /api/conversations/client/pictures',
      'POST /api/conversations/vendor/pictures',
      'GET /api/conversations/client/:id/pictures/:picture/:width',
      'GET /api/conversations/vendor/:id/pictures/:picture/:width',
      'POST /api/conversations/client/:id/read',
      'POST /api/conversations/vendor/:id/read',
      'GET /api/portal/messages',
      'POST /api/portal/messages',
      'POST /api/portal/messages/pictures',
      'GET /api/portal/messages/pictures/:picture/:width',
      'POST /api/portal/messages/read',
      'GET /api/calendar-feeds',
      'POST /api/calendar-feeds',
      'POST /api/calendar-feeds/close',
      'POST /api/work-orders/:id/confirm',
      'POST /api/work-orders/:id/decline',
      'POST /api/work-orders/:id/propose',
      'POST /api/work-orders/:id/withdraw',
      'POST /api/work-orders/calendar',
      'GET /api/portal/projects',
      'GET /api/quickbooks/accounts',
      'POST /api/uploads',
      'GET /api/uploads/:upload',
      'PUT /api/uploads/:upload/parts/:from',
    ]));
});

describe('the token of an API key', () => {
  it('stands in no table, no event, no log and no other answer', async () => {
    const { token } = await issue(['jobs.read']);
    await by(token, 'GET', '/api/jobs');
    const { pool } = app.platform;
    const { rows } = await pool.query<{ place: string }>(
      `select format('%I.%I', table_schema, table_name) as place from information_schema.tables
       where table_type = 'BASE TABLE'
       and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    expect(rows.map(({ place }) => place)).toContain('platform.api_keys');
    const secrets = tokens.map((one) => one.split('_').slice(2).join('_'));
    const asBytes = secrets.map((one) => Buffer.from(one).toString('hex'));
    for (const { place } of rows) {
      const found = await pool.query(
        `select from ${place} t where exists (select from unnest($1::text[]) s
         where strpos(t::text, s) > 0)`,
        [[...secrets, ...asBytes]],
      );
      expect(found.rowCount, place).toBe(0);
    }
    const { text } = await app.call('GET', '/api/api-keys');
    const told = [...app.logged, ...beside.logged, text].join('\n');
    for (const secret of secrets) expect(told).not.toContain(secret);
  });
});

describe('wrong keys', () => {
  it('of one address are braked', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 40; n++)
      statuses.push((await by(`purlin_1_${'x'.repeat(43)}`, 'GET', '/api/jobs')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
