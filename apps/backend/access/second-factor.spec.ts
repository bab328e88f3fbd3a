// The second factor over HTTP: added with a first code, asked at signing in, each code once; lost,
// reset by somebody else, and required of admins. What makes the codes stands nowhere.
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import type { User } from '@purlin/contracts/signing-in.ts';
import { user as decider } from '@purlin/domain/access/user.ts';
import { callFrom } from '../../../tools/vitest/call-from.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

const GOOD = 'gutter lantern orchid';
let email: string;
let id: number;
let cookie: string;
const person = async (role: string): Promise<void> => {
  email = `${randomUUID()}@people.example`;
  const body = { email, firstName: 'Ana', lastName: 'Ruiz', role, password: GOOD };
  ({ id } = (await app.call<User>('POST', '/api/users', { body })).body);
  cookie = await app.signIn(email, GOOD);
};
beforeEach(() => person('estimator'));

/** A code of the app; each is taken once, so a spec that needs two takes the next one. */
const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  });
const post = <T>(what: string, body: object = {}) =>
  app.call<T & { code: string }>('POST', `/api/auth/second-factor${what}`, { cookie, body });
const begin = async (): Promise<string> => (await post<{ secret: string }>('')).body.secret;
/** Adds one; the codes that go on from here are the next ones. */
async function add(): Promise<{ readonly secret: string; readonly paper: readonly string[] }> {
  const secret = await begin();
  const confirm = () => post<{ recoveryCodes: string[] }>('/confirm', { code: codeOf(secret, -1) });
  // The code before this one is too old once the next one begins: then it is made again.
  const first = await confirm();
  const { body } = first.status === 400 ? await confirm() : first;
  return { secret, paper: body.recoveryCodes };
}
const signIn = (code?: string, from?: string) =>
  from === undefined
    ? app.call<{ code: string }>('POST', '/api/login', {
        as: 'anonymous',
        body: { email, password: GOOD, code },
      })
    : callFrom(app.url, from, 'POST', '/api/login', { email, password: GOOD, code });
const answered = async (answer: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await answer;
  return [status, body.code];
};
const state = async () => (await app.call('GET', '/api/auth/second-factor', { cookie })).body;

describe('adding one', () => {
  it('counts with the first code of the app, and ends all other sessions', async () => {
    const other = await app.signIn(email, GOOD);
    const secret = await begin();
    expect(await signIn()).toMatchObject({ status: 200 });
    expect(await answered(post('/confirm', { code: '000000' }))).toEqual([400, 'wrong-code']);
    const confirmed = await post<{ recoveryCodes: string[] }>('/confirm', {
      code: codeOf(secret),
    });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect(await state()).toEqual({ on: true, codesLeft: 10 });
    expect((await app.call('GET', '/api/user', { cookie: other })).status).toBe(401);
    expect(await answered(post(''))).toEqual([409, 'factor-there']);
  });
  it('names the company and the account to the app', async () => {
    const { body } = await post<{ uri: string }>('');
    expect(decodeURIComponent(body.uri)).toMatch(/^otpauth:\/\/totp\/[^:]+:.+@people\.example\?/);
  });
});

describe('signing in', () => {
  it('asks for a code after the password, and takes each once', async () => {
    const { secret } = await add();
    expect(await answered(signIn())).toEqual([401, 'code-needed']);
    const wrong = app.call<{ code: string }>('POST', '/api/login', {
      as: 'anonymous',
      body: { email, password: 'not the password', code: codeOf(secret) },
    });
    expect(await answered(wrong)).toEqual([401, 'wrong-credentials']);
    const code = codeOf(secret);
    expect((await signIn(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    expect(await answered(signIn(code))).toEqual([400, 'wrong-code']);
    expect(await answered(signIn(codeOf(secret, -1)))).toEqual([400, 'wrong-code']);
    expect((await signIn(codeOf(secret, 1))).status).toBe(200);
  });
  it('tells history of one whose adding was cut off, so that an admin can reset it', async () => {
    const secret = await begin();
    await app.platform.services.sessions.factors.confirm(id, codeOf(secret, -1));
    expect((await signIn(codeOf(secret))).status).toBe(200);
    const past = await app.platform.services.history.read(decider, id);
    expect(past.map(({ type }) => type).slice(-2)).toEqual(['SecondFactorAdded', 'SignedIn']);
  });
  it('of two calls with one code at once, one comes in', async () => {
    const { secret } = await add();
    const code = codeOf(secret);
    const answers = await Promise.all([signIn(code), signIn(code)]);
    const statuses = answers.map(({ status }) => status);
    expect([statuses.includes(200), statuses.includes(400)]).toEqual([true, true]);
  });
  it('takes a recovery code once, and history says so', async () => {
    const { paper } = await add();
    expect((await signIn(paper[3]!.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect(await answered(signIn(paper[3]))).toEqual([400, 'wrong-code']);
    expect(await state()).toEqual({ on: true, codesLeft: 9 });
    const past = await app.platform.services.history.read(decider, id);
    // That the same code was refused afterwards is written down after the answer.
    const told = past.map(({ type }) => type).filter((type) => type !== 'SignInRefused');
    expect(told.slice(-3)).toEqual(['SecondFactorAdded', 'RecoveryCodesChanged', 'SignedIn']);
  });
  it('waits after five wrong codes; where they signed in before, they still come in', async () => {
    const { secret } = await add();
    await signIn(codeOf(secret), '127.9.0.1');
    const stranger = Array.from({ length: 7 }, (_, n) => `127.9.1.${n + 1}`);
    const answers = [];
    for (const from of stranger) answers.push((await signIn('111111', from)).status);
    expect(answers).toEqual([400, 400, 400, 400, 400, 429, 429]);
    expect((await signIn(codeOf(secret, 1), '127.9.0.1')).status).toBe(200);
  });
});

describe('taking it away', () => {
  it('needs a code, also for new recovery codes', async () => {
    const { secret, paper } = await add();
    expect(await answered(post('/remove', { code: '000000' }))).toEqual([400, 'wrong-code']);
    const renewed = await post<{ recoveryCodes: string[] }>('/recovery-codes', {
      code: codeOf(secret),
    });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect(await answered(signIn(paper[0]))).toEqual([400, 'wrong-code']);
    expect((await post('/remove', { code: codeOf(secret, 1) })).status).toBe(200);
    expect(await state()).toEqual({ on: false, codesLeft: 0 });
    expect((await signIn()).status).toBe(200);
  });
  it('is done for whoever lost it by another admin, and ends their sessions', async () => {
    await add();
    const reset = (who: string | undefined, of = id) =>
      app.call<User & { code: string }>('POST', `/api/users/${of}/reset-second-factor`, {
        ...(who === undefined ? {} : { cookie: who }),
        body: {},
      });
    expect((await reset(cookie)).status).toBe(403);
    expect((await reset(undefined)).body).toMatchObject({ secondFactor: false });
    await until(
      'they sign in with the password alone',
      async () => (await signIn()).status === 200,
    );
    await until(
      'their session from before has ended',
      async () => (await app.call('GET', '/api/user', { cookie })).status === 401,
    );
    expect(await answered(reset(undefined, 1))).toEqual([409, 'user-is-you']);
  });
  it('leaves one that was added again meanwhile', async () => {
    const { secret } = await add();
    await post('/remove', { code: codeOf(secret) });
    const { history, workers } = app.platform.services;
    const removed = (await history.read(decider, id)).at(-1)!;
    expect(removed.type).toBe('SecondFactorRemoved');
    await add();
    const late = { userId: id, because: removed.eventId };
    await workers.get('drop-second-factor')!.run(late as never, {} as never, app.platform.services);
    expect(await state()).toMatchObject({ on: true });
  });
});

describe('where admins need one', () => {
  const lacking = async (by?: string) =>
    (
      await app.call<{ admins: number; you: boolean; onlyPasskey: number }>(
        'GET',
        '/api/auth/second-factor/lacking',
        by === undefined ? {} : { cookie: by },
      )
    ).body;
  it('is told before how many admins lack one, and whether the caller does', async () => {
    const before = await lacking();
    expect(before.you).toBe(true);
    await person('admin');
    expect(await lacking(cookie)).toMatchObject({ admins: before.admins + 1, you: true });
    await add();
    expect(await lacking(cookie)).toMatchObject({ admins: before.admins, you: false });
    await app.call('POST', `/api/users/${id}/deactivate`, { body: {} });
    await person('estimator');
    expect(await lacking()).toEqual(before);
    expect((await app.call('GET', '/api/auth/second-factor/lacking', { cookie })).status).toBe(403);
  });
  const ask = (adminsNeedSecondFactor: boolean, as?: string) =>
    app.call('PUT', '/api/settings/security', {
      body: { adminsNeedSecondFactor },
      ...(as === undefined ? {} : { cookie: as }),
    });
  const get = (address: string, by = cookie) =>
    answered(app.call<{ code: string }>('GET', address, { cookie: by }));
  it('an admin without one may do nothing but add it, everybody else what they might', async () => {
    const estimator = cookie;
    await person('admin');
    expect((await ask(true)).status).toBe(200);
    expect((await app.call('GET', '/api/user', { cookie })).body).toMatchObject({
      rights: {},
      lacksFactor: true,
    });
    for (const address of ['/api/clients', '/api/users', '/api/settings', '/api/users.csv'])
      expect(await get(address)).toEqual([403, 'factor-needed']);
    expect(await get('/api/live')).toEqual([403, 'forbidden']);
    expect((await get('/api/auth/sessions'))[0]).toBe(200);
    expect((await get('/api/clients', estimator))[0]).toBe(200);
    await add();
    expect((await get('/api/clients'))[0]).toBe(200);
    expect((await ask(false, cookie)).status).toBe(200);
    expect((await app.call('GET', '/api/clients')).status).toBe(200);
  });
});

it('stands in no event, table, answer or log', async () => {
  const { secret, paper } = await add();
  await signIn(paper[0]);
  const { rows } = await app.platform.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const told = [secret, paper[0]!, paper[1]!, paper[1]!.replace('-', '')];
  for (const { name } of rows) {
    const hits = await app.platform.pool.query(
      `select from ${name} t where t::text like any ($1) limit 1`,
      [told.map((one) => `%${one}%`)],
    );
    expect(hits.rowCount, name).toBe(0);
  }
  for (const one of told) expect(app.logged.filter((line) => line.includes(one))).toEqual([]);
});
