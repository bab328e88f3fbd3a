// Somebody stays who can let people in, whatever admins do to each other in the same moment, in
// whichever process.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn, User } from '@purlin/contracts/signing-in.ts';
import { user } from '@purlin/domain/access/user.ts';
import { ADMIN } from '../../../tools/vitest/callers.ts';
import { openTestApp, type TestApp } from '../../../tools/vitest/app.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { LAST_ADMIN } from './last-admin.ts';
import { restoreAdmin } from './restore-admin.ts';

const app = useTestApp();
let beside: TestApp;
const PASSWORD = 'gutter lantern orchid';
const other = { email: 'other@people.example', firstName: 'Olga', lastName: 'Orr', role: 'admin' };
const emails = new Map<number, string>([[1, ADMIN.email]]);
let otherId = 0;

beforeAll(async () => {
  beside = await openTestApp({ beside: app });
  const body = { ...other, password: PASSWORD };
  otherId = (await app.call<User>('POST', '/api/users', { body })).body.id;
  emails.set(otherId, other.email);
});

afterAll(() => beside.close());

const signIn = (id: number) => app.signIn(emails.get(id)!, id === 1 ? ADMIN.password : PASSWORD);
const deeds = {
  deactivate: { method: 'POST', path: '/deactivate', body: () => ({}) },
  demote: { method: 'PATCH', path: '', body: () => ({ role: 'auditor' }) },
  forget: {
    method: 'POST',
    path: '/forget',
    body: (id: number) => ({ name: id === 1 ? 'First Admin' : 'Olga Orr' }),
  },
} as const;
type Deed = keyof typeof deeds;

/** Who can still let people in, as history has it. */
async function admins(): Promise<number[]> {
  const all = await Promise.all(
    [...emails.keys()].map(async (id) => {
      const state = await app.platform.services.history.stateOf(user, id);
      return state.status === 'active' && state.role === 'admin' ? [id] : [];
    }),
  );
  return all.flat();
}

/** Whoever stayed puts the other one back. */
async function putBack(stayed: number, gone: number): Promise<void> {
  const cookie = await signIn(stayed);
  await app.call('POST', `/api/users/${gone}/reactivate`, { cookie, body: {} });
  await app.call('PATCH', `/api/users/${gone}`, { cookie, body: { role: 'admin' } });
  await until('both are admins', async () => (await admins()).length === 2);
}

it('nobody waits for it whose way in stays', async () => {
  const path = `/api/users/${otherId}`;
  const body = { firstName: 'Olga', phone: '(541) 555-0188', role: 'admin' };
  const edit = () => app.call<User>('PATCH', path, { body });
  const answer = await beside.platform.services.withLock(LAST_ADMIN, edit);
  expect(answer).toMatchObject({ status: 200, body: { phone: '(541) 555-0188' } });
});

describe('two admins who do away with each other in the same moment', () => {
  const pairs: [Deed, Deed][] = [
    ['deactivate', 'deactivate'],
    ['demote', 'demote'],
    ['deactivate', 'demote'],
    ['forget', 'deactivate'],
  ];
  it.each(pairs)('%s and %s: one of them stays', async (mine, theirs) => {
    const cookies = new Map([
      [1, await signIn(1)],
      [otherId, await signIn(otherId)],
    ]);
    const to = async (by: number, id: number, deed: Deed) => {
      const { method, path, body } = deeds[deed];
      const answer = await (by === 1 ? app : beside).call(method, `/api/users/${id}${path}`, {
        cookie: cookies.get(by)!,
        body: body(id),
      });
      return answer.status;
    };
    const statuses = await Promise.all([to(1, otherId, mine), to(otherId, 1, theirs)]);
    const [stayed, ...more] = await admins();
    expect({ statuses, stayed, more }).toMatchObject({ stayed: expect.any(Number), more: [] });
    expect(Math.min(...statuses)).toBe(200);
    if (mine !== 'forget') await putBack(stayed!, stayed === 1 ? otherId : 1);
  });
});

describe('the way back in', () => {
  const signInWith = (email: string, password: string) =>
    app.call<SignedIn>('POST', '/api/login', { as: 'anonymous', body: { email, password } });
  it('makes who was kept out an admin, with a password that is to be changed', async () => {
    const { services } = app.platform;
    const email = 'locked@people.example';
    const asker = { by: 'system', correlationId: 'spec' };
    const id = await services.nextId(user);
    const data = { ...other, email, role: 'auditor', companyName: null, phone: null } as const;
    await services.sessions.reserve(id, email, PASSWORD);
    await services.dispatch(user, id, { type: 'AddUser', data }, asker);
    await services.dispatch(user, id, { type: 'AddSecondFactor', data: {} }, asker);
    await services.dispatch(user, id, { type: 'DeactivateUser', data: {} }, asker);
    const password = await restoreAdmin(email, services);
    expect(await services.history.stateOf(user, id)).toMatchObject({
      status: 'active',
      role: 'admin',
      secondFactor: false,
    });
    expect((await signInWith(email, PASSWORD)).status).toBe(401);
    expect((await signInWith(email, password)).body).toMatchObject({ mustChoosePassword: true });
    const by = (await services.history.read(user, id)).filter((one) => one.by === 'operator');
    expect(by.map(({ type }) => type)).toEqual([
      'UserReactivated',
      'UserRoleChanged',
      'SecondFactorRemoved',
      'PasswordSet',
    ]);
  });
  it('adds somebody where nobody has the address', async () => {
    const email = 'fresh@people.example';
    const password = await restoreAdmin(email, app.platform.services);
    expect((await signInWith(email, password)).body).toMatchObject({
      role: 'admin',
      mustChoosePassword: true,
    });
  });
});
