// Signing in: what the cookie promises, when a session ends, what is told to whom, and how often
// one may guess.
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, openTestApp, removeData, type TestApp } from '../../../../tools/vitest/app.ts';
import { until } from '../../../../tools/vitest/until.ts';

let app: TestApp;
let behindTls: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  behindTls = await openTestApp({
    beside: app,
    env: { PUBLIC_URL: 'https://purlin.test', TRUST_PROXY: 'true' },
  });
}, 60_000);
afterAll(async () => {
  await behindTls.close();
  await app.close();
  removeData(app);
});

const login = (
  at: TestApp,
  email: string,
  password: string,
  headers: Record<string, string> = {},
) =>
  at.call<{ code: string; message: string; role: string }>('POST', '/api/login', {
    as: 'anonymous',
    body: { email, password },
    headers,
  });
const me = (cookie: string) =>
  app.call<{ email: string; role: string }>('GET', '/api/user', { cookie });

/** A call from another of this machine's addresses. */
function from(
  address: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; retryAfter: string | undefined; body: { code?: string } }> {
  return new Promise((resolve, reject) => {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const call = request(
      app.url + path,
      {
        method,
        localAddress: address,
        agent: false,
        headers: { ...(sent ? { 'content-type': 'application/json' } : {}), ...headers },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            retryAfter: response.headers['retry-after'],
            body: JSON.parse(text || '{}') as { code?: string },
          }),
        );
      },
    );
    call.on('error', reject);
    call.end(sent);
  });
}

describe('the session cookie', () => {
  it(
    'cannot be read by scripts, does not travel to us from other websites, and lasts thirty ' +
      'days',
    async () => {
      const { headers, body } = await login(app, ADMIN.email, ADMIN.password);
      expect(headers.get('set-cookie')).toMatch(
        /^purlin_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
      );
      expect(body).toMatchObject({ role: 'admin', email: ADMIN.email });
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );
  it('is secure, and HSTS is on, where the product is reached through TLS', async () => {
    const { headers } = await login(behindTls, ADMIN.email, ADMIN.password);
    expect(headers.get('set-cookie')).toMatch(/^__Host-purlin_session=.*; Path=\/; .*; Secure$/);
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect((await app.call('GET', '/ready')).headers.get('strict-transport-security')).toBeNull();
  });
  it('is not what the database keeps', async () => {
    const token = (await app.signIn(ADMIN.email, ADMIN.password)).split('=')[1]!;
    const { rows } = await app.platform.pool.query<{ row: string }>(
      'select to_jsonb(t)::text as row from platform.sessions t',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });
  it.each([
    'purlin_session=',
    'purlin_session=wrong',
    'purlin_session=%zz',
    `purlin_session=${'x'.repeat(2000)}`,
    'purlin_session="; drop table',
    'a=b; purlin_session; =;',
  ])('%s opens nothing', async (cookie) => {
    expect((await me(cookie)).status).toBe(401);
  });
});

describe('a session', () => {
  it('ends with signing out, in every process, and signing out twice is no error', async () => {
    const cookie = await app.signIn(ADMIN.email, ADMIN.password);
    expect((await me(cookie)).body.email).toBe(ADMIN.email);
    const out = await app.call('POST', '/api/logout', {
      cookie,
      headers: { origin: 'http://purlin.test' },
    });
    expect(out.headers.get('set-cookie')).toMatch(/^purlin_session=; .*Max-Age=0/);
    expect((await me(cookie)).status).toBe(401);
    const there = cookie.replace('purlin', '__Host-purlin');
    expect((await behindTls.call('GET', '/api/user', { cookie: there })).status).toBe(401);
    expect((await app.call('POST', '/api/logout', { cookie })).status).toBeLessThan(300);
    expect((await app.call('POST', '/api/logout', { as: 'anonymous' })).status).toBeLessThan(300);
  });
  it('ends when its time is over, and the next sign-in clears it away', async () => {
    const cookie = await app.signIn(ADMIN.email, ADMIN.password);
    await app.platform.pool.query(
      'update platform.sessions set expires_at = now() where created_at = (select ' +
        'max(created_at) from platform.sessions)',
    );
    expect((await me(cookie)).status).toBe(401);
    await app.signIn(ADMIN.email, ADMIN.password);
    expect(
      (await app.platform.pool.query('select 1 from platform.sessions where expires_at <= now()'))
        .rowCount,
    ).toBe(0);
  });
  it('belongs to its user: two sessions of two users know who they are', async () => {
    const email = `${randomUUID()}@people.example`;
    const admin = await app.signIn(ADMIN.email, ADMIN.password);
    await app.call('POST', '/api/users', {
      cookie: admin,
      body: {
        email: email.toUpperCase(),
        firstName: 'Ana',
        lastName: 'Ruiz',
        role: 'vendor',
        password: ADMIN.password,
      },
    });
    const vendor = await app.signIn(` ${email} `, ADMIN.password);
    expect([(await me(admin)).body.role, (await me(vendor)).body.role]).toEqual([
      'admin',
      'vendor',
    ]);
    expect((await app.call('GET', '/api/users', { cookie: vendor })).status).toBe(403);
  });
});

describe('who may not sign in', () => {
  it('is told the same for an unknown e-mail and a wrong password, after the same work', async () => {
    const [unknown, wrong] = [
      await login(app, 'nobody@people.example', 'wrong-wrong-wrong'),
      await login(app, ADMIN.email, 'wrong-wrong-wrong'),
    ];
    expect([unknown.status, wrong.status]).toEqual([401, 401]);
    expect(unknown.body).toEqual(wrong.body);
    expect(wrong.body).toMatchObject({
      code: 'wrong-credentials',
      message: 'Invalid email or password',
    });
    expect(unknown.headers.get('set-cookie')).toBeNull();
  });
});

describe('guesses', () => {
  it(
    'of a password: after ten wrong ones from an address it must wait; from another the ' +
      'right one works',
    async () => {
      for (let n = 0; n < 10; n++)
        expect(
          (
            await from('127.0.0.2', 'POST', '/api/login', {
              email: ADMIN.email,
              password: `wrong ${n}`,
            })
          ).status,
        ).toBe(401);
      const limited = await from('127.0.0.2', 'POST', '/api/login', {
        email: ADMIN.email,
        password: ADMIN.password,
      });
      expect([limited.status, limited.body.code]).toEqual([429, 'too-often']);
      expect(Number(limited.retryAfter)).toBeGreaterThan(0);
      expect(Number(limited.retryAfter)).toBeLessThanOrEqual(60);
      expect(
        (
          await from('127.0.0.3', 'POST', '/api/login', {
            email: ADMIN.email,
            password: ADMIN.password,
          })
        ).status,
      ).toBeLessThan(300);
    },
  );
  it('of a password: forty at once are no more than ten', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        from('127.0.0.4', 'POST', '/api/login', { email: ADMIN.email, password: `wrong ${n}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });
  it('behind a proxy: the address it saw counts, not what the caller wrote in front of it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) =>
        login(behindTls, ADMIN.email, `wrong ${n}`, {
          'x-forwarded-for': `10.0.0.${n}, 203.0.113.7`,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(
      (await login(behindTls, ADMIN.email, ADMIN.password, { 'x-forwarded-for': '203.0.113.8' }))
        .status,
    ).toBeLessThan(300);
  });

  describe('of an estimate number', () => {
    let estimate: { id: number; estimateNumber: string };
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
            lineItems: [{ description: 'Work', quantity: 1, rate: 1 }],
          },
        })
      ).body;
      await app.call('POST', `/api/estimates/${estimate.id}/send`, { body: {} });
      await until('it is sent', () => app.mail.received.length > 0);
    }, 30_000);
    const byNumber = (address: string, number: string) =>
      from(address, 'GET', `/api/estimates/number/${number}`);
    const view = (address: string, number: string) =>
      from(
        address,
        'PATCH',
        `/api/estimates/${estimate.id}/status`,
        { status: 'viewed' },
        { 'x-estimate-number': number },
      );

    it('are limited on both doors, and each address for itself', async () => {
      for (let n = 0; n < 60; n++)
        expect((await byNumber('127.0.0.5', `EST-1-0000${n}`)).status).toBe(404);
      expect((await byNumber('127.0.0.5', estimate.estimateNumber)).status).toBe(429);
      for (let n = 0; n < 30; n++)
        expect((await view('127.0.0.5', `EST-1-0000${n}`)).status).toBe(401);
      expect((await view('127.0.0.5', estimate.estimateNumber)).status).toBe(429);
      expect((await byNumber('127.0.0.6', estimate.estimateNumber)).status).toBe(200);
      expect((await view('127.0.0.6', estimate.estimateNumber)).status).toBe(200);
    });
    it('do not count for whoever knows it: two hundred calls, one after the other and at once', async () => {
      for (let n = 0; n < 100; n++)
        expect((await byNumber('127.0.0.7', estimate.estimateNumber)).status).toBe(200);
      const answers = await Promise.all(
        Array.from({ length: 100 }, () =>
          Promise.all([
            byNumber('127.0.0.7', estimate.estimateNumber),
            view('127.0.0.7', estimate.estimateNumber),
          ]),
        ),
      );
      expect(new Set(answers.flat().map(({ status }) => status))).toEqual(new Set([200]));
    });
    it('do not keep staff out', async () => {
      for (let n = 0; n < 31; n++) await view('127.0.0.8', `EST-1-0000${n}`);
      const cookie = await app.signIn(ADMIN.email, ADMIN.password);
      expect(
        (
          await from(
            '127.0.0.8',
            'PATCH',
            `/api/estimates/${estimate.id}/status`,
            { status: 'viewed' },
            { cookie },
          )
        ).status,
      ).toBe(200);
    });
  });
});
