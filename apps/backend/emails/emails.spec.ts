// The list of e-mails over HTTP: what was sent and to whom, what failed and why, trying again once,
// and who may.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Email, EmailCounts, EmailShow } from '@purlin/contracts/emails.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const app = useTestApp({ env: { BOUNCE_SECRET: 'a-secret-for-bounces' } });
let clientId: number;
beforeAll(async () => {
  clientId = (
    await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana', email: 'dana@client.example' },
    })
  ).body.id;
});

interface Sent {
  readonly id: number;
  readonly estimateNumber: string;
}
async function sendEstimate(): Promise<Sent> {
  const { body } = await app.call<Sent>('POST', '/api/estimates', {
    body: {
      clientId,
      projectTitle: 'Roof',
      serviceAddress: '1 Oak St',
      validUntil: '2099-12-31',
      lineItems: [{ description: 'Shingles', rate: '100.00' }],
    },
  });
  await app.call('POST', `/api/estimates/${body.id}/send`, { body: {} });
  return body;
}
const list = async (show: EmailShow, more = ''): Promise<readonly Email[]> =>
  (await app.call<Email[]>('GET', `/api/emails?show=${show}${more}`)).body;
const counts = async (): Promise<EmailCounts> =>
  (await app.call<EmailCounts>('GET', '/api/emails/counts')).body;
const shows = (show: EmailShow, count: number) =>
  until(`${count} are ${show}`, async () => {
    const all = await list(show);
    return all.length === count && all;
  });
const post = (name: string, body: object) =>
  app.call<{ retried: number; left: number; dismissed: number }>('POST', `/api/emails/${name}`, {
    body,
  });

/** One e-mail of every kind but those that only time sends. */
async function writeEverything(): Promise<{
  readonly one: Sent;
  readonly lead: { readonly id: number };
}> {
  const one = await sendEstimate();
  await shows('sent', 1);
  await app.call('POST', `/api/estimates/${one.id}/send`, {
    body: { subject: 'Once more', message: 'Here it is' },
  });
  const asClient = {
    as: 'anonymous',
    headers: { 'x-estimate-number': one.estimateNumber },
  } as const;
  await app.call('POST', `/api/estimates/${one.id}/questions`, {
    ...asClient,
    body: { kind: 'question', text: 'Which color?' },
  });
  await app.call('POST', `/api/estimates/${one.id}/answers`, {
    body: { questionId: 1, text: 'Green' },
  });
  await app.call('POST', '/api/contact', {
    as: 'anonymous',
    body: { name: 'Ines', email: 'ines@client.example', message: 'A leak', language: 'en' },
  });
  const lead = await until(
    'the lead is there',
    async () => (await app.call<{ id: number }[]>('GET', '/api/leads')).body[0],
  );
  await app.call('POST', `/api/leads/${lead.id}/reply`, {
    body: { subject: 'Your leak', message: 'We come on Monday' },
  });
  await app.call('POST', '/api/newsletter', {
    as: 'anonymous',
    body: { email: 'nora@client.example', language: 'en', website: '' },
  });
  return { one, lead };
}

describe('the list', () => {
  it('has every e-mail of every kind, with whom it is for', async () => {
    const { one, lead } = await writeEverything();
    const sent = await shows('sent', 8);
    expect(
      sent.map(({ kind, recipient, subject, about, path }) => [
        kind,
        recipient,
        subject,
        about,
        path,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [
          'estimate',
          'dana@client.example',
          '',
          `${one.estimateNumber} · Dana`,
          `/estimates/${one.id}`,
        ],
        [
          'estimate_again',
          'dana@client.example',
          'Once more',
          expect.anything(),
          expect.anything(),
        ],
        [
          'staff_notice',
          'office@purlin.example',
          '',
          `${one.estimateNumber} · Dana`,
          `/estimates/${one.id}`,
        ],
        ['answer', 'dana@client.example', '', expect.anything(), expect.anything()],
        ['lead_notice', 'office@purlin.example', '', 'Ines', `/clients/leads/${lead.id}`],
        ['lead_receipt', 'ines@client.example', '', 'Ines', `/clients/leads/${lead.id}`],
        ['lead_reply', 'ines@client.example', 'Your leak', 'Ines', `/clients/leads/${lead.id}`],
        ['newsletter_confirm', 'nora@client.example', '', '', '/clients/leads?tab=subscribers'],
      ]),
    );
    expect(
      sent.every(
        ({ state, tries, problem, sentAt }) =>
          state === 'sent' && tries === 1 && problem === null && sentAt,
      ),
    ).toBe(true);
    expect(await counts()).toEqual({ waiting: 0, failed: 0, undecided: 0, outage: null });
    // Every effect that sends an e-mail has its line, so nothing was sent that nobody sees.
    const { rows } = await app.platform.services.db.query<{ count: number }>(
      'select count(*) from platform.effects',
    );
    expect(rows[0]!.count).toBe(8);
  });
  it('is searched by recipient and subject, and comes page by page', async () => {
    expect((await list('sent', '&q=INES@')).map(({ kind }) => kind).toSorted()).toEqual([
      'lead_receipt',
      'lead_reply',
    ]);
    expect(await list('sent', '&q=once%20more')).toHaveLength(1);
    expect(await list('sent', '&q=office@')).toHaveLength(2);
    const seen: string[] = [];
    let cursor = '';
    do {
      const { body, headers } = await app.call<Email[]>(
        'GET',
        `/api/emails?show=sent&limit=3${cursor}`,
      );
      seen.push(...body.map(({ id }) => id));
      const next = headers.get('x-next-cursor');
      cursor = next ? `&cursor=${next}` : '';
    } while (cursor);
    expect(seen).toEqual((await list('sent')).map(({ id }) => id));
    expect((await app.call('GET', '/api/emails?cursor=nonsense')).status).toBe(400);
  });
  it('is not for everybody', async () => {
    for (const [as, status] of [
      ['anonymous', 401],
      ['client', 403],
      ['vendor', 403],
    ] as const) {
      expect((await app.call('GET', '/api/emails', { as })).status).toBe(status);
      expect(
        (await app.call('POST', '/api/emails/retry', { as, body: { ids: ['x'] } })).status,
      ).toBe(status);
      expect(
        (await app.call('POST', '/api/decisions/x', { as, body: { choice: 'done' } })).status,
      ).toBe(status);
    }
  });
});

describe('an e-mail that failed', () => {
  it('says why, and is sent once however many press Retry', async () => {
    app.mail.clear();
    app.mail.behave({ code: 550, words: '5.1.1 <dana@client.example> no such user' });
    const { id, estimateNumber } = await sendEstimate();
    const [failed] = await shows('failed', 1);
    expect(failed).toMatchObject({
      kind: 'estimate',
      state: 'failed',
      problem: 'message-refused',
      reply: '550 5.1.1',
      recipient: 'dana@client.example',
      path: `/estimates/${id}`,
      tries: 1,
    });
    expect((await counts()).failed).toBe(1);
    app.mail.behave('take');
    const pressed = await Promise.all(
      Array.from({ length: 4 }, () => post('retry', { ids: [failed!.id] })),
    );
    await until('it is out', () => app.mail.received.length > 0);
    expect(pressed.map(({ body }) => body.retried).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1]);
    expect(await list('failed')).toEqual([]);
    expect(await shows('sent', 9)).toContainEqual(
      expect.objectContaining({ about: `${estimateNumber} · Dana`, state: 'sent' }),
    );
    expect(app.mail.received).toHaveLength(1);
  });
  it('of ours to staff too, and all of them at once', async () => {
    const one = await sendEstimate();
    await shows('sent', 10);
    app.mail.clear();
    app.mail.behave({ code: 554, words: '5.7.1 Looks like spam' });
    for (const text of ['One?', 'Two?', 'Three?'])
      await app.call('POST', `/api/estimates/${one.id}/questions`, {
        as: 'anonymous',
        headers: { 'x-estimate-number': one.estimateNumber },
        body: { kind: 'question', text },
      });
    await shows('failed', 3);
    app.mail.behave('take');
    const all = { show: 'failed', q: 'office@' };
    await Promise.all([post('retry-all', all), post('retry-all', all)]);
    await shows('sent', 13);
    expect(app.mail.received).toHaveLength(3);
    const { rows } = await app.platform.services.db.query(
      'select choice, decided_by from platform.effect_decisions',
    );
    expect(rows).toEqual(
      Array.from({ length: 3 }, () => ({ choice: 'again', decided_by: 'user-1' })),
    );
  });
  it('that came back is among them, and can be taken off the list', async () => {
    await sendEstimate();
    await shows('sent', 14);
    const { messageId } = app.mail.received.at(-1)!;
    await app.call('POST', '/api/mail/incoming', {
      as: 'anonymous',
      raw: [
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        '',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Action: failed',
        'Diagnostic-Code: smtp; 550 5.1.1 gone',
        '',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: ${messageId}`,
        // The whole of what came back: more than strangers may send.
        ...Array.from({ length: 3_000 }, (_, n) => `X-Line-${n}: ${'x'.repeat(70)}`),
        '--b--',
        '',
      ].join('\r\n'),
      headers: { 'content-type': 'message/rfc822', authorization: 'Bearer a-secret-for-bounces' },
    });
    const [returned] = await shows('failed', 1);
    expect(returned).toMatchObject({ state: 'returned', problem: 'came-back' });
    expect((await list('sent')).map(({ id }) => id)).not.toContain(returned!.id);
    const sent = (await list('sent'))[0]!;
    expect((await post('dismiss', { ids: [returned!.id, sent.id] })).body).toEqual({
      dismissed: 1,
    });
    expect(await list('failed')).toEqual([]);
    expect(await list('sent')).toHaveLength(13);
    expect((await counts()).failed).toBe(0);
  });
});
