// Passkeys over HTTP: added, shown instead of a password and of a code, removed; each challenge
// counts once, for whoever asked, and nothing about a passkey is taken on trust.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { Secret, TOTP } from 'otpauth';
import type { User } from '@purlin/contracts/signing-in.ts';
import type { OwnPasskey } from '@purlin/contracts/passkeys.ts';
import { user as decider } from '@purlin/domain/access/user.ts';
import {
  authenticatorAt,
  SITE,
  type Asked,
  type Lies,
} from '../../../tools/vitest/authenticator.ts';
import { callFrom } from '../../../tools/vitest/call-from.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { PUBLIC_URL: SITE.origin } });

const GOOD = 'gutter lantern orchid';
type Coded = { readonly code: string };
let email: string;
let id: number;
let cookie: string;
let device: ReturnType<typeof authenticatorAt>;
const person = async (role: string): Promise<void> => {
  email = `${randomUUID()}@people.example`;
  const body = { email, firstName: 'Ana', lastName: 'Ruiz', role, password: GOOD };
  ({ id } = (await app.call<User>('POST', '/api/users', { body })).body);
  cookie = await app.signIn(email, GOOD);
  device = authenticatorAt(SITE);
};
beforeEach(() => person('estimator'));

const post = <T>(what: string, body: object = {}, by = cookie) =>
  app.call<T & Coded>('POST', `/api/auth/passkeys${what}`, { cookie: by, body });
const begin = async (by = cookie): Promise<Asked> => (await post<Asked>('/begin', {}, by)).body;
const add = async (name = 'Phone', lies: Lies = {}, by = cookie) =>
  post<OwnPasskey & { recoveryCodes: string[] | null }>(
    '',
    { ...device.make(await begin(by), lies), name },
    by,
  );
const list = async (): Promise<OwnPasskey[]> =>
  (await app.call<OwnPasskey[]>('GET', '/api/auth/passkeys', { cookie })).body;

/** A browser that nobody is signed in to, with what it holds for its challenge. */
async function stranger(from = '127.0.0.1') {
  const asked = await callFrom(app.url, from, 'POST', '/api/auth/passkeys/challenge', {});
  const holding = asked.cookies[0]!.split(';')[0]!;
  return { challenge: (asked.body as unknown as Asked).challenge, holding };
}
const show = (body: object, holding: string, from = '127.0.0.1') =>
  callFrom(app.url, from, 'POST', '/api/login/passkey', body, { cookie: holding });
async function signIn(lies: Lies = {}, from?: string) {
  const asked = await stranger(from);
  return show(device.show(asked, lies), asked.holding, from);
}
const REFUSED = [401, 'passkey-wrong'];
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const passwordLongAgo = () =>
  app.platform.pool.query(
    "update platform.sessions set proved_at = '2020-01-01' where user_id = $1",
    [id],
  );
const pastOf = async () =>
  (await app.platform.services.history.read(decider, id)).map(({ type }) => type);

describe('adding one', () => {
  it('counts for its user, with a name, and history says so without what proves it', async () => {
    const added = await add('Ana’s phone');
    expect(added.status).toBe(201);
    const { passkey, recoveryCodes } = added.body;
    // Nobody asks two steps of them: the password stays a way in.
    expect(recoveryCodes).toBeNull();
    expect(await list()).toEqual([
      { passkey, name: 'Ana’s phone', addedAt: expect.any(String), usedAt: null },
    ]);
    expect((await app.call('GET', '/api/user', { cookie })).body).toMatchObject({
      hasPasskey: true,
    });
    expect((await pastOf()).at(-1)).toBe('PasskeyAdded');
    const past = await app.platform.services.history.read(decider, id);
    expect(past.at(-1)?.data).toEqual({ passkey, name: 'Ana’s phone' });
  });
  it('is offered by the company’s name at the public address, to a device without it', async () => {
    await add();
    const { body } = await post<Record<string, never>>('/begin');
    expect(body).toMatchObject({
      rp: { id: SITE.rpId },
      user: { name: email, displayName: 'Ana Ruiz' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key' }],
    });
  });
  it.each([
    ['another site', { origin: 'https://purlin.test' }],
    ['another host', { rpId: 'purlin.test' }],
    ['a device that asked nobody', { unasked: true }],
    ['something that was shown, not made', { type: 'webauthn.get' }],
  ])('is refused from %s', async (_, lies) => {
    expect(said(await add('Phone', lies))).toEqual([400, 'passkey-not-made']);
    expect(await list()).toEqual([]);
  });
  it('takes each challenge once, and only from the session that asked', async () => {
    const asked = await begin();
    const body = { ...device.make(asked), name: 'Phone' };
    const other = await app.signIn(email, GOOD);
    expect(said(await post('', body, other))).toEqual([400, 'passkey-not-made']);
    expect((await post('', body)).status).toBe(201);
    expect(said(await post('', body))).toEqual([400, 'passkey-not-made']);
  });
  it('never takes what is somebody else’s', async () => {
    await add();
    const first = { id, device };
    await person('estimator');
    device = first.device;
    expect(said(await add())).toEqual([400, 'passkey-not-made']);
    expect((await signIn()).body).toMatchObject({ id: first.id });
  });
  it('ends at ten', async () => {
    for (let n = 1; n <= 10; n++) {
      device = authenticatorAt(SITE);
      expect((await add(`Phone ${n}`)).status).toBe(201);
    }
    device = authenticatorAt(SITE);
    expect(said(await add('One more'))).toEqual([409, 'too-many-passkeys']);
    expect(said(await signIn())).toEqual(REFUSED);
  });
});

describe('signing in', () => {
  it('needs nothing else, also no code, and says when it was used', async () => {
    const { secret } = (
      await app.call<{ secret: string }>('POST', '/api/auth/second-factor', { cookie, body: {} })
    ).body;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const on = { cookie, body: { code } };
    expect((await app.call('POST', '/api/auth/second-factor/confirm', on)).status).toBe(200);
    await add();
    const answer = await signIn();
    expect([answer.status, answer.body]).toEqual([200, expect.objectContaining({ id, email })]);
    const session = answer.cookies.find((one) => one.startsWith('__Host-purlin_session='))!;
    expect(session).toMatch(/HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
    expect((await list())[0]!.usedAt).not.toBeNull();
  });
  it.each<[string, Lies]>([
    ['another site', { origin: 'https://evil.test' }],
    ['another host', { rpId: 'evil.test' }],
    ['a device that asked nobody', { unasked: true }],
    ['another key', { key: authenticatorAt(SITE).key }],
    ['a passkey that nobody has', { id: 'AAAAAAAAAAAAAAAAAAAAAA' }],
    ['something that was made, not shown', { type: 'webauthn.create' }],
  ])('is refused from %s, always with the same words', async (_, lies) => {
    await add();
    expect(said(await signIn(lies, '127.8.0.1'))).toEqual(REFUSED);
    expect((await signIn()).status).toBe(200);
  });
  it('takes each challenge once, and only from the browser that asked', async () => {
    await add();
    const asked = await stranger();
    const other = await stranger();
    expect(said(await show(device.show(asked), other.holding))).toEqual(REFUSED);
    expect(said(await show(device.show({ challenge: 'AAAA' }), asked.holding))).toEqual(REFUSED);
    const body = device.show(asked);
    const twice = await Promise.all([show(body, asked.holding), show(body, asked.holding)]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });
  it('does not take a challenge that was for adding one', async () => {
    await add();
    expect(said(await post('/confirm', device.show(await begin())))).toEqual([
      400,
      'passkey-wrong',
    ]);
  });
  it('is refused from a copy: it must have been used more often than before', async () => {
    await add();
    expect((await signIn({ counter: 40 })).status).toBe(200);
    expect(said(await signIn({ counter: 40 }))).toEqual(REFUSED);
    expect(said(await signIn({ counter: 39 }))).toEqual(REFUSED);
    expect((await signIn({ counter: 41 })).status).toBe(200);
  });
  it('works for a device that does not count', async () => {
    await add('Phone', { counter: 0 });
    expect((await signIn({ counter: 0 })).status).toBe(200);
    expect((await signIn({ counter: 0 })).status).toBe(200);
  });
  it('is over for whoever is kept out or forgotten', async () => {
    await add();
    const admin = (what: string, body = {}) =>
      app.call('POST', `/api/users/${id}/${what}`, { body });
    await admin('deactivate');
    expect(said(await signIn())).toEqual(REFUSED);
    await admin('reactivate');
    expect((await signIn()).status).toBe(200);
    await admin('forget', { name: 'Ana Ruiz' });
    await until('the passkey is gone', async () => {
      const kept = 'select from platform.passkeys where user_id = $1';
      return (await app.platform.pool.query(kept, [id])).rowCount === 0;
    });
    expect(said(await signIn())).toEqual(REFUSED);
  });
  it('waits after five wrong ones; where its user signed in before, they still come in', async () => {
    await add();
    expect((await signIn({}, '127.7.0.1')).status).toBe(200);
    const wrong = { key: authenticatorAt(SITE).key, counter: 900 };
    const answers = [];
    for (let n = 1; n <= 6; n++) answers.push((await signIn(wrong, `127.7.1.${n}`)).status);
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn({}, '127.7.0.1')).status).toBe(200);
  });
  it('waits after ten wrong ones from one address', async () => {
    const answers = [];
    for (let n = 1; n <= 11; n++) answers.push((await signIn({}, '127.6.0.1')).status);
    expect(answers.slice(9)).toEqual([401, 429]);
  });
});

describe('one’s own', () => {
  it('is named anew, and history says so', async () => {
    const { passkey } = (await add()).body;
    expect((await post(`/${passkey}/rename`, { name: 'Work phone' })).status).toBe(200);
    expect(await list()).toMatchObject([{ passkey, name: 'Work phone' }]);
    expect((await pastOf()).at(-1)).toBe('PasskeyRenamed');
    expect(said(await post('/nothing/rename', { name: 'X' }))).toEqual([404, 'passkey-not-found']);
  });
  it('is removed and lets nobody in; somebody else’s stays', async () => {
    const { passkey } = (await add()).body;
    const other = await app.signIn('admin@purlin.example', 'correct-horse-battery');
    expect((await post(`/${passkey}/remove`, {}, other)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
    expect((await post(`/${passkey}/remove`)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect(said(await signIn())).toEqual(REFUSED);
    expect((await pastOf()).at(-1)).toBe('PasskeyRemoved');
  });
  it('stands for the password where it is asked again, in its own session', async () => {
    await add();
    await passwordLongAgo();
    expect(said(await post('/begin'))).toEqual([403, 'password-needed']);
    const asked = (await post<Asked>('/challenge')).body;
    expect((await post('/confirm', device.show(asked))).status).toBe(200);
    expect((await post('/begin')).status).toBe(200);
  });
  it('stands for nobody else’s password', async () => {
    await add();
    const mine = { device };
    await person('estimator');
    await passwordLongAgo();
    const asked = (await post<Asked>('/challenge')).body;
    expect(said(await post('/confirm', mine.device.show(asked)))).toEqual([400, 'passkey-wrong']);
    expect(said(await post('/begin'))).toEqual([403, 'password-needed']);
  });
});

describe('where admins need two steps', () => {
  const ask = (adminsNeedSecondFactor: boolean) =>
    app.call('PUT', '/api/settings/security', { body: { adminsNeedSecondFactor } });
  const byPassword = () =>
    app.call<Coded>('POST', '/api/login', { as: 'anonymous', body: { email, password: GOOD } });
  it('a passkey is both, and the password alone is none; another admin resets it', async () => {
    await person('admin');
    await add();
    const second = cookie;
    await person('admin');
    expect((await byPassword()).status).toBe(200);
    expect((await ask(true)).status).toBe(200);
    const me = async () => (await app.call('GET', '/api/user', { cookie })).body;
    expect(await me()).toMatchObject({ lacksFactor: true });
    await add();
    expect(await me()).toMatchObject({ lacksFactor: false });
    expect(said(await byPassword())).toEqual([401, 'passkey-needed']);
    const wrong = { email, password: 'not the password' };
    const guess = await app.call<Coded>('POST', '/api/login', { as: 'anonymous', body: wrong });
    expect(said(guess)).toEqual([401, 'wrong-credentials']);
    expect((await signIn()).body).toMatchObject({ id, lacksFactor: false });
    const reset = await app.call('POST', `/api/users/${id}/reset-second-factor`, {
      cookie: second,
      body: {},
    });
    expect(reset.body).toMatchObject({ hasPasskey: false });
    await until('it lets nobody in', async () => (await signIn()).status === 401);
    await until(
      'their sessions have ended',
      async () => (await app.call('GET', '/api/user', { cookie })).status === 401,
    );
    const off = { cookie: second, body: { adminsNeedSecondFactor: false } };
    expect((await app.call('PUT', '/api/settings/security', off)).status).toBe(200);
  });
});
