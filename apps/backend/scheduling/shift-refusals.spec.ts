// A weather shift that cannot be carried out, or not taken back: it names the job, and moves none.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Job } from '@purlin/contracts/job-shapes.ts';
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

const DAY = '2037-06-01';
const get = async <T>(path: string) => (await world.app.call<T>('GET', path)).body;
const refusalOf = async (address: string, body: object) => {
  const refused = await world.app.call<{ code: string; message: string }>('POST', address, {
    body,
  });
  return [refused.body.code, /“(.*)”/.exec(refused.body.message)?.[1]];
};

it('is refused for a job that would be too long, and not taken back over one that is over', async () => {
  const ids = [await world.jobOn('Mill', DAY), await world.jobOn('Silo', DAY)];
  const plan = await get<PlannedMove[]>(`/api/weather-shifts/plan?days=${DAY}`);
  const bodyWith = (more: object) => ({
    days: [DAY],
    reason: 'Rain',
    moves: plan.map(({ jobId, dateChanges, to }) => ({
      jobId,
      dateChanges,
      ...to,
      ...(jobId === ids[1] ? more : {}),
    })),
  });
  expect(
    await refusalOf('/api/weather-shifts', bodyWith({ scheduledEndDate: '2039-01-05' })),
  ).toEqual(['shift-job-too-long', 'Silo']);
  const shift = await world.post<{ id: number }>('/api/weather-shifts', bodyWith({}));
  await world.post(`/api/jobs/${ids[0]}/complete`, {});
  expect(await refusalOf(`/api/weather-shifts/${shift.id}/undo`, {})).toEqual([
    'shift-job-over',
    'Mill',
  ]);
  for (const id of ids)
    expect((await get<Job>(`/api/jobs/${id}`)).scheduledStartDate).toBe('2037-06-02T08:00');
});
