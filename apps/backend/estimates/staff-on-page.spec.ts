// Staff who are signed in and open the client's page: nothing they do there is the client's word.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Estimate, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp();
let clientId: number;
let bookkeeper: string;
beforeAll(async () => {
  const dana = { name: 'Dana', email: 'dana@client.example' };
  clientId = (await app.call<{ id: number }>('POST', '/api/clients', { body: dana })).body.id;
  const [email, password] = ['omar@people.example', 'otter ladder cloud tin'];
  await app.call('POST', '/api/users', {
    body: { email, firstName: 'Omar', lastName: 'Reyes', role: 'bookkeeper', password },
  });
  bookkeeper = await app.signIn(email, password);
});

const sent = async (): Promise<Estimate> => {
  const { body } = await app.call<Estimate>('POST', '/api/estimates', {
    body: {
      clientId,
      projectTitle: 'Roof',
      serviceAddress: '1 Oak St',
      lineItems: [{ description: 'Shingles', rate: '100.00' }],
    },
  });
  return (await app.call<Estimate>('POST', `/api/estimates/${body.id}/send`, { body: {} })).body;
};
/** A call as the page makes it, with the session's cookie and the number. */
const onPage = (method: string, one: Estimate, path: string, body: object, cookie?: string) =>
  app.call<PublicEstimate & { code?: string }>(method, `/api/estimates/${one.id}/${path}`, {
    body,
    headers: { 'x-estimate-number': one.estimateNumber },
    ...(cookie === undefined ? {} : { cookie }),
  });
const details = async ({ id }: Estimate) =>
  (await app.call<Estimate>('GET', `/api/estimates/${id}`)).body;

describe.each([
  ['an admin', () => undefined],
  ['a bookkeeper', () => bookkeeper],
])('%s', (_, cookie) => {
  it('asks no question as the client', async () => {
    const one = await sent();
    for (const kind of ['question', 'change_request'])
      expect(
        await onPage('POST', one, 'questions', { kind, text: 'Which color?' }, cookie()),
      ).toMatchObject({
        status: 409,
        body: {
          code: 'staff-not-client',
          message: expect.stringMatching(/^You’re signed in as staff/),
        },
      });
    expect((await details(one)).questions).toEqual([]);
  });
  it('does not view it as the client', async () => {
    const one = await sent();
    expect((await onPage('PATCH', one, 'status', { status: 'viewed' }, cookie())).status).toBe(200);
    expect((await details(one)).status).toBe('sent');
  });
});

it('whoever may record answers approves and declines as staff, and nobody else does', async () => {
  const [one, other] = [await sent(), await sent()];
  const status = { status: 'declined' };
  for (const [path, body, method] of [
    ['approve-option', {}, 'POST'],
    ['status', { status: 'accepted' }, 'PATCH'],
    ['status', status, 'PATCH'],
  ] as const)
    expect((await onPage(method, one, path, body, bookkeeper)).body.code).toBe('staff-not-client');
  expect((await details(one)).status).toBe('sent');
  expect((await onPage('POST', one, 'approve-option', {})).status).toBe(200);
  expect((await onPage('PATCH', other, 'status', status)).status).toBe(200);
  for (const each of [one, other])
    expect((await details(each)).evidence).toMatchObject({
      how: 'staff',
      recordedBy: 'First Admin',
    });
});
