// Users over HTTP: invited, edited, kept out and let in; passwords changed, lost and chosen; where
// one is signed in. No secret stands where somebody could read it.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListedUser, OpenSession } from '@purlin/contracts/access.ts';
import type { User } from '@purlin/contracts/signing-in.ts';
import { user as decider } from '@purlin/domain/access/user.ts';
import { ADMIN } from '../../../tools/vitest/callers.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { tokenHash } from '../platform/core/identity/tokens.ts';
import { sessionsEnd } from './workers/end-sessions.ts';

const app = useTestApp();

const GOOD = 'gutter lantern orchid';
const BETTER = 'walnut ferry thimble';

let email: string;
beforeEach(() => {
  email = `${randomUUID()}@people.example`;
});
const add = async (more: object = {}): Promise<User> => {
  const body = { email, firstName: 'Ana', lastName: 'Ruiz', role: 'estimator', ...more };
  return (await app.call<User>('POST', '/api/users', { body })).body;
};
const signIn = (password: string) =>
  app.call<{ code: string }>('POST', '/api/login', { as: 'anonymous', body: { email, password } });
const statusOf = async (cookie: string) => (await app.call('GET', '/api/user', { cookie })).status;
const choose = (token: string, password: string) =>
  app.call<{ code: string; email: string }>('POST', '/api/auth/choose-password', {
    as: 'anonymous',
    body: { token, password },
  });
const look = async (token: string) =>
  (await app.call<object>('POST', '/api/auth/look-at-link', { as: 'anonymous', body: { token } }))
    .body;
const forgot = (address: string) =>
  app.call('POST', '/api/auth/forgot-password', { as: 'anonymous', body: { email: address } });

const mailsToThem = () => app.mail.received.filter(({ to }) => to.includes(email));
/** The token of the n-th link that was sent to them. */
const tokenOf = async (n: number): Promise<string> => {
  const mail = await until('the link arrives', () => mailsToThem()[n]);
  return /choose-password#([\w-]+)/.exec((await readMail(mail)).text ?? '')![1]!;
};

describe('somebody who is invited', () => {
  it('cannot sign in before they chose a password under their link, which works once', async () => {
    const user = await add();
    expect(user).toMatchObject({ invited: true, active: true });
    const token = await tokenOf(0);
    expect((await readMail(mailsToThem()[0]!)).text).toContain('created an account for you');
    expect((await signIn(GOOD)).status).toBe(401);
    expect(await choose(token, 'short')).toMatchObject({ status: 400 });
    expect(await choose(token, 'password1234')).toMatchObject({
      status: 400,
      body: { code: 'common-password' },
    });
    expect(await choose(token, GOOD)).toMatchObject({ status: 200, body: { email } });
    expect((await signIn(GOOD)).status).toBe(200);
    expect(await choose(token, BETTER)).toMatchObject({ status: 400, body: { code: 'link-over' } });
    const path = `/api/users/${user.id}/send-password-link`;
    expect(await app.call('POST', path, { body: {} })).toMatchObject({
      status: 200,
      body: { invited: false },
    });
  });
  it('is let in with the password they choose, and told before how their link stands', async () => {
    await add();
    const token = await tokenOf(0);
    expect(await look(token)).toEqual({ standing: 'valid', kind: 'invitation' });
    const chosen = await choose(token, GOOD);
    expect(chosen.body).toMatchObject({ user: { email, invited: false, rights: {} } });
    const [cookie] = chosen.headers.getSetCookie();
    expect(await statusOf(cookie!.split(';')[0]!)).toBe(200);
    expect(await look(token)).toEqual({ standing: 'used', kind: 'invitation' });
    expect(await look('never-was')).toEqual({ standing: 'unknown', kind: null });
  });
  it('of two calls with one link at once, one chooses', async () => {
    await add();
    const token = await tokenOf(0);
    const answers = await Promise.all([choose(token, GOOD), choose(token, BETTER)]);
    const statuses = answers.map(({ status }) => status);
    expect([statuses.includes(200), statuses.includes(400)]).toEqual([true, true]);
  });
});

describe('users of one client or one vendor', () => {
  it('are found by whom they act for, with the day of an invitation that is not used', async () => {
    const vendor = { name: `Cascade ${email}`, contactPerson: 'Ray', phone: '(541) 555-0187' };
    const { id: vendorId } = (
      await app.call<{ id: number }>('POST', '/api/vendors', { body: { ...vendor, email } })
    ).body;
    const { id } = await add({ role: 'vendor', vendorId });
    const found = async (query: string) =>
      (await app.call<ListedUser[]>('GET', `/api/users?${query}`)).body;
    const [user, ...others] = await found(`vendorId=${vendorId}`);
    expect(user).toMatchObject({ id, invitedAt: expect.any(String), lastSignInAt: null });
    expect(others).toEqual([]);
    expect(await found(`clientId=${vendorId}`)).toEqual([]);
    await choose(await tokenOf(0), GOOD);
    const listed = await until('they came in', async () => {
      const [now] = await found(`vendorId=${vendorId}`);
      return now?.lastSignInAt ? now : undefined;
    });
    expect(listed.invitedAt).toBeNull();
  });
});

describe('a lost password', () => {
  it('is chosen anew under a link, which ends every session', async () => {
    await add({ password: GOOD });
    const cookie = await app.signIn(email, GOOD);
    expect((await forgot(email.toUpperCase())).status).toBe(200);
    const token = await tokenOf(0);
    expect((await readMail(mailsToThem()[0]!)).text).toContain('asked to reset the password');
    expect((await choose(token, BETTER)).status).toBe(200);
    expect(await statusOf(cookie)).toBe(401);
    expect((await signIn(GOOD)).status).toBe(401);
    expect((await signIn(BETTER)).status).toBe(200);
  });
  it('is over after its time, and of whoever was kept out', async () => {
    const { id } = await add({ password: GOOD });
    await app.call('POST', `/api/users/${id}/send-password-link`, { body: {} });
    const token = await tokenOf(0);
    expect(await look(token)).toEqual({ standing: 'valid', kind: 'reset' });
    await app.call('POST', `/api/users/${id}/deactivate`, { body: {} });
    expect(await look(token)).toEqual({ standing: 'expired', kind: 'reset' });
    await app.call('POST', `/api/users/${id}/reactivate`, { body: {} });
    await app.platform.pool.query(
      'update platform.password_links set expires_at = now() where user_id = $1',
      [id],
    );
    expect(await look(token)).toEqual({ standing: 'expired', kind: 'reset' });
    expect(await choose(token, BETTER)).toMatchObject({ status: 400, body: { code: 'link-over' } });
  });
  it('is sent for five times an hour, however many ask at once', async () => {
    const { id } = await add({ password: GOOD });
    const { links } = app.platform.services.sessions;
    const may = await Promise.all(Array.from({ length: 8 }, () => links.mayAsk(id)));
    expect(may.filter((each) => each)).toHaveLength(5);
    await forgot(email);
    const past = await app.platform.services.history.read(decider, id);
    expect(past.map(({ type }) => type)).not.toContain('PasswordLinkAsked');
  });
  it('of nobody is answered as that of somebody, and sends nothing', async () => {
    const before = app.mail.received.length;
    const answers = await Promise.all([forgot(email), forgot('nobody@people.example')]);
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, '{}'],
      [200, '{}'],
    ]);
    expect(app.mail.received).toHaveLength(before);
  });
});

describe('a password that is changed', () => {
  it('asks for the one before, and ends all other sessions', async () => {
    await add({ password: GOOD });
    const [here, there] = [await app.signIn(email, GOOD), await app.signIn(email, GOOD)];
    const change = (current: string, password: string) =>
      app.call('POST', '/api/auth/change-password', { cookie: here, body: { current, password } });
    expect(await change('wrong password', BETTER)).toMatchObject({
      status: 400,
      body: { errors: { current: 'That password is incorrect.' } },
    });
    expect((await change(GOOD, email)).status).toBe(400);
    expect((await change(GOOD, BETTER)).status).toBe(200);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    expect((await signIn(BETTER)).status).toBe(200);
  });
  it('leaves no link that was sent before', async () => {
    await add({ password: GOOD });
    const cookie = await app.signIn(email, GOOD);
    await forgot(email);
    const token = await tokenOf(0);
    const body = { current: GOOD, password: BETTER };
    await app.call('POST', '/api/auth/change-password', { cookie, body });
    expect(await choose(token, GOOD)).toMatchObject({ status: 400, body: { code: 'link-over' } });
  });
});

describe('where one is signed in', () => {
  it('is listed and ended, by its owner alone', async () => {
    await add({ password: GOOD });
    const [here, there] = [await app.signIn(email, GOOD), await app.signIn(email, GOOD)];
    const list = async () =>
      (await app.call<OpenSession[]>('GET', '/api/auth/sessions', { cookie: here })).body;
    const sessions = await list();
    expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false]);
    const end = (cookie: string, body: object) =>
      app.call('POST', '/api/auth/sessions/end', { cookie, body });
    const admin = await app.signIn(ADMIN.email, ADMIN.password);
    await end(admin, { key: sessions[1]!.key });
    expect(await statusOf(there)).toBe(200);
    const ended = await end(here, { key: sessions[1]!.key });
    expect(await statusOf(there)).toBe(401);
    const listed = await app.call('GET', '/api/auth/sessions', { cookie: here });
    for (const [header, { headers }] of [
      ['x-shows', listed],
      ['x-changed', ended],
    ] as const)
      expect(headers.get(header)?.split(' ')).toContain('sign-in');
    await app.signIn(email, GOOD);
    await end(here, {});
    expect((await list()).map(({ isThis }) => isThis)).toEqual([true]);
  });
});

describe('somebody who is kept out', () => {
  it('is out at once, and in again with the same password', async () => {
    const { id } = await add({ password: GOOD });
    const cookie = await app.signIn(email, GOOD);
    const post = (what: string) => app.call<User>('POST', `/api/users/${id}/${what}`, { body: {} });
    expect((await post('deactivate')).body).toMatchObject({ active: false });
    expect(await statusOf(cookie)).toBe(401);
    expect((await signIn(GOOD)).status).toBe(401);
    await forgot(email);
    expect((await post('send-password-link')).status).toBe(409);
    expect((await post('reactivate')).body).toMatchObject({ active: true });
    expect((await signIn(GOOD)).status).toBe(200);
    await until('their sessions from before have ended', async () => {
      const { rows } = await app.platform.pool.query<{ open: number }>(
        `select count(*)::int as open from platform.effects
          where task = 'end-sessions' and status <> 'done'`,
      );
      return rows[0]!.open === 0;
    });
    expect(mailsToThem()).toEqual([]);
  });
  it('finds every session from before ended, and keeps one from after', async () => {
    const { id } = await add({ password: GOOD });
    for (const what of ['deactivate', 'reactivate'])
      await app.call('POST', `/api/users/${id}/${what}`, { body: {} });
    const [before, after] = [await app.signIn(email, GOOD), await app.signIn(email, GOOD)];
    await app.platform.pool.query(
      `update platform.sessions set created_at = created_at - interval '1 minute'
        where user_id = $1 and token_hash = $2`,
      [id, tokenHash(/=([\w-]{40,})/.exec(before)![1]!)],
    );
    await sessionsEnd.run({ userId: id } as never, {} as never, app.platform.services);
    expect([await statusOf(before), await statusOf(after)]).toEqual([401, 200]);
  });
  it('is not oneself, and never the last who can let people in', async () => {
    const tried = async (path: string, body: object = {}, cookie?: string) => {
      const method = path === '' ? 'PATCH' : 'POST';
      const more = cookie === undefined ? { body } : { body, cookie };
      const answer = await app.call<{ message: string }>(method, `/api/users/1${path}`, more);
      return [answer.status, answer.body.message];
    };
    const alone = [409, 'You’re the only admin who can sign in. Make someone else an admin first.'];
    expect(await tried('/deactivate')).toEqual(alone);
    expect(await tried('', { role: 'auditor' })).toEqual(alone);
    const invited = await add({ role: 'admin' });
    expect(await tried('/deactivate')).toEqual(alone);
    const forgetting = await app.call<{ obstacle: string }>('GET', '/api/users/1/forgetting');
    expect(forgetting.body.obstacle).toBe(alone[1]);
    await choose(await tokenOf(0), GOOD);
    await until('they can sign in', async () => {
      const [status, message] = await tried('/deactivate');
      return (
        status === 409 && message === 'You can’t do this to your own account. Another admin can.'
      );
    });
    await app.call('POST', `/api/users/${invited.id}/deactivate`, { body: {} });
    expect(await tried('/deactivate')).toEqual(alone);
  });
});

describe('another role', () => {
  it('is what the next call goes by', async () => {
    const { id } = await add({ password: GOOD });
    const cookie = await app.signIn(email, GOOD);
    const pays = async () => (await app.call('GET', '/api/vendor-payments', { cookie })).status;
    expect(await pays()).toBe(403);
    const body = { role: 'bookkeeper', lastName: 'Ruiz-Diaz' };
    expect((await app.call<User>('PATCH', `/api/users/${id}`, { body })).body).toMatchObject(body);
    expect(await pays()).toBe(200);
  });
});

it('keeps passwords and links out of history, the ledger and the logs', async () => {
  await add();
  const token = await tokenOf(0);
  await choose(token, GOOD);
  const { rows } = await app.platform.pool.query<{ found: string }>(
    `select coalesce(string_agg(e::text, ''), '') as found from platform.effects e
     where e::text like '%' || $1 || '%' or e::text like '%' || $2 || '%'`,
    [token, GOOD],
  );
  expect(rows[0]!.found).toBe('');
  expect(app.logged.filter((line) => line.includes(token) || line.includes(GOOD))).toEqual([]);
});
