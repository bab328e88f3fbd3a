// An estimate on its way to the client: the e-mail and the PDF say what the API says, and a failure
// becomes history that can be retried.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { estimate as estimateDecider } from '@purlin/domain/estimates/estimate.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { textOf } from '../../../tools/vitest/pdf-text.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

interface Estimate {
  readonly id: number;
  readonly estimateNumber: string;
  readonly status: string;
  readonly emailState: string;
  readonly emailProblem: string | null;
  readonly subtotal: string;
  readonly discount: string;
  readonly tax: string;
  readonly total: string;
  readonly lineItems: readonly { readonly total: string; readonly rate: string }[];
}

const app = useTestApp();
let clientId: number;
beforeAll(async () => {
  clientId = (
    await app.call<{ id: number }>('POST', '/api/clients', {
      body: {
        name: 'Dana <Whitfield> & Söhne',
        email: 'dana@client.example',
        phone: '541-555-0141',
      },
    })
  ).body.id;
});
afterEach(() => {
  app.mail.behave('take');
  app.mail.clear();
});

const draft = async (): Promise<Estimate> =>
  (
    await app.call<Estimate>('POST', '/api/estimates', {
      body: {
        clientId,
        projectTitle: 'Roof & <gutter> replacement',
        serviceAddress: '2210 Friendly St',
        projectDescription: 'Tear-off',
        customerNotes: 'Call first',
        internalNotes: 'margin 40 percent',
        validUntil: '2099-12-31',
        discountPercentage: 5,
        taxPercentage: 2.5,
        taxBasis: 'discounted',
        lineItems: [
          { description: 'Tear-off, per square', quantity: 24.5, rate: '145.35' },
          { description: 'Permit <b>fee</b>', quantity: 1, rate: '310.10', taxable: false },
        ],
      },
    })
  ).body;
const send = async (id: number, body: object = {}): Promise<Estimate> =>
  (await app.call<Estimate>('POST', `/api/estimates/${id}/send`, { body })).body;
const details = async (id: number): Promise<Estimate> =>
  (await app.call<Estimate>('GET', `/api/estimates/${id}`)).body;
const reaches = (id: number, state: string) =>
  until(`the e-mail is ${state}`, async () => {
    const now = await details(id);
    return now.emailState === state && now;
  });
/** What waits to be tried again is due now. */
async function endPauses(): Promise<void> {
  const { pool } = app.platform;
  await pool.query("update platform.effects set run_at = now() where status = 'pending'");
  await pool.query('update platform.outages set next_try_at = now()');
}
const eventsOf = async (id: number) => app.platform.services.history.read(estimateDecider, id);
const dollars = (decimal: string): string => `$${decimal.replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** Every amount of the answer, as people read it. */
function expectAmounts(text: string, estimate: Estimate): void {
  const amounts = [
    estimate.subtotal,
    estimate.tax,
    estimate.total,
    ...estimate.lineItems.flatMap(({ rate, total }) => [rate, total]),
  ];
  for (const amount of amounts) expect(text).toContain(dollars(amount));
  expect(text).toContain(`−${dollars(estimate.discount)}`);
}

describe('the PDF', () => {
  it(
    'has the numbers of the API, the licence number in its header, and a name; nothing ' +
      'internal',
    async () => {
      const estimate = await draft();
      const response = await fetch(`${app.url}/api/estimates/${estimate.id}/pdf`, {
        headers: { cookie: await app.signIn('admin@purlin.example', 'correct-horse-battery') },
      });
      expect([
        response.status,
        response.headers.get('content-type'),
        response.headers.get('content-disposition'),
        response.headers.get('cache-control'),
      ]).toEqual([
        200,
        'application/pdf',
        `attachment; filename="estimate-${estimate.estimateNumber}.pdf"`,
        'no-store',
      ]);
      const text = await textOf(new Uint8Array(await response.arrayBuffer()));
      expectAmounts(text, estimate);
      const header = text.slice(0, text.indexOf('Roof & <gutter> replacement'));
      for (const words of ['CCB #123456', estimate.estimateNumber]) expect(header).toContain(words);
      for (const words of [
        'Dana <Whitfield> & Söhne',
        '2210 Friendly St',
        'Permit <b>fee</b>',
        'Call first',
        'Dec 31, 2099',
      ])
        expect(text).toContain(words);
      expect(text).not.toContain('margin 40');
    },
  );
  it('is the same document for the client with the number', async () => {
    const { id, estimateNumber } = await draft();
    await send(id);
    const answer = await app.call('GET', `/api/estimates/${id}/pdf`, {
      as: 'anonymous',
      headers: { 'x-estimate-number': estimateNumber },
    });
    expect([answer.status, answer.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    await reaches(id, 'accepted');
  });
});

describe('the e-mail', () => {
  it(
    'says what the API says, twice: as text and as HTML, with the link, the PDF and a ' +
      'Message-ID of its own',
    async () => {
      const { id, estimateNumber } = await draft();
      const sent = await send(id, {
        subject: 'Your\r\nBcc: eve@evil.example roof',
        message: 'As discussed <today>',
      });
      expect(sent).toMatchObject({ status: 'sent', emailState: 'queued' });
      await reaches(id, 'accepted');
      expect(app.mail.received).toHaveLength(1);
      const [received] = app.mail.received;
      expect(received!.to).toEqual(['dana@client.example']);
      const mail = await readMail(received!);
      expect(mail.subject).toBe('Your Bcc: eve@evil.example roof');
      expect(mail.from).toMatchObject({
        name: 'Purlin Roofing (demo)',
        address: 'office@purlin.example',
      });
      // What a list of e-mails shows beside the subject, and where the sender is on the map.
      expect(mail.html).toMatch(/<body[^>]*>\s*<div style="display:none[^>]*>[^<]*Total \$/);
      for (const body of [mail.html, mail.text]) expect(body).toContain('Eugene, OR 97401');
      expect(mail.html).toContain('prefers-color-scheme:dark');
      expect(mail.html!.length).toBeLessThan(40_000);
      expect(mail.html).not.toContain('<img');
      expect(mail.replyTo?.[0]?.address).toBe('office@purlin.example');
      const link = `http://purlin.test/estimate/${estimateNumber}`;
      for (const words of [
        'Dana <Whitfield> & Söhne',
        'As discussed <today>',
        link,
        dollars(sent.total),
        'Dec 31, 2099',
        'CCB #123456',
      ])
        expect(mail.text).toContain(words);
      for (const words of [
        'Dana &lt;Whitfield&gt; &amp; Söhne',
        'As discussed &lt;today&gt;',
        `href="${link}"`,
        dollars(sent.total),
        'CCB #123456',
      ])
        expect(mail.html).toContain(words);
      expect(mail.html).not.toMatch(/<script|<today>|margin 40/);
      expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
        [`estimate-${estimateNumber}.pdf`, 'application/pdf'],
      ]);
      expectAmounts(
        await textOf(new Uint8Array(mail.attachments[0]!.content as ArrayBuffer)),
        sent,
      );
      const accepted = (await eventsOf(id)).find(({ type }) => type === 'EstimateEmailAccepted')!
        .data as { messageId: string; sentBy: string };
      expect(accepted.messageId).toBe(mail.messageId);
      const cause = (await eventsOf(id)).find(({ type }) => type === 'EstimateSent')!;
      expect(mail.messageId).toBe(`<${cause.eventId}@purlin.test>`);
    },
  );
  it('sent again is another e-mail', async () => {
    const { id } = await draft();
    await send(id);
    await reaches(id, 'accepted');
    expect((await send(id)).emailState).toBe('queued');
    await reaches(id, 'accepted');
    expect(new Set(app.mail.received.map(({ messageId }) => messageId)).size).toBe(2);
    const [first, again] = await Promise.all(app.mail.received.map(readMail));
    expect(again!.subject).toBe(`${first!.subject} (resent)`);
  });
});

describe('a mail server that', () => {
  it(
    'refuses for good is not asked again; its words are on the screen, and Retry sends the ' +
      'same message',
    async () => {
      const { id } = await draft();
      app.mail.behave({ code: 550, words: 'no such mailbox here' });
      await send(id);
      const failed = await reaches(id, 'failed');
      expect(failed.emailProblem).toContain('no such mailbox here');
      expect(app.mail.tries).toBe(1);
      const history = await app.call<{ summary: string }[]>('GET', `/api/estimates/${id}/history`);
      expect(history.body.map(({ summary }) => summary).join()).toContain('no such mailbox here');

      app.mail.behave('take');
      const retried = await app.call<Estimate>('POST', `/api/estimates/${id}/retry-email`, {
        body: { to: 'dana.w@client.example' },
      });
      expect(retried.body).toMatchObject({ clientEmail: 'dana.w@client.example' });
      expect([retried.status, retried.body.emailState, retried.body.emailProblem]).toEqual([
        200,
        'queued',
        null,
      ]);
      await reaches(id, 'accepted');
      const events = await eventsOf(id);
      expect(events.map(({ type }) => type)).toEqual([
        'EstimateDrafted',
        'EstimateSent',
        'EstimateEmailFailed',
        'EstimateEmailRetried',
        'EstimateEmailAccepted',
      ]);
      expect(app.mail.received.map(({ messageId }) => messageId)).toEqual([
        `<${events[1]!.eventId}@purlin.test>`,
      ]);
      expect(app.mail.received[0]!.to).toEqual(['dana.w@client.example']);
      // There is nothing to retry any more.
      expect(
        (await app.call<Estimate>('POST', `/api/estimates/${id}/retry-email`)).body.emailState,
      ).toBe('accepted');
      expect(await eventsOf(id)).toHaveLength(5);
    },
  );
  it('is busy for a while, or cuts the line, is tried again with the same Message-ID', async () => {
    for (const behaviour of [{ code: 451, words: 'try later' }, 'close'] as const) {
      const { id } = await draft();
      app.mail.clear();
      app.mail.behave(behaviour);
      await send(id);
      await until('it was tried', () => app.mail.tries > 0);
      expect((await details(id)).emailState).toBe('queued');
      app.mail.behave('take');
      await until('it was tried again', async () => {
        await endPauses();
        return (await details(id)).emailState === 'accepted';
      });
      expect(app.mail.received.map(({ messageId }) => messageId)).toEqual([
        `<${(await eventsOf(id))[1]!.eventId}@purlin.test>`,
      ]);
    }
  });
  it('stays busy for three days: failed, with its words, and the ledger says so', async () => {
    const { id } = await draft();
    app.mail.behave({ code: 451, words: 'still greylisted' });
    await send(id);
    await until('it was tried', () => app.mail.tries > 0);
    const { pool } = app.platform;
    await until('it failed', async () => {
      await pool.query(
        "update platform.effects set failing_since = failing_since - interval '3 days' " +
          "where status = 'pending'",
      );
      await endPauses();
      return (await details(id)).emailState === 'failed';
    });
    expect((await details(id)).emailProblem).toContain('still greylisted');
    expect(
      (
        await pool.query(
          "select status from platform.effects where task = 'email-estimate' and " +
            "data->>'estimateId' = $1",
          [String(id)],
        )
      ).rows,
    ).toEqual([{ status: 'failed' }]);
  });
});
