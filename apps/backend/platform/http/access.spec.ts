// Access: every route of every room lets in exactly whom its contract names.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { may } from '@purlin/domain/access/rights.ts';
import { STAFF } from '@purlin/domain/access/user-shapes.ts';
import { doorsOf, type Export, type Route } from '@purlin/contracts/route.ts';
import type { HttpAnswer, Who } from '../../../../tools/vitest/callers.ts';
import { useTestApp } from '../../../../tools/vitest/use-test-app.ts';
import { rooms } from '../../app.ts';

const app = useTestApp();
let estimate: { readonly id: number; readonly estimateNumber: string };
beforeAll(async () => {
  const { body: client } = await app.call<{ id: number }>('POST', '/api/clients', {
    body: { name: 'Dana', email: 'dana@client.example' },
  });
  estimate = (
    await app.call<typeof estimate>('POST', '/api/estimates', {
      body: {
        clientId: client.id,
        projectTitle: 'Roof',
        serviceAddress: '1 Main St',
        lineItems: [{ description: 'Work', quantity: 1, rate: '10.00' }],
      },
    })
  ).body;
  // A draft is nobody's business; once it was sent, the number is a key.
  await app.call('POST', `/api/estimates/${estimate.id}/send`, { body: {} });
});

const routes = rooms.flatMap((room) =>
  doorsOf(room.contract).map(([name, route]) => ({
    title: `${route.method} ${route.path} (${room.name}.${name})`,
    route,
  })),
);

const PARTS_OF_THE_OFFICE = STAFF.filter((role) => role !== 'admin');
/** Every caller there can be: a session or none, and no number, the right one or a wrong one. */
const callers: readonly { readonly who: Who; readonly number: 'none' | 'right' | 'wrong' }[] = [
  ...(['anonymous', 'client', 'vendor', 'admin'] as const).flatMap((who) =>
    (['none', 'right', 'wrong'] as const).map((number) => ({ who, number })),
  ),
  ...PARTS_OF_THE_OFFICE.map((who) => ({ who, number: 'none' as const })),
];

/** What the contract says about a caller: let in, or turned away with this status. */
function expected(route: Route | Export, who: Who, number: string): 'in' | 401 | 403 {
  const { right, or } = route;
  if (right === 'everyone' || (right === 'signed-in' && who !== 'anonymous')) return 'in';
  if (who !== 'anonymous' && right !== 'signed-in' && may(who, right)) return 'in';
  if (or === 'estimate-number' && number === 'right') return 'in';
  return who === 'anonymous' ? 401 : 403;
}

/** Input that no shape accepts, so that whoever is let in changes nothing. */
const call = (
  route: Route | Export,
  who: Who,
  number: string,
  address = route.path.replace(':id', String(estimate.id)).replace(':number', 'EST-0-XXXXXXXX'),
): Promise<HttpAnswer<{ code: string; message: string }>> =>
  app.call(route.method, address, {
    as: who,
    ...(route.method === 'GET' ? {} : { body: 7 }),
    headers:
      number === 'none'
        ? {}
        : { 'x-estimate-number': number === 'right' ? estimate.estimateNumber : 'EST-1-00000000' },
  });

describe.each(routes)('$title', ({ route }) => {
  it.each(callers)('$who, number: $number', async ({ who, number }) => {
    const { status, body } = await call(route, who, number);
    const verdict = expected(route, who, number);
    if (verdict === 'in') return expect([401, 403], JSON.stringify(body)).not.toContain(status);
    expect(status).toBe(verdict);
    expect(body).toMatchObject({
      code: verdict === 401 ? 'not-signed-in' : 'forbidden',
      message: expect.any(String) as string,
    });
  });
});

it('lets an auditor read whatever anybody in the office reads, and change nothing', () => {
  const held = (reads: boolean, who: 'auditor' | 'admin') =>
    routes.flatMap(({ route: { method, path, right } }) =>
      right !== 'everyone' &&
      right !== 'signed-in' &&
      may(who, right) &&
      reads === (method === 'GET')
        ? [`${method} ${path}`]
        : [],
    );
  const seen = new Set(held(true, 'auditor'));
  expect(held(true, 'admin').filter((read) => !seen.has(read))).toEqual([
    // What comes before doing it: no record, but a question that only a doer has.
    'GET /api/users/:id/forgetting',
    'GET /api/data-exports/:id/file',
    'GET /api/clients/:id/forgetting',
    'GET /api/unfinished-estimates',
    'GET /api/unfinished-estimates/:key',
    'GET /api/presence/:place',
    'GET /api/decisions',
    'GET /api/leads/:id/forgetting',
    'GET /api/vendors/:id/forgetting',
    'GET /api/calendar-feeds',
    'GET /api/weather-shifts/plan',
    'GET /api/weather-shifts/letter',
    'GET /api/vendor-payments/same-invoice',
    // Whole account numbers, and the bank that is only played.
    'GET /api/payment-batches/:id/file',
    'GET /api/simulated-bank',
    // Where one lets us in, and what would go there then.
    'GET /api/quickbooks/auth',
    'GET /api/quickbooks/sync/preview',
  ]);
  // How they are told, and what they have read themselves, is theirs to say.
  expect(held(false, 'auditor')).toEqual([
    'PUT /api/notifications/choices',
    'POST /api/conversations/client/:id/read',
    'POST /api/conversations/vendor/:id/read',
    'POST /api/notifications/read',
    'POST /api/notifications/read-one',
  ]);
});

describe('a password that was given long ago', () => {
  const asking = routes.filter(({ route }) => route.password);
  beforeAll(async () => {
    // Everybody has signed in by now.
    const sql = "update platform.sessions set proved_at = now() - interval '16 minutes'";
    await app.platform.pool.query(sql);
  });
  afterAll(() => app.platform.pool.query('update platform.sessions set proved_at = now()'));
  it('is asked for before money and before users', () =>
    expect(asking.map(({ route: { method, path } }) => `${method} ${path}`)).toEqual([
      'POST /api/users',
      'PATCH /api/users/:id',
      'POST /api/users/:id/deactivate',
      'POST /api/users/:id/reactivate',
      'POST /api/users/:id/reset-second-factor',
      'POST /api/users/:id/forget',
      'POST /api/auth/second-factor',
      'POST /api/auth/second-factor/confirm',
      'POST /api/auth/second-factor/recovery-codes',
      'POST /api/auth/second-factor/remove',
      'POST /api/auth/passkeys/begin',
      'POST /api/auth/passkeys',
      'POST /api/auth/passkeys/:passkey/remove',
      'POST /api/auth/passkeys/recovery-codes',
      'POST /api/api-keys',
      'POST /api/auth/change-email',
      'POST /api/settings/payments/proposed/confirm',
      'PUT /api/settings/bank',
      'PUT /api/settings/payments',
      'PUT /api/settings/security',
      'POST /api/data-exports',
      'POST /api/vendor-payments/batch-process',
      'GET /api/payment-batches/:id/file',
      'POST /api/payment-batches/:id/submission',
      'POST /api/payment-batches/:id/bank-said',
      'PUT /api/vendors/:id/bank-account',
      'POST /api/vendors/:id/bank-account/confirm',
      'POST /api/vendors/:id/bank-account/test',
      'POST /api/vendors/:id/bank-account/accept-correction',
      'POST /api/vendors/:id/bank-account/refuse-correction',
      'DELETE /api/vendors/:id/bank-account',
    ]));
  it.each(asking)('$title: before anything is looked at', async ({ route }) => {
    expect(await call(route, 'admin', 'none')).toMatchObject({
      status: 403,
      body: { code: 'password-needed' },
    });
    // Whoever may not do it is not asked.
    const verdict = expected(route, 'vendor', 'none') === 'in' ? 'password-needed' : 'forbidden';
    expect((await call(route, 'vendor', 'none')).body.code).toBe(verdict);
    expect((await call(route, 'anonymous', 'none')).status).toBe(401);
  });
  it('keeps nobody from anything else', async () => {
    const answers = await Promise.all(
      ['/api/user', '/api/vendor-payments/window', '/api/vendors'].map((address) =>
        app.call('GET', address),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('the number of one estimate', () => {
  it('opens no other one, and none that does not exist', async () => {
    for (const id of [estimate.id + 1, 999_999]) {
      const { status } = await app.call('PATCH', `/api/estimates/${id}/status`, {
        as: 'anonymous',
        body: { status: 'viewed' },
        headers: { 'x-estimate-number': estimate.estimateNumber },
      });
      expect(status).toBe(401);
    }
  });
  it('does not open a draft', async () => {
    const { body: client } = await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Lee', email: 'lee@client.example' },
    });
    const { body: draft } = await app.call<typeof estimate>('POST', '/api/estimates', {
      body: { clientId: client.id, projectTitle: 'Roof', serviceAddress: '1 Main St' },
    });
    const headers = { 'x-estimate-number': draft.estimateNumber };
    expect(
      (
        await app.call('PATCH', `/api/estimates/${draft.id}/status`, {
          as: 'anonymous',
          body: { status: 'viewed' },
          headers,
        })
      ).status,
    ).toBe(401);
    expect(
      (await app.call('GET', `/api/estimates/${draft.id}/pdf`, { as: 'anonymous', headers }))
        .status,
    ).toBe(401);
    expect(
      (await app.call('GET', `/api/estimates/number/${draft.estimateNumber}`, { as: 'anonymous' }))
        .status,
    ).toBe(404);
  });
});

describe('what is no route of a contract', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nope',
    '/api/estimates/1/nope',
    '/API/estimates',
    '/api//estimates',
    '/api/estimates/',
    `/api/estimates/number/${'x'.repeat(300)}`,
  ])('GET %s answers as an API, without a secret', async (address) => {
    for (const who of ['anonymous', 'admin'] as const) {
      const answer = await app.call<{ message: string }>('GET', address, { as: who });
      expect([401, 404]).toContain(answer.status);
      if (address.startsWith('/api'))
        expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(answer.text).not.toContain(estimate.estimateNumber);
    }
  });
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    '%s to an address that only takes another method',
    async (method) => {
      const answer = await app.call<{ message: string; code: string }>(
        method,
        '/api/dashboard/metrics',
        { body: {} },
      );
      expect(answer.status).toBe(404);
      expect(answer.body.message).toBeTruthy();
    },
  );
});

describe('a mutation from another website', () => {
  const login = { email: 'a@b.example', password: 'x' };
  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'http://purlin.test.evil.example' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ origin: 'http://purlin.test' }, 401],
    [{ 'sec-fetch-site': 'same-origin' }, 401],
    [{}, 401],
  ])('%j answers %i', async (headers, status) => {
    const answer = await app.call<{ code: string }>('POST', '/api/login', {
      as: 'anonymous',
      body: login,
      headers,
    });
    expect(answer.status).toBe(status);
    expect(answer.body.code).toBe(status === 403 ? 'foreign-origin' : 'wrong-credentials');
  });
  it('is refused at every mutating route, for staff too', async () => {
    for (const { route } of routes.filter(({ route: { method } }) => method !== 'GET')) {
      const answer = await app.call<{ code: string }>(
        route.method,
        route.path.replace(':id', '1'),
        { body: {}, headers: { origin: 'https://evil.example' } },
      );
      expect(answer.status, route.path).toBe(403);
    }
  });
});
