// Another e-mail address over HTTP: asked for, confirmed there, told to the one before, and nobody
// else's.
import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { User } from '@purlin/contracts/signing-in.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

const GOOD = 'gutter lantern orchid';
let id: number;
let before: string;
let next: string;
let cookie: string;
const person = async (): Promise<void> => {
  before = `${randomUUID()}@people.example`;
  next = `${randomUUID()}@home.example`;
  const body = {
    email: before,
    firstName: 'Ana',
    lastName: 'Ruiz',
    role: 'client',
    password: GOOD,
  };
  ({ id } = (await app.call<User>('POST', '/api/users', { body })).body);
  cookie = await app.signIn(before, GOOD);
};
beforeEach(person);

const ask = (email: string) =>
  app.call<{ code: string }>('POST', '/api/auth/change-email', { cookie, body: { email } });
const confirm = (token: string) =>
  app.call<{ code: string; email: string }>('POST', '/api/auth/confirm-email', {
    as: 'anonymous',
    body: { token },
  });
const signIn = async (email: string) =>
  (await app.call('POST', '/api/login', { as: 'anonymous', body: { email, password: GOOD } }))
    .status;
const mailTo = async (email: string) =>
  readMail(
    await until(`mail to ${email}`, () => app.mail.received.find((m) => m.to.includes(email))),
  );
const tokenFor = async (email: string): Promise<string> =>
  /confirm-email#([\w-]+)/.exec((await mailTo(email)).text ?? '')![1]!;

it('is theirs when they have confirmed it there, and the address before is told', async () => {
  expect((await ask(next)).status).toBe(200);
  const token = await tokenFor(next);
  expect([await signIn(before), await signIn(next)]).toEqual([200, 401]);
  expect(await confirm(token)).toMatchObject({ status: 200, body: { email: next } });
  expect([await signIn(before), await signIn(next)]).toEqual([401, 200]);
  expect((await app.call('GET', '/api/user', { cookie })).body).toMatchObject({ id, email: next });
  expect((await mailTo(before)).text).toContain(next);
  expect(await confirm(token)).toMatchObject({ status: 400, body: { code: 'link-over' } });
});

it('is nobody else\u2019s: who has it keeps it', async () => {
  const [mine, other] = [cookie, before];
  await person();
  cookie = mine;
  expect((await ask(other)).status).toBe(200);
  expect((await ask(before)).status).toBe(200);
  const token = await tokenFor(before);
  expect(await confirm(token)).toMatchObject({ status: 409, body: { code: 'email-taken' } });
  expect(await signIn(before)).toBe(200);
});

it('ends the links to a password that were sent to the address before', async () => {
  await app.call('POST', '/api/auth/forgot-password', { as: 'anonymous', body: { email: before } });
  const lost = /choose-password#([\w-]+)/.exec((await mailTo(before)).text ?? '')![1]!;
  await ask(next);
  await confirm(await tokenFor(next));
  const body = { token: lost, password: 'walnut ferry thimble' };
  expect(
    (await app.call('POST', '/api/auth/choose-password', { as: 'anonymous', body })).status,
  ).toBe(400);
});

it('is asked for a few times an hour, and with an address', async () => {
  expect((await ask('no address')).status).toBe(400);
  const answers = [];
  for (let n = 0; n < 7; n++) answers.push((await ask(`${n}-${next}`)).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

it('is in no log, and its token in no table', async () => {
  await ask(next);
  const token = await tokenFor(next);
  expect(app.logged.filter((line) => line.includes(token))).toEqual([]);
  const { rows } = await app.platform.pool.query<{ n: number }>(
    `select count(*)::int as n from platform.effects e where e::text like '%' || $1 || '%'
      or e::text like '%' || $2 || '%'`,
    [token, next],
  );
  expect(rows[0]!.n).toBe(0);
});
