// Work orders over HTTP: what a vendor reads of their jobs and answers, what staff see of it at
// once, and that nothing of it is anybody else's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CalendarJob, JobDetails, JobHistoryEntry } from '@purlin/contracts/job-shapes.ts';
import type { Notification } from '@purlin/contracts/notifications.ts';
import type { WorkOrder, WorkOrders } from '@purlin/contracts/work-orders.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { openJobWorld, type JobWorld } from '../../../tools/vitest/job-world.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';

const PASSWORD = 'a-long-enough-one';
let world: JobWorld;
let app: TestApp;
let crane: string;
let other: string;
let today: string;
const inDays = (days: number) => dayAfter(today, days);

/** The cookie of somebody who acts for a vendor. */
async function acting(vendorId: number, email: string): Promise<string> {
  const person = { firstName: 'Ben', lastName: 'Li', role: 'vendor', email, vendorId };
  await world.post('/api/users', { ...person, password: PASSWORD });
  return app.signIn(email, PASSWORD);
}
beforeAll(async () => {
  world = await openJobWorld();
  ({ app } = world);
  today = app.platform.services.clock.today();
  crane = await acting(world.vendorId, 'ben@people.example');
  const gutters = { name: 'Gutters', contactPerson: 'Al', email: 'al@gutters.example', phone: '1' };
  const { id } = await world.post<{ id: number }>('/api/vendors', gutters);
  other = await acting(id, 'al@people.example');
});
afterAll(async () => {
  await app.close();
  removeData(app);
});

const read = async (cookie = crane) =>
  (await app.call<WorkOrders>('GET', '/api/work-orders', { cookie })).body;
const orderOf = async (jobId: number) =>
  (await read()).orders.find((order) => order.jobId === jobId);
const answer = (id: number, what: string, body?: object, cookie = crane) =>
  app.call<WorkOrder & { code: string }>('POST', `/api/work-orders/${id}/${what}`, {
    cookie,
    ...(body ? { body } : {}),
  });
/** A job on these days with the crane on it, and when the crane sees itself there. */
async function ordered(title: string, from = inDays(3), to = inDays(4), more: object = {}) {
  const id = await world.jobOn(title, `${from}T08:00`, {
    scheduledEndDate: `${to}T16:00`,
    description: 'Lift the units',
    budget: '9000',
    notes: 'the dog bites',
    ...more,
  });
  await world.post(`/api/jobs/${id}/vendors`, { vendorId: world.vendorId });
  return { id, seen: { startDate: `${from}T08:00`, endDate: `${to}T16:00` } };
}
const details = async (id: number) =>
  (await app.call<JobDetails>('GET', `/api/jobs/${id}`)).body.vendorSchedules[0]!;

/** The first e-mail whose subject begins so. */
const mailAbout = (subject: string) =>
  until(`mail: ${subject}`, async () => {
    const all = await Promise.all(app.mail.received.map(readMail));
    return all.find((mail) => mail.subject?.startsWith(subject));
  });

describe('a vendor', () => {
  it('reads what they are to do, where, when and for how much, and nothing else', async () => {
    const { id, seen } = await ordered('Tear-off');
    await world.post('/api/vendor-payments', {
      vendorId: world.vendorId,
      jobId: id,
      laborAmount: '300',
      materialsAmount: '50.50',
      scheduledPaymentDate: today,
      notes: 'slow',
    });
    const { orders, calendarLink } = await read();
    expect(orders).toEqual([
      {
        jobId: id,
        vendorId: world.vendorId,
        title: 'Tear-off',
        scope: 'Lift the units',
        address: '1 Oak St, Eugene',
        status: 'scheduled',
        ...seen,
        group: 'needs-answer',
        answer: {
          state: 'open',
          needsAnswer: true,
          at: null,
          text: '',
          proposed: null,
          before: null,
        },
        amount: '350.50',
      },
    ]);
    expect(calendarLink).toBeNull();
  });
  it('confirms, takes it back, and is asked again when the job moves', async () => {
    const { id, seen } = await ordered('Ridge');
    const yes = await answer(id, 'confirm', { seen });
    expect(yes.body).toMatchObject({ group: 'upcoming', answer: { state: 'confirmed' } });
    expect((await answer(id, 'confirm', { seen })).status).toBe(200);
    expect((await answer(id, 'withdraw')).body.answer.state).toBe('open');
    await answer(id, 'confirm', { seen });
    await world.post(`/api/jobs/${id}/reschedule`, { scheduledStartDate: `${inDays(6)}T09:00` });
    expect(await orderOf(id)).toMatchObject({
      group: 'needs-answer',
      startDate: `${inDays(6)}T09:00`,
      answer: { state: 'open', needsAnswer: true, before: { state: 'confirmed', ...seen } },
    });
    const late = await answer(id, 'confirm', { seen });
    expect([late.status, late.body.code]).toEqual([412, 'job-moved-meanwhile']);
  });
  it('sees what was over for two weeks, and answers nothing of it', async () => {
    const { id: old } = await ordered('Long ago', inDays(-30), inDays(-20));
    const { id: past } = await ordered('Last week', inDays(-8), inDays(-7));
    const { id, seen } = await ordered('Called off', inDays(40), inDays(41));
    await world.post(`/api/jobs/${id}/cancel`, { reason: 'Sold the house' });
    expect(await orderOf(old)).toBeUndefined();
    expect(await orderOf(past)).toMatchObject({ group: 'past', answer: { needsAnswer: false } });
    expect(await orderOf(id)).toMatchObject({ group: 'past', status: 'cancelled' });
    expect(JSON.stringify(await read())).not.toContain('Sold the house');
    const no = await answer(id, 'confirm', { seen });
    expect([no.status, no.body.code]).toEqual([409, 'job-is-over']);
  });
  it('is asked again when a cancelled job is reopened, and when it was cancelled is kept', async () => {
    const { id, seen } = await ordered('Off and on', inDays(5), inDays(6));
    await answer(id, 'confirm', { seen });
    await world.post(`/api/jobs/${id}/cancel`, { reason: 'Sold' });
    const sql = 'select cancelled_at as at from job_list where id = $1';
    const { rows } = await app.platform.pool.query<{ at: string | null }>(sql, [id]);
    await app.call('PATCH', `/api/jobs/${id}`, { body: { notes: 'Sold' } });
    expect(rows[0]!.at).not.toBeNull();
    expect((await app.platform.pool.query(sql, [id])).rows).toEqual(rows);
    await world.post(`/api/jobs/${id}/reopen`, {});
    const asked = { group: 'needs-answer', answer: { state: 'open', before: null } };
    expect(await orderOf(id)).toMatchObject(asked);
  });
  it('keeps a job that is late or on hold, until it is over', async () => {
    const { id: late } = await ordered('Late', inDays(-30), inDays(-20));
    await world.post(`/api/jobs/${late}/start`, {});
    const { id: held } = await ordered('Held', inDays(-30), inDays(-20));
    await world.post(`/api/jobs/${held}/hold`, { reason: 'Permit' });
    expect((await orderOf(late))?.group).toBe('upcoming');
    expect((await orderOf(held))?.group).toBe('upcoming');
    await world.post(`/api/jobs/${late}/complete`, {});
    expect(await orderOf(late)).toBeUndefined();
  });
  it('opens the calendar for their phone once, and keeps its link', async () => {
    const open = () =>
      app.call<{ link: string }>('POST', '/api/work-orders/calendar', { cookie: crane });
    const { link } = (await open()).body;
    expect((await open()).body.link).toBe(link);
    expect((await read()).calendarLink).toBe(link);
    const ics = await app.call('GET', new URL(link).pathname, { as: 'anonymous' });
    expect(ics.text).toContain('SUMMARY:Ridge');
    expect((await read(other)).calendarLink).toBeNull();
  });
});

describe('staff', () => {
  it('see at once that a vendor declined, on the job, the calendar, the bell and by e-mail', async () => {
    const { id, seen } = await ordered('Slate');
    expect((await answer(id, 'decline', { seen, reason: ' ' })).status).toBe(400);
    await answer(id, 'decline', { seen, reason: 'Crane is in the shop' });
    expect((await details(id)).answer).toMatchObject({
      state: 'declined',
      text: 'Crane is in the shop',
    });
    const days = `from=${inDays(3)}&to=${inDays(4)}`;
    const shown = await app.call<CalendarJob[]>('GET', `/api/calendar/jobs?${days}`);
    expect(shown.body.find((one) => one.id === id)?.vendorSchedules[0]?.answer).toEqual({
      state: 'declined',
      proposed: null,
    });
    const [news] = (await app.call<Notification[]>('GET', '/api/notifications')).body;
    expect(news).toMatchObject({
      kind: 'vendor_declined',
      path: `/calendar/jobs/${id}`,
      text: 'Crane is in the shop',
    });
    expect(news!.title).toMatch(/^Slate: Valley Crane declined the [A-Z].* dates$/);
    const mail = await mailAbout('Valley Crane declined: Slate');
    expect(mail.text).toContain('Crane is in the shop');
    expect(mail.text).toContain(`/calendar/jobs/${id}`);
  });
  it('read in the bell only the last answer, and that a confirmed one was taken back', async () => {
    const { id, seen } = await ordered('Cedar', inDays(7), inDays(8));
    const unread = async () =>
      (await app.call<{ count: number }>('GET', '/api/notifications/unread')).body.count;
    const news = async () =>
      (await app.call<Notification[]>('GET', '/api/notifications')).body.filter(
        ({ path }) => path === `/calendar/jobs/${id}`,
      );
    const before = await unread();
    await answer(id, 'decline', { seen, reason: 'Full' });
    expect([(await news()).length, await unread()]).toEqual([1, before + 1]);
    await answer(id, 'withdraw');
    expect([(await news()).length, await unread()]).toEqual([0, before]);
    await answer(id, 'decline', { seen, reason: 'Full' });
    await answer(id, 'confirm', { seen });
    expect([(await news()).length, await unread()]).toEqual([0, before]);
    await answer(id, 'withdraw');
    expect(await news()).toMatchObject([
      { kind: 'vendor_withdrew', title: expect.stringContaining('Cedar: Valley Crane'), text: '' },
    ]);
    expect(await unread()).toBe(before + 1);
  });
  it('take the dates that a vendor proposed, which are confirmed with it', async () => {
    const { id, seen } = await ordered('Copper', inDays(20), inDays(21));
    const [startDate, endDate] = [`${inDays(23)}T07:30`, `${inDays(24)}T15:00`];
    await answer(id, 'propose', { seen, startDate, endDate, note: 'Right after' });
    const { answer: given, ...times } = await details(id);
    expect(given).toMatchObject({
      state: 'proposed',
      proposed: { startDate, endDate },
      text: 'Right after',
    });
    await world.post(`/api/jobs/${id}/vendors`, {
      vendorId: world.vendorId,
      scheduledStartDate: startDate,
      scheduledEndDate: endDate,
      was: { scheduledStartDate: null, scheduledEndDate: null },
    });
    expect(times.ownDates).toBe(false);
    expect(await orderOf(id)).toMatchObject({
      group: 'upcoming',
      startDate,
      endDate,
      answer: { state: 'confirmed', text: '' },
    });
    expect((await mailAbout('You’re scheduled for Copper')).text).toContain('View order');
    const told = (await app.call<JobHistoryEntry[]>('GET', `/api/jobs/${id}/history`)).body;
    expect(told[1]).toMatchObject({
      by: 'Ben Li',
      summary: expect.stringMatching(/^Valley Crane proposed .+ to .+: Right after$/),
    });
  });
  it('note that a vendor confirmed by phone', async () => {
    const { id, seen } = await ordered('Shed', inDays(9), inDays(9));
    const body = { vendorId: world.vendorId, seen };
    await world.post(`/api/jobs/${id}/vendors/confirm`, body);
    expect((await orderOf(id))?.answer.state).toBe('confirmed');
  });
  it('lead a vendor who signs in to their order by e-mail', async () => {
    const { id } = await ordered('Barn', inDays(12), inDays(12));
    const mail = await mailAbout('You’re scheduled for Barn');
    expect(mail.text).toContain(`/vendor-portal?order=${id}`);
    expect(mail.text).toContain('Respond to this order');
  });
});

describe('nobody else', () => {
  const calls = [
    ['confirm', {}],
    ['decline', { reason: 'Mine' }],
    ['propose', { startDate: '2031-01-06T08:00', endDate: null, note: '' }],
    ['withdraw', undefined],
  ] as const;
  it.each(calls)('may %s another vendor’s order', async (what, body) => {
    const { id, seen } = await ordered(`Mill ${what}`, inDays(15), inDays(15));
    await answer(id, 'confirm', { seen });
    const send = body && { seen, ...body };
    const client = await app.call('POST', `/api/work-orders/${id}/${what}`, {
      as: 'client',
      ...(send ? { body: send } : {}),
    });
    const missing = await answer(999_999, what, send, other);
    const foreign = await answer(id, what, send, other);
    expect([client.status, missing.status, foreign.status]).toEqual([403, 403, 403]);
    expect(foreign.text).not.toContain('Mill');
    expect((await orderOf(id))?.answer.state).toBe('confirmed');
  });
  it('reads of them', async () => {
    await ordered('Vault', inDays(16), inDays(16));
    expect((await read(other)).orders).toEqual([]);
    const reads = (as: 'admin' | 'client' | 'anonymous') =>
      app.call('GET', '/api/work-orders', { as });
    for (const as of ['admin', 'client'] as const) expect((await reads(as)).status).toBe(403);
    expect((await reads('anonymous')).status).toBe(401);
    expect((await app.call('POST', '/api/work-orders/calendar', { as: 'client' })).status).toBe(
      403,
    );
    // Who comes to a job and leaves it again has no order of it any more.
    const { id, seen } = await ordered('Left again', inDays(17), inDays(17));
    await world.post(`/api/jobs/${id}/vendors/remove`, { vendorId: world.vendorId });
    expect(await orderOf(id)).toBeUndefined();
    expect((await answer(id, 'confirm', { seen })).status).toBe(403);
  });
});
