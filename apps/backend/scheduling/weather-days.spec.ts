// Days that a weather shift kept clear: jobs rest on them as long as the shift stands.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CalendarJob, Job, JobDetails } from '@purlin/contracts/job-shapes.ts';
import type { PlannedMove } from '@purlin/contracts/weather.ts';
import { removeData } from '../../../tools/vitest/app.ts';
import { type JobWorld, openJobWorld } from '../../../tools/vitest/job-world.ts';

let world: JobWorld;
beforeAll(async () => {
  world = await openJobWorld();
});
afterAll(async () => {
  await world.app.close();
  removeData(world.app);
});

const days = ['2031-05-06', '2031-05-07'];
const get = async <T>(path: string) => (await world.app.call<T>('GET', path)).body;
const plan = (on = days, chosen = '') =>
  get<PlannedMove[]>(`/api/weather-shifts/plan?days=${on.join(',')}&chosen=${chosen}`);
const keptClear = async (between = '') =>
  (await get<{ weatherDays: string[] }>(`/api/calendar${between}`)).weatherDays;
const shift = async (moves: readonly PlannedMove[], on = days) =>
  (
    await world.app.call<{ id: number }>('POST', '/api/weather-shifts', {
      body: {
        days: on,
        reason: 'Rain',
        tell: [],
        moves: moves.map(({ jobId, dateChanges, to }) => ({ jobId, dateChanges, ...to })),
      },
    })
  ).body.id;
const undo = (id: number) => world.app.call('POST', `/api/weather-shifts/${id}/undo`, { body: {} });

it('keep a job of two days at two, and planned again they move nothing', async () => {
  const id = await world.jobOn('Dormer', '2031-05-05T07:30', {
    scheduledEndDate: '2031-05-06T16:15',
  });
  const moved = await shift(await plan());
  expect((await get<Job>(`/api/jobs/${id}`)).scheduledEndDate).toBe('2031-05-08T16:15');
  expect([await keptClear(), await plan()]).toEqual([days, []]);
  await undo(moved);
  expect(await keptClear()).toEqual([]);
  expect((await plan()).map(({ jobId }) => jobId)).toEqual([id]);
});

it('are told of the days that are asked for', async () => {
  const moved = await shift(await plan());
  expect(await keptClear('?from=2031-05-07&to=2031-05-31')).toEqual(['2031-05-07']);
  expect(await keptClear('?from=2031-05-08')).toEqual([]);
  expect(await keptClear('?from=2031-01-01&to=2031-05-05')).toEqual([]);
  await undo(moved);
});

it('are worked by a job that was left there, as long as its dates stay', async () => {
  const left = await world.jobOn('Gutters', '2031-05-05T07:30', {
    scheduledEndDate: '2031-05-08T16:15',
  });
  const both = await plan();
  const moved = await shift(both.filter(({ jobId }) => jobId !== left));
  const through = async () => {
    const [shown] = (
      await get<CalendarJob[]>('/api/calendar/jobs?from=2031-05-05&to=2031-05-09')
    ).filter(({ id }) => id === left);
    return [shown!.worksThrough, (await get<Job>(`/api/jobs/${left}`)).worksThrough];
  };
  expect(await through()).toEqual([days, days]);
  // Its crew is on it then, and on no other job.
  const other = await world.jobOn('Shed', '2031-05-06T08:00');
  for (const id of [left, other])
    await world.post(`/api/jobs/${id}/crews`, { crewId: world.crewId });
  const { warnings } = await get<JobDetails>(`/api/jobs/${other}`);
  expect(warnings.map((warning) => warning.job?.id)).toEqual([left]);
  await world.post(`/api/jobs/${other}/cancel`, { reason: 'Sold' });
  // It is on the roof on these days, so a plan for them has it again.
  expect((await plan()).map(({ jobId }) => jobId)).toEqual([left]);
  const dates = { scheduledStartDate: '2031-05-05T07:30', scheduledEndDate: '2031-05-09T16:15' };
  await world.post(`/api/jobs/${left}/reschedule`, { ...dates, reason: '' });
  expect(await through()).toEqual([undefined, undefined]);
  await undo(moved);
});

it('leave a job on hold as it is, and name it', async () => {
  // Thanksgiving on the 27th, a weekend after it: four days of work.
  const dates = { scheduledStartDate: '2031-11-25T08:00', scheduledEndDate: '2031-12-01T17:00' };
  const held = await world.jobOn('Seam', dates.scheduledStartDate, dates);
  await world.post(`/api/jobs/${held}/hold`, { reason: 'Materials' });
  const wet = await world.jobOn('Ridge', '2031-11-28');
  const lost = ['2031-11-28', '2031-12-01'];
  const named = (await plan(lost)).map(({ jobId, onHold, goes }) => [jobId, onHold, goes]);
  expect(named).toEqual([
    [held, true, false],
    [wet, false, true],
  ]);
  const moved = await shift(
    (await plan(lost)).filter(({ goes }) => goes),
    lost,
  );
  const { worksThrough, scheduledEndDate } = await get<Job>(`/api/jobs/${held}`);
  expect([worksThrough, scheduledEndDate]).toEqual([lost, dates.scheduledEndDate]);
  await undo(moved);
  // Somebody may have it moved all the same: as many days of work, through none of these.
  expect(await plan(lost, `${held}@moves`)).toMatchObject([
    { jobId: held, goes: true, to: { scheduledEndDate: '2031-12-03T17:00' } },
    { jobId: wet },
  ]);
  for (const id of [held, wet]) await world.post(`/api/jobs/${id}/cancel`, { reason: 'Sold' });
});
