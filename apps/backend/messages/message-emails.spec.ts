// E-mails about messages: to whom, in which language, once for what is written together, and to
// nobody who has read it.
import { describe, expect, it } from 'vitest';
import type { Conversation } from '@purlin/contracts/messages.ts';
import { USUAL_NOTICES } from '@purlin/domain/access/user-shapes.ts';
import { conversationNumber } from '@purlin/domain/messages/message-shapes.ts';
import { ok, PORTAL, useMessageWorld } from '../../../tools/vitest/message-world.ts';

const { app, parties, post, person, write, answer, note, mailsTo, due } = useMessageWorld();

describe('an e-mail', () => {
  it('has the words of two minutes, in their language, and the way to the portal', async () => {
    await ok(app.call('PATCH', `/api/clients/${parties.maria.id}`, { body: { language: 'es' } }));
    await answer(parties.maria, 'We start on Monday.');
    await answer(parties.maria, 'At eight.');
    await note(parties.maria, 'She sleeps late');
    await due();
    const [mail, ...others] = await mailsTo(parties.maria.userEmail);
    expect([mail?.subject, others]).toEqual([expect.stringMatching(/^Mensaje de /), []]);
    expect(mail?.text).toContain('We start on Monday.');
    expect(mail?.text).toContain('At eight.');
    expect(mail?.text).toContain('http://purlin.test/client-portal?tab=messages');
    expect(mail?.text).not.toContain('She sleeps late');
    expect(mail?.replyTo?.[0]?.address).toBeTruthy();
    // Whoever reads the address on file can't open the portal, and answers by e-mail.
    const onFile = await mailsTo(parties.maria.email);
    expect(
      onFile.map(({ text }) => [text!.includes('At eight.'), text!.includes('portal')]),
    ).toEqual([[true, false]]);
  });
  it('is sent to who wrote without having seen it', async () => {
    await answer(parties.maria, 'We start on Monday.');
    await write(parties.maria, 'Any news?', { seen: 0 });
    await due();
    expect(await mailsTo(parties.maria.userEmail)).toHaveLength(1);
    await answer(parties.maria, 'At eight.', { seen: 2 });
    await write(parties.maria, 'Thank you.', { seen: 3 });
    await due();
    expect(await mailsTo(parties.maria.userEmail)).toHaveLength(1);
  });
  it('reaches each of their users who has not read it, once', async () => {
    const other = await person('client', { clientId: parties.maria.id });
    await answer(parties.maria, 'For both');
    await post(`${PORTAL}/read`, { upTo: 1 }, parties.maria.cookie);
    await due();
    expect(await mailsTo(parties.maria.userEmail)).toEqual([]);
    expect(await mailsTo(parties.maria.email)).toEqual([]);
    expect(await mailsTo(other.email)).toHaveLength(1);
  });
  it('is planned once for what it gathers', async () => {
    for (const text of ['One', 'Two', 'Three']) await answer(parties.maria, text);
    await write(parties.maria, 'Four');
    const planned = async () => {
      const { rows } = await app.platform.services.db.query<{ task: string }>(
        `select task from platform.effects where task like 'email-message%'
          and (data ->> 'conversationId')::bigint = $1 order by task`,
        [conversationNumber({ kind: 'client', id: parties.maria.id })],
      );
      return rows.map(({ task }) => task);
    };
    expect(await planned()).toEqual(['email-message', 'email-message-notice']);
  });
  it('is not sent to who has read it', async () => {
    await answer(parties.ray, 'Monday?');
    await post(`${PORTAL}/read`, { upTo: 1 }, parties.ray.cookie);
    await due();
    expect(await mailsTo(parties.ray.email)).toEqual([]);
    expect(await mailsTo(parties.ray.userEmail)).toEqual([]);
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
        body: { ...USUAL_NOTICES, clientMessages: false },
      }),
    );
    await write(parties.maria, 'It leaks!');
    await post(`${parties.maria.path}/read`, { upTo: 1 }, reader.cookie);
    await due();
    const told = app.mail.received.flatMap(({ to }) => to);
    expect(told).toContain(other.email);
    expect(told).not.toContain(reader.email);
    expect(told).not.toContain(quiet.email);
    const [mail] = await mailsTo(other.email);
    expect(mail?.subject).toBe('New message from Maria Alvarez');
    expect(mail?.text).toContain('It leaks!');
    expect(mail?.text).toContain(`/messages/client/${parties.maria.id}`);
  });
  it('is on the list of e-mails with whom it was for', async () => {
    await answer(parties.maria, 'Listed');
    await due();
    const sent = await ok(
      app.call<{ kind: string; about: string; recipient: string; path: string }[]>(
        'GET',
        '/api/emails?show=sent',
      ),
    );
    expect(sent.find(({ recipient }) => recipient === parties.maria.email)).toMatchObject({
      kind: 'message',
      about: 'Maria Alvarez',
      path: `/messages/client/${parties.maria.id}`,
    });
  });
});
