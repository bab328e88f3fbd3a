// Days that a weather shift kept clear: jobs rest on them as long as the shift stands.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CalendarJob, Job } from '@purlin/contracts/job-shapes.ts';
import type { PlannedMove } from '@purlin/contracts/weather.ts';
import { removeData } from '../../../tools/vitest/app.ts';
import { type JobWorld, openJobWorld } from '../../../tools/vitest/job-world.ts';

let world: JobWorld;
beforeAll(async () => {
  world = await openJobWorld();
}, 60_000);
afterAll(async () => {
  await world.app.close();
  removeData(world.app);
});

const days = ['2031-05-06', '2031-05-07'];
const get = async <T>(path: string) => (await world.app.call<T>('GET', path)).body;
const plan = () => get<PlannedMove[]>(`/api/weather-shifts/plan?days=${days.join(',')}`);
const keptClear = async (between = '') =>
  (await get<{ weatherDays: string[] }>(`/api/calendar${between}`)).weatherDays;
const shift = async (moves: readonly PlannedMove[], left: readonly PlannedMove[] = []) =>
  (
    await world.app.call<{ id: number }>('POST', '/api/weather-shifts', {
      body: {
        days,
        reason: 'Rain',
        tell: [],
        moves: moves.map(({ jobId, dateChanges, to }) => ({ jobId, dateChanges, ...to })),
        left: left.map(({ jobId, dateChanges }) => ({ jobId, dateChanges })),
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
  const stays = both.filter(({ jobId }) => jobId === left);
  const moved = await shift(
    both.filter(({ jobId }) => jobId !== left),
    stays,
  );
  const through = async () => {
    const [shown] = (
      await get<CalendarJob[]>('/api/calendar/jobs?from=2031-05-05&to=2031-05-09')
    ).filter(({ id }) => id === left);
    return [shown!.worksThrough, (await get<Job>(`/api/jobs/${left}`)).worksThrough];
  };
  expect(await through()).toEqual([days, days]);
  // It is on the roof on these days, so a plan for them has it again.
  expect((await plan()).map(({ jobId }) => jobId)).toEqual([left]);
  const dates = { scheduledStartDate: '2031-05-05T07:30', scheduledEndDate: '2031-05-09T16:15' };
  await world.post(`/api/jobs/${left}/reschedule`, { ...dates, reason: '' });
  expect(await through()).toEqual([undefined, undefined]);
  await undo(moved);
});
