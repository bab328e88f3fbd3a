// Sessions: what the cookie promises, when a session ends, and what is told to whom.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestApp, removeData, type TestApp } from '../../../../tools/vitest/app.ts';
import { ADMIN } from '../../../../tools/vitest/callers.ts';
import { until } from '../../../../tools/vitest/until.ts';

let app: TestApp;
let behindTls: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  behindTls = await openTestApp({
    beside: app,
    env: { PUBLIC_URL: 'https://purlin.test', TRUST_PROXY: 'true' },
  });
});
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

describe('the session cookie', () => {
  it(
    'cannot be read by scripts, does not travel to us from other websites, and lasts thirty ' +
      'days',
    async () => {
      const { headers, body } = await login(app, ADMIN.email, ADMIN.password);
      expect(headers.get('set-cookie')).toMatch(
        /^purlin_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000,/,
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
  it('is remembered for a moment, and never longer than until it ends', async () => {
    const cookie = await app.signIn(ADMIN.email, ADMIN.password);
    const there = cookie.replace('purlin', '__Host-purlin');
    const asked = vi.spyOn(app.platform.services.db, 'query');
    const lookups = () =>
      asked.mock.calls.filter(
        ([query]) => (query as unknown as { name?: string }).name === 'session_user',
      ).length;
    for (let n = 0; n < 3; n += 1) expect((await me(cookie)).status).toBe(200);
    expect(lookups()).toBe(1);
    asked.mockRestore();
    const elsewhere = () => behindTls.call('GET', '/api/user', { cookie: there });
    expect((await elsewhere()).status).toBe(200);
    await app.call('POST', '/api/logout', { cookie, headers: { origin: 'http://purlin.test' } });
    expect((await me(cookie)).status).toBe(401);
    // Well within the seconds for which it would be remembered.
    const heard = async () => (await elsewhere()).status === 401;
    await until('the other process has heard', heard, undefined, 3_000);
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
