// Jobs over HTTP: one job per accepted estimate, in the company's local time.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '@purlin/contracts/job-shapes.ts';
import golden from '@purlin/domain/scheduling/golden.json' with { type: 'json' };
import { job } from '@purlin/domain/scheduling/job.ts';
import { commands } from '@purlin/domain/scheduling/job-shapes.ts';
import { useTestApp } from '../../../tools/vitest/use-test-app.ts';
import { sequenceOf } from '../platform/servers/database.ts';
import { jobNumberOf } from './job-numbers.ts';
import { estimateSteps, ridgeVent } from '../../../tools/vitest/estimate-steps.ts';

const app = useTestApp();
let clientId: number;
beforeAll(async () => {
  clientId = (
    await app.call<{ id: number }>('POST', '/api/clients', {
      body: { name: 'Dana', email: 'dana@client.example' },
    })
  ).body.id;
});

const { estimate, estimateWith, convert, jobsOf } = estimateSteps(
  () => app,
  () => clientId,
);
const words = ridgeVent;
const asker = { by: 'user-1', correlationId: 'spec' };

describe('converting an estimate to a job', () => {
  it('answers with the job and the client of the estimate', async () => {
    const id = await estimate('send', 'approve');
    const { body } = await convert(id, {
      ...words,
      description: 'Along the ridge',
      scheduledEndDate: null,
      budget: 10,
      notes: null,
    });
    expect(body).toMatchObject({
      estimateId: id,
      clientId,
      client: { name: 'Dana' },
      title: 'Ridge vent',
      status: 'scheduled',
      scheduledStartDate: '2026-03-09T08:00',
      scheduledEndDate: null,
      budget: '10.00',
      notes: '',
      vendorSchedules: [],
    });
    expect((await app.call<Job>('GET', `/api/jobs/${body.id}`)).body).toEqual(body);
  });
  it('makes one job, however many ask at once', async () => {
    const id = await estimate('send', 'approve');
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((title) => convert(id, { ...words, title })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await jobsOf(id)).toEqual([answers[0]!.body.id]);
  });
  it('numbers jobs in their own sequence', async () => {
    const first = (await convert(await estimate('send', 'approve'))).body;
    await estimate('send');
    const second = (await convert(await estimate('send', 'approve'))).body;
    expect(second.id).toBe(first.id + 1);
    expect(second.estimateId! - first.estimateId!).toBe(2);
  });
  it('comes to the same job after a crash between its number and the job', async () => {
    const id = await estimate('send', 'approve');
    const { services } = app.platform;
    const reserved = await jobNumberOf(id, services, asker);
    expect(await jobsOf(id)).toEqual([]);
    expect((await convert(id)).body).toMatchObject({ id: reserved, estimateId: id });
    expect((await convert(id)).body.id).toBe(reserved);
  });
  it('keeps the number of a job from when jobs had the numbers of their estimates', async () => {
    const { services } = app.platform;
    let id = await estimate('send', 'approve');
    while ((await services.history.read(job, id)).length > 0)
      id = await estimate('send', 'approve');
    const before = golden[0]!.data;
    const { position } = await services.dispatch(
      job,
      id,
      { type: 'ScheduleJob', data: commands.ScheduleJob.parse({ ...before, estimateId: id }) },
      asker,
    );
    await services.until(position, 10_000);
    expect((await app.call<Job>('GET', `/api/jobs/${id}`)).body).toMatchObject({
      id,
      estimateId: id,
      title: before.title,
    });
    expect((await convert(id)).body).toMatchObject({ id, title: before.title });
    expect(await jobsOf(id)).toEqual([id]);
    // Nobody else ever gets the number.
    const sequence = sequenceOf(job.category);
    await services.db.query(`select setval('platform.${sequence}', $1, false)`, [id]);
    expect((await convert(await estimate('send', 'approve'))).body.id).toBeGreaterThan(id);
  });
  it('takes instants as what the wall clock says then, and a date as the working day', async () => {
    const id = await estimate('send', 'approve');
    const { body } = await convert(id, {
      ...words,
      scheduledStartDate: '2026-03-09T14:30:00.000Z',
      scheduledEndDate: '2026-03-10',
    });
    expect(body).toMatchObject({
      scheduledStartDate: '2026-03-09T07:30',
      scheduledEndDate: '2026-03-10T18:00',
    });
  });
  it.each(['title', 'address', 'scheduledStartDate'])('needs %s', async (field) => {
    const { status, body } = await convert<{ message: string }>(await estimate(), {
      ...words,
      [field]: '',
    });
    expect([status, body.message]).toEqual([400, 'Please fill in all required fields']);
  });
  it('refuses what is not accepted, not there, or ends before it starts', async () => {
    expect(await convert<{ code: string }>(await estimate('send'))).toMatchObject({
      status: 409,
      body: { code: 'estimate-not-accepted' },
    });
    expect(await convert<{ code: string }>(987_654)).toMatchObject({
      status: 404,
      body: { code: 'estimate-not-found' },
    });
    expect(
      await convert<{ code: string }>(await estimate('send', 'approve'), {
        ...words,
        scheduledEndDate: '2026-03-08',
      }),
    ).toMatchObject({ status: 409, body: { code: 'job-ends-before-it-starts' } });
  });
});

describe('the notes of a job', () => {
  it("are the estimate's internal notes unless others are typed", async () => {
    const accepted = () => estimateWith({ internalNotes: 'Gate code 4471' }, 'send', 'approve');
    expect((await convert(await accepted())).body.notes).toBe('Gate code 4471');
    expect((await convert(await accepted(), { ...words, notes: '' })).body.notes).toBe('');
  });
});

describe('a job without an estimate', () => {
  const add = <T = Job>(more: object = {}) =>
    app.call<T>('POST', '/api/jobs', {
      body: { clientId, title: 'Leak', address: '1 Oak St', ...more },
    });
  it('waits for its dates, gets them, works, rests and ends', async () => {
    const { status, body: leak } = await add();
    expect(status).toBe(201);
    expect(leak).toMatchObject({
      estimateId: null,
      client: { name: 'Dana' },
      scheduledStartDate: null,
      status: 'scheduled',
      dateChanges: 0,
    });
    const does = async (what: string, body: object = {}) =>
      (await app.call<Job>('POST', `/api/jobs/${leak.id}/${what}`, { body })).body;
    expect(await does('start')).toMatchObject({ code: 'job-without-dates' });
    const waiting = (await app.call<Job[]>('GET', '/api/jobs?scheduled=no')).body;
    expect(waiting.map(({ id }) => id)).toEqual([leak.id]);
    const dates = { scheduledStartDate: '2025-11-02T22:00', scheduledEndDate: '2025-11-03T02:00' };
    expect(await does('reschedule', { ...dates, dateChanges: 0 })).toMatchObject({
      ...dates,
      startDate: '2025-11-02T22:00',
      dateChanges: 1,
    });
    expect(
      (
        await app.call<{ code: string }>('POST', `/api/jobs/${leak.id}/reschedule`, {
          body: { scheduledStartDate: '2025-12-01', dateChanges: 0 },
        })
      ).status,
    ).toBe(412);
    expect(await does('start')).toMatchObject({ status: 'in_progress' });
    expect(await does('hold', { reason: 'Rain' })).toMatchObject({
      status: 'on_hold',
      statusReason: 'Rain',
    });
    expect(await does('resume')).toMatchObject({ status: 'in_progress', statusReason: '' });
    expect(await does('complete')).toMatchObject({ status: 'completed' });
    expect(await does('reopen')).toMatchObject({ status: 'in_progress' });
    expect(await does('cancel', { reason: 'Sold' })).toMatchObject({ status: 'cancelled' });
    const cancelled = (await app.call<Job[]>('GET', '/api/jobs?status=cancelled')).body;
    expect(cancelled.map(({ id }) => id)).toEqual([leak.id]);
  });
  it('is edited field by field', async () => {
    const { id } = (await add({ budget: '90', notes: 'Dog' })).body;
    const edit = async (body: object) =>
      (await app.call<Job>('PATCH', `/api/jobs/${id}`, { body })).body;
    expect(await edit({ title: 'Leak at the chimney' })).toMatchObject({
      title: 'Leak at the chimney',
      budget: '90.00',
      notes: 'Dog',
    });
    expect(await edit({ budget: null })).toMatchObject({ budget: null, notes: 'Dog' });
  });
  it('is of a client who is there, and not archived', async () => {
    expect(await add<{ code: string }>({ clientId: 987_654 })).toMatchObject({
      status: 409,
      body: { code: 'client-unknown' },
    });
  });
});

describe('a year that was mistyped', () => {
  const said = 'Please check the year';
  const leaking = { title: 'Leak', address: '1 Oak St' };
  it.each(['0001-01-01', '0202-12-10', '1999-12-31T08:00', '2101-01-01', '9999-12-31T23:00:00Z'])(
    'is refused at its field: %s',
    async (day) => {
      const { body: leak } = await app.call<Job>('POST', '/api/jobs', {
        body: { clientId, ...leaking },
      });
      const typed = { scheduledStartDate: day, scheduledEndDate: null };
      for (const [path, body] of [
        ['/api/jobs', { clientId, ...leaking, ...typed }],
        [`/api/jobs/${leak.id}/reschedule`, { ...typed, reason: '' }],
        [`/api/jobs/${leak.id}/vendors`, { vendorId: 1, ...typed }],
        [`/api/jobs/${leak.id}/crews`, { crewId: 1, ...typed }],
      ] as const)
        expect(await app.call('POST', path, { body })).toMatchObject({
          status: 400,
          body: { errors: { scheduledStartDate: said } },
        });
    },
  );
  it.each([
    'calendar/jobs?from=0001-01-01&to=2026-01-01',
    'calendar/jobs?from=2026-01-01&to=9999-12-31',
    'jobs?from=0001-01-01',
    'jobs?to=9999-12-31',
    'weather-shifts/plan?days=0202-10-12',
    'weather-shifts/plan?days=9999-12-31',
    'weather-shifts/plan?days=2026-01-05&chosen=1@9999-12-31',
  ])('is refused in a query: %s', async (query) =>
    expect(await app.call('GET', `/api/${query}`)).toMatchObject({
      status: 400,
      body: { message: expect.stringMatching(/year/) },
    }),
  );
});

describe('the list', () => {
  it('has the jobs that touch the days that are asked for, latest start first', async () => {
    const days = [
      ['2027-05-01', '2027-05-03'],
      ['2027-05-03', null],
      ['2027-05-10', null],
    ] as const;
    const ids: number[] = [];
    for (const [scheduledStartDate, scheduledEndDate] of days)
      ids.push(
        (
          await convert(await estimate('send', 'approve'), {
            ...words,
            scheduledStartDate,
            scheduledEndDate,
          })
        ).body.id,
      );
    const found = async (query: string) =>
      (await app.call<Job[]>('GET', `/api/jobs?${query}`)).body.map(({ id }) => id);
    expect(await found('from=2027-05-03&to=2027-05-09')).toEqual([ids[1], ids[0]]);
    expect(await found('from=2027-05-04&to=2027-05-31')).toEqual([ids[2]]);
    const { estimateId } = (await app.call<Job>('GET', `/api/jobs/${ids[0]}`)).body;
    expect(await found(`estimateId=${estimateId}`)).toEqual([ids[0]]);
    const first = await app.call<Job[]>('GET', '/api/jobs?from=2027-01-01&limit=2');
    expect(
      await found(`from=2027-01-01&limit=2&cursor=${first.headers.get('x-next-cursor')}`),
    ).toEqual([ids[0]]);
  });
});
