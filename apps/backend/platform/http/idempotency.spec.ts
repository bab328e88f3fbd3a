// Idempotency-Keys: the same call with the same key is carried out once; a key belongs to its
// caller, its route and what was sent with it.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { client as clientDecider } from '@purlin/domain/clients/client.ts';
import { openTestApp, removeData, type TestApp } from '../../../../tools/vitest/app.ts';
import { ADMIN } from '../../../../tools/vitest/callers.ts';

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({ beside: app });
});
afterAll(async () => {
  await other.close();
  await app.close();
  removeData(app);
});

interface Outcome {
  readonly id: number;
  readonly code: string;
  readonly message: string;
}
const call = (path: string, body: object, key: string, at = app, cookie?: string) =>
  at.call<Outcome>('POST', path, {
    body,
    headers: { 'idempotency-key': key },
    ...(cookie ? { cookie } : {}),
  });
const client = (name: string) => ({ name, email: 'dana@client.example' });
const person = (more: object = {}) => ({
  email: `${randomUUID()}@people.example`,
  firstName: 'Ana',
  lastName: 'Ruiz',
  role: 'admin',
  password: ADMIN.password,
  ...more,
});

it('is carried out once, however its fields are ordered', async () => {
  const key = randomUUID();
  const first = await call('/api/clients', client('Dana'), key);
  const { name, email } = client('Dana');
  const again = await call('/api/clients', { email, name }, key, other);
  expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
});

it('with something else under the same key it is a mistake, in every process', async () => {
  const key = randomUUID();
  await call('/api/clients', client('Dana'), key);
  for (const at of [app, other]) {
    const { status, body } = await call('/api/clients', client('Sam'), key, at);
    expect([status, body.code]).toEqual([422, 'key-reused']);
  }
});

it('is a call of its own on another route, and from somebody else', async () => {
  const key = randomUUID();
  const { id } = (await call('/api/clients', client('Dana'), key)).body;
  const added = person();
  expect((await call('/api/users', added, key)).status).toBe(201);
  const cookie = await app.signIn(added.email, ADMIN.password);
  const theirs = await call('/api/clients', client('Sam'), key, app, cookie);
  expect(theirs.status).toBe(201);
  expect(theirs.body.id).not.toBe(id);
});

it('of a user: once, with the same answer; another person under the same key is a mistake', async () => {
  const key = randomUUID();
  const asked = person();
  const [first, again] = [
    await call('/api/users', asked, key),
    await call('/api/users', asked, key, other),
  ];
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  const { status, body } = await call('/api/users', person(), key);
  expect([status, body.code]).toEqual([422, 'key-reused']);
  expect((await call('/api/users', asked, randomUUID())).body.code).toBe('email-taken');
});

it('of several users at once: one is added, the others are a mistake', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => call('/api/users', person(), key)),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([201, 422, 422, 422, 422, 422]);
});

it('leaves nothing in history by which a body could be guessed', async () => {
  const keys = [randomUUID(), randomUUID()];
  const events = await Promise.all(
    keys.map(async (key) => {
      const { id } = (await call('/api/clients', client('Dana'), key)).body;
      return (await app.platform.services.history.read(clientDecider, id))[0]!;
    }),
  );
  const marks = events.map(({ metadata }) => metadata.asked);
  // The same body under two keys: without the key, which nobody keeps, no guess can be checked.
  expect(new Set(marks).size).toBe(2);
  for (const [n, key] of keys.entries())
    expect(JSON.stringify(events[n], (_, value) => String(value))).not.toContain(key);
});

it('repeats the first answer, whatever revision it was asked on', async () => {
  const added = (await call('/api/clients', client('Dana'), randomUUID())).body.id;
  for (const [method, body] of [
    ['PATCH', { notes: 'Ring twice' }],
    ['DELETE', undefined],
  ] as const) {
    const path = `/api/clients/${added}`;
    const shown = await app.call('GET', path);
    const end = await app.platform.services.history.end(clientDecider, added);
    const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${end!.revision}"` };
    const first = await app.call(method, path, { body, headers });
    expect([method, shown.status, first.status]).toEqual([method, 200, 200]);
    for (const at of [app, other]) {
      const again = await at.call(method, path, { body, headers });
      expect([method, again.status, again.text]).toEqual([method, 200, first.text]);
    }
  }
});
