// Everything that is e-mailed about an estimate after it was sent: revisions, options, questions
// and answers, notices to staff, reminders, and what comes back.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Estimate, HistoryEntry } from '@purlin/contracts/estimate-shapes.ts';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { followUp } from './follow-ups.ts';

const SECRET = 'a-secret-for-bounces';
let app: TestApp;
let clientId: number;
beforeAll(async () => {
  app = await openTestApp({ env: { BOUNCE_SECRET: SECRET } });
  clientId = (
    await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana', email: 'dana@client.example', phone: '541-555-0141' },
    })
  ).body.id;
}, 60_000);
afterEach(() => app.mail.clear());
afterAll(async () => {
  await app.close();
  removeData(app);
});

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
    const [first] = app.mail.received;
    await call('PUT', `/${id}`, offer({ lineItems: [{ description: 'Shingles', rate: '90.00' }] }));
    app.mail.clear();
    await call('POST', `/${id}/send`);
    await reaches(id, 'accepted');
    const mail = await mailTo('dana@client.example');
    expect(mail.subject).toContain(`Revised estimate ${estimateNumber}`);
    expect(mail.text).toContain('This is version 2 of your estimate');
    expect(mail.text).toContain('$90.00');
    expect(mail.inReplyTo).toBe(first!.messageId);
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
    expect(notice.subject).toBe(`Dana · Roof: Asked for a change (estimate ${one.estimateNumber})`);
    expect([notice.text, notice.replyTo?.[0]?.address]).toEqual([
      expect.stringContaining('Can it be <blue>?'),
      'dana@client.example',
    ]);
    expect(notice.text).toContain(`http://purlin.test/estimates/${one.id}`);
    await call('POST', `/${one.id}/answers`, { questionId: 1, text: 'Yes, in ten shades.' });
    await reaches(one.id, 'accepted');
    const answer = await mailTo('dana@client.example');
    expect(answer.subject).toContain('The changes you asked for');
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
    expect(notice.subject).toContain('Dana · Roof: Approved at $100.00 on the estimate page');
    expect(notice.text).toContain('Start soon');
    expect(app.mail.received.filter(({ to }) => to.join().startsWith('office@'))).toHaveLength(1);
  });
  it('hear nothing when they have switched it off', async () => {
    await setSettings({ notifyByEmail: false });
    const one = await sent();
    app.mail.clear();
    await call('PATCH', `/${one.id}/status`, { status: 'declined' }, one);
    await until(
      'the notice was looked at',
      async () =>
        (
          await app.platform.pool.query(
            "select 1 from platform.effects where task = 'notify-staff' and " +
              "data->>'estimateId' = $1 and status = 'done'",
            [String(one.id)],
          )
        ).rowCount,
    );
    expect(app.mail.received).toEqual([]);
    await setSettings({ notifyByEmail: true });
  });
});

describe('reminders', () => {
  /** The company's scheduled tasks at ten in the morning, so many days from now. */
  const runScheduled = async (days: number, hour = 10): Promise<void> => {
    const { services } = app.platform;
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const now = new Date(Date.parse(`${day}T00:00:00Z`) + (hour + 8) * 3_600_000).toISOString();
    await followUp({ ...services, clock: { ...services.clock, now: () => now, today: () => day } });
  };
  const remindersOf = async (id: number) =>
    (await app.call<HistoryEntry[]>('GET', `/api/estimates/${id}/history`)).body.filter(
      ({ type }) => type === 'EstimateFollowedUp',
    );
  it('go out on the days of the settings, in business hours, each once, and stop with an answer', async () => {
    await setSettings({ followUpDays: [3, 7], followUpMessage: 'Still thinking about it?' });
    // Others wait for an answer too, and are reminded with it.
    const own = (
      await app.call<{ id: number }>('POST', '/api/clients', {
        body: { name: 'Rae', email: 'rae@client.example' },
      })
    ).body.id;
    const one = await sent({ clientId: own });
    app.mail.clear();
    for (const [days, hour] of [
      [1, 10],
      [5, 20],
      [5, 3],
    ] as const)
      await runScheduled(days, hour);
    expect(await remindersOf(one.id)).toEqual([]);
    await Promise.all([runScheduled(5), runScheduled(5)]);
    await until('the reminder left', async () => {
      const { followUps, emailState } = await details(one.id);
      return followUps === 1 && emailState === 'accepted';
    });
    const mail = await mailTo('rae@client.example');
    expect(mail.subject).toContain(`Reminder: estimate ${one.estimateNumber}`);
    expect(mail.text).toContain('Still thinking about it?');
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toContain(
      `mailto:office@purlin.example?subject=No%20reminders%20for%20${one.estimateNumber}`,
    );
    await runScheduled(6);
    expect(await remindersOf(one.id)).toHaveLength(1);
    await call('POST', `/${one.id}/approve-option`, {}, one);
    await runScheduled(9);
    expect(await remindersOf(one.id)).toHaveLength(1);
  });
  it('wait while a question is open, and are not sent for a withdrawn estimate', async () => {
    const [asked, withdrawn] = [await sent(), await sent()];
    await call('POST', `/${asked.id}/questions`, { text: 'How long?' }, asked);
    await call('POST', `/${withdrawn.id}/withdraw`, { reason: '' });
    await runScheduled(5);
    for (const { id } of [asked, withdrawn]) expect(await remindersOf(id)).toEqual([]);
    await setSettings({ followUpDays: [] });
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
    app.call<{ recorded: boolean }>('POST', '/api/mail/bounces', {
      as: 'anonymous',
      raw,
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${SECRET}`, ...headers },
    });
  it('is noted with its estimate once, told to staff, and can be retried', async () => {
    const one = await sent();
    const { messageId } = app.mail.received[0]!;
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
    for (const raw of [
      report(app.mail.received[0]!.messageId, 'delayed'),
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
        await closed.call('POST', '/api/mail/bounces', {
          as: 'anonymous',
          raw: 'x',
          headers: { 'content-type': 'message/rfc822', authorization: 'Bearer ' },
        })
      ).status,
    ).toBe(404);
    await closed.close();
  });
});
