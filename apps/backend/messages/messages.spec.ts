// Messages over HTTP: what each side reads and writes, who may, what is e-mailed to whom, and that
// notes never leave the office.
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Conversation, ListedConversation } from '@purlin/contracts/messages.ts';
import type { Notification } from '@purlin/contracts/notifications.ts';
import type { OwnConversation } from '@purlin/contracts/own-messages.ts';
import { doorsOf } from '@purlin/contracts/route.ts';
import { mayEndWithOwn } from '@purlin/domain/access/rights.ts';
import type { Role } from '@purlin/domain/access/user-shapes.ts';
import type { HttpAnswer } from '../../../tools/vitest/callers.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { rooms } from '../app.ts';

const PASSWORD = 'gutter lantern orchid';
const app = useTestApp();
const PORTAL = '/api/portal/messages';

async function ok<T>(call: Promise<HttpAnswer<T>>): Promise<T> {
  const answer = await call;
  expect(answer.status, answer.text).toBeLessThan(300);
  return answer.body;
}
const post = <T = { id: number }>(path: string, body: unknown, cookie?: string) =>
  ok(app.call<T>('POST', path, { body, ...(cookie ? { cookie } : {}) }));

async function person(role: Role, link: object = {}) {
  const email = `${randomUUID()}@people.example`;
  const names = { firstName: 'Maria', lastName: 'Secretname' };
  const { id } = await post('/api/users', { email, ...names, role, password: PASSWORD, ...link });
  return { id, email, cookie: await app.signIn(email, PASSWORD) };
}
/** A client or vendor and somebody who signs in for them. */
async function party(kind: 'client' | 'vendor', name: string) {
  const email = `${randomUUID()}@${kind}.example`;
  const rest = kind === 'client' ? {} : { contactPerson: 'Ray', phone: '541-555-0187' };
  const { id } = await post(`/api/${kind}s`, { name, email, ...rest });
  const user = await person(kind, { [`${kind}Id`]: id });
  return { id, name, email, user, cookie: user.cookie, path: `/api/conversations/${kind}/${id}` };
}
type Party = Awaited<ReturnType<typeof party>>;

const own = (who: Party) => ok(app.call<OwnConversation>('GET', PORTAL, { cookie: who.cookie }));
const write = (who: Party, text: string, more: object = {}) =>
  post<OwnConversation>(PORTAL, { text, ...more }, who.cookie);
const answer = (who: Party, text: string, more: object = {}) =>
  post<Conversation>(`${who.path}/messages`, { text, ...more });
const note = (who: Party, text: string) => post<Conversation>(`${who.path}/notes`, { text });
const shown = (who: Party) => ok(app.call<Conversation>('GET', who.path));
const listed = async (q = '') =>
  ok(app.call<ListedConversation[]>('GET', `/api/conversations?q=${encodeURIComponent(q)}`));
const unread = async (cookie?: string) =>
  (
    await ok(
      app.call<{ count: number }>(
        'GET',
        '/api/conversations/unread',
        cookie ? { cookie } : undefined,
      ),
    )
  ).count;

let maria: Party;
let ray: Party;
beforeEach(async () => {
  maria = await party('client', 'Maria Alvarez');
  ray = await party('vendor', 'Cascade Gutter');
  app.mail.clear();
});
const mailsTo = async (address: string) =>
  Promise.all(app.mail.received.filter(({ to }) => to.includes(address)).map(readMail));
const NOTICES = ['email-message', 'email-message-notice'];
/** Their two minutes are over. */
async function due(): Promise<void> {
  const { db, ring } = app.platform.services;
  await until('the e-mails were looked at', async () => {
    const { rows } = await db.query<{ status: string }>(
      `update platform.effects set run_at = least(run_at, now()) where task = any($1)
        returning status`,
      [NOTICES],
    );
    ring(NOTICES);
    return rows.length > 0 && rows.every(({ status }) => status === 'done');
  });
}

describe('a conversation', () => {
  it('is there for both sides, empty before anybody writes', async () => {
    expect(await own(maria)).toEqual({
      messages: [],
      more: false,
      unread: 0,
      seen: null,
      jobs: [],
    });
    expect(await shown(ray)).toMatchObject({
      kind: 'vendor',
      name: 'Cascade Gutter',
      reached: 'portal',
      entries: [],
      seen: null,
    });
    expect((await listed()).map(({ partyId }) => partyId)).not.toContain(maria.id);
  });
  it('has what each side wrote, in order, and notes for the office alone', async () => {
    await write(maria, 'When do you start?');
    await note(maria, 'She has a dog');
    await answer(maria, 'On Monday.');
    expect((await shown(maria)).entries).toMatchObject([
      {
        what: 'message',
        number: 1,
        side: 'other',
        by: 'Maria Secretname',
        text: 'When do you start?',
      },
      { what: 'note', number: 1, by: 'First Admin', text: 'She has a dog' },
      { what: 'message', number: 2, side: 'office', by: 'First Admin', text: 'On Monday.' },
    ]);
    const theirs = await own(maria);
    expect(theirs.messages).toMatchObject([
      { number: 1, side: 'other', own: true, by: 'Maria' },
      { number: 2, side: 'office', own: false, by: '', text: 'On Monday.' },
    ]);
    expect([theirs.unread, theirs.seen?.number]).toEqual([1, 2]);
  });
  it('says how far the other side has read', async () => {
    await answer(ray, 'Monday?');
    expect((await shown(ray)).seen).toBeNull();
    expect((await own(ray)).unread).toBe(1);
    expect((await post<OwnConversation>(`${PORTAL}/read`, { upTo: 1 }, ray.cookie)).unread).toBe(0);
    expect((await shown(ray)).seen).toMatchObject({ number: 1 });
  });
  it('is unread for each of the staff until they read it or somebody answers', async () => {
    const [one, other] = [await person('estimator'), await person('scheduler')];
    const before = await unread(one.cookie);
    await write(maria, 'Hello');
    await write(maria, 'Are you there?');
    expect(await unread(one.cookie)).toBe(before + 2);
    await post(`${maria.path}/read`, { upTo: 2 }, one.cookie);
    expect([await unread(one.cookie), await unread(other.cookie)]).toEqual([before, before + 2]);
    await answer(maria, 'Yes');
    expect(await unread(other.cookie)).toBe(before);
  });
  it('is found by name and by what was written, the latest first', async () => {
    await write(ray, 'The bronze coil is in');
    await write(maria, 'About the skylight');
    expect((await listed()).slice(0, 2)).toMatchObject([
      {
        kind: 'client',
        partyId: maria.id,
        lastBy: 'other',
        lastText: 'About the skylight',
        unread: 1,
      },
      { kind: 'vendor', partyId: ray.id, unread: 1 },
    ]);
    expect((await listed('BRONZE')).map(({ partyId }) => partyId)).toContain(ray.id);
    expect(await listed('cascade coilless')).toEqual([]);
  });
  it('comes page by page', async () => {
    for (let n = 1; n <= 52; n += 1) await answer(maria, `Message ${n}`);
    const latest = await shown(maria);
    expect([latest.entries.length, latest.more, latest.entries[0]?.text]).toEqual([
      50,
      true,
      'Message 3',
    ]);
    const before = `${maria.path}?before=${latest.entries[0]!.place}`;
    const earlier = await ok(app.call<Conversation>('GET', before));
    expect([earlier.entries.map(({ text }) => text), earlier.more]).toEqual([
      ['Message 1', 'Message 2'],
      false,
    ]);
    const theirs = await ok(
      app.call<OwnConversation>('GET', `${PORTAL}?before=3`, { cookie: maria.cookie }),
    );
    expect(theirs.messages.map(({ number }) => number)).toEqual([1, 2]);
  });
  it('tells the bell and leads to the conversation', async () => {
    await write(maria, 'A question');
    const news = await ok(app.call<Notification[]>('GET', '/api/notifications'));
    expect(news[0]).toMatchObject({
      kind: 'message_received',
      title: 'Maria Alvarez: Sent a message',
      text: 'A question',
      path: `/messages/client/${maria.id}`,
    });
  });
});

describe('a message', () => {
  it('can be about a job of theirs, and no other', async () => {
    const job = { title: 'Barn roof', address: '1 Main St', scheduledStartDate: '2026-12-01' };
    const { id } = await post('/api/jobs', { ...job, clientId: maria.id });
    expect((await write(maria, 'Hi', { jobId: id })).messages[0]?.job).toEqual({
      id,
      title: 'Barn roof',
    });
    const { entries } = await ok(
      app.call<{ entries: unknown[] }>('GET', `/api/conversations/job/${id}`),
    );
    expect(entries).toMatchObject([
      { kind: 'client', partyId: maria.id, name: 'Maria Alvarez', by: 'Maria Secretname' },
    ]);
    const about = { body: { text: 'Hi', jobId: id } };
    const refused = { status: 404, body: { code: 'job-not-found' } };
    const ben = await party('client', 'Ben');
    for (const who of [ben, ray])
      expect(await app.call('POST', PORTAL, { ...about, cookie: who.cookie })).toMatchObject(
        refused,
      );
    expect(await app.call('POST', `${ben.path}/messages`, about)).toMatchObject(refused);
  });
  it.each([
    ['', 'Please write a message'],
    [' \u200b\n', 'Please write a message'],
  ])('needs words: %j', async (text, message) => {
    const refused = await app.call<{ errors: unknown[] }>('POST', PORTAL, {
      cookie: maria.cookie,
      body: { text },
    });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(message);
  });
  it('is taken as it is written, whatever it looks like, without signs that nobody sees', async () => {
    const text = '<script>alert(1)</script>\u202e & "quotes" 😀\nשלום';
    expect((await write(maria, text)).messages[0]?.text).toBe(
      '<script>alert(1)</script> & "quotes" 😀\nשלום',
    );
    const nul = { cookie: maria.cookie, body: { text: 'a\u0000b' } };
    expect((await app.call('POST', PORTAL, nul)).status).toBe(400);
    await due();
    const [mail] = app.mail.received;
    expect((await readMail(mail!)).html).not.toContain('<script>');
  });
  it('of many megabytes is refused', async () => {
    const body = { text: 'a'.repeat(10_000_000) };
    expect((await app.call('POST', PORTAL, { cookie: maria.cookie, body })).status).toBe(413);
  });
  it('asked for twice under one key is one', async () => {
    const twice = {
      cookie: maria.cookie,
      body: { text: 'Once' },
      headers: { 'idempotency-key': randomUUID() },
    };
    await Promise.all([1, 2].map(() => app.call('POST', PORTAL, twice)));
    await app.call('POST', PORTAL, twice);
    expect((await own(maria)).messages).toHaveLength(1);
  });
  it('is in its place when fifty come at once', async () => {
    const all = Array.from({ length: 50 }, (_, n) => n);
    const answers = await Promise.all(
      all.map((n) => app.call('POST', `${ray.path}/messages`, { body: { text: `No. ${n}` } })),
    );
    const taken = answers.filter(({ status }) => status < 300).length;
    // Whoever is not let in among so many is told to try again.
    expect(answers.every(({ status }) => status < 300 || status === 409 || status === 429)).toBe(
      true,
    );
    const { entries } = await shown(ray);
    expect(entries.map(({ number }) => number)).toEqual(
      Array.from({ length: taken }, (_, n) => n + 1),
    );
  });
  it('is the thirty-first of an hour no more', async () => {
    for (let n = 0; n < 30; n += 1) await write(ray, `Message ${n}`);
    expect(
      await app.call('POST', PORTAL, { cookie: ray.cookie, body: { text: 'One more' } }),
    ).toMatchObject({ status: 409, body: { code: 'too-many-messages' } });
  });
});

describe('access', () => {
  it('ends with one’s own: others have another conversation, and none of the office’s doors', async () => {
    const ben = await party('client', 'Ben');
    await write(maria, 'For the office alone');
    expect((await own(ben)).messages).toEqual([]);
    expect((await own(ray)).messages).toEqual([]);
    for (const path of [maria.path, '/api/conversations', '/api/conversations/unread'])
      expect((await app.call('GET', path, { cookie: ben.cookie })).status).toBe(403);
    const body = { text: 'Hi', jobId: null };
    for (const door of ['messages', 'notes'])
      expect(
        (await app.call('POST', `${maria.path}/${door}`, { body, cookie: ben.cookie })).status,
      ).toBe(403);
    expect((await app.call('GET', PORTAL)).status).toBe(403);
    expect((await app.call('GET', PORTAL, { as: 'anonymous' })).status).toBe(401);
  });
  it('is nothing where somebody acts for nobody', async () => {
    const { cookie } = await person('client');
    expect((await app.call('GET', PORTAL, { cookie })).status).toBe(403);
    expect((await app.call('POST', PORTAL, { cookie, body: { text: 'Hi' } })).status).toBe(403);
  });
  it.each([
    ['estimator', 200, 403],
    ['scheduler', 200, 403],
    ['bookkeeper', 403, 200],
    ['auditor', 403, 403],
  ] as const)('of the %s follows clients and vendors', async (role, client, vendor) => {
    const { cookie } = await person(role);
    for (const who of [maria, ray])
      expect((await app.call('GET', who.path, { cookie })).status).toBe(200);
    for (const [who, status] of [
      [maria, client],
      [ray, vendor],
    ] as const)
      for (const door of ['messages', 'notes'])
        expect(
          (await app.call('POST', `${who.path}/${door}`, { cookie, body: { text: 'Hi' } })).status,
        ).toBe(status);
  });
  it('to a client or vendor who is not there is none', async () => {
    for (const kind of ['client', 'vendor']) {
      const path = `/api/conversations/${kind}/999999`;
      expect((await app.call('GET', path)).status).toBe(404);
      expect(await app.call('POST', `${path}/messages`, { body: { text: 'Hi' } })).toMatchObject({
        status: 404,
        body: { code: `${kind}-not-found` },
      });
    }
  });
});

describe('an e-mail', () => {
  it('to the client has the words of two minutes, in their language, and the way to the portal', async () => {
    await ok(app.call('PATCH', `/api/clients/${maria.id}`, { body: { language: 'es' } }));
    await answer(maria, 'We start on Monday.');
    await answer(maria, 'At eight.');
    await note(maria, 'She sleeps late');
    await due();
    const [mail, ...others] = await mailsTo(maria.email);
    expect([mail?.subject, others]).toEqual([expect.stringMatching(/^Mensaje de /), []]);
    expect(mail?.text).toContain('We start on Monday.');
    expect(mail?.text).toContain('At eight.');
    expect(mail?.text).toContain('http://purlin.test/client-portal?tab=messages');
    expect(mail?.text).not.toContain('She sleeps late');
    expect(mail?.replyTo?.[0]?.address).toBeTruthy();
  });
  it('is not sent to who has read it', async () => {
    await answer(ray, 'Monday?');
    await post(`${PORTAL}/read`, { upTo: 1 }, ray.cookie);
    await due();
    expect(await mailsTo(ray.email)).toEqual([]);
  });
  it('reaches who has no portal, to be answered by e-mail', async () => {
    const { id } = await post('/api/clients', { name: 'Nora', email: 'nora@client.example' });
    await post(`/api/conversations/client/${id}/messages`, { text: 'Hello Nora' });
    expect(
      (await ok(app.call<Conversation>('GET', `/api/conversations/client/${id}`))).reached,
    ).toBe('email');
    await due();
    const [mail] = await mailsTo('nora@client.example');
    expect(mail?.text).toContain('Hello Nora');
    expect(mail?.text).not.toContain('portal');
  });
  it('tells staff who want to hear of it and have not read it', async () => {
    const [reader, other, quiet] = [
      await person('estimator'),
      await person('estimator'),
      await person('estimator'),
    ];
    await ok(
      app.call('PUT', '/api/notifications/choices', {
        cookie: quiet.cookie,
        body: {
          emailNotifications: true,
          smsNotifications: false,
          jobReminders: true,
          estimateUpdates: true,
          clientMessages: false,
        },
      }),
    );
    await write(maria, 'It leaks!');
    await post(`${maria.path}/read`, { upTo: 1 }, reader.cookie);
    await due();
    const told = app.mail.received.flatMap(({ to }) => to);
    expect(told).toContain(other.email);
    expect(told).not.toContain(reader.email);
    expect(told).not.toContain(quiet.email);
    const [mail] = await mailsTo(other.email);
    expect(mail?.subject).toBe('New message from Maria Alvarez');
    expect(mail?.text).toContain('It leaks!');
    expect(mail?.text).toContain(`/messages/client/${maria.id}`);
  });
  it('is on the list of e-mails with whom it was for', async () => {
    await answer(maria, 'Listed');
    await due();
    const sent = await ok(
      app.call<{ kind: string; about: string; recipient: string; path: string }[]>(
        'GET',
        '/api/emails?show=sent',
      ),
    );
    expect(sent.find(({ recipient }) => recipient === maria.email)).toMatchObject({
      kind: 'message',
      about: 'Maria Alvarez',
      path: `/messages/client/${maria.id}`,
    });
  });
});

describe('a note', () => {
  const SECRET = 'Pays late, do not tell';
  let who: Party[];
  beforeAll(async () => {
    who = [await party('client', 'Watched'), await party('vendor', 'Watched Inc')];
    for (const one of who) {
      await write(one, 'Hi');
      await note(one, SECRET);
      await answer(one, 'Hello');
    }
  });
  const doors = rooms.flatMap(({ contract }) =>
    doorsOf(contract).flatMap(([, { method, path, right, ...route }]) =>
      method === 'GET' &&
      (right === 'everyone' || right === 'signed-in' || ('own' in route && mayEndWithOwn(right)))
        ? path
        : [],
    ),
  );
  it('is looked for behind many doors', () => {
    expect(doors).toContain(PORTAL);
    expect(doors.length).toBeGreaterThan(10);
  });
  it.each(doors)(
    'is in no answer of %s, and neither is an address or a name of staff',
    async (path) => {
      for (const { id, cookie } of who) {
        const asked = await app.call('GET', path.replace(':id', `${id}`).replace(/:\w+/g, 'x'), {
          cookie,
        });
        expect(asked.text).not.toContain(SECRET);
        if (path === PORTAL) {
          expect(asked.text).not.toContain('First');
          expect(asked.text).not.toContain('@');
        }
      }
    },
  );
  it('is in no e-mail', async () => {
    await due();
    for (const mail of app.mail.received) expect(mail.raw.toString()).not.toContain(SECRET);
  });
});

it('is forgotten with whom it was: nobody reads or writes it any more', async () => {
  await write(maria, 'Wilhelmina lives here');
  await note(maria, 'Beware of Cerberus');
  const before = await ok(
    app.call<{ goes: { what: string; count: number }[] }>(
      'GET',
      `/api/clients/${maria.id}/forgetting`,
    ),
  );
  expect(before.goes).toContainEqual({ what: 'messages', count: 1 });
  await post(`/api/clients/${maria.id}/forget`, { name: maria.name });
  expect((await app.call('GET', maria.path)).status).toBe(404);
  expect(await app.call('POST', `${maria.path}/messages`, { body: { text: 'Hi' } })).toMatchObject({
    status: 404,
  });
  await until('nothing is left of it', async () => {
    const { rows } = await app.platform.pool.query<{ count: string }>(
      `select count(*) as count from platform.forgotten_streams where stream = $1`,
      [`conversation-${2 * maria.id}`],
    );
    return Number(rows[0]?.count) === 1;
  });
  await until('the tables say nothing', async () => {
    const { rowCount } = await app.platform.pool
      .query("select from conversation_messages where text like '%Wilhelmina%'")
      .catch(() => ({ rowCount: 1 }));
    return rowCount === 0;
  });
});
