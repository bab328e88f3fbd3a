// The first admin's password where nobody gave one: shown once, kept nowhere, good for choosing
// one's own and nothing else; until somebody came in with it each start makes another one.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { user as decider } from '@purlin/domain/access/user.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { ADMIN } from '../../tools/vitest/callers.ts';
import { openTestApp, removeData, type TestApp } from '../../tools/vitest/app.ts';
import { prepareFirstRun } from './first-run.ts';

const OWN = 'gutter lantern orchid';
let app: TestApp;
beforeEach(async () => {
  app = await openTestApp({ env: { ADMIN_PASSWORD: '' } });
});
afterEach(async () => {
  await app.close();
  removeData(app);
});

/** What another start says: how to sign in. */
const startAgain = async () => (await prepareFirstRun(app.platform))!;
const signIn = (password: string) =>
  app.call<SignedIn>('POST', '/api/login', {
    as: 'anonymous',
    body: { email: ADMIN.email, password },
  });
const passwordsSet = async () =>
  (await app.platform.services.history.read(decider, 1)).flatMap((event) =>
    event.type === 'PasswordSet' ? [event.data.how] : [],
  );
const get = async (address: string, cookie: string) => {
  const { status, body } = await app.call<{ code: string }>('GET', address, { cookie });
  return [status, body.code];
};

it('lets nobody do anything but choose their own, and everything after that', async () => {
  const { email, password } = await startAgain();
  expect(email).toBe(ADMIN.email);
  expect((await signIn(password!)).body).toMatchObject({ rights: {}, mustChoosePassword: true });
  const cookie = await app.signIn(email, password!);
  for (const address of ['/api/clients', '/api/users', '/api/settings', '/api/users.csv'])
    expect(await get(address, cookie)).toEqual([403, 'own-password-needed']);
  const add = { email: 'x@y.example', firstName: 'X', lastName: 'Y', role: 'admin' };
  expect((await app.call('POST', '/api/users', { cookie, body: add })).status).toBe(403);
  expect((await get('/api/live', cookie))[0]).toBe(403);
  const chosen = await app.call('POST', '/api/auth/change-password', {
    cookie,
    body: { current: password, password: OWN },
  });
  expect(chosen.status).toBe(200);
  expect((await get('/api/clients', cookie))[0]).toBe(200);
  expect((await app.call('GET', '/api/user', { cookie })).body).toMatchObject({
    mustChoosePassword: false,
    rights: { 'users.write': 'all' },
  });
  expect(await passwordsSet()).toEqual(['made', 'made', 'changed']);
  expect((await signIn(password!)).status).toBe(401);
  expect(await startAgain()).toEqual({ email, password: undefined });
});

it('is not their own when it is chosen again', async () => {
  const { password } = await startAgain();
  const cookie = await app.signIn(ADMIN.email, password!);
  const body = { current: password, password };
  const again = await app.call('POST', '/api/auth/change-password', { cookie, body });
  expect(again).toMatchObject({ status: 400, body: { code: 'same-password' } });
  expect(await get('/api/clients', cookie)).toEqual([403, 'own-password-needed']);
});

it('is another one at each start until somebody came in, and the one before is void', async () => {
  const first = await startAgain();
  const second = await startAgain();
  expect(second.password).not.toBe(first.password);
  expect((await signIn(first.password!)).status).toBe(401);
  expect((await signIn(second.password!)).status).toBe(200);
  expect((await startAgain()).password).toBeUndefined();
  expect((await signIn(second.password!)).body).toMatchObject({ mustChoosePassword: true });
});

it('of a start that was cut off before anybody could sign in, the next one makes one', async () => {
  await app.platform.pool.query('delete from platform.credentials where user_id = 1');
  const { password } = await startAgain();
  expect((await signIn(password!)).body).toMatchObject({ mustChoosePassword: true });
});

it('lies in no file, table or log', async () => {
  const { password } = await startAgain();
  await signIn(password!);
  expect(app.logged.filter((line) => line.includes(password!))).toEqual([]);
  const files = readdirSync(app.dataDir, { recursive: true, withFileTypes: true });
  for (const file of files.filter((one) => one.isFile()))
    expect(readFileSync(path.join(file.parentPath, file.name)).includes(password!)).toBe(false);
  const { rows } = await app.platform.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  for (const { name } of rows) {
    const text = `select from ${name} t where t::text like $1 limit 1`;
    expect((await app.platform.pool.query(text, [`%${password}%`])).rowCount, name).toBe(0);
  }
});

it('gives way to one that the operator gives, which is their own choice', async () => {
  const { databaseUrl, dataDir, mail } = app;
  await app.platform.close();
  const given = await openTestApp({ again: { databaseUrl, dataDir, mail } });
  try {
    expect((await given.call('GET', '/api/user')).body).toMatchObject({
      mustChoosePassword: false,
      rights: { 'users.write': 'all' },
    });
  } finally {
    await given.platform.close();
  }
  app = await openTestApp({ again: { databaseUrl, dataDir, mail }, env: { ADMIN_PASSWORD: '' } });
  expect(await passwordsSet()).toEqual(['made', 'given']);
  expect((await startAgain()).password).toBeUndefined();
});

it('that lay in a file of before is taken out of it, and is to be changed', async () => {
  const old = await openTestApp();
  try {
    const cookie = await old.signIn(ADMIN.email, ADMIN.password);
    const file = path.join(old.dataDir, 'first-password');
    writeFileSync(file, ADMIN.password);
    const said = await prepareFirstRun(old.platform);
    expect(said).toEqual({ email: ADMIN.email, password: undefined });
    expect(existsSync(file)).toBe(false);
    const refused = await old.call('GET', '/api/clients', { cookie });
    expect(refused).toMatchObject({ status: 403, body: { code: 'own-password-needed' } });
    expect((await old.signIn(ADMIN.email, ADMIN.password)).length).toBeGreaterThan(0);
  } finally {
    await old.close();
    removeData(old);
  }
});
