// Who has times of their own on a job is on the calendar of their days, wherever the job itself is.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CalendarJob, JobDetails } from '@purlin/contracts/job-shapes.ts';
import { removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { type JobWorld, openJobWorld } from '../../../tools/vitest/job-world.ts';

let world: JobWorld;
let app: TestApp;
beforeAll(async () => {
  world = await openJobWorld();
  ({ app } = world);
});
afterAll(async () => {
  await app.close();
  removeData(app);
});

const shown = async (from: string, to: string, more = '') =>
  (await app.call<CalendarJob[]>('GET', `/api/calendar/jobs?from=${from}&to=${to}${more}`)).body;
const idsOf = async (from: string, to: string, more = '') =>
  (await shown(from, to, more)).map(({ id }) => id);
const own = (first: string, last: string) => ({
  scheduledStartDate: `${first}T08:00`,
  scheduledEndDate: `${last}T12:00`,
});

it('a job is shown on the days of a vendor and of a crew who come in another month', async () => {
  const { post, jobOn, vendorId, crewId } = world;
  const id = await jobOn('Metal roof', '2031-12-01T08:00');
  expect(await idsOf('2031-11-23', '2031-11-29')).toEqual([]);
  await post(`/api/jobs/${id}/vendors`, { vendorId, ...own('2031-11-22', '2031-11-27') });
  await post(`/api/jobs/${id}/crews`, { crewId, ...own('2032-01-05', '2032-01-05') });
  expect(await shown('2031-11-23', '2031-11-29')).toMatchObject([
    { id, vendorSchedules: [{ ownDates: true, ...own('2031-11-22', '2031-11-27') }] },
  ]);
  expect(await idsOf('2032-01-01', '2032-01-31')).toEqual([id]);
  expect(await idsOf('2031-11-28', '2031-11-30')).toEqual([]);
  expect(await idsOf('2031-11-01', '2032-01-31')).toEqual([id]);
  expect(await idsOf('2032-01-31', '2032-01-01')).toEqual([]);
  expect(await idsOf('2032-01-01', '2032-01-31', '&status=completed')).toEqual([]);
  await post(`/api/jobs/${id}/crews`, { crewId });
  expect(await idsOf('2032-01-01', '2032-01-31')).toEqual([]);
});

it('so is a job that waits for its own days', async () => {
  const { post, jobOn, vendorId } = world;
  const id = await jobOn('Skylight', null);
  await post(`/api/jobs/${id}/vendors`, { vendorId, ...own('2033-03-02', '2033-03-02') });
  expect(await idsOf('2033-03-01', '2033-03-31')).toEqual([id]);
  await post(`/api/jobs/${id}/vendors/remove`, { vendorId });
  expect(await idsOf('2033-03-01', '2033-03-31')).toEqual([]);
});

it('who is there on days on which the job is not is warned of, also when it is completed', async () => {
  const { post, jobOn, vendorId } = world;
  const id = await jobOn('Chimney', '2025-07-01T08:00', { scheduledEndDate: '2025-07-02T16:00' });
  const assigned = (dates: object) =>
    post<JobDetails>(`/api/jobs/${id}/vendors`, { vendorId, ...dates });
  expect((await assigned(own('2025-07-02', '2025-07-02'))).warnings).toEqual([]);
  const who = {
    assigneeId: vendorId,
    name: 'Valley Crane',
    job: null,
    insuredUntil: null,
    times: { startDate: '2038-07-08T08:00', endDate: '2038-07-08T12:00' },
  };
  const dragged = await assigned(own('2038-07-08', '2038-07-08'));
  expect(dragged.warnings).toEqual([{ kind: 'vendor-outside', ...who }]);
  const done = await post<JobDetails>(`/api/jobs/${id}/complete`, {});
  expect(done.warnings).toEqual([{ kind: 'vendor-still-booked', ...who }]);
  const off = await post<JobDetails>(`/api/jobs/${id}/vendors/remove`, { vendorId });
  expect(off.warnings).toEqual([]);
});
