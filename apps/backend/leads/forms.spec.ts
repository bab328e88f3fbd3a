// The public forms over HTTP, as a script sends them and as a plain page does: what is kept, what
// is answered, which e-mails go out.
import { describe, expect, it } from 'vitest';
import type { LeadDetails, LeadSummary } from '@purlin/contracts/lead-shapes.ts';
import type { HttpAnswer } from '../../../tools/vitest/callers.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { TRUST_PROXY: 'true' } });
/** Every post comes from an address of its own, so that specs do not use up each other's limit. */
let visitors = 0;

const quote = {
  name: 'Dana <Whitfield>',
  email: 'dana@client.example',
  phone: '(541) 555-0141',
  address: '2210 Friendly St, Eugene',
  projectType: 'storm-damage',
};
const message = { name: 'Lee', email: 'lee@client.example', message: 'Do you work in Florence?' };
const from = (): Record<string, string> => ({
  'x-forwarded-for': `10.0.${Math.floor((visitors += 1) / 250)}.${visitors % 250}`,
});
const post = <T = unknown>(
  address: string,
  body: unknown,
  headers = from(),
): Promise<HttpAnswer<T>> => app.call<T>('POST', address, { as: 'anonymous', body, headers });
const submit = (
  address: string,
  fields: Readonly<Record<string, string>>,
  headers = from(),
): Promise<HttpAnswer<unknown>> =>
  app.call('POST', address, {
    as: 'anonymous',
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const list = async (query = ''): Promise<readonly LeadSummary[]> =>
  (await app.call<LeadSummary[]>('GET', `/api/leads?${query}`)).body;
const details = async (id: number): Promise<LeadDetails> =>
  (await app.call<LeadDetails>('GET', `/api/leads/${id}`)).body;
/**
 * The e-mail about a visitor: the receipt goes to their address, the notice to the office with a
 * reply to them.
 */
const mailTo = (address: string) =>
  until(`an e-mail to ${address}`, async () =>
    app.mail.received.find(({ to }) => to[0] === address),
  ).then(readMail);
const noticeAbout = (address: string) =>
  until(`a notice about ${address}`, async () =>
    (await Promise.all(app.mail.received.map(readMail))).find(
      ({ to, replyTo }) =>
        to?.[0]?.address === 'office@purlin.example' && replyTo?.[0]?.address === address,
    ),
  );

describe('as JSON', () => {
  it('a quote request is kept whole, and answered with a success', async () => {
    const { status } = await post('/api/quote', {
      ...quote,
      urgency: 'asap',
      description: 'Branch on the roof',
      preferredMaterial: 'Metal Roofing',
      isInsuranceClaim: true,
    });
    expect(status).toBe(201);
    const [lead] = await list('kind=quote');
    expect(lead).toMatchObject({
      kind: 'quote',
      status: 'new',
      name: 'Dana <Whitfield>',
      topic: 'storm-damage',
      urgent: true,
      assignee: null,
      emailFailed: false,
    });
    expect(await details(lead!.id)).toMatchObject({
      address: '2210 Friendly St, Eugene',
      message: 'Branch on the roof',
      preferredMaterial: 'Metal Roofing',
      isInsuranceClaim: true,
      language: 'en',
    });
  });
  it('what is left out has the defaults of the form', async () => {
    await post('/api/quote', { ...quote, name: 'Defaults' });
    await post('/api/contact', { ...message, name: 'Defaults' });
    const [contact, asked] = await list('q=defaults');
    expect(await details(asked!.id)).toMatchObject({
      urgent: false,
      isInsuranceClaim: false,
      preferredMaterial: null,
      message: '',
    });
    expect(await details(contact!.id)).toMatchObject({
      phone: null,
      preferredContact: 'email',
      topic: '',
      message: 'Do you work in Florence?',
    });
  });
  it.each([
    ['/api/quote', quote, ['name', 'email', 'phone', 'address', 'projectType']],
    ['/api/contact', message, ['name', 'email', 'message']],
  ] as const)('%s names what is missing', async (address, body, fields) => {
    const { status, body: answer } = await post<{ message: string; errors: object }>(address, {});
    expect([status, answer.message, Object.keys(answer.errors)]).toEqual([
      400,
      'Please fill in all required fields.',
      fields,
    ]);
    expect(
      (await post<{ message: string }>(address, { ...body, email: 'dana at home' })).body.message,
    ).toBe('Please enter a valid email address');
  });
  it('one Idempotency-Key is one request', async () => {
    const headers = { ...from(), 'idempotency-key': 'same-wish-1' };
    for (const _ of [1, 2])
      expect((await post('/api/contact', { ...message, name: 'Only Once' }, headers)).status).toBe(
        201,
      );
    expect(await list('q=only once')).toHaveLength(1);
  });
  it(
    'a program that fills in the hidden field is told that it worked; nothing is kept, ' +
      'nobody gets an e-mail',
    async () => {
      expect(
        (
          await post('/api/quote', {
            ...quote,
            name: 'Robot',
            email: 'robot@spam.example',
            website: 'https://spam.example',
          })
        ).status,
      ).toBe(201);
      expect(
        (
          await submit('/api/contact', {
            ...message,
            name: 'Robot',
            email: 'robot@spam.example',
            website: 'x',
          })
        ).status,
      ).toBe(303);
      expect(await list('q=robot')).toEqual([]);
      await post('/api/contact', { ...message, email: 'after@client.example' });
      await Promise.all([mailTo('after@client.example'), noticeAbout('after@client.example')]);
      expect(app.mail.received.filter(({ raw }) => raw.includes('robot@spam.example'))).toEqual([]);
    },
  );
  it('from one address at most ten a minute, right or wrong', async () => {
    const headers = from();
    for (let n = 0; n < 10; n += 1) await post('/api/contact', {}, headers);
    const { status, headers: answered } = await post('/api/contact', message, headers);
    expect(status).toBe(429);
    expect(Number(answered.get('retry-after'))).toBeGreaterThan(0);
    expect((await post('/api/contact', { ...message, name: 'Neighbour' })).status).toBe(201);
  });
  it('not from another website, not too long', async () => {
    expect(
      (await post('/api/quote', quote, { ...from(), origin: 'https://evil.example' })).status,
    ).toBe(403);
    expect((await submit('/api/quote', quote, { ...from(), origin: 'null' })).status).toBe(403);
    expect(
      (
        await submit('/api/quote', quote, {
          ...from(),
          origin: 'null',
          'sec-fetch-site': 'cross-site',
        })
      ).status,
    ).toBe(403);
    // A page of ours that sends no referrer has no origin to tell.
    expect(
      (
        await submit(
          '/api/quote',
          { ...quote, name: 'Unlisted' },
          { ...from(), origin: 'null', 'sec-fetch-site': 'same-origin' },
        )
      ).status,
    ).toBe(303);
    expect((await post('/api/contact', { ...message, message: 'x'.repeat(200_000) })).status).toBe(
      413,
    );
    expect((await post('/api/contact', { ...message, message: 'x'.repeat(10_001) })).status).toBe(
      400,
    );
    const tooLong = await submit('/api/contact', { ...message, message: 'x'.repeat(200_000) });
    expect([tooLong.status, tooLong.headers.get('content-type')]).toEqual([
      413,
      'text/html; charset=utf-8',
    ]);
  });
});

describe('as a plain form', () => {
  it('goes on to the page that says thank you, in the language of the form', async () => {
    const english = await submit('/api/quote', {
      ...quote,
      name: 'Plain',
      isInsuranceClaim: 'true',
      urgency: '',
      preferredMaterial: '',
      description: '',
      language: 'en',
      website: '',
    });
    expect([english.status, english.headers.get('location')]).toEqual([303, '/quote/thank-you']);
    const spanish = await submit('/api/contact', {
      ...message,
      name: 'Plain',
      subject: '',
      language: 'es',
    });
    expect([spanish.status, spanish.headers.get('location')]).toEqual([
      303,
      '/es/contact/thank-you',
    ]);
    const [contact, asked] = await list('q=plain');
    expect(await details(asked!.id)).toMatchObject({ isInsuranceClaim: true, urgent: false });
    expect(await details(contact!.id)).toMatchObject({ language: 'es' });
  });
  it('pressed twice it is one request', async () => {
    const headers = from();
    for (const _ of [1, 2])
      expect((await submit('/api/contact', { ...message, name: 'Twice' }, headers)).status).toBe(
        303,
      );
    expect(await list('q=twice')).toHaveLength(1);
  });
  it('that is refused comes back with what was typed and what is wrong, escaped', async () => {
    const answer = await submit('/api/quote', {
      ...quote,
      name: '',
      email: 'dana"><script>',
      projectType: 'gutters',
      description: '</textarea><b>',
      isInsuranceClaim: 'true',
      urgency: 'asap',
    });
    expect([
      answer.status,
      answer.headers.get('content-type'),
      answer.headers.get('cache-control'),
    ]).toEqual([400, 'text/html; charset=utf-8', 'no-store']);
    for (const part of [
      '<h1>Missing Information</h1>',
      'Please fill in all required fields.',
      'value="dana&quot;&gt;&lt;script&gt;"',
      '<option value="gutters" selected>',
      '&lt;/textarea&gt;&lt;b&gt;',
      'value="asap" checked',
      'name="isInsuranceClaim" value="true" checked',
      'id="quote-name" name="name" required aria-invalid="true"',
      'Purlin Roofing',
    ])
      expect(answer.text).toContain(part);
    expect(answer.text).not.toContain('<script>');
  });
  it('is answered in Spanish where it was Spanish', async () => {
    const answer = await submit('/api/contact', { ...message, message: '', language: 'es' });
    for (const part of [
      'Faltan datos',
      'Escriba qué quiere saber.',
      'value="Lee"',
      'Enviar mensaje',
    ])
      expect(answer.text).toContain(part);
  });
  it('with files or an odd body is no defect', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...message, name: 'Multipart' }))
      form.append(name, value);
    form.append('picture', new Blob(['x']), 'roof.jpg');
    const sent = new Request('http://x', { method: 'POST', body: form });
    const answer = await app.call('POST', '/api/contact', {
      as: 'anonymous',
      raw: await sent.text(),
      headers: { ...from(), 'content-type': sent.headers.get('content-type')! },
    });
    expect([answer.status, (await list('q=multipart')).length]).toEqual([303, 1]);
    const odd = await app.call('POST', '/api/contact', {
      as: 'anonymous',
      raw: 'nonsense',
      headers: { ...from(), 'content-type': 'multipart/form-data; boundary=none' },
    });
    expect(odd.status).toBe(400);
  });
  it('is taken by the forms only', async () => {
    const answer = await app.call<{ code: string }>('POST', '/api/login', {
      as: 'anonymous',
      raw: 'email=a&password=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.status, answer.body.code]).toEqual([415, 'unsupported-type']);
  });
  it('its answer page is no page of its own', async () =>
    expect((await app.call('GET', '/form-answer', { as: 'anonymous' })).status).toBe(404));
});

describe('the e-mails', () => {
  it(
    "a receipt in the visitor's language without their words, and a notice with all of them " +
      'that can be answered',
    async () => {
      await post('/api/quote', {
        ...quote,
        email: 'ana@client.example',
        description: 'Buy pills at http://spam.example',
        urgency: 'asap',
        language: 'es',
      });
      const [receipt, notice] = await Promise.all([
        mailTo('ana@client.example'),
        noticeAbout('ana@client.example'),
      ]);
      expect(receipt.subject).toContain('Recibimos su solicitud de cotización');
      for (const words of ['Lo tratamos como urgente', 'Daños por tormenta', '(541) 555-0123'])
        expect(receipt.text).toContain(words);
      for (const words of ['pills', 'Whitfield', 'Friendly'])
        expect(`${receipt.text}${receipt.html}`).not.toContain(words);
      expect(notice.subject).toBe('Urgent: Quote request from Dana <Whitfield>');
      for (const words of [
        'Buy pills at http://spam.example',
        '2210 Friendly St, Eugene',
        'Storm damage',
        'http://purlin.test/clients/leads/',
      ])
        expect(notice.text).toContain(words);
      expect(notice.html).toContain('Dana &lt;Whitfield&gt;');
    },
  );
  it('that cannot be sent are seen by staff, who try again', async () => {
    app.mail.behave((to) =>
      to === 'gone@client.example' ? { code: 550, words: 'no such mailbox' } : 'take',
    );
    await post('/api/contact', { ...message, name: 'Gone', email: 'gone@client.example' });
    const failed = await until('the receipt failed', async () =>
      (await list('q=gone')).find(({ emailFailed }) => emailFailed),
    );
    const moment = (await details(failed.id)).moments.find(
      ({ email }) => email?.state === 'failed',
    );
    expect(moment).toMatchObject({
      summary: 'Confirmation email couldn’t be sent',
      message: expect.stringContaining('no such mailbox') as string,
      email: { email: 'receipt' },
    });
    app.mail.behave('take');
    const retried = await app.call<LeadDetails>('POST', `/api/leads/${failed.id}/retry-email`, {
      body: { email: 'receipt', sentBy: moment!.email!.sentBy },
    });
    expect(retried.body.emailFailed).toBe(false);
    expect((await mailTo('gone@client.example')).subject).toContain('We’ve received your message');
  });
});
