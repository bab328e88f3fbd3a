// Every sign-in, refusal, lock-out and sign-out is in the history of its user, which admins and
// auditors read; nobody fills it with guesses, and no secret and no address gets into it.
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListedUser, UserHistoryEntry } from '@purlin/contracts/access.ts';
import type { User } from '@purlin/contracts/signing-in.ts';
import { user as decider } from '@purlin/domain/access/user.ts';
import { authenticatorAt, SITE, type Asked } from '../../../tools/vitest/authenticator.ts';
import { callFrom } from '../../../tools/vitest/call-from.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { PUBLIC_URL: SITE.origin } });

const GOOD = 'gutter lantern orchid';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';
let email: string;
let id: number;
const addUser = async (more: object = {}): Promise<void> => {
  email = `${randomUUID()}@people.example`;
  const body = { email, firstName: 'Ana', lastName: 'Ruiz', role: 'estimator', ...more };
  const added = await app.call<User>('POST', '/api/users', { body: { ...body, password: GOOD } });
  ({ id } = added.body);
};
beforeEach(() => addUser());

const signIn = (password = GOOD, code?: string, headers: Record<string, string> = {}) =>
  app.call<{ code: string }>('POST', '/api/login', {
    as: 'anonymous',
    body: { email, password, ...(code === undefined ? {} : { code }) },
    headers: { 'user-agent': CHROME, ...headers },
  });
const past = () => app.platform.services.history.read(decider, id);
/** What was told of signing in, once the last of it has been. */
const told = (count: number) =>
  until(`${count} events about signing in`, async () => {
    const all = (await past()).filter(({ type }) => type.startsWith('Sign'));
    return all.length >= count && all;
  });
const historyOf = (whose: number, more: object = {}) =>
  app.call<UserHistoryEntry[]>('GET', `/api/users/${whose}/history`, more);
let used = 1;
const newAddress = (): string => `127.3.${Math.floor(++used / 250)}.${(used % 250) + 1}`;

describe('who comes in', () => {
  it('is in history before they are answered, as the one who did it', async () => {
    expect((await signIn()).status).toBe(200);
    const [last] = (await past()).slice(-1);
    expect(last).toMatchObject({
      type: 'SignedIn',
      by: `user-${id}`,
      data: { way: 'password', browser: 'Chrome', machine: 'Windows' },
    });
  });
  it('comes with a code or a recovery code', async () => {
    const cookie = await app.signIn(email, GOOD);
    const at = (path: string, body: object = {}) =>
      app.call<{ secret: string; recoveryCodes: string[] }>('POST', `/api/auth/${path}`, {
        cookie,
        body,
      });
    const { secret } = (await at('second-factor')).body;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = totp.generate({ timestamp: Date.now() - 30_000 });
    const { recoveryCodes } = (await at('second-factor/confirm', { code })).body;
    expect((await signIn()).body.code).toBe('code-needed');
    expect((await signIn(GOOD, totp.generate())).status).toBe(200);
    expect((await signIn(GOOD, recoveryCodes[0])).status).toBe(200);
    expect((await signIn(GOOD, '000000')).status).toBe(400);
    expect((await told(4)).map(({ data }) => data)).toMatchObject([
      { way: 'password' },
      { way: 'code' },
      { way: 'recovery-code' },
      { why: 'wrong-code' },
    ]);
  });
  it('comes with a passkey; a wrong one is told of its user', async () => {
    const cookie = await app.signIn(email, GOOD);
    const device = authenticatorAt(SITE);
    const asked = await app.call<Asked>('POST', '/api/auth/passkeys/begin', { cookie, body: {} });
    const body = { ...device.make(asked.body), name: 'Phone' };
    expect((await app.call('POST', '/api/auth/passkeys', { cookie, body })).status).toBe(201);
    const show = async (lies = {}) => {
      const at = (path: string, sent: object, headers = {}) =>
        callFrom(app.url, '127.0.0.1', 'POST', path, sent, headers);
      const here = await at('/api/auth/passkeys/challenge', {});
      const holding = here.cookies[0]!.split(';')[0]!;
      const shown = device.show(here.body as unknown as Asked, lies);
      return at('/api/login/passkey', shown, { cookie: holding });
    };
    expect((await show()).status).toBe(200);
    expect((await show({ origin: 'https://elsewhere.test' })).status).toBe(401);
    expect((await told(3)).map(({ data }) => data)).toMatchObject([
      { way: 'password' },
      { way: 'passkey' },
      { why: 'wrong-passkey' },
    ]);
  });
  it('is not kept out by a history that cannot be written', async () => {
    const { services } = app.platform;
    const { append } = services.history;
    Object.assign(services.history, {
      append: (...given: Parameters<typeof append>) =>
        given[3].some(({ type }) => type === 'SignedIn')
          ? Promise.reject(new Error('the event store is away'))
          : append(...given),
    });
    try {
      expect((await signIn()).status).toBe(200);
    } finally {
      Object.assign(services.history, { append });
    }
    expect((await past()).map(({ type }) => type)).not.toContain('SignedIn');
  });
});

it('stands in the list of users: when each last came in, by which it can be sorted', async () => {
  const inOrder = async (sort: string) => {
    const query = `?q=${encodeURIComponent(email)}&sort=${sort}`;
    const { body } = await app.call<ListedUser[]>('GET', `/api/users${query}`);
    return body.map(({ lastSignInAt }) => lastSignInAt);
  };
  expect(await inOrder('-lastSignInAt')).toEqual([null]);
  await signIn('wrong');
  expect((await signIn()).status).toBe(200);
  const at = (await past()).findLast(({ type }) => type === 'SignedIn')!.at;
  await until('the list knows', async () => (await inOrder('lastSignInAt'))[0] === at);
  const all = await app.call<ListedUser[]>('GET', '/api/users?limit=500&sort=-lastSignInAt');
  const order = all.body.map(({ lastSignInAt }) => lastSignInAt ?? '');
  expect(order).toEqual(order.toSorted().toReversed());
  expect(order.at(-1)).toBe('');
});

it('says who went: this session, another one, all others', async () => {
  const [first, second] = [await app.signIn(email, GOOD), await app.signIn(email, GOOD)];
  await app.signIn(email, GOOD);
  const at = (path: string, cookie: string, body: object = {}) =>
    app.call('POST', path, { cookie, body, headers: { origin: SITE.origin } });
  const open = await app.call<{ key: string; isThis: boolean }[]>('GET', '/api/auth/sessions', {
    cookie: first,
  });
  const { key } = open.body.find(({ isThis }) => !isThis)!;
  await at('/api/auth/sessions/end', first, { key });
  await at('/api/auth/sessions/end', first, { key });
  await at('/api/auth/sessions/end', first);
  expect((await at('/api/logout', second)).status).toBeLessThan(300);
  expect((await at('/api/logout', first)).status).toBeLessThan(300);
  const ends = (await past()).filter(({ type }) => type === 'SignedOut');
  expect(ends.map(({ data }) => data)).toEqual([
    { sessions: 'another' },
    { sessions: 'others' },
    { sessions: 'this' },
  ]);
});

describe('who is refused', () => {
  it('is told after the answer, without the password that was tried', async () => {
    expect((await signIn('my-secret-try')).body.code).toBe('wrong-credentials');
    await app.call('POST', `/api/users/${id}/deactivate`);
    expect((await signIn()).status).toBe(401);
    const events = await told(2);
    expect(events).toMatchObject([
      { type: 'SignInRefused', by: 'visitor', data: { why: 'wrong-password', browser: 'Chrome' } },
      { type: 'SignInRefused', data: { why: 'deactivated' } },
    ]);
    expect(JSON.stringify(events.map(({ data }) => data))).not.toMatch(/my-secret-try|127\.|@/);
  });
  it('fills no history: twenty within the hour, then once that it is locked out', async () => {
    for (let n = 0; n < 30; n++)
      await callFrom(app.url, newAddress(), 'POST', '/api/login', { email, password: `no ${n}` });
    const events = await told(21);
    // What followed the last answer has been written by then, or never will be.
    expect((await signIn()).status).toBe(429);
    // Each is written after its answer, so the last two may change places.
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      'SignInPaused',
      ...Array.from({ length: 20 }, () => 'SignInRefused'),
    ]);
    await historyOf(id);
    expect(await told(21)).toHaveLength(21);
  });
  it('is nobody’s history where nobody has the address', async () => {
    const end = () => app.platform.pool.query('select max(position)::text as at from events.log');
    const before = await end();
    email = 'nobody-at-all@people.example';
    expect((await signIn()).status).toBe(401);
    expect((await signIn()).status).toBe(401);
    const after = await end();
    expect(after.rows).toEqual(before.rows);
  });
});

describe('the history of a user', () => {
  it('is in sentences, the newest first, for admins and auditors', async () => {
    await signIn('wrong');
    await told(1);
    await signIn();
    const { body } = await historyOf(id);
    expect(body.map(({ summary, by }) => [summary, by])).toEqual([
      ['Signed in with the password: Chrome on Windows', 'Ana Ruiz'],
      ['Sign-in failed, wrong password: Chrome on Windows', 'Not signed in'],
      ['Added as an estimator', expect.any(String)],
    ]);
    const spanish = await historyOf(id, { headers: { 'accept-language': 'es' } });
    expect(spanish.body[0]!.summary).toBe('Entró con la contraseña: Chrome en Windows');
    const french = await historyOf(id, { headers: { 'accept-language': 'fr' } });
    expect(french.body[0]!.summary).toBe('Connexion avec le mot de passe : Chrome sur Windows');
    const read = id;
    await addUser({ role: 'auditor' });
    const auditor = await app.signIn(email, GOOD);
    expect((await historyOf(read, { cookie: auditor })).status).toBe(200);
    await addUser();
    const estimator = await app.signIn(email, GOOD);
    expect((await historyOf(read, { cookie: estimator })).status).toBe(403);
    expect((await historyOf(read, { as: 'anonymous' })).status).toBe(401);
    expect((await historyOf(999_999)).status).toBe(404);
  });
  it('stays of somebody who was forgotten, without their name', async () => {
    await signIn();
    await app.call('POST', `/api/users/${id}/forget`, { body: { name: 'Ana Ruiz' } });
    const body = await until('the name is gone', async () => {
      const read = await historyOf(id);
      return !read.text.includes('Ana') && read.body;
    });
    expect(body.map(({ type }) => type)).toEqual(['UserForgotten', 'SignedIn', 'UserAdded']);
    expect((await signIn()).status).toBe(401);
  });
});
