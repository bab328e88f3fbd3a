// Messages over HTTP: what each side reads and writes, in which order, and what is unread.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Conversation, ListedConversation } from '@purlin/contracts/messages.ts';
import type { Notification } from '@purlin/contracts/notifications.ts';
import type { OwnConversation } from '@purlin/contracts/own-messages.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { ok, PORTAL, useMessageWorld } from '../../../tools/vitest/message-world.ts';

const { app, parties, post, person, party, own, write, answer, note, shown, due } =
  useMessageWorld();
const listed = async (q = '') =>
  ok(app.call<ListedConversation[]>('GET', `/api/conversations?q=${encodeURIComponent(q)}`));
const unread = async (cookie: string) =>
  (await ok(app.call<{ count: number }>('GET', '/api/conversations/unread', { cookie }))).count;

describe('a conversation', () => {
  it('is there for both sides, empty before anybody writes', async () => {
    expect(await own(parties.maria)).toEqual({
      messages: [],
      more: false,
      unread: 0,
      seen: null,
      jobs: [],
    });
    expect(await shown(parties.ray)).toMatchObject({
      kind: 'vendor',
      name: 'Cascade Gutter',
      reached: 'portal',
      entries: [],
      seen: null,
    });
    expect((await listed()).map(({ partyId }) => partyId)).not.toContain(parties.maria.id);
  });
  it('has what each side wrote, in order, and notes for the office alone', async () => {
    await write(parties.maria, 'When do you start?');
    await note(parties.maria, 'She has a dog');
    await answer(parties.maria, 'On Monday.');
    expect((await shown(parties.maria)).entries).toMatchObject([
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
    const theirs = await own(parties.maria);
    expect(theirs.messages).toMatchObject([
      { number: 1, side: 'other', own: true, by: 'Maria' },
      { number: 2, side: 'office', own: false, by: '', text: 'On Monday.' },
    ]);
    expect([theirs.unread, theirs.seen?.number]).toEqual([1, 2]);
  });
  it('stays when its client is removed; a vendor with a portal user is archived, too', async () => {
    const remove = (path: string) =>
      ok(app.call<{ removed: string; message: string }>('DELETE', path));
    await write(parties.maria, 'Are you there?');
    expect(await remove(`/api/clients/${parties.maria.id}`)).toMatchObject({
      removed: 'archived',
      message: expect.stringContaining('Maria Alvarez has messages or portal access, so'),
    });
    expect((await shown(parties.maria)).entries).toMatchObject([{ text: 'Are you there?' }]);
    expect(await remove(`/api/vendors/${parties.ray.id}`)).toMatchObject({ removed: 'archived' });
  });
  it('leaves unread what crossed an answer, on both sides', async () => {
    const { maria } = parties;
    await write(maria, 'Please come on Monday.');
    await write(maria, 'Do not come!');
    await answer(maria, 'We come on Monday.', { seen: 1 });
    expect((await shown(maria)).unread).toBe(1);
    expect(await own(maria)).toMatchObject({ unread: 1, seen: { number: 1 } });
    await write(maria, 'Hello?', { seen: 2 });
    expect((await own(maria)).unread).toBe(1);
    await answer(maria, 'Then another day.', { seen: 4 });
    expect((await shown(maria)).unread).toBe(0);
    expect((await own(maria)).seen).toMatchObject({ number: 5 });
  });
  it('says how far the other side has read', async () => {
    await answer(parties.ray, 'Monday?');
    expect((await shown(parties.ray)).seen).toBeNull();
    expect((await own(parties.ray)).unread).toBe(1);
    expect(
      (await post<OwnConversation>(`${PORTAL}/read`, { upTo: 1 }, parties.ray.cookie)).unread,
    ).toBe(0);
    expect((await shown(parties.ray)).seen).toMatchObject({ number: 1 });
  });
  it('is unread for each of the staff until they read it or somebody answers', async () => {
    const [one, other] = [await person('estimator'), await person('scheduler')];
    const before = await unread(one.cookie);
    await write(parties.maria, 'Hello');
    await write(parties.maria, 'Are you there?');
    expect(await unread(one.cookie)).toBe(before + 2);
    await post(`${parties.maria.path}/read`, { upTo: 2 }, one.cookie);
    expect([await unread(one.cookie), await unread(other.cookie)]).toEqual([before, before + 2]);
    await answer(parties.maria, 'Yes');
    expect(await unread(other.cookie)).toBe(before);
  });
  it('shows in the list what is unread, not the note that came after it', async () => {
    const row = async () => (await listed()).find(({ partyId }) => partyId === parties.maria.id);
    await write(parties.maria, 'It leaks');
    await note(parties.maria, 'Old roof');
    expect(await row()).toMatchObject({ lastBy: 'other', lastText: 'It leaks', unread: 1 });
    await post(`${parties.maria.path}/read`, { upTo: 1 });
    expect(await row()).toMatchObject({ lastBy: 'note', lastText: 'Old roof', unread: 0 });
  });
  it('counts nothing where the office wrote last, and finds the rest by number', async () => {
    const { db } = app.platform.services;
    await write(parties.maria, 'One');
    await answer(parties.maria, 'Two');
    await write(parties.maria, 'Three');
    const { rows } = await db.query<{ other: number; answered: number }>(
      `select last_other as other, answered from conversation_list
        where party_id = $1`,
      [parties.maria.id],
    );
    expect(rows).toContainEqual({ other: 3, answered: 2 });
    const indexes = await db.query<{ indexdef: string }>(
      "select indexdef from pg_indexes where tablename = 'conversation_messages'",
    );
    expect(indexes.rows.map(({ indexdef }) => indexdef).join()).toContain(
      '(conversation_id, number)',
    );
  });
  it('is found by name and by what was written, the latest first', async () => {
    await write(parties.ray, 'The bronze coil is in');
    await write(parties.maria, 'About the skylight');
    expect((await listed()).slice(0, 2)).toMatchObject([
      {
        kind: 'client',
        partyId: parties.maria.id,
        lastBy: 'other',
        lastText: 'About the skylight',
        unread: 1,
      },
      { kind: 'vendor', partyId: parties.ray.id, unread: 1 },
    ]);
    const [hit] = await listed('BRONZE');
    expect(hit).toMatchObject({
      partyId: parties.ray.id,
      found: { by: 'other', text: 'The bronze coil is in' },
    });
    expect((await listed('Cascade Gutter'))[0]?.found).toBeNull();
    expect(await listed('cascade coilless')).toEqual([]);
  });
  it('is refused a place or a number that is none, by its name', async () => {
    const wrong = async (call: Promise<{ text: string }>) => (await call).text;
    expect(await wrong(app.call('GET', `${parties.maria.path}?earlierThan=0`))).toContain(
      'Earlier than must be at least 1',
    );
    const body = { upTo: -1 };
    expect(await wrong(app.call('POST', `${parties.maria.path}/read`, { body }))).toContain(
      'Last one read must be at least 0',
    );
  });
  it('comes from a place on, with what stands just before it', async () => {
    await write(parties.maria, 'Where is the dumpster?');
    for (let n = 1; n <= 60; n += 1) await note(parties.maria, `Note ${n}`);
    const [hit] = await listed('dumpster');
    expect((await shown(parties.maria)).entries[0]?.text).toBe('Note 11');
    const from = `${parties.maria.path}?from=${hit!.found!.place}`;
    const { entries, more } = await ok(app.call<Conversation>('GET', from));
    expect([entries.length, entries[0]?.text, more]).toEqual([61, 'Where is the dumpster?', false]);
  });
  it('comes page by page', async () => {
    for (let n = 1; n <= 52; n += 1) await answer(parties.maria, `Message ${n}`);
    const latest = await shown(parties.maria);
    expect([latest.entries.length, latest.more, latest.entries[0]?.text]).toEqual([
      50,
      true,
      'Message 3',
    ]);
    const before = `${parties.maria.path}?earlierThan=${latest.entries[0]!.place}`;
    const earlier = await ok(app.call<Conversation>('GET', before));
    expect([earlier.entries.map(({ text }) => text), earlier.more]).toEqual([
      ['Message 1', 'Message 2'],
      false,
    ]);
    const theirs = await ok(
      app.call<OwnConversation>('GET', `${PORTAL}?earlierThan=3`, { cookie: parties.maria.cookie }),
    );
    expect(theirs.messages.map(({ number }) => number)).toEqual([1, 2]);
  });
  it('tells the bell and leads to the conversation', async () => {
    await write(parties.maria, 'A question');
    const news = await ok(app.call<Notification[]>('GET', '/api/notifications'));
    expect(news[0]).toMatchObject({
      kind: 'message_received',
      title: 'Maria Alvarez: Sent a message',
      text: 'A question',
      path: `/messages/client/${parties.maria.id}`,
    });
  });
});

describe('a message', () => {
  it('can be about a job of theirs, and no other', async () => {
    const job = { title: 'Barn roof', address: '1 Main St', scheduledStartDate: '2026-12-01' };
    const { id } = await post('/api/jobs', { ...job, clientId: parties.maria.id });
    expect((await write(parties.maria, 'Hi', { jobId: id })).messages[0]?.job).toEqual({
      id,
      title: 'Barn roof',
    });
    const { entries } = await ok(
      app.call<{ entries: unknown[] }>('GET', `/api/conversations/job/${id}`),
    );
    expect(entries).toMatchObject([
      { kind: 'client', partyId: parties.maria.id, name: 'Maria Alvarez', by: 'Maria Secretname' },
    ]);
    const about = { body: { text: 'Hi', jobId: id } };
    const refused = { status: 404, body: { code: 'job-not-found' } };
    const ben = await party('client', 'Ben');
    for (const who of [ben, parties.ray])
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
      cookie: parties.maria.cookie,
      body: { text },
    });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain(message);
  });
  it('is taken as it is written, whatever it looks like, without signs that nobody sees', async () => {
    const text = '<script>alert(1)</script>\u202e & "quotes" 😀\nשלום';
    expect((await write(parties.maria, text)).messages[0]?.text).toBe(
      '<script>alert(1)</script> & "quotes" 😀\nשלום',
    );
    const nul = { cookie: parties.maria.cookie, body: { text: 'a\u0000b' } };
    expect((await app.call('POST', PORTAL, nul)).status).toBe(400);
    await due();
    const [mail] = app.mail.received;
    expect((await readMail(mail!)).html).not.toContain('<script>');
  });
  it('of many megabytes is refused', async () => {
    const body = { text: 'a'.repeat(10_000_000) };
    expect((await app.call('POST', PORTAL, { cookie: parties.maria.cookie, body })).status).toBe(
      413,
    );
  });
  it('asked for twice under one key is one', async () => {
    const twice = {
      cookie: parties.maria.cookie,
      body: { text: 'Once' },
      headers: { 'idempotency-key': randomUUID() },
    };
    await Promise.all([1, 2].map(() => app.call('POST', PORTAL, twice)));
    await app.call('POST', PORTAL, twice);
    expect((await own(parties.maria)).messages).toHaveLength(1);
  });
  it('is in its place when fifty come at once', async () => {
    const all = Array.from({ length: 50 }, (_, n) => n);
    const answers = await Promise.all(
      all.map((n) =>
        app.call('POST', `${parties.ray.path}/messages`, { body: { text: `No. ${n}` } }),
      ),
    );
    const taken = answers.filter(({ status }) => status < 300).length;
    // Whoever is not let in among so many is told to try again.
    expect(answers.every(({ status }) => status < 300 || status === 409 || status === 429)).toBe(
      true,
    );
    const { entries } = await shown(parties.ray);
    expect(entries.map(({ number }) => number)).toEqual(
      Array.from({ length: taken }, (_, n) => n + 1),
    );
  });
  it('is the thirty-first of an hour no more', async () => {
    for (let n = 0; n < 30; n += 1) await write(parties.ray, `Message ${n}`);
    expect(
      await app.call('POST', PORTAL, { cookie: parties.ray.cookie, body: { text: 'One more' } }),
    ).toMatchObject({ status: 409, body: { code: 'too-many-messages' } });
  });
});
