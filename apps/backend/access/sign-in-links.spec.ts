// Signing in by an e-mailed link over HTTP: once, for 15 minutes, by clients and vendors alone;
// what ends it, and what it does not tell.
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@purlin/contracts/signing-in.ts';
import { user as decider } from '@purlin/domain/access/user.ts';
import { callFrom } from '../../../tools/vitest/call-from.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

const GOOD = 'gutter lantern orchid';
let email: string;
let id: number;
const person = async (more: object = {}): Promise<void> => {
  email = `${randomUUID()}@people.example`;
  const body = { email, firstName: 'Ray', lastName: 'Duong', role: 'vendor', ...more };
  ({ id } = (
    await app.call<User>('POST', '/api/users', { body: { password: GOOD, ...body } })
  ).body);
};
beforeEach(() => person());

let calls = 0;
/** Of its own for each call, so that no limit by address is met. */
const newAddress = (): string => {
  calls++;
  return `127.11.${Math.floor(calls / 250)}.${(calls % 250) + 1}`;
};
const ask = (address = email, page?: string) => {
  const body = { email: address, page };
  return callFrom(app.url, newAddress(), 'POST', '/api/auth/sign-in-link', body);
};
const signIn = async (token: string, code?: string) => {
  const body = { token, code };
  const {
    status,
    cookies,
    body: answer,
  } = await callFrom(app.url, newAddress(), 'POST', '/api/login/link', body);
  return { status, cookie: cookies[0]?.split(';')[0] ?? '', body: answer };
};
/** The tokens of the links that were sent to them, in turn. */
const tokens = async (): Promise<string[]> => {
  const mails = app.mail.received.filter(({ to }) => to.includes(email));
  const texts = await Promise.all(mails.map(async (mail) => (await readMail(mail)).text ?? ''));
  return texts.flatMap((text) => /\/auth\/link#([\w-]+)/.exec(text)?.[1] ?? []);
};
const linked = async (page?: string): Promise<string> => {
  const before = (await tokens()).length;
  expect((await ask(email, page)).status).toBe(200);
  return until('the link arrives', async () => (await tokens())[before]);
};
const types = async () =>
  (await app.platform.services.history.read(decider, id)).map(({ type }) => type);
const over = { status: 400, body: { code: 'link-over' } };

describe('a link', () => {
  it('signs its user in, once, and history says how', async () => {
    const token = await linked('?order=17');
    const answer = await signIn(token);
    expect(answer).toMatchObject({ status: 200, body: { user: { id, email }, page: '?order=17' } });
    const { cookie } = answer;
    expect((await app.call('GET', '/api/user', { cookie })).body).toMatchObject({ id });
    expect(await signIn(token)).toMatchObject(over);
    const past = await app.platform.services.history.read(decider, id);
    expect(past.at(-1)).toMatchObject({ type: 'SignedIn', data: { way: 'link' } });
    const { body } = await app.call<{ summary: string }[]>('GET', `/api/users/${id}/history`);
    expect(body[0]!.summary).toMatch(/^Signed in with an emailed link/);
  });
  it('says as whom, masked, until it is over', async () => {
    const token = await linked();
    const look = async (which: string) =>
      (
        await app.call('POST', '/api/auth/look-at-sign-in-link', {
          as: 'anonymous',
          body: { token: which },
        })
      ).body;
    expect(await look(token)).toEqual({ email: `${email[0]}•••@people.example` });
    expect((await signIn(token)).status).toBe(200);
    for (const which of [token, 'nobody']) expect(await look(which)).toEqual({ email: null });
  });
  it('is used by one of twenty calls at once', async () => {
    const token = await linked();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await types()).filter((type) => type === 'SignedIn')).toHaveLength(1);
  });
  it('is over after 15 minutes', async () => {
    const token = await linked();
    const { clock } = app.platform.services;
    const { emailLinks } = app.platform.services.sessions;
    const later = (minutes: number) =>
      new Date(Date.parse(clock.now()) + minutes * 60_000).toISOString();
    expect(await emailLinks.find(token, later(14))).toMatchObject({ userId: id });
    expect(await emailLinks.find(token, later(15))).toBeUndefined();
    await app.platform.pool.query(
      "update platform.email_links set expires_at = expires_at - interval '15 minutes'",
    );
    expect(await signIn(token)).toMatchObject(over);
  });
  it('stays whole when a program opens its page', async () => {
    const token = await linked();
    const page = await fetch(`${app.url}/auth/link`);
    expect(page.status).toBe(200);
    expect((await signIn(token)).status).toBe(200);
  });
  it('works on when anybody asks for another one, and ends once somebody came in', async () => {
    const [first, second, third] = [await linked(), await linked(), await linked()];
    const forgot = { email };
    await callFrom(app.url, newAddress(), 'POST', '/api/auth/forgot-password', forgot);
    expect((await signIn(first)).status).toBe(200);
    for (const other of [second, third]) expect(await signIn(other)).toMatchObject(over);
  });
  it('ends when its user is kept out, also when they are let in again', async () => {
    const token = await linked();
    for (const what of ['deactivate', 'reactivate']) {
      await app.call('POST', `/api/users/${id}/${what}`, { body: {} });
      expect(await signIn(token)).toMatchObject(over);
    }
  });
  it('ends when its user has another role', async () => {
    const token = await linked();
    await app.call('PATCH', `/api/users/${id}`, { body: { role: 'admin' } });
    expect(await signIn(token)).toMatchObject(over);
  });
  it('neither chooses a password nor confirms an address', async () => {
    const token = await linked();
    const post = (what: string, body: object) =>
      app.call('POST', `/api/auth/${what}`, { as: 'anonymous', body });
    expect(await post('choose-password', { token, password: GOOD })).toMatchObject(over);
    expect(await post('confirm-email', { token })).toMatchObject(over);
    expect((await signIn(token)).status).toBe(200);
  });
  it('does not stand for the password where that is asked again', async () => {
    const { cookie } = await signIn(await linked());
    const body = { email: `${randomUUID()}@thief.example` };
    const answer = await app.call<{ code: string }>('POST', '/api/auth/change-email', {
      cookie,
      body,
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'password-needed']);
  });
  it('is in no log, and in no table', async () => {
    const token = await linked();
    expect(app.logged.filter((line) => line.includes(token))).toEqual([]);
    const { rows } = await app.platform.pool.query<{ n: number }>(
      "select count(*)::int as n from platform.effects e where e::text like '%' || $1 || '%'",
      [token],
    );
    expect(rows[0]!.n).toBe(0);
  });
});

describe('who may', () => {
  it('somebody who was invited and has no password yet', async () => {
    await person({ password: undefined, role: 'client' });
    const token = await linked();
    expect((await signIn(token)).body).toMatchObject({ user: { id, role: 'client' } });
  });
  it('nobody of the staff, and nobody who was kept out', async () => {
    await person({ role: 'admin' });
    expect((await ask()).status).toBe(200);
    expect(await types()).not.toContain('SignInLinkAsked');
    await person();
    await app.call('POST', `/api/users/${id}/deactivate`, { body: {} });
    expect((await ask()).status).toBe(200);
    expect(await types()).not.toContain('SignInLinkAsked');
  });
  it('is asked for five times an hour, together with links to a password', async () => {
    for (let n = 0; n < 3; n++) await ask();
    for (let n = 0; n < 3; n++)
      await callFrom(app.url, newAddress(), 'POST', '/api/auth/forgot-password', {
        email,
      });
    const wanted = (await types()).filter((type) => type.endsWith('LinkAsked'));
    expect(wanted).toHaveLength(5);
  });
  it('has a share of its own in a browser that they signed in with before', async () => {
    const address = newAddress();
    const login = { email, password: GOOD };
    const { cookies } = await callFrom(app.url, address, 'POST', '/api/login', login);
    const device = cookies.map((one) => one.split(';')[0]).find((one) => /device/.test(one!))!;
    const askThere = (what: string) =>
      callFrom(app.url, newAddress(), 'POST', `/api/auth/${what}`, { email }, { cookie: device });
    const asked = async () => (await types()).filter((type) => type.endsWith('LinkAsked')).length;
    for (let n = 0; n < 6; n++) await ask();
    expect(await asked()).toBe(5);
    for (const what of ['sign-in-link', 'forgot-password']) await askThere(what);
    expect(await asked()).toBe(7);
    for (let n = 0; n < 4; n++) await askThere('sign-in-link');
    expect(await asked()).toBe(10);
    // Of somebody else it is a stranger’s.
    await person();
    for (let n = 0; n < 5; n++) await ask();
    await askThere('sign-in-link');
    expect(await asked()).toBe(5);
  });
  it('is answered alike, and as late, where there is an account and where there is none', async () => {
    const timed = async (address: string) => {
      const began = performance.now();
      const { status, body } = await ask(address);
      return { answer: [status, body], ms: performance.now() - began };
    };
    const all = [await timed(email), await timed(`${randomUUID()}@nobody.example`)];
    await person({ role: 'admin' });
    all.push(await timed(email));
    for (const { answer, ms } of all) {
      expect(answer).toEqual([200, {}]);
      expect(ms).toBeGreaterThanOrEqual(399);
    }
  });
});

it('asks for the code of a second factor, and a wrong one does not use it up', async () => {
  const cookie = await app.signIn(email, GOOD);
  const post = <T>(what: string, body: object) =>
    app.call<T>('POST', `/api/auth/second-factor${what}`, { cookie, body });
  const { secret } = (await post<{ secret: string }>('', {})).body;
  const code = (ahead: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: Date.now() + ahead * 30_000,
    });
  expect((await post('/confirm', { code: code(-1) })).status).toBe(200);
  const token = await linked();
  expect(await signIn(token)).toMatchObject({ status: 401, body: { code: 'code-needed' } });
  expect(await signIn(token, '000000')).toMatchObject({
    status: 400,
    body: { code: 'wrong-code' },
  });
  expect((await signIn(token, code(0))).status).toBe(200);
  const past = await app.platform.services.history.read(decider, id);
  expect(past.findLast(({ type }) => type === 'SignedIn')).toMatchObject({
    data: { way: 'link-and-code' },
  });
});
