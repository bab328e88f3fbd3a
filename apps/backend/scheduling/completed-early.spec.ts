// A job that is completed before its last day is over on that day, wherever its days are shown, and
// has its dates again when it is reopened.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CalendarFeed } from '@purlin/contracts/calendar-feeds.ts';
import type { CalendarJob, JobDetails, JobHistoryEntry } from '@purlin/contracts/job-shapes.ts';
import type { WorkOrders } from '@purlin/contracts/work-orders.ts';
import { lastWorkedBy } from '@purlin/domain/scheduling/completing.ts';
import { closedOn } from '@purlin/domain/scheduling/working-days.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { openJobWorld, type JobWorld } from '../../../tools/vitest/job-world.ts';

const PASSWORD = 'a-long-enough-one';
let world: JobWorld;
let app: TestApp;
let vendor: string;
let client: string;
let today: string;
/** The planned dates of all jobs here, and the day on which they end instead. */
let dates: { start: string; end: string };
let last: string;
beforeAll(async () => {
  world = await openJobWorld();
  ({ app } = world);
  const { clientId, vendorId } = world;
  const person = async (role: 'client' | 'vendor', link: object) => {
    const email = `${role}@people.example`;
    const who = { firstName: 'Ann', lastName: 'Li', role, email, password: PASSWORD, ...link };
    await world.post('/api/users', who);
    return app.signIn(email, PASSWORD);
  };
  vendor = await person('vendor', { vendorId });
  client = await person('client', { clientId });
  today = app.platform.services.clock.today();
  dates = { start: `${dayAfter(today, -6)}T08:00`, end: `${dayAfter(today, 8)}T16:00` };
  last = lastWorkedBy(dates, today, closedOn(new Set(), true))!;
});
afterAll(async () => {
  await app.close();
  removeData(app);
});

const begun = (title: string) => world.jobOn(title, dates.start, { scheduledEndDate: dates.end });
const details = async (id: number) => (await app.call<JobDetails>('GET', `/api/jobs/${id}`)).body;
const onCalendar = async (from: string, to: string) =>
  (await app.call<CalendarJob[]>('GET', `/api/calendar/jobs?from=${from}&to=${to}`)).body.map(
    ({ id }) => id,
  );
const ahead = () => onCalendar(dayAfter(today, 1), dayAfter(today, 9));
const told = async (id: number) =>
  (await app.call<JobHistoryEntry[]>('GET', `/api/jobs/${id}/history`)).body[0]!.summary;

describe('a job completed early', () => {
  it('is over on the calendar, and back on it when it is reopened', async () => {
    const id = await begun('Early');
    expect(await ahead()).toContain(id);
    const done = await world.post<JobDetails>(`/api/jobs/${id}/complete`, {});
    const early = { scheduledEndDate: `${last}T16:00`, plannedEndDate: dates.end };
    expect(done).toMatchObject({ status: 'completed', scheduledStartDate: dates.start, ...early });
    expect(await ahead()).not.toContain(id);
    expect(await onCalendar(last, last)).toContain(id);
    expect(await told(id)).toMatch(/^Job completed\. Ends .+ instead of .+$/);
    const back = await world.post<JobDetails>(`/api/jobs/${id}/reopen`, {});
    expect(back).toMatchObject({
      status: 'in_progress',
      scheduledEndDate: dates.end,
      plannedEndDate: null,
    });
    expect(await ahead()).toContain(id);
    expect(await told(id)).toMatch(/^Reopened\. Ends .+ again$/);
  });
  it('ends in calendars of other people, and for the vendor and the client', async () => {
    const id = await begun('Shown');
    await world.post(`/api/jobs/${id}/vendors`, { vendorId: world.vendorId });
    await world.post(`/api/jobs/${id}/vendors/confirm`, {
      vendorId: world.vendorId,
      seen: { startDate: dates.start, endDate: dates.end },
    });
    const [opened] = await world.post<CalendarFeed[]>('/api/calendar-feeds', { of: 'company' });
    const link = `${app.url}${new URL(opened!.link).pathname}`;
    const feed = async () =>
      (await (await fetch(link)).text())
        .split('BEGIN:VEVENT')
        .filter((one) => one.includes('SUMMARY:Shown'))
        .flatMap((one) => /DTEND[^:]*:(\d{8})/.exec(one)?.[1] ?? [])
        .toSorted()
        .at(-1);
    const compact = (day: string) => day.slice(0, 10).replaceAll('-', '');
    const order = async () =>
      (await app.call<WorkOrders>('GET', '/api/work-orders', { cookie: vendor })).body.orders.find(
        ({ jobId }) => jobId === id,
      );
    const project = async () =>
      (
        await app.call<{ projects: { id: number; endDate: string; workDays: string[] }[] }>(
          'GET',
          '/api/portal/projects',
          { cookie: client },
        )
      ).body.projects.find((one) => one.id === id)!;
    expect(await feed()).toBe(compact(dates.end));
    await world.post(`/api/jobs/${id}/complete`, {});
    expect(await feed()).toBe(compact(last));
    expect(await order()).toMatchObject({
      group: 'past',
      endDate: `${last}T16:00`,
      answer: { state: 'confirmed' },
    });
    expect((await project()).endDate.slice(0, 10)).toBe(last);
    expect((await project()).workDays.at(-1)).toBe(last);
    await world.post(`/api/jobs/${id}/reopen`, {});
    expect(await feed()).toBe(compact(dates.end));
    expect(await order()).toMatchObject({ endDate: dates.end, answer: { state: 'confirmed' } });
    expect((await project()).endDate).toBe(dates.end);
  });
  it('tells the vendor on it, whose calendar has it until then', async () => {
    const id = await begun('Told');
    const { vendorId } = world;
    await world.post(`/api/jobs/${id}/vendors`, { vendorId });
    await world.post(`/api/jobs/${id}/complete`, {});
    const { rows } = await app.platform.pool.query<{ count: number }>(
      `select count(*)::int as count from platform.effects
        where task = 'email-vendor' and (data ->> 'jobId')::bigint = $1`,
      [id],
    );
    expect(rows[0]!.count).toBe(2);
  });
  it('leaves its crew free on the days it had ahead', async () => {
    const { crewId } = world;
    const [id, next] = [
      await begun('First'),
      await world.jobOn('Next', `${dayAfter(today, 1)}T08:00`, {
        scheduledEndDate: `${dayAfter(today, 8)}T16:00`,
      }),
    ];
    for (const one of [id, next]) await world.post(`/api/jobs/${one}/crews`, { crewId });
    const kinds = async () => (await details(next)).warnings.map(({ kind }) => kind);
    expect(await kinds()).toContain('crew-busy');
    await world.post(`/api/jobs/${id}/complete`, {});
    expect(await kinds()).not.toContain('crew-busy');
    const again = await world.post<JobDetails>(`/api/jobs/${id}/reopen`, {});
    expect(again.warnings.map(({ kind }) => kind)).toContain('crew-busy');
  });
  it('keeps its dates on and after its last day', async () => {
    const dated = { scheduledEndDate: `${today}T16:00` };
    const id = await world.jobOn('On time', dates.start, dated);
    const done = await world.post<JobDetails>(`/api/jobs/${id}/complete`, {});
    expect(done).toMatchObject({ ...dated, plannedEndDate: null });
    expect(await told(id)).toBe('Job completed');
  });
  it('is completed once', async () => {
    const id = await begun('Again');
    await world.post(`/api/jobs/${id}/complete`, {});
    expect((await details(id)).plannedEndDate).toBe(dates.end);
    await world.post(`/api/jobs/${id}/complete`, {});
    expect((await details(id)).scheduledEndDate).toBe(`${last}T16:00`);
  });
});
