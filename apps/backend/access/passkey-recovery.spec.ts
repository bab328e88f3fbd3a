// Recovery codes of passkeys over HTTP: a lost device keeps nobody out for ever, also where admins
// need two steps and the only admin has a passkey and no app.
import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import type { User } from '@purlin/contracts/signing-in.ts';
import { user as decider } from '@purlin/domain/access/user.ts';
import { authenticatorAt, SITE, type Asked } from '../../../tools/vitest/authenticator.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { PUBLIC_URL: SITE.origin } });

const GOOD = 'gutter lantern orchid';
interface FactorAnswer {
  readonly code: string;
  readonly passkey: string;
  readonly recoveryCodes: string[];
  readonly secret: string;
  readonly codesLeft: number;
  readonly onlyPasskey: number;
}
let email: string;
let id: number;
let cookie: string;

/** Another admin, so that the settings stay in somebody's hands. */
let keeper: string;
const ask = (adminsNeedSecondFactor: boolean) =>
  app.call('PUT', '/api/settings/security', { cookie: keeper, body: { adminsNeedSecondFactor } });
const person = async (): Promise<void> => {
  email = `${randomUUID()}@people.example`;
  const body = { email, firstName: 'Ana', lastName: 'Ruiz', role: 'admin', password: GOOD };
  ({ id } = (await app.call<User>('POST', '/api/users', { cookie: keeper, body })).body);
  cookie = await app.signIn(email, GOOD);
};
const post = (what: string, body: object = {}) =>
  app.call<FactorAnswer>('POST', `/api/auth/${what}`, { cookie, body });
const get = async (what: string) =>
  (await app.call<FactorAnswer>('GET', `/api/auth/${what}`, { cookie })).body;
const add = async () => {
  const asked = (await post('passkeys/begin')).body as unknown as Asked;
  return (await post('passkeys', { ...authenticatorAt(SITE).make(asked), name: 'Phone' })).body;
};
const codeOf = (secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  });
const signIn = async (code?: string) => {
  const body = { email, password: GOOD, code };
  const answer = await app.call<FactorAnswer>('POST', '/api/login', { as: 'anonymous', body });
  return [answer.status, answer.body.code];
};
const left = async () => (await get('second-factor')).codesLeft;

beforeAll(async () => {
  keeper = await app.signIn('admin@purlin.example', 'correct-horse-battery');
  const begun = await app.call<FactorAnswer>('POST', '/api/auth/second-factor', {
    cookie: keeper,
    body: {},
  });
  await app.call('POST', '/api/auth/second-factor/confirm', {
    cookie: keeper,
    body: { code: codeOf(begun.body.secret) },
  });
});
beforeEach(person);

it('come with the first one, and sign in once each in its place', async () => {
  const { recoveryCodes } = await add();
  expect(recoveryCodes).toHaveLength(10);
  expect((await add()).recoveryCodes).toBeNull();
  expect(await left()).toBe(10);
  expect((await ask(true)).status).toBe(200);
  const [first] = recoveryCodes;
  expect(await signIn()).toEqual([401, 'passkey-needed']);
  expect(await signIn('aaaaa-aaaaa')).toEqual([400, 'wrong-code']);
  expect(await signIn(first)).toEqual([200, undefined]);
  expect(await signIn(first)).toEqual([400, 'wrong-code']);
  expect(await left()).toBe(9);
  const past = await app.platform.services.history.read(decider, id);
  // A code of the paper says nothing of an app.
  expect(past.map(({ type }) => type)).not.toContain('SecondFactorAdded');
  expect(past.filter(({ type }) => type === 'SignedIn').at(-1)?.data).toMatchObject({
    way: 'recovery-code',
  });
  expect((await ask(false)).status).toBe(200);
});

it('are made anew for the password, and those before work no more', async () => {
  expect((await post('passkeys/recovery-codes')).body.code).toBe('passkey-not-found');
  const { recoveryCodes: before } = await add();
  const { status, body } = await post('passkeys/recovery-codes');
  expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
  await ask(true);
  expect(await signIn(before[0])).toEqual([400, 'wrong-code']);
  expect(await signIn(body.recoveryCodes[0])).toEqual([200, undefined]);
  await ask(false);
});

it('stay when the app goes and a passkey is left, and go with the last passkey', async () => {
  const { passkey } = await add();
  const { secret } = (await post('second-factor')).body;
  const on = await post('second-factor/confirm', { code: codeOf(secret, -1) });
  expect(on.body.recoveryCodes).toHaveLength(10);
  // With an app, new ones are for a code of it.
  expect((await post('passkeys/recovery-codes')).body.code).toBe('code-needed');
  expect((await post('second-factor/remove', { code: codeOf(secret) })).status).toBe(200);
  expect(await left()).toBe(10);
  expect((await post(`passkeys/${passkey}/remove`)).status).toBe(200);
  expect(await left()).toBe(0);
});

it('are gone when another admin resets what was lost', async () => {
  await add();
  await app.call('POST', `/api/users/${id}/reset-second-factor`, { cookie: keeper, body: {} });
  const count = 'select from platform.recovery_codes where user_id = $1';
  await until('the codes are gone', async () => {
    return (await app.platform.pool.query(count, [id])).rowCount === 0;
  });
});

it('are counted where nobody has them, before two steps are asked of admins', async () => {
  const lacking = async () => (await get('second-factor/lacking')).onlyPasskey;
  const before = await lacking();
  await add();
  expect(await lacking()).toBe(before);
  // As it was for those who added theirs before there were codes for it.
  await app.platform.pool.query('delete from platform.recovery_codes where user_id = $1', [id]);
  expect(await lacking()).toBe(before + 1);
  expect((await add()).recoveryCodes).toHaveLength(10);
  expect(await lacking()).toBe(before);
});
