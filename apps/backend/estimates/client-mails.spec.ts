// Everything that is e-mailed about an estimate after it was sent: revisions, options, questions
// and answers, notices to staff, and what comes back. Reminders have a file of their own.
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Estimate, HistoryEntry } from '@purlin/contracts/estimate-shapes.ts';
import { openTestApp } from '../../../tools/vitest/app.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';

const SECRET = 'a-secret-for-bounces';
const app = useTestApp({ env: { BOUNCE_SECRET: SECRET } });
let clientId: number;
beforeAll(async () => {
  clientId = (
    await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana', email: 'dana@client.example', phone: '541-555-0141' },
    })
  ).body.id;
});
afterEach(() => app.mail.clear());

const offer = (more: object = {}) => ({
  clientId,
  projectTitle: 'Roof',
  serviceAddress: '1 Oak St',
  validUntil: '2099-12-31',
  lineItems: [{ description: 'Shingles', rate: '100.00' }],
  ...more,
});
const call = async (
  method: string,
  path: string,
  body: object = {},
  as: 'admin' | Estimate = 'admin',
) =>
  (
    await app.call<Estimate>(method, `/api/estimates${path}`, {
      body,
      ...(as === 'admin'
        ? {}
        : { as: 'anonymous' as const, headers: { 'x-estimate-number': as.estimateNumber } }),
    })
  ).body;
const details = (id: number) =>
  app.call<Estimate>('GET', `/api/estimates/${id}`).then(({ body }) => body);
const reaches = (id: number, state: string) =>
  until(`the e-mail is ${state}`, async () => {
    const now = await details(id);
    return now.emailState === state && now;
  });
async function sent(more: object = {}): Promise<Estimate> {
  const { id } = await call('POST', '', offer(more));
  await call('POST', `/${id}/send`);
  return reaches(id, 'accepted');
}
/** The next e-mail to somebody, parsed. */
const mailTo = (address: string) =>
  until(`there is an e-mail to ${address}`, () =>
    app.mail.received.find(({ to }) => to.includes(address)),
  ).then(readMail);
/** The e-mail that offers this estimate: those of the spec before may come late. */
const offering = (estimateNumber: string) =>
  until('the offer is there', () =>
    app.mail.received.find(({ raw }) => raw.includes(`Subject: Estimate ${estimateNumber}`)),
  );
const setSettings = async (more: object): Promise<void> => {
  const settings = (await app.call<object>('GET', '/api/company/estimate-settings')).body;
  const body = { ...settings, ...more };
  const { status } = await app.call('PUT', '/api/company/estimate-settings', { body });
  expect(status).toBe(200);
};

describe('the client gets', () => {
  it('what each option amounts to, and a subject that names estimate and sender', async () => {
    const { estimateNumber } = await sent({
      estimateType: 'multi_option',
      lineItems: [],
      estimateOptions: [
        { title: 'Good', lineItems: [{ description: 'a', rate: '100.00' }] },
        { title: 'Best', lineItems: [{ description: 'b', rate: '250.00' }] },
      ],
      deposit: { kind: 'percent', value: '30.00' },
    });
    const mail = await mailTo('dana@client.example');
    expect(mail.subject).toBe(`Estimate ${estimateNumber} from Purlin Roofing (demo)`);
    for (const words of ['Good: $100.00', 'Best (Recommended): $250.00', 'Compare', 'Best: $75.00'])
      expect(mail.text).toContain(words);
  });
  it('a revised estimate that says so, in the same conversation', async () => {
    const { id, estimateNumber } = await sent();
    const first = await offering(estimateNumber);
    await call('PUT', `/${id}`, offer({ lineItems: [{ description: 'Shingles', rate: '90.00' }] }));
    app.mail.clear();
    await call('POST', `/${id}/send`);
    await reaches(id, 'accepted');
    const mail = await mailTo('dana@client.example');
    expect(mail.subject).toContain(`Revised estimate ${estimateNumber}`);
    expect(mail.text).toContain('This is version 2 of your estimate');
    expect(mail.text).toContain('$90.00');
    expect(mail.inReplyTo).toBe(first.messageId);
  });
  it('the answer to a question, and staff the question', async () => {
    const one = await sent();
    app.mail.clear();
    await call(
      'POST',
      `/${one.id}/questions`,
      { kind: 'change_request', text: 'Can it be <blue>?' },
      one,
    );
    const notice = await mailTo('office@purlin.example');
    expect(notice.subject).toBe(`Dana · Roof: Requested a change (estimate ${one.estimateNumber})`);
    expect([notice.text, notice.replyTo?.[0]?.address]).toEqual([
      expect.stringContaining('Can it be <blue>?'),
      'dana@client.example',
    ]);
    expect(notice.text).toContain(`http://purlin.test/estimates/${one.id}`);
    await call('POST', `/${one.id}/answers`, { questionId: 1, text: 'Yes, in ten shades.' });
    await reaches(one.id, 'accepted');
    const answer = await mailTo('dana@client.example');
    expect(answer.subject).toContain('The changes you requested');
    for (const words of ['Can it be <blue>?', 'Yes, in ten shades.', one.estimateNumber])
      expect(answer.text).toContain(words);
    expect(answer.attachments).toEqual([]);
  });
});

describe('staff', () => {
  it('hear of an approval with its option and words, and not of what they wrote down themselves', async () => {
    const [one, other] = [await sent(), await sent()];
    app.mail.clear();
    await call('POST', `/${other.id}/record-approval`, { how: 'phone', reason: 'Called' });
    await call('POST', `/${one.id}/approve-option`, { clientMessage: 'Start soon' }, one);
    const notice = await mailTo('office@purlin.example');
    expect(notice.subject).toContain('Dana · Roof: Approved for $100.00 on the estimate page');
    expect(notice.text).toContain('Start soon');
    expect(app.mail.received.filter(({ to }) => to.join().startsWith('office@'))).toHaveLength(1);
  });
  it('the office hears nothing when it has switched it off, who wants to hear does', async () => {
    await setSettings({ notifyByEmail: false });
    const one = await sent();
    app.mail.clear();
    await call('PATCH', `/${one.id}/status`, { status: 'declined' }, one);
    await mailTo('admin@purlin.example');
    expect(app.mail.received.flatMap(({ to }) => to)).not.toContain('office@purlin.example');
    await setSettings({ notifyByEmail: true });
  });
});

describe('an e-mail that comes back', () => {
  const report = (messageId: string, action = 'failed'): string =>
    [
      'From: MAILER-DAEMON@mx.example',
      'To: office@purlin.example',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      '',
      '--b',
      'Content-Type: text/plain',
      '',
      'It could not be delivered.',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      'Final-Recipient: rfc822; dana@client.example',
      `Action: ${action}`,
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 The mailbox=00',
      ' does =07not exist',
      '',
      '--b',
      'Content-Type: message/rfc822',
      '',
      'From: office@purlin.example',
      'Subject: Estimate',
      `Message-ID: ${messageId}`,
      '',
      'text',
      '--b--',
      '',
    ].join('\r\n');
  const bounce = (raw: string, headers: Record<string, string> = {}) =>
    app.call<{ recorded: boolean }>('POST', '/api/mail/incoming', {
      as: 'anonymous',
      raw,
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}`, ...headers },
    });
  it('is noted with its estimate once, told to staff, and can be retried', async () => {
    const one = await sent();
    const { messageId } = await offering(one.estimateNumber);
    for (let n = 0; n < 2; n++)
      expect((await bounce(report(messageId))).body).toEqual({ recorded: true });
    const bounced = await reaches(one.id, 'bounced');
    expect(bounced.emailProblem).toBe('550 5.1.1 The mailbox does not exist');
    expect(
      (await app.call<HistoryEntry[]>('GET', `/api/estimates/${one.id}/history`)).body.filter(
        ({ type }) => type === 'EstimateEmailBounced',
      ),
    ).toHaveLength(1);
    expect(
      (await app.call<{ kind: string; text: string }[]>('GET', '/api/notifications')).body[0],
    ).toMatchObject({ kind: 'email_bounced', text: '550 5.1.1 The mailbox does not exist' });
    await call('POST', `/${one.id}/retry-email`);
    await reaches(one.id, 'accepted');
  });
  it('is not noted when it is only late, not ours, or no report', async () => {
    const one = await sent();
    const { messageId } = await offering(one.estimateNumber);
    for (const raw of [
      report(messageId, 'delayed'),
      report('<other@mx.example>'),
      'Subject: Hello\r\n\r\nHi',
      '',
    ])
      expect((await bounce(raw)).body).toEqual({ recorded: false });
    expect((await details(one.id)).emailState).toBe('accepted');
  });
  it('is only taken from who has the secret, and nowhere without one', async () => {
    expect((await bounce(report('<a@b>'), { authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await bounce('{}', { 'content-type': 'application/json' })).status).toBe(415);
    const closed = await openTestApp({ again: app });
    expect(
      (
        await closed.call('POST', '/api/mail/incoming', {
          as: 'anonymous',
          raw: 'x',
          headers: { 'content-type': 'message/rfc822', authorization: 'Bearer ' },
        })
      ).status,
    ).toBe(404);
    await closed.close();
  });
});
