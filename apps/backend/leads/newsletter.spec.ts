// The newsletter over HTTP: asked for, confirmed from the mailbox, left with one press; nobody
// learns who is on the list.
import { describe, expect, it } from 'vitest';
import type { Subscriber } from '@purlin/contracts/lead-shapes.ts';
import { subscriber } from '@purlin/domain/leads/subscriber.ts';
import type { Email } from 'postal-mime';
import type { HttpAnswer } from '../../../tools/vitest/callers.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { TRUST_PROXY: 'true' } });
let visitors = 0;

const from = (): Record<string, string> => ({ 'x-forwarded-for': `10.1.0.${(visitors += 1)}` });
const subscribe = (email: string, more: object = {}): Promise<HttpAnswer<{ message: string }>> =>
  app.call('POST', '/api/newsletter', {
    as: 'anonymous',
    body: { email, ...more },
    headers: from(),
  });
const press = (
  address: string,
  fields: Readonly<Record<string, string>> = {},
): Promise<HttpAnswer<{ message: string }>> =>
  app.call('POST', address, {
    as: 'anonymous',
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...from() },
  });
const subscribers = async (query = ''): Promise<readonly Subscriber[]> =>
  (await app.call<Subscriber[]>('GET', `/api/subscribers?${query}`)).body;
const mailsTo = (email: string, count: number): Promise<readonly Email[]> =>
  until(`${count} e-mails to ${email}`, () => {
    const found = app.mail.received.filter(({ to }) => to[0] === email);
    return found.length >= count && found;
  }).then((found) => Promise.all(found.map(readMail)));
/** The page that a link in an e-mail opens, and where its button goes. */
async function follow(mail: Email): Promise<string> {
  const link = /http:\/\/purlin\.test(\/\S*\?key=\S+)/.exec(mail.text ?? '')![1]!;
  const page = await app.call('GET', link, { as: 'anonymous' });
  expect([
    page.status,
    page.headers.get('cache-control'),
    page.headers.get('x-robots-tag'),
  ]).toEqual([200, 'no-store', 'noindex']);
  return /action="([^"]+)"/.exec(page.text)![1]!;
}
async function join(email: string, more: object = {}): Promise<Email> {
  await subscribe(email, more);
  const [confirm] = await mailsTo(email, 1);
  await press(await follow(confirm!));
  return (await mailsTo(email, 2))[1]!;
}

describe('subscribing', () => {
  it('is no reuse of a key when somebody else asked for the address before', async () => {
    for (const language of ['en', 'es', 'en']) {
      const { status } = await app.call('POST', '/api/newsletter', {
        as: 'anonymous',
        body: { email: 'twice@client.example', language },
        headers: { 'idempotency-key': crypto.randomUUID() },
      });
      expect(status).toBe(200);
    }
    const found = await until('they are in the list', async () => {
      const all = await subscribers('q=twice');
      return all.length > 0 && all;
    });
    expect(found).toHaveLength(1);
  });
  it('sends a link; opening it changes nothing, its button confirms, once', async () => {
    expect((await subscribe('dana@client.example')).status).toBe(200);
    const [mail] = await mailsTo('dana@client.example', 1);
    expect(mail!.subject).toContain('Please confirm your subscription');
    const button = await follow(mail!);
    expect(await subscribers('q=dana')).toMatchObject([{ status: 'pending', confirmedAt: null }]);
    for (const _ of [1, 2]) {
      const confirmed = await press(button, { language: 'en' });
      expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
        303,
        '/newsletter/confirmed',
      ]);
    }
    await until(
      'it shows',
      async () => (await subscribers('status=confirmed&q=dana')).length === 1,
    );
    expect((await mailsTo('dana@client.example', 2)).at(-1)!.subject).toContain(
      'You’re subscribed',
    );
    expect(
      (await app.call<{ subscribers: number }>('GET', '/api/leads/counts')).body.subscribers,
    ).toBeGreaterThan(0);
  });
  it('again, in capitals or at the same time, is the same subscriber and no second e-mail', async () => {
    await Promise.all(
      ['lee@client.example', 'Lee@client.example', 'LEE@client.example'].map((email) =>
        subscribe(email),
      ),
    );
    await until('one is there', async () => (await subscribers('q=lee')).length > 0);
    const [{ id } = { id: 0 }, ...others] = await subscribers('q=lee');
    expect(others).toEqual([]);
    const events = await app.platform.services.history.read(subscriber, id);
    expect(events.filter(({ type }) => type === 'NewsletterRequested')).toHaveLength(1);
  });
  it('answers alike whoever is on the list, and programs too', async () => {
    await join('known@client.example');
    const answers = await Promise.all([
      subscribe('known@client.example'),
      subscribe('unknown@client.example'),
      subscribe('robot@client.example', { website: 'x' }),
    ]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await mailsTo('unknown@client.example', 1);
    expect(app.mail.received.filter(({ to }) => to[0] === 'known@client.example')).toHaveLength(2);
    expect(await subscribers('q=robot')).toEqual([]);
  });
  it('without an address is refused, and a plain form comes back', async () => {
    expect((await subscribe('')).body.message).toBe('Please enter your email address');
    const answer = await press('/api/newsletter', { email: 'dana at home', language: 'es' });
    expect([
      answer.status,
      answer.text.includes('value="dana at home"'),
      answer.text.includes('Escriba un correo electrónico válido'),
    ]).toEqual([400, true, true]);
    expect(
      (await press('/api/newsletter', { email: 'es@client.example', language: 'es' })).headers.get(
        'location',
      ),
    ).toBe('/es/newsletter/confirm-sent');
    expect((await mailsTo('es@client.example', 1))[0]!.text).toContain(
      'http://purlin.test/es/newsletter/confirm?key=',
    );
  });
});

describe('leaving', () => {
  it("by the link's page and its button", async () => {
    const welcome = await join('page@client.example', { language: 'es' });
    const left = await press(await follow(welcome), { language: 'es' });
    expect([left.status, left.headers.get('location')]).toEqual([
      303,
      '/es/newsletter/unsubscribed',
    ]);
    await until(
      'it shows',
      async () => (await subscribers('status=unsubscribed&q=page')).length === 1,
    );
  });
  it('with one press in the mail program: a POST without a redirect, which may be repeated', async () => {
    const welcome = await join('oneclick@client.example');
    const header = (name: string): string => welcome.headers.find(({ key }) => key === name)!.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const address = /<http:\/\/purlin\.test(\/[^>]+)>/.exec(header('list-unsubscribe'))![1]!;
    expect((await app.call('GET', address, { as: 'anonymous' })).status).toBe(404);
    for (const _ of [1, 2])
      expect((await press(address, { 'List-Unsubscribe': 'One-Click' })).status).toBe(200);
    await until(
      'it shows',
      async () => (await subscribers('status=unsubscribed&q=oneclick')).length === 1,
    );
  });
  it('makes the old link to confirm worthless, and whoever comes back gets a new one', async () => {
    await subscribe('back@client.example');
    const confirm = await follow((await mailsTo('back@client.example', 1))[0]!);
    await press(confirm);
    await press(await follow((await mailsTo('back@client.example', 2))[1]!));
    expect((await press(confirm)).status).toBe(404);
    await subscribe('back@client.example');
    expect((await mailsTo('back@client.example', 3))[2]!.subject).toContain('Please confirm');
  });
});

describe('a link that is none of ours', () => {
  it.each(['nonsense', '1.AAAAAAAAAAAAAAAAAAAAAA', '999999.AAAAAAAAAAAAAAAAAAAAAA'])(
    '%s is refused with the same words',
    async (key) => {
      for (const what of ['confirm', 'unsubscribe']) {
        const { status, body } = await app.call<{ message: string }>(
          'POST',
          `/api/newsletter/${what}/${key}`,
          { as: 'anonymous', headers: from() },
        );
        expect([status, body.message]).toEqual([
          404,
          'This link is no longer valid. Please subscribe again to get a new one.',
        ]);
      }
      expect((await press(`/api/newsletter/confirm/${key}`, { language: 'es' })).text).toContain(
        'Este enlace ya no es válido.',
      );
    },
  );
  it('is not guessed', async () => {
    const headers = from();
    for (let n = 0; n < 10; n += 1)
      await app.call('POST', '/api/newsletter/confirm/1.AAAAAAAAAAAAAAAAAAAAAA', {
        as: 'anonymous',
        headers,
      });
    expect(
      (
        await app.call('POST', '/api/newsletter/confirm/1.AAAAAAAAAAAAAAAAAAAAAA', {
          as: 'anonymous',
          headers,
        })
      ).status,
    ).toBe(429);
  });
});

describe('for staff', () => {
  it('an e-mail that failed shows, and can be repeated', async () => {
    app.mail.behave((to) =>
      to === 'full@client.example' ? { code: 552, words: 'mailbox full' } : 'take',
    );
    await subscribe('full@client.example');
    const [failed] = await until('it failed', async () => {
      const found = await subscribers('q=full');
      return found[0]?.emailFailed && found;
    });
    app.mail.behave('take');
    expect(
      (await app.call<Subscriber>('POST', `/api/subscribers/${failed!.id}/repeat`)).body,
    ).toMatchObject({ status: 'pending', emailFailed: false });
    await mailsTo('full@client.example', 1);
  });
  it('somebody is removed, and the key in their link opens nothing', async () => {
    await subscribe('gone@client.example');
    const button = await follow((await mailsTo('gone@client.example', 1))[0]!);
    const [{ id } = { id: 0 }] = await subscribers('q=gone');
    expect((await app.call('DELETE', `/api/subscribers/${id}`)).status).toBe(200);
    expect(await subscribers('q=gone')).toEqual([]);
    expect((await press(button)).status).toBe(404);
    const events = await app.platform.services.history.read(subscriber, id);
    expect(events.find(({ type }) => type === 'NewsletterRequested')!.data).toMatchObject({
      email: '(forgotten)',
    });
    // And they are welcome back.
    await subscribe('gone@client.example');
    await mailsTo('gone@client.example', 2);
    await until(
      'they are on the list again',
      async () => (await subscribers('q=gone')).length === 1,
    );
  });
  it('keys are not in history', async () => {
    await subscribe('hash@client.example');
    const [mail] = await mailsTo('hash@client.example', 1);
    const key = /\?key=\d+\.(\S+)/.exec(mail!.text!)![1]!;
    const [{ id } = { id: 0 }] = await subscribers('q=hash');
    const events = await app.platform.services.history.read(subscriber, id);
    expect(events.map(({ type }) => type)).toContain('NewsletterEmailPrepared');
    expect(JSON.stringify(events.map(({ data }) => data))).not.toContain(key);
  });
});
