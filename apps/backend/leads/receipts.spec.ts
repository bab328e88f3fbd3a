// Receipts over HTTP: nobody can fill a stranger's mailbox from our forms, and the one receipt
// that is due arrives, whatever the mail server does meanwhile.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LeadDetails, LeadSummary } from '@purlin/contracts/lead-shapes.ts';
import { openTestApp, removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';

let app: TestApp;
let beside: TestApp;
let visitors = 0;
const env = { TRUST_PROXY: 'true' };
beforeAll(async () => {
  app = await openTestApp({ env });
  beside = await openTestApp({ env, beside: app });
});
afterAll(async () => {
  await beside.close();
  await app.close();
  removeData(app);
});

const quote = {
  name: 'Somebody',
  phone: '(541) 555-0141',
  address: '2210 Friendly St, Eugene',
  projectType: 'storm-damage',
};
const message = { name: 'Somebody', message: 'Do you work in Florence?' };
const from = (): Record<string, string> => ({ 'x-forwarded-for': `10.2.0.${(visitors += 1)}` });
/** From a page with script. */
const asJson = async (at: TestApp, address: string, body: object): Promise<void> => {
  const { status } = await at.call('POST', address, { as: 'anonymous', body, headers: from() });
  expect(status).toBe(201);
};
/** From a page without. */
const asForm = async (
  at: TestApp,
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<string | null> => {
  const { status, headers } = await at.call('POST', address, {
    as: 'anonymous',
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...from() },
  });
  expect(status).toBe(303);
  return headers.get('location');
};
const db = <R extends Record<string, unknown>>(text: string) =>
  app.platform.services.db.query<R>(text);
/** What became of the receipts of the people with this name in their address. */
const receipts = async (name: string): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await db<{ outcome: string; count: number }>(
    `select coalesce(e.error, e.status) as outcome, count(*) from platform.effects e
      join lead_list l on l.id = (e.data->>'leadId')::bigint
      where e.data->>'email' = 'receipt' and lower(l.email) like '${name}%' group by 1`,
  );
  return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]));
};
const become = (name: string, expected: Readonly<Record<string, number>>) =>
  until(`${name}'s receipts are ${JSON.stringify(expected)}`, async () => {
    const now = await receipts(name);
    return (
      Object.keys({ ...now, ...expected }).every((outcome) => now[outcome] === expected[outcome]) &&
      now
    );
  });
const arrived = (name: string): number =>
  app.mail.received.filter(({ to }) => to[0]!.toLowerCase().startsWith(name)).length;

describe('receipts', () => {
  it('are one in ten minutes, from two processes at once, with script and without', async () => {
    await Promise.all(
      [app, beside, app, beside].flatMap((at, n) => [
        asJson(at, '/api/quote', { ...quote, email: 'victim@client.example' }),
        asJson(at, '/api/contact', { ...message, email: `victim+${n}@client.example` }),
        asForm(at, '/api/quote', { ...quote, email: 'Victim@Client.example' }),
        asForm(at, '/api/contact', { ...message, email: 'victim@client.example' }),
      ]),
    );
    await become('victim', { done: 1, 'nothing-to-do': 15 });
    expect(arrived('victim')).toBe(1);
    // What was asked is kept all the same, and the office hears of each.
    await until(
      'the office has heard',
      () => app.mail.received.filter(({ to }) => to[0] === 'office@purlin.example').length === 16,
    );
    await db('update platform.reservations set until = now()');
    await asJson(app, '/api/contact', { ...message, email: 'victim@client.example' });
    await become('victim', { done: 2, 'nothing-to-do': 15 });
    expect(arrived('victim')).toBe(2);
  });
  it('are kept under nothing that says whose they are', async () => {
    const { rows } = await db<{ name: string }>('select name from platform.reservations');
    for (const { name } of rows) expect(name).toMatch(/^receipt-[0-9a-f]{64}$/);
    expect(rows.length).toBeGreaterThan(0);
  });
  it('that wait for a mail server go out when it is back, and are still one', async () => {
    app.mail.behave((to) =>
      to.startsWith('patient') ? { code: 451, words: '4.3.0 come back later' } : 'take',
    );
    for (let n = 0; n < 3; n += 1)
      await asJson(app, '/api/contact', { ...message, email: 'patient@client.example' });
    await until('one waits', async () => (await receipts('patient'))['nothing-to-do'] === 2);
    expect(arrived('patient')).toBe(0);
    app.mail.behave('take');
    await app.call('POST', '/api/emails/retry-all', { body: { show: 'waiting' } });
    await become('patient', { done: 1, 'nothing-to-do': 2 });
    expect(arrived('patient')).toBe(1);
  });
  it('that staff ask for again are sent, whatever else went out', async () => {
    app.mail.behave((to) =>
      to.startsWith('gone') ? { code: 550, words: '5.1.1 no such mailbox' } : 'take',
    );
    await asJson(app, '/api/contact', { ...message, email: 'gone@client.example' });
    const failed = await until('it failed', async () =>
      (await app.call<LeadSummary[]>('GET', '/api/leads?q=gone')).body.find(
        ({ emailFailed }) => emailFailed,
      ),
    );
    app.mail.behave('take');
    await db('update platform.reservations set until = now()');
    await asJson(app, '/api/contact', { ...message, email: 'gone@client.example' });
    await until('the second one arrived', () => arrived('gone') === 1);
    const { body } = await app.call<LeadDetails>('GET', `/api/leads/${failed.id}`);
    const { sentBy } = body.moments.find(({ email }) => email?.state === 'failed')!.email!;
    await app.call('POST', `/api/leads/${failed.id}/retry-email`, {
      body: { email: 'receipt', sentBy },
    });
    await until('the first one too', () => arrived('gone') === 2);
  });
});

it('nobody who is in a hurry is told to wait for a day, on the page or by e-mail', async () => {
  const hurried = { ...quote, email: 'hurried@client.example', urgency: 'asap' };
  expect(await asForm(app, '/api/quote', hurried)).toBe('/quote/urgent');
  const receipt = await until('the receipt arrives', async () =>
    app.mail.received.find(({ to }) => to[0] === 'hurried@client.example'),
  ).then(readMail);
  expect(receipt.text).toContain('We’re treating this as urgent');
  expect(receipt.text).not.toContain('24 hours');
});
