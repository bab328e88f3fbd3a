// A weather shift sees whoever has times of their own on the lost days, and moves them with the
// jobs: all or none, and back.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import type { PlannedMove } from '@purlin/contracts/weather.ts';
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

const times = (start: string, end: string | null = null) => ({
  scheduledStartDate: start,
  scheduledEndDate: end,
});
const crane = (id: number, start: string, end: string | null = null) =>
  world.post(`/api/jobs/${id}/vendors`, { vendorId: world.vendorId, ...times(start, end) });
const planFor = async (days: string, chosen = '') =>
  (
    await app.call<PlannedMove[]>(
      'GET',
      `/api/weather-shifts/plan?days=${days}&chosen=${encodeURIComponent(chosen)}`,
    )
  ).body;
const craneOf = (id: number) => `${id}.vendor-${world.vendorId}`;
const bodyOf = (day: string, moves: readonly PlannedMove[]) => ({
  days: [day],
  reason: 'Rain',
  tell: [],
  moves: moves.map(({ jobId, dateChanges, booking, from, to }) => ({
    jobId,
    dateChanges,
    ...to,
    ...(booking
      ? { booking: { kind: booking.kind, assigneeId: booking.assigneeId, was: from } }
      : {}),
  })),
});
const craneNow = async (id: number) => {
  const { body } = await app.call<JobDetails>('GET', `/api/jobs/${id}`);
  const [{ ownDates, scheduledStartDate, scheduledEndDate } = { ownDates: false }] =
    body.vendorSchedules;
  return [body.scheduledStartDate, ownDates, scheduledStartDate, scheduledEndDate];
};

it('names who comes on a lost day to a job that is elsewhere, or waits for its dates', async () => {
  const later = await world.jobOn('Mill', '2031-09-15');
  const waits = await world.jobOn('Silo', null);
  await crane(later, '2031-09-02T07:00', '2031-09-02T09:00');
  await crane(waits, '2031-09-02T13:00');
  expect(await planFor('2031-09-02')).toMatchObject([
    {
      jobId: later,
      lost: true,
      goes: true,
      booking: { kind: 'vendor', assigneeId: world.vendorId, name: 'Valley Crane' },
      from: times('2031-09-02T07:00', '2031-09-02T09:00'),
      to: times('2031-09-03T07:00', '2031-09-03T09:00'),
    },
    { jobId: waits, from: times('2031-09-02T13:00'), to: times('2031-09-03T13:00') },
  ]);
  for (const id of [later, waits])
    await world.post(`/api/jobs/${id}/vendors/remove`, { vendorId: world.vendorId });
});

it('takes who comes along with the job, unless their days are still days of it', async () => {
  const id = await world.jobOn('Barn', '2032-03-02', times('2032-03-02T08:00', '2032-03-03T16:00'));
  await crane(id, '2032-03-03T07:00', '2032-03-03T09:00');
  const rows = async (chosen = '') =>
    (await planFor('2032-03-02', chosen)).map(({ booking, goes, to, conflicts }) => [
      booking?.name ?? 'job',
      goes,
      to.scheduledStartDate,
      conflicts,
    ]);
  expect(await rows()).toEqual([['job', true, '2032-03-03T08:00', []]]);
  await crane(id, '2032-03-02T07:00', '2032-03-02T09:00');
  expect(await rows()).toEqual([
    ['job', true, '2032-03-03T08:00', []],
    ['Valley Crane', true, '2032-03-03T07:00', []],
  ]);
  expect(await rows(`${craneOf(id)}@2032-03-05`)).toContainEqual([
    'Valley Crane',
    true,
    '2032-03-05T07:00',
    [],
  ]);
  // Whoever leaves the job where it is leaves its crane, too, unless they say otherwise.
  expect(await rows(`${id}@stays`)).toEqual([
    ['job', false, '2032-03-02T08:00', []],
    ['Valley Crane', false, '2032-03-02T07:00', []],
  ]);
  expect(await rows(`${id}@stays,${craneOf(id)}@moves`)).toContainEqual([
    'Valley Crane',
    true,
    '2032-03-03T07:00',
    [],
  ]);
  await world.post(`/api/jobs/${id}/cancel`, { reason: 'Sold' });
});

it('says who is on another job where they go', async () => {
  const id = await world.jobOn('Chapel', '2033-03-01');
  const other = await world.jobOn('Tower', '2033-03-02');
  await crane(id, '2033-03-01T09:00');
  await world.post(`/api/jobs/${other}/vendors`, { vendorId: world.vendorId });
  const plan = await planFor('2033-03-01');
  expect(plan.find(({ booking }) => booking)).toMatchObject({
    conflicts: [{ kind: 'vendor-busy', job: { id: other } }],
    next: times('2033-03-03T09:00'),
  });
});

it('moves jobs and bookings as one, and takes both back', async () => {
  const id = await world.jobOn('School', '2034-03-01');
  await crane(id, '2034-03-01T07:00', '2034-03-01T09:00');
  const before = await craneNow(id);
  const body = bodyOf('2034-03-01', await planFor('2034-03-01'));
  const shift = await world.post<{ id: number }>('/api/weather-shifts', body);
  expect(shift).toMatchObject({ status: 'applied', moved: 1, bookings: 1 });
  expect(await craneNow(id)).toEqual([
    '2034-03-02T08:00',
    true,
    '2034-03-02T07:00',
    '2034-03-02T09:00',
  ]);
  await world.post(`/api/weather-shifts/${shift.id}/undo`, {});
  expect(await craneNow(id)).toEqual(before);
});

it('moves nothing when a booking was moved since it was seen', async () => {
  const id = await world.jobOn('Church', '2035-03-01');
  await crane(id, '2035-03-01T07:00');
  const body = bodyOf('2035-03-01', await planFor('2035-03-01'));
  await crane(id, '2035-03-01T10:00');
  const refused = await app.call<{ code: string }>('POST', '/api/weather-shifts', { body });
  expect([refused.status, refused.body.code]).toEqual([412, 'shift-job-moved']);
  expect(await craneNow(id)).toEqual(['2035-03-01T08:00', true, '2035-03-01T10:00', null]);
});
