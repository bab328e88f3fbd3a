// A link to their account for the client of an approved estimate: to the address on file alone, and
// answered alike whether they have an account or not.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ListedUser } from '@purlin/contracts/access.ts';
import type { User } from '@purlin/contracts/signing-in.ts';
import { callFrom } from '../../../tools/vitest/call-from.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();

const GOOD = 'gutter lantern orchid';
let email: string;
let clientId: number;
let id: number;
let number: string;
const post = async <T = { id: number }>(path: string, body: object = {}) =>
  (await app.call<T>('POST', path, { body })).body;

/** A client with an estimate that was sent. */
async function offered(): Promise<void> {
  email = `dana-${randomUUID()}@client.example`;
  clientId = (await post('/api/clients', { name: 'Dana Marie Whitfield', email })).id;
  const draft = { clientId, projectTitle: 'New roof', serviceAddress: '1 Oak St' };
  const line = { description: 'Shingles', kind: 'material', quantity: 1, unit: 'each', rate: '10' };
  const drafted = await post<{ id: number; estimateNumber: string }>('/api/estimates', {
    ...draft,
    lineItems: [line],
  });
  ({ id, estimateNumber: number } = drafted);
  await post(`/api/estimates/${id}/send`);
}
beforeEach(async () => {
  await offered();
  await post(`/api/estimates/${id}/approve-option`, { signedName: 'Dana', consentVersion: 0 });
});

let calls = 0;
const ask = (which = id, key = number) => {
  calls++;
  const from = `127.12.${Math.floor(calls / 250)}.${(calls % 250) + 1}`;
  const path = `/api/estimates/${which}/account-link`;
  return callFrom(app.url, from, 'POST', path, {}, { 'x-estimate-number': key });
};
const users = async () =>
  (await app.call<ListedUser[]>('GET', `/api/users?clientId=${clientId}`)).body;
/** What their e-mails say that have such a link. */
const linksTo = async (address: string, link: string): Promise<string[]> => {
  const mails = app.mail.received.filter(({ to }) => to.includes(address));
  const texts = await Promise.all(mails.map(async (mail) => (await readMail(mail)).text ?? ''));
  return texts.flatMap((text) => new RegExp(`/auth/${link}#([\\w-]+)`).exec(text)?.[1] ?? []);
};
const sent = { status: 200, body: { to: expect.stringMatching(/^d•••@client\.example$/) } };

describe('the client of an approved estimate', () => {
  it('is invited, once, at the address on file, and then signs in by links', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
    for (const answer of answers) expect(answer).toMatchObject(sent);
    const [token] = await until('the invitation', async () => {
      const all = await linksTo(email, 'choose-password');
      return all.length > 0 && all;
    });
    const [user, ...others] = await until('they are listed', async () => {
      const all = await users();
      return all.length > 0 && all;
    });
    expect(others).toEqual([]);
    expect(user).toMatchObject({ firstName: 'Dana Marie', lastName: 'Whitfield', clientId });
    expect(user).toMatchObject({ role: 'client', invited: true });
    const body = { token, password: GOOD };
    const chosen = await app.call('POST', '/api/auth/choose-password', { as: 'anonymous', body });
    expect(chosen.status).toBe(200);
  });
  it('that is a company is greeted by its whole name', async () => {
    const name = 'Ridgeline Property Management';
    await app.call('PATCH', `/api/clients/${clientId}`, { body: { name } });
    await until('it is changed', async () => {
      const { body } = await app.call<{ name: string }>('GET', `/api/clients/${clientId}`);
      return body.name === name;
    });
    expect(await ask()).toMatchObject(sent);
    const [user] = await until('they are listed', async () => {
      const all = await users();
      return all.length > 0 && all;
    });
    expect(user).toMatchObject({ firstName: name, lastName: '—' });
  });
  it('who has an account is sent a link that signs in, and the answer is the same', async () => {
    const person = { firstName: 'Dana', lastName: 'Whitfield', role: 'client', clientId };
    await post<User>('/api/users', { ...person, email, password: GOOD });
    expect(await ask()).toMatchObject(sent);
    await until('the link', async () => (await linksTo(email, 'link'))[0]);
    expect(await users()).toHaveLength(1);
  });
  it('whose address is of a member of staff is sent nothing, and the answer is the same', async () => {
    const person = { firstName: 'Dana', lastName: 'Whitfield', role: 'estimator' };
    await post<User>('/api/users', { ...person, email, password: GOOD });
    expect(await ask()).toMatchObject(sent);
    expect(await linksTo(email, 'link')).toEqual([]);
    expect(await users()).toEqual([]);
  });
  it('who was kept out stays out', async () => {
    const person = { firstName: 'Dana', lastName: 'Whitfield', role: 'client', clientId };
    const user = await post<User>('/api/users', { ...person, email, password: GOOD });
    await post(`/api/users/${user.id}/deactivate`);
    expect(await ask()).toMatchObject(sent);
    expect(await linksTo(email, 'link')).toEqual([]);
    expect(await users()).toHaveLength(1);
  });
  it('who was kept out under another address is not let in at the one on file', async () => {
    const other = `dora-${randomUUID()}@client.example`;
    const person = { firstName: 'Dana', lastName: 'Whitfield', role: 'client', clientId };
    const user = await post<User>('/api/users', { ...person, email: other, password: GOOD });
    await post(`/api/users/${user.id}/deactivate`);
    expect(await ask()).toMatchObject(sent);
    expect((await users()).map(({ id: one }) => one)).toEqual([user.id]);
    for (const address of [email, other]) {
      expect(await linksTo(address, 'choose-password')).toEqual([]);
      expect(await linksTo(address, 'link')).toEqual([]);
    }
  });
  it('is written to where the office wrote down, not where the estimate went', async () => {
    const other = `dora-${randomUUID()}@client.example`;
    await app.call('PATCH', `/api/clients/${clientId}`, { body: { email: other } });
    await until('it is changed', async () => {
      const { body } = await app.call<{ email: string }>('GET', `/api/clients/${clientId}`);
      return body.email === other;
    });
    expect(await ask()).toMatchObject(sent);
    await until('the invitation', async () => (await linksTo(other, 'choose-password'))[0]);
    expect(await linksTo(email, 'choose-password')).toEqual([]);
  });
});

it('is asked for by whoever holds the number of this estimate, and of no other', async () => {
  const [mine, key] = [id, number];
  await offered();
  expect((await ask(mine, number)).status).toBe(401);
  expect((await ask(id, key)).status).toBe(401);
  // Not before it is approved.
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'estimate-not-approved' } });
  expect(await users()).toEqual([]);
});

it('is sent five times a minute for one estimate, from whatever addresses', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask()));
  const sentOnes = answers.filter(({ status }) => status === 200);
  expect([sentOnes.length, answers.length - sentOnes.length]).toEqual([5, 7]);
  for (const { status } of answers) expect([200, 429]).toContain(status);
});
