// An archived client or vendor may still write, every way there is: it is kept, and staff see that
// they are archived wherever they are told of it.
import { describe, expect, it } from 'vitest';
import type { Client } from '@purlin/contracts/clients.ts';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import type { ListedConversation } from '@purlin/contracts/messages.ts';
import type { Notification } from '@purlin/contracts/notifications.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { ok, type Party, PORTAL, useMessageWorld } from '../../../tools/vitest/message-world.ts';
import { pictureFile } from '../../../tools/vitest/picture-file.ts';
import { until } from '../../../tools/vitest/until.ts';

const SECRET = 'a-secret-for-the-mail-server';
const { app, parties, post, write, answer, shown, upload, mailsTo, due, person } = useMessageWorld({
  env: { BOUNCE_SECRET: SECRET, REPLY_ADDRESS: 'reply@mail.purlin.test' },
});

const archive = async ({ path }: Party) => {
  const [kind, id] = path.split('/').slice(-2);
  const { removed } = await ok(app.call<{ removed: string }>('DELETE', `/api/${kind}s/${id}`));
  expect(removed).toBe('archived');
};
const client = ({ id }: Party) => ok(app.call<Client>('GET', `/api/clients/${id}`));
const listed = async ({ id }: Party) =>
  (await ok(app.call<ListedConversation[]>('GET', '/api/conversations'))).find(
    ({ partyId }) => partyId === id,
  );
const news = async () =>
  (await ok(app.call<Notification[]>('GET', '/api/notifications')))[0]!.title;
/** What staff were e-mailed, once it has this subject. */
const mailed = (subject: RegExp): Promise<Awaited<ReturnType<typeof readMail>>> =>
  until('staff were told', async () =>
    (await Promise.all(app.mail.received.map(readMail))).find((mail) =>
      subject.test(mail.subject ?? ''),
    ),
  );

/** An estimate that was sent to them, and what they may say to it by its link. */
async function sent({ id: clientId }: Party) {
  const { id } = await post('/api/estimates', {
    clientId,
    projectTitle: 'Roof',
    serviceAddress: '1 Oak St',
    validUntil: '2099-12-31',
    lineItems: [{ description: 'Shingles', rate: '100.00' }],
  });
  await post(`/api/estimates/${id}/send`, {});
  const { estimateNumber } = await ok(app.call<Estimate>('GET', `/api/estimates/${id}`));
  const link = { as: 'anonymous', headers: { 'x-estimate-number': estimateNumber } } as const;
  return (method: string, what: string, body: object) =>
    ok(app.call(method, `/api/estimates/${id}/${what}`, { ...link, body }));
}

describe('an archived client who writes', () => {
  it('is in the conversations with what is unread, and marked there', async () => {
    const { maria } = parties;
    await write(maria, 'Hello');
    expect([(await listed(maria))?.archived, (await shown(maria)).archived]).toEqual([
      false,
      false,
    ]);
    await archive(maria);
    const picture = await upload(`${PORTAL}/pictures`, await pictureFile('#884422'), maria.cookie);
    await write(maria, 'It leaks again', { pictures: [{ picture, name: 'Leak.jpg' }] });
    expect(await listed(maria)).toMatchObject({ archived: true, unread: 2, lastPictures: 1 });
    expect(await shown(maria)).toMatchObject({ archived: true, unread: 2 });
    expect(await news()).toMatch(/^Maria Alvarez \(archived\): /);
    await post(`/api/clients/${maria.id}/restore`, {});
    expect([(await listed(maria))?.archived, (await shown(maria)).archived]).toEqual([
      false,
      false,
    ]);
    expect(await news()).toMatch(/^Maria Alvarez: /);
  });
  it('is marked in the e-mail to staff, in the language of each', async () => {
    const { maria } = parties;
    // Nobody is told of what was written before.
    await due();
    const [english, french] = [await person('estimator'), await person('estimator')];
    await ok(
      app.call('PUT', '/api/auth/language', { cookie: french.cookie, body: { language: 'fr' } }),
    );
    await archive(maria);
    await write(maria, 'It leaks again');
    await due();
    const [[en], [fr]] = [await mailsTo(english.email), await mailsTo(french.email)];
    expect(en?.subject).toBe('New message from Maria Alvarez (archived)');
    expect(en?.text).toContain('This client is archived.');
    expect(fr?.subject).toBe('Nouveau message de Maria Alvarez (archivé)');
    expect(fr?.text).toContain('Ce client est archivé.');
  });
  it('may reply to an e-mail from before', async () => {
    const { maria } = parties;
    await answer(maria, 'We start on Monday.');
    await due();
    const to = (await mailsTo(maria.userEmail)).at(-1)!.replyTo![0]!.address!;
    await archive(maria);
    const { status } = await app.call('POST', '/api/mail/incoming', {
      as: 'anonymous',
      raw: `From: M <m@x.example>\r\nTo: <${to}>\r\nMessage-ID: <one@x.example>\r\n\r\nFine.\r\n`,
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}` },
    });
    expect(status).toBe(200);
    expect(await listed(maria)).toMatchObject({ archived: true, lastText: 'Fine.', unread: 1 });
    expect((await client(maria)).heardSince).not.toBeNull();
  });
  it.each([
    ['a question', 'POST', 'questions', { text: 'When do you start?' }, /Asked a question/],
    ['an answer', 'PATCH', 'status', { status: 'declined' }, /Declined/],
  ])('may give %s on the estimate’s page', async (_, method, what, body, subject) => {
    const { maria } = parties;
    const say = await sent(maria);
    await archive(maria);
    expect((await client(maria)).heardSince).toBeNull();
    app.mail.clear();
    await say(method, what, body);
    expect(await news()).toMatch(/^Maria Alvarez \(archived\) · Roof: /);
    const mail = await mailed(subject);
    expect(mail.subject).toContain('Maria Alvarez (archived)');
    expect(mail.text).toContain('This client is archived.');
    expect((await client(maria)).heardSince).not.toBeNull();
  });
  it('may change their contact', async () => {
    const { maria } = parties;
    await archive(maria);
    const body = { phone: '(541) 555-0188', address: '9 Elm St' };
    await ok(app.call('PUT', '/api/portal/contact', { cookie: maria.cookie, body }));
    expect(await news()).toMatch(/^Maria Alvarez \(archived\): /);
    expect((await client(maria)).heardSince).not.toBeNull();
  });
  it('may ask for work on the website', async () => {
    const { maria } = parties;
    await archive(maria);
    await ok(
      app.call('POST', '/api/quote', {
        as: 'anonymous',
        body: {
          name: 'M. Alvarez',
          email: maria.email.toUpperCase(),
          phone: '(541) 555-0141',
          address: '2210 Friendly St',
          projectType: 'gutters',
        },
      }),
    );
    expect(await news()).toMatch(/^M\. Alvarez \(archived\): /);
    const { text } = await mailed(/^Quote request from M\. Alvarez/);
    expect(text).toContain('the email address of Maria Alvarez, an archived client');
  });
  it('was not heard of by what staff wrote down, nor after they were restored', async () => {
    const { maria } = parties;
    await archive(maria);
    await answer(maria, 'Are you still there?');
    expect((await client(maria)).heardSince).toBeNull();
    await write(maria, 'Yes');
    expect((await client(maria)).heardSince).not.toBeNull();
    await post(`/api/clients/${maria.id}/restore`, {});
    await write(maria, 'Thank you');
    expect(await client(maria)).toMatchObject({ archivedAt: null, heardSince: null });
  });
});

it('marks an archived vendor in the same way', async () => {
  const { ray } = parties;
  await archive(ray);
  await write(ray, 'We have new prices');
  expect(await listed(ray)).toMatchObject({ archived: true, unread: 1 });
  expect(await news()).toMatch(/^Cascade Gutter \(archived\): /);
});
