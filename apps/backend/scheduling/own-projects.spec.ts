// A client's own projects: what was completed early ended on its first day, not on the planned one.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { ownProjects } from '@purlin/contracts/own-projects.ts';
import { removeData } from '../../../tools/vitest/app.ts';
import { openJobWorld, type JobWorld } from '../../../tools/vitest/job-world.ts';

let world: JobWorld;
beforeAll(async () => {
  world = await openJobWorld();
});
afterAll(async () => {
  await world.app.close();
  removeData(world.app);
});

it('says when work ended, where it ended early', async () => {
  const { app, clientId, jobOn, post } = world;
  const end = { scheduledEndDate: '2098-04-02' };
  const [early, planned] = [
    await jobOn('Early', '2098-03-31', end),
    await jobOn('Planned', '2098-03-31', end),
  ];
  await post(`/api/jobs/${early}/complete`, {});
  const password = 'a-long-enough-password';
  const dana = { email: 'dana@people.example', firstName: 'Dana', lastName: 'Whitfield' };
  await post('/api/users', { ...dana, role: 'client', clientId, password });
  const cookie = await app.signIn(dana.email, password);
  const { body } = await app.call<z.infer<typeof ownProjects.list.answer>>(
    'GET',
    '/api/portal/projects',
    { cookie },
  );
  const endOf = (wanted: number) => body.projects.find(({ id }) => id === wanted)!.endDate!;
  expect(endOf(early)).toMatch(/^2098-03-31/);
  expect(endOf(planned)).toMatch(/^2098-04-02/);
});
