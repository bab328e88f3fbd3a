// Commands: done once, in order, on the newest history, whoever asks and however often.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { estimate as estimateDecider } from '@purlin/domain/estimates/estimate.ts';
import { openTestApp, removeData, type TestApp } from '../../../../../tools/vitest/app.ts';
import { until } from '../../../../../tools/vitest/until.ts';

interface Estimate {
  readonly id: number;
  readonly estimateNumber: string;
  readonly status: string;
  readonly total: string;
  readonly lineItems: readonly { id: number; description: string }[];
}
interface Problem {
  readonly code: string;
}

let app: TestApp;
/** A second process of the same product, on the same database. */
let other: TestApp;
let clientId: number;
beforeAll(async () => {
  app = await openTestApp();
  other = await openTestApp({ beside: app });
  clientId = (
    await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana', email: 'dana@client.example' },
    })
  ).body.id;
});
afterEach(() => app.mail.clear());
afterAll(async () => {
  await other.close();
  await app.close();
  removeData(app);
});

const line = (description: string) => ({ description, quantity: 1, rate: '100.00' });
const draftBody = () => ({
  clientId,
  projectTitle: 'Roof',
  serviceAddress: '1 Main St',
  lineItems: [line('first')],
});
const draft = async (): Promise<Estimate> =>
  (await app.call<Estimate>('POST', '/api/estimates', { body: draftBody() })).body;
const sent = async (): Promise<Estimate> => {
  const { id } = await draft();
  return (await app.call<Estimate>('POST', `/api/estimates/${id}/send`, { body: {} })).body;
};
const eventsOf = async (id: number): Promise<string[]> =>
  (await app.platform.services.history.read(estimateDecider, id)).map((event) => event.type);
const times = <T>(n: number, make: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)));

describe('twenty who ask for the same at once', () => {
  it('approve once, and all get the same answer', async () => {
    const { id, estimateNumber } = await sent();
    const answers = await times(20, (n) =>
      (n % 2 ? app : other).call<Estimate>('POST', `/api/estimates/${id}/approve-option`, {
        as: 'anonymous',
        headers: { 'x-estimate-number': estimateNumber },
        body: { status: 'accepted' },
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]!.body.status).toBe('accepted');
    expect((await eventsOf(id)).filter((type) => type === 'EstimateApproved')).toHaveLength(1);
  });
  it('add twenty lines, all of them, numbered without a gap', async () => {
    const { id } = await draft();
    const answers = await times(20, (n) =>
      app.call<{ id: number }>('POST', '/api/line-items', {
        body: { estimateId: id, ...line(`line ${n}`) },
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers.map(({ body }) => body.id).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 2),
    );
    const { body } = await app.call<Estimate>('GET', `/api/estimates/${id}`);
    expect(body).toMatchObject({ total: '2100.00' });
    expect(body.lineItems).toHaveLength(21);
  });
  it('approve and decline: one of both happens, the others are told so', async () => {
    const { id } = await sent();
    const answers = await times(10, (n) =>
      (n % 3 ? app : other).call<Problem>('PATCH', `/api/estimates/${id}/status`, {
        body: { status: n % 2 ? 'accepted' : 'declined' },
      }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await eventsOf(id)).filter((type) => /Approved|Declined/.test(type))).toHaveLength(1);
  });
});

describe('an Idempotency-Key', () => {
  const key = () => ({ 'idempotency-key': randomUUID() });
  it('sent twice drafts one estimate, one after the other or at once, in one process or two', async () => {
    for (const at of ['after', 'once'] as const) {
      const headers = key();
      const post = (n: number) =>
        (n % 2 ? other : app).call<Estimate>('POST', '/api/estimates', {
          headers,
          body: draftBody(),
        });
      const answers =
        at === 'once' ? await times(6, post) : [await post(0), await post(1), await post(2)];
      expect(
        answers.map(({ status }) => status),
        at,
      ).toEqual(answers.map(() => 201));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await eventsOf(answers[0]!.body.id)).toEqual(['EstimateDrafted']);
    }
  });
  it(
    'sent twice adds one line, and the second answer is that line, whatever was added in ' +
      'between',
    async () => {
      const { id } = await draft();
      const headers = key();
      const post = (at: TestApp) =>
        at.call<{ id: number; description: string }>('POST', '/api/line-items', {
          headers,
          body: { estimateId: id, ...line('mine') },
        });
      const first = await post(app);
      await app.call('POST', '/api/line-items', {
        body: { estimateId: id, ...line('somebody else') },
      });
      for (const again of [await post(app), await post(other)])
        expect(again.body).toEqual(first.body);
      expect(await eventsOf(id)).toEqual(['EstimateDrafted', 'LineItemAdded', 'LineItemAdded']);
    },
  );
  it('sent five times sends one e-mail', async () => {
    const { id } = await draft();
    const headers = key();
    const answers = await times(5, () =>
      app.call<Estimate>('POST', `/api/estimates/${id}/send`, { headers, body: {} }),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await until('the e-mail was accepted', async () =>
      (await eventsOf(id)).includes('EstimateEmailAccepted'),
    );
    expect(await eventsOf(id)).toEqual([
      'EstimateDrafted',
      'EstimateSent',
      'EstimateEmailAccepted',
    ]);
    expect(
      app.mail.received.filter(({ raw }) => raw.includes(answers[0]!.body.estimateNumber)),
    ).toHaveLength(1);
  });
  it('reused for something else does that too', async () => {
    const headers = key();
    const client = await app.call<{ id: number }>('POST', '/api/clients', {
      headers,
      body: { name: 'Lee', email: 'lee@client.example' },
    });
    const { body } = await app.call<Estimate>('POST', '/api/estimates', {
      headers,
      body: draftBody(),
    });
    const added = await app.call('POST', '/api/line-items', {
      headers,
      body: { estimateId: body.id, ...line('second') },
    });
    const send = await app.call<Estimate>('POST', `/api/estimates/${body.id}/send`, {
      headers,
      body: {},
    });
    expect([client.status, added.status, send.status]).toEqual([201, 200, 200]);
    expect(send.body).toMatchObject({ status: 'sent' });
    expect((await eventsOf(body.id)).slice(0, 3)).toEqual([
      'EstimateDrafted',
      'LineItemAdded',
      'EstimateSent',
    ]);
  });
  it('sent twice adds one user, who can sign in at once, and both answers are the same', async () => {
    const headers = key();
    const body = {
      email: `${randomUUID()}@people.example`,
      firstName: 'Ana',
      lastName: 'Ruiz',
      role: 'client',
      password: 'correct-horse-battery',
    };
    const answers = await times(3, (n) =>
      (n ? app : other).call<{ id: number }>('POST', '/api/users', { headers, body }),
    );
    expect(
      answers.map(({ status }) => status),
      answers[1]!.text,
    ).toEqual(answers.map(() => answers[0]!.status));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    await other.signIn(body.email, body.password);
    const users = await app.call<{ email: string }[]>('GET', '/api/users');
    expect(users.body.filter(({ email }) => email === body.email)).toHaveLength(1);
    const someoneElse = await app.call<Problem>('POST', '/api/users', {
      headers: key(),
      body: { ...body, firstName: 'Eve' },
    });
    expect([someoneElse.status, someoneElse.body.code]).toEqual([409, 'email-taken']);
  });
});

describe('If-Match', () => {
  it('lets a command through on the revision it names, and refuses it on an older one', async () => {
    const { headers, body } = await app.call<Estimate>('POST', '/api/estimates', {
      body: draftBody(),
    });
    const ifMatch = { 'if-match': headers.get('etag')! };
    const add = (at: TestApp) =>
      at.call<Problem>('POST', '/api/line-items', {
        headers: ifMatch,
        body: { estimateId: body.id, ...line('more') },
      });
    expect((await add(app)).status).toBe(200);
    for (const at of [app, other]) {
      const stale = await add(at);
      expect([stale.status, stale.body.code]).toEqual([412, 'stale']);
    }
    expect(await eventsOf(body.id)).toHaveLength(2);
  });
  it('lets one of ten at once through', async () => {
    const { headers, body } = await app.call<Estimate>('POST', '/api/estimates', {
      body: draftBody(),
    });
    const answers = await times(10, (n) =>
      (n % 2 ? app : other).call('POST', '/api/line-items', {
        headers: { 'if-match': headers.get('etag')! },
        body: { estimateId: body.id, ...line(`${n}`) },
      }),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 412),
    ]);
  });
  it('does not stop the repeat of a command that was done', async () => {
    const { headers, body } = await app.call<Estimate>('POST', '/api/estimates', {
      body: draftBody(),
    });
    const both = { 'if-match': headers.get('etag')!, 'idempotency-key': randomUUID() };
    const add = () =>
      app.call('POST', '/api/line-items', {
        headers: both,
        body: { estimateId: body.id, ...line('more') },
      });
    expect([(await add()).status, (await add()).status]).toEqual([200, 200]);
  });
});

describe('a second process that wrote meanwhile', () => {
  it('is seen: neither refusals nor silence nor decisions rest on what was remembered', async () => {
    const { id } = await draft();
    await app.call('POST', '/api/line-items', { body: { estimateId: id, ...line('by one') } });
    await other.call('POST', '/api/line-items', { body: { estimateId: id, ...line('by two') } });
    const { body: third } = await app.call<{ id: number }>('POST', '/api/line-items', {
      body: { estimateId: id, ...line('by one again') },
    });
    expect(third.id).toBe(4);
    await other.call('POST', `/api/estimates/${id}/send`, { body: {} });
    // One remembers a draft: approving it would be refused, adding a line would be let through.
    expect(
      (
        await app.call<Problem>('POST', '/api/line-items', {
          body: { estimateId: id, ...line('too late') },
        })
      ).body.code,
    ).toBe('estimate-not-a-draft');
    expect(
      (await app.call('POST', `/api/estimates/${id}/approve-option`, { body: {} })).status,
    ).toBe(200);
    // The other remembers a sent one: declining it must not be let through.
    expect(
      (
        await other.call<Problem>('PATCH', `/api/estimates/${id}/status`, {
          body: { status: 'declined' },
        })
      ).status,
    ).toBe(409);
  });
});

describe('a sequence that is behind', () => {
  it.each([
    ['without a key', () => ({})],
    ['with a key', () => ({ 'idempotency-key': randomUUID() })],
  ])('never overwrites or shows what has the number already, %s', async (_, headers) => {
    const { body: existing } = await app.call<Estimate>('POST', '/api/estimates', {
      body: draftBody(),
    });
    const before = await eventsOf(existing.id);
    await app.platform.pool.query("select setval('platform.stream_number_estimate', $1)", [
      Math.max(1, existing.id - 6),
    ]);
    const sending = headers();
    const { status, body } = await app.call<Estimate>('POST', '/api/estimates', {
      headers: sending,
      body: { ...draftBody(), projectTitle: 'Another' },
    });
    expect([status, body]).toMatchObject([201, { projectTitle: 'Another' }]);
    expect(body.id).toBeGreaterThan(existing.id);
    expect(await eventsOf(existing.id)).toEqual(before);
    const again = await app.call<Estimate>('POST', '/api/estimates', {
      headers: sending,
      body: { ...draftBody(), projectTitle: 'Another' },
    });
    if ('idempotency-key' in sending) expect(again.body).toEqual(body);
    else expect(again.body.id).toBeGreaterThan(body.id);
  });
});
