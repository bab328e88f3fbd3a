// Own: what users who act for a client or a vendor see, and that it ends there.
import type { z } from 'zod';
import type { ownEstimates } from '@purlin/contracts/own-estimates.ts';
import type { ownProjects } from '@purlin/contracts/own-projects.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { HttpAnswer } from '../../tools/vitest/callers.ts';
import { useTestApp } from '../../tools/vitest/use-test-app.ts';

type OwnList = z.infer<typeof ownEstimates.list.answer>;
type OwnJobs = z.infer<typeof ownProjects.list.answer>;
const PASSWORD = 'a-long-enough-password';
const app = useTestApp();
interface Thing {
  readonly id: number;
}
const post = async <T extends Thing>(address: string, body: unknown): Promise<T> => {
  const answer = await app.call<T>('POST', address, { body });
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body;
};
interface Household {
  readonly client: Thing;
  readonly sent: Thing;
  readonly draft: Thing;
  readonly cookie: string;
}

/** A client with a sent estimate, a draft and a job, and somebody who signs in for them. */
async function household(name: string): Promise<Household> {
  const client = await post('/api/clients', { name, email: `${name}@client.example` });
  const write = () =>
    post('/api/estimates', {
      clientId: client.id,
      projectTitle: `Roof of ${name}`,
      serviceAddress: '1 Main St',
      lineItems: [{ description: 'Work', quantity: 1, rate: '10.00', cost: '4.00' }],
    });
  const [sent, draft] = [await write(), await write()];
  await post(`/api/estimates/${sent.id}/send`, {});
  await post('/api/users', {
    email: `${name}@people.example`,
    firstName: name,
    lastName: 'Household',
    role: 'client',
    password: PASSWORD,
    clientId: client.id,
  });
  return { client, sent, draft, cookie: await app.signIn(`${name}@people.example`, PASSWORD) };
}
const job = (estimate: Thing) =>
  post(`/api/estimates/${estimate.id}/convert-to-job`, {
    title: 'Roof',
    address: '1 Main St',
    scheduledStartDate: '2026-03-31',
    budget: '900',
    notes: 'the dog bites',
  });

let ann: Household;
let ben: Household;
beforeAll(async () => {
  ann = await household('ann');
  ben = await household('ben');
});
const as = <T>({ cookie }: Household, method: string, address: string, body?: unknown) =>
  app.call<T>(method, address, { cookie, ...(body === undefined ? {} : { body }) });
const ids = ({ body }: HttpAnswer<readonly Thing[]>) => body.map(({ id }) => id);

describe('a user who acts for a client', () => {
  it('lists its own estimates that were sent, whatever they ask for', async () => {
    expect(ids(await as(ann, 'GET', '/api/estimates'))).toEqual([ann.sent.id]);
    const foreign = `/api/estimates?clientId=${ben.client.id}`;
    expect(ids(await as(ann, 'GET', foreign))).toEqual([ann.sent.id]);
    const file = await as(ann, 'GET', '/api/estimates.csv');
    expect(file.text).toContain('Roof of ann');
    expect(file.text).not.toContain('Roof of ben');
  });
  it('answers its own, recorded as the client and not as staff', async () => {
    const answer = await as<object>(
      ann,
      'POST',
      `/api/estimates/${ann.sent.id}/approve-option`,
      {},
    );
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain('4.00');
    const seen = await app.call<{ evidence: { how: string } }>(
      'GET',
      `/api/estimates/${ann.sent.id}`,
    );
    expect(seen.body.evidence.how).toBe('page');
  });
  it.each([
    ['POST', 'approve-option'],
    ['PATCH', 'status'],
    ['POST', 'questions'],
    ['GET', 'pdf'],
  ])('may not %s another one or a draft (%s)', async (method, what) => {
    const body = method === 'GET' ? undefined : { status: 'accepted', text: 'Why?' };
    for (const id of [ben.sent.id, ann.draft.id, 999_999])
      expect((await as(ann, method, `/api/estimates/${id}/${what}`, body)).status).toBe(403);
  });
  it.each(['', '/history', '/options'])('does not see what staff see of it (%s)', async (part) => {
    expect((await as(ann, 'GET', `/api/estimates/${ann.sent.id}${part}`)).status).toBe(403);
  });
  it('sees its own job, without what staff note', async () => {
    const made = await job(ann.sent);
    expect(ids(await as(ann, 'GET', '/api/jobs'))).toEqual([made.id]);
    expect(ids(await as(ben, 'GET', '/api/jobs'))).toEqual([]);
    const seen = await as<{ notes: string; budget: null }>(ann, 'GET', `/api/jobs/${made.id}`);
    expect(seen.body).toMatchObject({ notes: '', budget: null });
    for (const id of [made.id, 999_999])
      expect((await as(ben, 'GET', `/api/jobs/${id}`)).status).toBe(403);
    const file = await as(ben, 'GET', `/api/jobs.csv?clientId=${ann.client.id}`);
    expect(file.text).not.toContain('1 Main St');
  });
  it('reads in the portal what became of its own, and of nobody else’s', async () => {
    const ask = { kind: 'change_request', text: 'Copper gutters, please' };
    await as(ben, 'POST', `/api/estimates/${ben.sent.id}/questions`, ask);
    await post(`/api/estimates/${ben.sent.id}/answers`, {
      questionId: 1,
      text: 'They are 40 more',
    });
    const read = (who: Household) => as<OwnList>(who, 'GET', '/api/portal/estimates');
    const [hers, his] = [await read(ann), await read(ben)];
    expect(hers.body.estimates).toMatchObject([
      {
        id: ann.sent.id,
        projectTitle: 'Roof of ann',
        status: 'accepted',
        total: '10.00',
        jobId: expect.any(Number),
        history: [{ what: 'sent' }, { what: 'approved', how: 'page' }],
      },
    ]);
    expect(his.body.estimates).toMatchObject([
      {
        id: ben.sent.id,
        openQuestions: 0,
        history: [
          { what: 'sent' },
          { what: 'change_request', text: ask.text },
          { what: 'answer', text: 'They are 40 more' },
        ],
      },
    ]);
    for (const secret of ['4.00', 'Roof of ben', 'internalNotes', 'cost', 'ip', 'userAgent'])
      expect(hers.text).not.toContain(secret === 'ip' ? '"ip"' : secret);
  });
  it('reads in the portal when there is work on its own jobs, without what staff plan', async () => {
    const read = (who: Household) => as<OwnJobs>(who, 'GET', '/api/portal/projects');
    const hers = await read(ann);
    expect(hers.body.projects).toMatchObject([
      {
        title: 'Roof',
        status: 'scheduled',
        startDate: '2026-03-31T08:00',
        workDays: ['2026-03-31'],
        estimateId: ann.sent.id,
        approvedAt: expect.any(String),
        startedAt: null,
        completedAt: null,
      },
    ]);
    const id = hers.body.projects[0]!.id;
    await post(`/api/jobs/${id}/hold`, { reason: 'Short of men' });
    await post(`/api/jobs/${id}/resume`, {});
    await post(`/api/jobs/${id}/start`, {});
    await post(`/api/jobs/${id}/complete`, {});
    const done = await read(ann);
    const at = expect.any(String) as string;
    expect(done.body.projects).toMatchObject([
      { status: 'completed', startedAt: at, completedAt: at },
    ]);
    for (const secret of ['dog bites', '900', 'Short of men', 'budget', 'notes', 'vendor'])
      expect(done.text).not.toContain(secret);
    await post(`/api/jobs/${id}/reopen`, {});
    expect((await read(ann)).body.projects).toMatchObject([{ startedAt: at, completedAt: null }]);
    expect((await read(ben)).body.projects).toEqual([]);
  });
  it('changes its own contact, which staff are told, and nobody else’s', async () => {
    const body = { phone: '(541) 555-0188', address: '9 Elm St' };
    const before = await as<object>(ben, 'GET', '/api/portal/contact');
    const known = { name: 'ben', email: 'ben@client.example' };
    expect(before.body).toEqual({ ...known, phone: null, address: null });
    expect((await as(ann, 'PUT', '/api/portal/contact', body)).body).toMatchObject(body);
    expect((await as<object>(ben, 'GET', '/api/portal/contact')).body).toEqual(before.body);
    const record = await app.call('GET', `/api/clients/${ann.client.id}`);
    expect(record.body).toMatchObject({ name: 'ann', ...body });
    const news = await app.call<readonly object[]>('GET', '/api/notifications');
    expect(news.body[0]).toMatchObject({
      kind: 'client_contact_updated',
      title: 'ann: Client updated their phone or address',
      path: `/clients/${ann.client.id}`,
    });
    const story = await app.call<object[]>('GET', `/api/clients/${ann.client.id}/timeline`);
    expect(story.body[0]).toMatchObject({ summary: 'Client updated their phone or address' });
    for (const part of [{}, { phone: body.phone }])
      expect((await as(ann, 'PUT', '/api/portal/contact', part)).status).toBe(400);
    const wrong = { ...body, phone: 'x'.repeat(500) };
    expect((await as(ann, 'PUT', '/api/portal/contact', wrong)).status).toBe(400);
    expect((await app.call('PUT', '/api/portal/contact', { body })).status).toBe(404);
  });
  it('has a portal that is nobody else’s: staff read nothing in it', async () => {
    const estimates = await app.call<OwnList>('GET', '/api/portal/estimates');
    const projects = await app.call<OwnJobs>('GET', '/api/portal/projects');
    expect([estimates.body.estimates, projects.body.projects]).toEqual([[], []]);
    expect((await app.call('GET', '/api/portal/projects', { cookie: '' })).status).toBe(401);
  });
  it('has nothing any more when the link is taken back', async () => {
    const { body: users } = await app.call<readonly (Thing & { clientId: number | null })[]>(
      'GET',
      '/api/users',
    );
    const { id } = users.find(({ clientId }) => clientId === ben.client.id)!;
    const back = await app.call('PATCH', `/api/users/${id}`, { body: { clientId: null } });
    expect(back.body).toMatchObject({ id, role: 'client', clientId: null });
    for (const address of ['/api/estimates', '/api/portal/estimates', '/api/portal/projects'])
      expect((await as(ben, 'GET', address)).status).toBe(403);
  });
});

describe('a new user for clients', () => {
  const add = async (email: string, more: object = {}) =>
    (
      await post<Thing & { readonly clientId: number | null }>('/api/users', {
        email,
        firstName: 'Cleo',
        lastName: 'Fox',
        role: 'client',
        password: PASSWORD,
        ...more,
      })
    ).clientId;

  it('acts for the one client who has their e-mail address, capitals or not', async () => {
    const cleo = await post('/api/clients', { name: 'Cleo Fox', email: 'cleo@fox.example' });
    expect(await add('Cleo@Fox.example')).toBe(cleo.id);
  });
  it('acts for whoever is named, and for nobody where nobody or several would fit', async () => {
    await post('/api/clients', { name: 'Dan Fox', email: 'dan@fox.example' });
    expect(await add('dan@fox.example', { clientId: ann.client.id })).toBe(ann.client.id);
    await post('/api/clients', { name: 'Eve Fox', email: 'both@fox.example' });
    await post('/api/clients', { name: 'Fay Fox', email: 'both@fox.example' });
    expect(await add('both@fox.example')).toBe(null);
    expect(await add('nobody@fox.example')).toBe(null);
    expect(await add('vendor@fox.example', { role: 'vendor' })).toBe(null);
  });
});

describe('a user who acts for a vendor', () => {
  it('lists its own payments, without what staff note', async () => {
    const vendorOf = (name: string) =>
      post('/api/vendors', {
        name,
        contactPerson: 'Lee',
        email: `${name}@vendor.example`,
        phone: '1',
      });
    const [mine, other] = [await vendorOf('mine'), await vendorOf('other')];
    const [{ id: jobId }] = (await app.call<Thing[]>('GET', '/api/jobs')).body as [Thing];
    const plan = (vendorId: number) =>
      post('/api/vendor-payments', {
        vendorId,
        jobId,
        laborAmount: '5',
        scheduledPaymentDate: new Date().toISOString().slice(0, 10),
        notes: 'slow',
      });
    const [payment] = [await plan(mine.id), await plan(other.id)];
    const email = 'lee@people.example';
    const person = { email, firstName: 'Lee', lastName: 'V', role: 'vendor', password: PASSWORD };
    await post('/api/users', { ...person, vendorId: mine.id });
    const cookie = await app.signIn(email, PASSWORD);
    const { body } = await app.call<readonly (Thing & { notes: string })[]>(
      'GET',
      '/api/vendor-payments',
      { cookie },
    );
    expect(body).toMatchObject([{ id: payment.id, notes: '' }]);
    expect(body).toHaveLength(1);
    const portal = ['/api/portal/estimates', '/api/portal/projects', '/api/portal/contact'];
    const change = { cookie, body: { phone: null, address: null } };
    expect((await app.call('PUT', '/api/portal/contact', change)).status).toBe(403);
    for (const address of ['/api/estimates', '/api/jobs', `/api/jobs/${jobId}`, ...portal])
      expect((await app.call('GET', address, { cookie })).status).toBe(403);
  });
});

describe('a link', () => {
  it('is to somebody who is there, and of the right role', async () => {
    const person = { firstName: 'N', lastName: 'N', password: PASSWORD };
    const add = (more: object) =>
      app.call<{ code: string }>('POST', '/api/users', { body: { ...person, ...more } });
    const stranger = await add({ email: 'a@people.example', clientId: 999_999 });
    expect([stranger.status, stranger.body.code]).toEqual([404, 'client-unknown']);
    const wrong = await add({ email: 'b@people.example', role: 'admin', clientId: ann.client.id });
    expect([wrong.status, wrong.body.code]).toEqual([409, 'link-of-another-role']);
  });
});
