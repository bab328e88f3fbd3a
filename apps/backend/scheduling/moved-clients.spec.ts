// What clients hear of a weather shift: their new dates, and that it was taken back.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Email } from '@purlin/contracts/emails.ts';
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import type { OwnProject } from '@purlin/contracts/own-projects.ts';
import type { PlannedMove, StandingShift } from '@purlin/contracts/weather.ts';
import { weatherShift } from '@purlin/domain/scheduling/weather-shift.ts';
import { removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { type JobWorld, openJobWorld } from '../../../tools/vitest/job-world.ts';
import { readMail } from '../../../tools/vitest/mail-server.ts';
import { until } from '../../../tools/vitest/until.ts';
import { finish } from './carry-out-shift.ts';

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

/** A job of one day that a shift of that day moves, its client told in these words. */
async function shifted(title: string, day: string, letter: object = {}) {
  const jobId = await world.jobOn(title, day);
  app.mail.clear();
  const plan = (await app.call<PlannedMove[]>('GET', `/api/weather-shifts/plan?days=${day}`)).body;
  const moves = plan.map(({ jobId: id, dateChanges, to }) => ({ jobId: id, dateChanges, ...to }));
  const asked = { days: [day], reason: 'Rain', tell: [jobId], letter, moves };
  return { jobId, plan, shift: await world.post<{ id: number }>('/api/weather-shifts', asked) };
}
/** The e-mails wait as long as a shift may well be taken back; no longer here. */
async function toldNow(task = 'email-moved-client'): Promise<void> {
  const { db, ring } = app.platform.services;
  await db.query('update platform.effects set run_at = now() where task = $1', [task]);
  ring([task]);
}
const known = (shiftId: number) =>
  until('that they were told is known', async () => {
    const events = await app.platform.services.history.read(weatherShift, shiftId);
    return events.at(-1)?.type === 'MovedClientTold';
  });
const mails = () => Promise.all(app.mail.received.map(readMail));

it('the new day, in the words that were written', async () => {
  const usual = (await app.call<{ en: string }>('GET', '/api/weather-shifts/letter')).body.en;
  const letter = { en: 'Rain is forecast.\nWe come on Tuesday.', es: 'Habrá lluvia.' };
  const { plan } = await shifted('Barn', '2034-06-05', letter);
  expect(plan[0]?.client).toMatchObject({ hasEmail: true, language: 'en' });
  await toldNow();
  const { subject, text } = await until('the client is told', async () => (await mails())[0]);
  expect(subject).toBe('Barn: new date, Jun 6, 2034');
  expect(text).toContain('Tuesday, June 6');
  expect(text).toContain('Rain is forecast.');
  expect(text).not.toContain(usual.slice(0, 20));
});
it('that it was taken back, when they had heard of it', async () => {
  const { jobId, shift } = await shifted('Carport', '2037-06-03');
  const standing = async () =>
    (await app.call<StandingShift[]>('GET', '/api/weather-shifts')).body.filter(
      ({ id }) => id === shift.id,
    );
  expect(await standing()).toMatchObject([{ days: ['2037-06-03'], moved: 1 }]);
  const toldDay = async () =>
    (await app.call<JobDetails>('GET', `/api/jobs/${jobId}`)).body.clientTold?.startDate;
  expect(await toldDay()).toBeUndefined();
  await toldNow();
  await known(shift.id);
  await until('the job says so', async () => (await toldDay()) === '2037-06-04T08:00');
  const undo = await app.call('POST', `/api/weather-shifts/${shift.id}/undo`, { body: {} });
  expect(undo.body).toMatchObject({ status: 'undone', told: 1 });
  expect(await toldDay()).toBe('2037-06-03T08:00');
  expect(await standing()).toEqual([]);
  await toldNow('email-moved-back-client');
  const { subject, text } = await until('they are told again', async () => (await mails())[1]);
  expect(subject).toBe('Carport: back to the original date, Jun 3, 2037');
  const { body: emails } = await app.call<Email[]>('GET', '/api/emails?show=sent');
  expect(emails.map(({ kind }) => kind)).toContain('job_moved_back');
  expect(text).toContain('Wednesday, June 3');
});
it('that it was taken back, also when their job is moved back only after that', async () => {
  const { shift } = await shifted('Awning', '2039-06-01');
  await toldNow();
  await known(shift.id);
  const { dispatch, db } = app.platform.services;
  const asker = { by: 'user-1', correlationId: 'spec' };
  await dispatch(weatherShift, shift.id, { type: 'UndoShift', data: {} }, asker);
  const task = 'email-moved-back-client';
  await until('it waits for its job', async () => {
    await toldNow(task);
    const { rowCount } = await db.query(
      "select 1 from platform.effects where task = $1 and data->>'shiftId' = $2 and error <> ''",
      [task, String(shift.id)],
    );
    return rowCount === 1;
  });
  expect(await mails()).toHaveLength(1);
  await finish(shift.id, app.platform.services, asker);
  const again = await until('they are told again', async () => {
    await toldNow(task);
    return (await mails())[1];
  });
  expect(again.subject).toBe('Awning: back to the original date, Jun 1, 2039');
});
it('nothing of a shift taken back, when their job was finished on its new day before', async () => {
  const { shift, plan } = await shifted('Gazebo', '2040-06-04');
  await toldNow();
  await known(shift.id);
  const { dispatch, db } = app.platform.services;
  await world.post(`/api/jobs/${plan[0]!.jobId}/complete`, {});
  const asker = { by: 'user-1', correlationId: 'spec' };
  await dispatch(weatherShift, shift.id, { type: 'UndoShift', data: {} }, asker);
  const task = 'email-moved-back-client';
  const { status, error } = await until('it is decided', async () => {
    await toldNow(task);
    const { rows } = await db.query<{ status: string; error: string | null }>(
      `select status, error from platform.effects where task = $1 and data->>'shiftId' = $2
        and (status not in ('pending', 'running') or error <> '')`,
      [task, String(shift.id)],
    );
    return rows[0];
  });
  expect([status, error ?? '']).toEqual(['done', 'nothing-to-do']);
  expect(await mails()).toHaveLength(1);
});
it('nothing, when it was taken back before', async () => {
  const { shift } = await shifted('Porch', '2038-06-03');
  await world.post(`/api/weather-shifts/${shift.id}/undo`, {});
  await toldNow();
  await until('nothing is left to do', async () => {
    const { rowCount } = await app.platform.services.db.query(
      `select 1 from platform.effects
        where status in ('pending', 'running') and task like 'email-moved%'`,
    );
    return rowCount === 0;
  });
  expect(await mails()).toEqual([]);
});
it('in their portal, from where to where, and nothing of it once it was taken back', async () => {
  const password = 'a-long-enough-one';
  const dana = { firstName: 'Dana', lastName: 'W', role: 'client', email: 'dana@people.example' };
  await world.post('/api/users', { ...dana, password, clientId: world.clientId });
  const cookie = await app.signIn(dana.email, password);
  const { jobId, shift } = await shifted('Shed', '2041-06-04');
  await world.post(`/api/jobs/${jobId}/crews`, { crewId: world.crewId });
  const project = async () => {
    const { body } = await app.call<{ projects: OwnProject[] }>('GET', '/api/portal/projects', {
      cookie,
    });
    return body.projects.find(({ id }) => id === jobId);
  };
  expect(await project()).toMatchObject({
    crews: ['Torres'],
    workDays: ['2041-06-05'],
    weatherMoves: [
      { from: { startDate: '2041-06-04T08:00' }, to: { startDate: '2041-06-05T08:00' } },
    ],
  });
  await world.post(`/api/weather-shifts/${shift.id}/undo`, {});
  expect(await project()).toMatchObject({ workDays: ['2041-06-04'], weatherMoves: [] });
});
