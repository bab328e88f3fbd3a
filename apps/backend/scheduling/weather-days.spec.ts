// Days that a weather shift kept clear: jobs rest on them as long as the shift stands.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Job } from '@purlin/contracts/job-shapes.ts';
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
const keptClear = async () => (await get<{ weatherDays: string[] }>('/api/calendar')).weatherDays;

it('keep a job of two days at two, and planned again they move nothing', async () => {
  const id = await world.jobOn('Dormer', '2031-05-05T07:30', {
    scheduledEndDate: '2031-05-06T16:15',
  });
  const moves = (await plan()).map(({ jobId, dateChanges, to }) => ({ jobId, dateChanges, ...to }));
  const body = { days, reason: 'Rain', tell: [], moves };
  const { id: shift } = (
    await world.app.call<{ id: number }>('POST', '/api/weather-shifts', { body })
  ).body;
  expect((await get<Job>(`/api/jobs/${id}`)).scheduledEndDate).toBe('2031-05-08T16:15');
  expect([await keptClear(), await plan()]).toEqual([days, []]);
  await world.app.call('POST', `/api/weather-shifts/${shift}/undo`, { body: {} });
  expect(await keptClear()).toEqual([]);
  expect((await plan()).map(({ jobId }) => jobId)).toEqual([id]);
});
