// What leaves the house about jobs: calendar feeds under secret links, and appointments that
// vendors get by e-mail.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CalendarFeed } from '@purlin/contracts/calendar-feeds.ts';
import { USUAL_SETTINGS } from '@purlin/domain/company/settings/sections.ts';
import type { Email } from '@purlin/contracts/emails.ts';
import { removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { type JobWorld, openJobWorld } from '../../../tools/vitest/job-world.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { calendarIdOf } from './appointments.ts';
import { feedOf } from './calendar-feed.ts';

let world: JobWorld;
let app: TestApp;
let crewId: number;
let vendorId: number;
let calendarId: string;
let post: JobWorld['post'];
beforeAll(async () => {
  world = await openJobWorld();
  ({ app, crewId, vendorId, post } = world);
  calendarId = calendarIdOf(app.platform.services);
});
afterAll(async () => {
  await app.close();
  removeData(app);
});
const jobOn = (title: string, start: string | null, more: object = {}) =>
  world.jobOn(title, start, { notes: 'Gate code 4471', budget: '98765', ...more });

/** What whoever has the link gets, without a session. */
async function follow(link: string) {
  const answer = await fetch(link.replace('http://purlin.test', app.url));
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const open = async (body: object): Promise<string> => {
  const feeds = await post<CalendarFeed[]>('/api/calendar-feeds', body);
  const wanted = { assigneeId: null, ...body };
  return feeds.find((feed) => Object.entries(wanted).every(([k, v]) => feed[k as 'of'] === v))!
    .link;
};
const titles = (text: string): string[] =>
  [...text.matchAll(/^SUMMARY:(.*)$/gm)].map(([, title]) => title!.trim());

/** What stands behind a name in an event, without its parameters. */
const valueOf = (event: string, name: string): string =>
  new RegExp(String.raw`^${name}[^:\n]*:(.*)$`, 'm').exec(event)![1]!.trim();

describe('a calendar feed', () => {
  it('has jobs with zone, number and state, and nothing about the client or the money', async () => {
    const roof = await jobOn('Cedar roof', '2031-03-08T22:00', {
      scheduledEndDate: '2031-03-10T02:30',
    });
    const sold = await jobOn('Sold house', '2031-03-11');
    await post(`/api/jobs/${sold}/cancel`, { reason: 'Sold' });
    await jobOn('Waits for dates', null);
    const { status, headers, text } = await follow(await open({ of: 'company' }));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, max-age=300');
    expect(titles(text)).toEqual(['Cedar roof', 'Sold house']);
    for (const line of [
      `UID:job-${roof}@${calendarId}`,
      'DTSTART;TZID=America/Los_Angeles:20310308T220000',
      'DTEND;TZID=America/Los_Angeles:20310310T023000',
      'DTEND;TZID=America/Los_Angeles:20310311T180000',
      'STATUS:CANCELLED',
    ])
      expect(text).toContain(`${line}\r\n`);
    for (const secret of ['Dana', '4471', '98765', '98,765']) expect(text).not.toContain(secret);
  });
  it('names its jobs alike after the company has moved to another address', async () => {
    await jobOn('Moved house', '2033-03-11');
    const link = await open({ of: 'company' });
    const { services } = app.platform;
    const key = link.split('/').at(-2)!;
    const before = await feedOf(key, services);
    expect(before).toContain(`@${calendarId}\r\n`);
    expect(before).not.toMatch(/^UID:.*purlin\.test/m);
    expect(await feedOf(key, { ...services, publicUrl: 'https://roofs.example' })).toBe(before);
  });
  it('has no end where it would not be later than the start', async () => {
    await jobOn('Look', '2032-07-01T09:00', { scheduledEndDate: '2032-07-01T09:00' });
    const { text } = await follow(await open({ of: 'company' }));
    const event = text.split('BEGIN:VEVENT').find((one) => one.includes('SUMMARY:Look'));
    expect(event).toContain('DTSTART;TZID=America/Los_Angeles:20320701T090000');
    expect(event).not.toContain('DTEND');
  });
  it('counts a move, so that calendars take it', async () => {
    const link = await open({ of: 'company' });
    const id = await jobOn('Moves', '2032-01-05');
    const sequence = async () => {
      const { text } = await follow(link);
      const event = text.split('BEGIN:VEVENT').find((one) => one.includes(`UID:job-${id}@`))!;
      return Number(/SEQUENCE:(\d+)/.exec(event)![1]);
    };
    const before = await sequence();
    await post(`/api/jobs/${id}/reschedule`, { scheduledStartDate: '2032-01-06' });
    expect(await sequence()).toBeGreaterThan(before);
  });
  it('counts a change of the days off, which gives a job other parts', async () => {
    await jobOn('Ridge', '2037-03-03T08:00', { scheduledEndDate: '2037-03-05T16:00' });
    const link = await open({ of: 'company' });
    const parts = async () =>
      (await follow(link)).text
        .split('BEGIN:VEVENT')
        .filter((one) => one.includes('SUMMARY:Ridge'))
        .map((one) => ({
          until: valueOf(one, 'DTEND'),
          sequence: Number(valueOf(one, 'SEQUENCE')),
          modified: valueOf(one, 'LAST-MODIFIED'),
        }));
    const [whole] = await parts();
    expect(whole!.until).toBe('20370305T160000');
    const closing = async (closedDays: string) => {
      const { status, text } = await app.call('PUT', '/api/settings/planning', {
        body: { ...USUAL_SETTINGS.planning, closedDays },
      });
      expect(status, text).toBe(200);
    };
    // Stamps are in whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await closing('2037-03-04');
    const [first, second] = await parts();
    expect([first!.until, second!.until]).toEqual(['20370303T160000', '20370305T160000']);
    expect(first!.sequence).toBeGreaterThan(whole!.sequence);
    expect(second!.sequence).toBe(first!.sequence);
    expect(first!.modified > whole!.modified).toBe(true);
    await closing('');
    const [again] = await parts();
    expect(again!.sequence).toBeGreaterThan(first!.sequence);
  });
  it('is of a crew, or of a vendor with times of their own', async () => {
    const id = await jobOn('Chimney', '2033-05-02');
    await post(`/api/jobs/${id}/crews`, { crewId });
    await post(`/api/jobs/${id}/vendors`, { vendorId, scheduledStartDate: '2033-05-03T07:00' });
    const crews = await follow(await open({ of: 'crew', assigneeId: crewId }));
    expect(titles(crews.text)).toEqual(['Chimney']);
    expect(crews.text).toContain('20330502T080000');
    const vendors = await follow(await open({ of: 'vendor', assigneeId: vendorId }));
    expect(vendors.text).toContain(`UID:job-${id}.vendor-${vendorId}@${calendarId}`);
    expect(vendors.text).toContain('20330503T070000');
    const other = await follow(await open({ of: 'vendor', assigneeId: vendorId }));
    expect(other.status).toBe(200);
  });
  it('has a vendor’s own times that are to come, of a job whose days are long over', async () => {
    const id = await jobOn('Belfry', '2020-05-04');
    await post(`/api/jobs/${id}/vendors`, { vendorId, scheduledStartDate: '2034-05-03T07:00' });
    const { text } = await follow(await open({ of: 'vendor', assigneeId: vendorId }));
    expect(titles(text)).toContain('Belfry');
    expect(text).toContain('20340503T070000');
  });
  it('has a part for each run of days of work, whose names stay when it is moved', async () => {
    // From a Thursday over the weekend.
    const id = await jobOn('Slate', '2035-01-11T08:00', { scheduledEndDate: '2035-01-16T16:00' });
    const link = await open({ of: 'company' });
    const parts = async () =>
      (await follow(link)).text
        .split('BEGIN:VEVENT')
        .filter((one) => one.includes('SUMMARY:Slate'))
        .map((one) => ['UID', 'DTSTART', 'DTEND'].map((name) => valueOf(one, name)).join(' '));
    expect(await parts()).toEqual([
      `job-${id}@${calendarId} 20350111T080000 20350112T160000`,
      `job-${id}.part-2@${calendarId} 20350115T080000 20350116T160000`,
    ]);
    await post(`/api/jobs/${id}/reschedule`, {
      scheduledStartDate: '2035-01-12T08:00',
      scheduledEndDate: '2035-01-16T16:00',
    });
    expect(await parts()).toEqual([
      `job-${id}@${calendarId} 20350112T080000 20350112T160000`,
      `job-${id}.part-2@${calendarId} 20350115T080000 20350116T160000`,
    ]);
  });
  it('has whoever comes at times of their own, by name, in the one of the company', async () => {
    const id = await jobOn('Dormer', '2036-05-05');
    await post(`/api/jobs/${id}/vendors`, { vendorId, scheduledStartDate: '2036-05-07T07:00' });
    const { text } = await follow(await open({ of: 'company' }));
    expect(titles(text)).toEqual(expect.arrayContaining(['Dormer', 'Valley Crane: Dormer']));
    expect(text).toContain(`UID:job-${id}.vendor-${vendorId}@${calendarId}`);
    expect(text).toContain('20360507T070000');
  });
  it('opens with its last link only, until it is closed', async () => {
    const first = await open({ of: 'company' });
    const second = await open({ of: 'company' });
    expect((await follow(first)).status).toBe(404);
    expect((await follow(second)).status).toBe(200);
    await post('/api/calendar-feeds/close', { of: 'company' });
    expect((await follow(second)).status).toBe(404);
    expect(
      (await follow(`${app.url}/api/calendar-feeds/1-${'0'.repeat(64)}/jobs.ics`)).status,
    ).toBe(404);
  });
  it('is of somebody who is there', async () => {
    const body = { of: 'crew', assigneeId: 987_654 };
    expect((await app.call('POST', '/api/calendar-feeds', { body })).status).toBe(404);
    expect((await app.call('POST', '/api/calendar-feeds', { body: { of: 'crew' } })).status).toBe(
      400,
    );
  });
});

it('a vendor gets the appointment by e-mail, once nobody takes it back', async () => {
  const id = await jobOn('Valley flashing', '2034-06-05', { scheduledEndDate: '2034-06-06' });
  app.mail.clear();
  await post(`/api/jobs/${id}/vendors`, { vendorId });
  const { db, ring } = app.platform.services;
  const waiting = await db.query<{ early: boolean }>(
    `update platform.effects set run_at = now() where task = 'email-vendor'
       and data->>'jobId' = $1 returning created_at + interval '10 seconds' > now() as early`,
    [String(id)],
  );
  expect(waiting.rowCount).toBe(1);
  ring(['email-vendor']);
  // Appointments of other jobs may come in between.
  const read = await until('the email arrives', async () => {
    const mails = await Promise.all(app.mail.received.map((mail) => readMail(mail)));
    return mails.find(
      ({ subject }) => subject === 'You’re scheduled for Valley flashing, Jun 5, 2034',
    );
  });
  expect(read.text).toContain('Mon, Jun 5, 2034, 8:00 AM');
  const file = read.attachments.find(({ mimeType }) => mimeType.startsWith('text/calendar'));
  const text = Buffer.from(file!.content as ArrayBuffer)
    .toString()
    .replaceAll(/\r?\n /g, '');
  for (const part of [
    'METHOD:REQUEST',
    `UID:job-${id}.vendor-${vendorId}@${calendarId}`,
    'DTSTART;TZID=America/Los_Angeles:20340605T080000',
    'ben@crane.example',
  ])
    expect(text).toContain(part);
  const sent = await until('the list shows it', async () =>
    (await app.call<Email[]>('GET', '/api/emails?show=sent')).body.find(
      ({ kind, about }) => kind === 'vendor_schedule' && about === 'Valley flashing',
    ),
  );
  expect(sent.recipient).toBe('ben@crane.example');
});
