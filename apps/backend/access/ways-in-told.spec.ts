// Whoever's way of signing in changes is told by e-mail, in their language: whatever was changed,
// whoever did it.
import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, it } from 'vitest';
import type { SignedIn, User } from '@purlin/contracts/signing-in.ts';
import type { OwnPasskey } from '@purlin/contracts/passkeys.ts';
import { user as decider } from '@purlin/domain/access/user.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { authenticatorAt, SITE, type Asked } from '../../../tools/vitest/authenticator.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { PUBLIC_URL: SITE.origin } });

const GOOD = 'gutter lantern orchid';
let email: string;
let id: number;
let cookie: string;
const person = async (more: object = {}): Promise<void> => {
  email = `${randomUUID()}@people.example`;
  const body = { email, firstName: 'Ana', lastName: 'Ruiz', role: 'estimator', ...more };
  ({ id } = (
    await app.call<User>('POST', '/api/users', { body: { ...body, password: GOOD } })
  ).body);
  cookie = await app.signIn(email, GOOD);
};
beforeEach(() => person());

const post = <T>(path: string, body: object = {}) =>
  app.call<T>('POST', `/api/auth/${path}`, { cookie, body });
const speak = (language: Language) =>
  app.call('PUT', '/api/auth/language', { cookie, body: { language } });
const me = async () => (await app.call<SignedIn>('GET', '/api/user', { cookie })).body;
/** The e-mail whose subject begins like this. */
const mailed = (subject: string) =>
  until(`an e-mail “${subject}”`, async () => {
    const mine = app.mail.received.filter(({ to }) => to.includes(email));
    const read = await Promise.all(mine.map(readMail));
    return read.find((one) => one.subject?.startsWith(subject));
  });
async function addPasskey(name: string): Promise<string> {
  const { body } = await post<Asked>('passkeys/begin');
  const made = { ...authenticatorAt(SITE).make(body), name };
  return (await post<OwnPasskey>('passkeys', made)).body.passkey;
}
/** Each code is taken once. */
const codeOf = (secret: string, ahead: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + ahead * 30_000,
  });
const factor = (what: string, code?: string) =>
  post<{ secret: string; recoveryCodes: string[] }>(`second-factor${what}`, { code });
async function addFactor(): Promise<string> {
  const { secret } = (await factor('')).body;
  expect((await factor('/confirm', codeOf(secret, -1))).status).toBeLessThan(300);
  return secret;
}

it('tells of a passkey that was added, and of one that was removed, by its name then', async () => {
  const passkey = await addPasskey('Phone');
  expect((await mailed('A passkey was added')).text).toContain('“Phone”');
  await post(`passkeys/${passkey}/rename`, { name: 'Old phone' });
  await post(`passkeys/${passkey}/remove`);
  const { text } = await mailed('A passkey was removed');
  expect(text).toContain('“Old phone”');
  expect(text).toContain('please call us now');
  const past = (await app.platform.services.history.read(decider, id)).map(({ type }) => type);
  expect(past).toEqual(expect.arrayContaining(['PasskeyAdded', 'PasskeyRemoved']));
});

it('tells of the second factor, its recovery codes, and that it is gone', async () => {
  const secret = await addFactor();
  await mailed('Two-step sign-in is on');
  const renewed = await factor('/recovery-codes', codeOf(secret, 0));
  expect(renewed.status, renewed.text).toBeLessThan(300);
  await mailed('New recovery codes');
  const body = { email, password: GOOD, code: renewed.body.recoveryCodes[0] };
  expect((await app.call('POST', '/api/login', { as: 'anonymous', body })).status).toBe(200);
  await mailed('A recovery code was used');
  await factor('/remove', codeOf(secret, 1));
  expect((await mailed('Two-step sign-in is off')).text).not.toContain('made this change.');
});

it('says who took it away, where it was somebody else', async () => {
  await addFactor();
  expect((await app.call('POST', `/api/users/${id}/reset-second-factor`)).status).toBeLessThan(300);
  expect((await mailed('Two-step sign-in is off')).text).toContain('made this change.');
});

it.each([
  ['es', 'Se agregó una llave de acceso', 'Se cambió su contraseña'],
  ['fr', 'Une clé d’accès a été ajoutée', 'Votre mot de passe a été modifié'],
] as const)('speaks the language that they chose: %s', async (language, passkey, password) => {
  expect((await me()).language).toBeNull();
  expect((await speak(language)).status).toBe(200);
  expect((await me()).language).toBe(language);
  await addPasskey('Phone');
  await mailed(passkey);
  const body = { current: GOOD, password: 'walnut ferry thimble' };
  const changed = await post('change-password', body);
  expect(changed.status, changed.text).toBe(200);
  await mailed(password);
});

it('speaks the language that the office wrote down for a client who has not chosen', async () => {
  const client = { name: 'Lucía Mora', email: `${randomUUID()}@client.example`, language: 'es' };
  const { id: clientId } = (
    await app.call<{ id: number }>('POST', '/api/clients', { body: client })
  ).body;
  await person({ role: 'client', clientId });
  await addPasskey('Phone');
  await mailed('Se agregó una llave de acceso');
});

it('does not tell who was invited of the password that they have just chosen', async () => {
  email = `${randomUUID()}@people.example`;
  const body = { email, firstName: 'Ana', lastName: 'Ruiz', role: 'estimator' };
  ({ id } = (await app.call<User>('POST', '/api/users', { body })).body);
  const { text } = await mailed('Your account at');
  const token = /choose-password#([\w-]+)/.exec(text ?? '')![1]!;
  const chosen = { token, password: GOOD };
  await app.call('POST', '/api/auth/choose-password', { as: 'anonymous', body: chosen });
  cookie = await app.signIn(email, GOOD);
  await addPasskey('Phone');
  await mailed('A passkey was added');
  const mine = app.mail.received.filter(({ to }) => to.includes(email));
  expect(mine).toHaveLength(2);
});
