// The lead inbox over HTTP: looking after a request, answering it, making a client of it.
import { describe, expect, it } from 'vitest';
import type { LeadDetails, LeadSummary } from '@purlin/contracts/lead-shapes.ts';
import { lead } from '@purlin/domain/leads/lead.ts';
import type { HttpAnswer } from '../../../tools/vitest/callers.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { TRUST_PROXY: 'true' } });

let visitors = 0;
const ask = async (name: string, more: object = {}): Promise<number> => {
  const body = {
    name,
    email: 'dana@client.example',
    phone: '(541) 555-0141',
    address: '2210 Friendly St',
    projectType: 'gutters',
    ...more,
  };
  const { status } = await app.call('POST', '/api/quote', {
    as: 'anonymous',
    body,
    headers: { 'x-forwarded-for': `10.2.0.${(visitors += 1)}` },
  });
  expect(status).toBe(201);
  return (await list(`q=${encodeURIComponent(name)}`))[0]!.id;
};
const list = async (query = ''): Promise<readonly LeadSummary[]> =>
  (await app.call<LeadSummary[]>('GET', `/api/leads?${query}`)).body;
const details = async (id: number): Promise<LeadDetails> =>
  (await app.call<LeadDetails>('GET', `/api/leads/${id}`)).body;
const change = <T = LeadDetails>(
  method: string,
  id: number,
  what: string,
  body: unknown,
): Promise<HttpAnswer<T>> => app.call<T>(method, `/api/leads/${id}/${what}`, { body });

describe('the list', () => {
  it('is newest first, filtered, searched, sorted', async () => {
    const [first, second] = [await ask('Birch list'), await ask('alder list', { urgency: 'asap' })];
    expect((await list('q=list')).map(({ id }) => id)).toEqual([second, first]);
    expect((await list('q=list&sort=name')).map(({ id }) => id)).toEqual([second, first]);
    await change('PUT', first, 'status', { status: 'contacted' });
    expect((await list('q=list&status=new')).map(({ id }) => id)).toEqual([second]);
    expect(await list('q=list&kind=message')).toEqual([]);
    expect((await app.call<{ newQuotes: number }>('GET', '/api/leads/counts')).body.newQuotes).toBe(
      (await list('status=new&kind=quote')).length,
    );
  });
  it('comes as a file', async () =>
    expect((await app.call('GET', '/api/leads.csv')).text).toContain('Received at'));
});

describe('looking after a request', () => {
  it('is assigned to staff, and to nobody else', async () => {
    const id = await ask('Assigned');
    expect((await change('PUT', id, 'assignee', { userId: 1 })).body).toMatchObject({
      assigneeId: 1,
      assignee: expect.any(String) as string,
    });
    expect((await list('assigneeId=1')).map((one) => one.id)).toEqual([id]);
    await app.call('POST', '/api/users', {
      body: {
        email: 'v@people.example',
        firstName: 'Vera',
        lastName: 'Vendor',
        role: 'vendor',
        password: 'correct-horse-battery',
      },
    });
    const users = (await app.call<{ id: number; email: string }[]>('GET', '/api/users')).body;
    expect(
      (
        await change('PUT', id, 'assignee', {
          userId: users.find(({ email }) => email === 'v@people.example')!.id,
        })
      ).status,
    ).toBe(409);
    expect((await change('PUT', id, 'assignee', { userId: null })).body.assignee).toBeNull();
  });
  it('is lost with a reason only, and everything is told', async () => {
    const id = await ask('Lost');
    const refused = await change<{ message: string }>('PUT', id, 'status', { status: 'lost' });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Please enter the reason it was lost.',
    ]);
    await change('POST', id, 'notes', { text: 'Called twice' });
    const lost = await change('PUT', id, 'status', { status: 'lost', reason: 'Too far away' });
    expect(lost.body).toMatchObject({ status: 'lost', reason: 'Too far away' });
    expect(
      lost.body.moments
        .filter(({ type }) => !type.includes('Email'))
        .map(({ summary, message }) => [summary, message]),
    ).toEqual([
      ['Requested a quote on the website', ''],
      ['Note', 'Called twice'],
      ['Marked as lost', 'Too far away'],
    ]);
    expect(lost.body.moments.map(({ by }) => by)).toContain('Website');
  });
  it('that nobody knows is not there', async () => {
    expect((await app.call('GET', '/api/leads/99999')).status).toBe(404);
    expect((await change('POST', 99_999, 'notes', { text: 'x' })).status).toBe(404);
  });
});

describe('a reply', () => {
  it('goes out by e-mail from the company, and counts as contact', async () => {
    const id = await ask('Replied', { email: 'reply@client.example' });
    const replied = await change('POST', id, 'reply', {
      subject: 'Your gutters',
      message: 'May we come on Monday?\n\nAda',
    });
    expect(replied.body).toMatchObject({ status: 'contacted' });
    expect(replied.body.moments.find(({ type }) => type === 'LeadReplied')).toMatchObject({
      summary: 'Your gutters',
      message: 'May we come on Monday?\n\nAda',
      email: { email: 'reply' },
    });
    await until('it was taken', async () =>
      (await details(id)).moments.some(
        ({ email }) => email?.email === 'reply' && email.state === 'accepted',
      ),
    );
    const mail = (await Promise.all(app.mail.received.map(readMail))).find(
      ({ subject }) => subject === 'Your gutters',
    )!;
    expect([
      mail.to?.[0]?.address,
      mail.replyTo?.[0]?.address,
      mail.text!.includes('May we come on Monday?'),
    ]).toEqual(['reply@client.example', 'office@purlin.example', true]);
  });
  it('that fails says so, and is tried again with the same Message-ID', async () => {
    const id = await ask('Bounced', { email: 'bounce@client.example' });
    await until(
      'receipt and notice are out',
      async () =>
        (await details(id)).moments.filter(({ type }) => type === 'LeadEmailAccepted').length === 2,
    );
    app.mail.behave({ code: 550, words: 'no such mailbox' });
    await change('POST', id, 'reply', { subject: 'Bounced reply', message: 'Hello' });
    const failed = await until('it failed', async () =>
      (await details(id)).moments.find(
        ({ email }) => email?.email === 'reply' && email.state === 'failed',
      ),
    );
    expect(failed.email!.problem).toContain('no such mailbox');
    const isListedAsFailed = async () => (await list('q=bounced'))[0]!.emailFailed;
    await until('the list says so', isListedAsFailed);
    app.mail.behave('take');
    await change('POST', id, 'retry-email', { email: 'reply', sentBy: failed.email!.sentBy });
    await until('it was taken', async () =>
      (await details(id)).moments.some(
        ({ email }) => email?.email === 'reply' && email.state === 'accepted',
      ),
    );
    await until('the list says so no more', async () => !(await isListedAsFailed()));
    const replied = (await app.platform.services.history.read(lead, id)).find(
      ({ type }) => type === 'LeadReplied',
    )!;
    expect(app.mail.received.map(({ messageId }) => messageId)).toContain(
      `<${replied.eventId}.reply@purlin.test>`,
    );
  });
});

describe('making a client of it', () => {
  it('links a client, then one of their estimates, which makes it quoted', async () => {
    const id = await ask('Client');
    const { body: client } = await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Client', email: 'dana@client.example' },
    });
    const { body: other } = await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Other', email: 'other@client.example' },
    });
    expect((await change('PUT', id, 'client', { clientId: client.id })).body).toMatchObject({
      clientId: client.id,
      estimateId: null,
      status: 'new',
    });
    const offer = {
      projectTitle: 'Gutters',
      serviceAddress: '2210 Friendly St',
      lineItems: [{ description: 'Work', quantity: 1, rate: '10.00' }],
    };
    const { body: estimate } = await app.call<{ id: number }>('POST', '/api/estimates', {
      body: { clientId: client.id, ...offer },
    });
    expect(estimate.id).toBeGreaterThan(0);
    const { body: foreign } = await app.call<{ id: number }>('POST', '/api/estimates', {
      body: { clientId: other.id, ...offer },
    });
    expect(
      (await change('PUT', id, 'client', { clientId: client.id, estimateId: foreign.id })).status,
    ).toBe(404);
    expect((await change('PUT', id, 'client', { clientId: 99_999 })).status).toBe(404);
    expect(
      (await change('PUT', id, 'client', { clientId: client.id, estimateId: estimate.id })).body,
    ).toMatchObject({ estimateId: estimate.id, status: 'quoted' });
    expect((await change('PUT', id, 'client', { clientId: other.id })).status).toBe(409);
  });
  it(
    'follows the estimate by itself: the first one written for the client belongs to it, its ' +
      'approval wins it',
    async () => {
      const id = await ask('Followed');
      const { body: client } = await app.call<{ id: number }>('POST', '/api/clients', {
        body: { name: 'Followed', email: 'followed@client.example' },
      });
      await change('PUT', id, 'client', { clientId: client.id });
      const { body: estimate } = await app.call<{ id: number }>('POST', '/api/estimates', {
        body: {
          clientId: client.id,
          projectTitle: 'Gutters',
          serviceAddress: '2210 Friendly St',
          lineItems: [{ description: 'Work', quantity: 1, rate: '10.00' }],
        },
      });
      await until('it is quoted', async () => (await details(id)).status === 'quoted');
      expect((await details(id)).estimateId).toBe(estimate.id);
      await app.call('POST', `/api/estimates/${estimate.id}/send`, { body: {} });
      expect(
        (
          await app.call('POST', `/api/estimates/${estimate.id}/approve-option`, {
            body: { status: 'accepted' },
          })
        ).status,
      ).toBeLessThan(300);
      await until('it is won', async () => (await details(id)).status === 'won');
    },
  );
  it('leaves estimates alone that nobody asked for on the site: for them there is nothing to do', async () => {
    const { body: client } = await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Called us', email: 'called@client.example' },
    });
    const { body: estimate } = await app.call<{ id: number }>('POST', '/api/estimates', {
      body: {
        clientId: client.id,
        projectTitle: 'Gutters',
        serviceAddress: '2210 Friendly St',
        lineItems: [{ description: 'Work', quantity: 1, rate: '10.00' }],
      },
    });
    await app.call('POST', `/api/estimates/${estimate.id}/send`, { body: {} });
    await app.call('POST', `/api/estimates/${estimate.id}/approve-option`, {
      body: { status: 'accepted' },
    });
    // What is projected has its effects in the ledger.
    const { rows } = await app.platform.pool.query<{ task: string }>(
      "select task from platform.effects where (data->>'estimateId')::int = $1",
      [estimate.id],
    );
    // The estimate itself, and the client's copy of what was approved.
    expect(rows.map(({ task }) => task).toSorted()).toEqual([
      'email-approved-copy',
      'email-estimate',
    ]);
  });
});
