// Crews and vendors on jobs over HTTP: with the job or at times of their own, and what speaks
// against it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  CalendarJob,
  Job,
  JobDetails,
  JobHistoryEntry,
} from '@purlin/contracts/job-shapes.ts';
import { removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { type JobWorld, openJobWorld } from '../../../tools/vitest/job-world.ts';

let world: JobWorld;
let app: TestApp;
let crewId: number;
let vendorId: number;
let post: JobWorld['post'];
beforeAll(async () => {
  world = await openJobWorld();
  ({ app, crewId, vendorId, post } = world);
});
afterAll(async () => {
  await app.close();
  removeData(app);
});

const jobOn = (start: string, end: string | null = null, more: object = {}) =>
  world.jobOn(`Roof ${start}`, start, { scheduledEndDate: end, ...more });
const assign = (id: number, what: 'crews' | 'vendors', times: object = {}) =>
  post<JobDetails>(
    `/api/jobs/${id}/${what}`,
    what === 'crews' ? { crewId, ...times } : { vendorId, ...times },
  );

it('a job goes to another day and another crew as one, and back as one', async () => {
  const id = await world.jobOn('Ridge of the mill', '2029-05-07T08:00', {
    scheduledEndDate: '2029-05-08T16:00',
  });
  await assign(id, 'crews');
  const other = await post<{ id: number }>('/api/crews', {
    name: 'Nguyen',
    color: '#7a5bc0',
    members: [],
  });
  const crewsOf = ({ crewSchedules }: JobDetails) => crewSchedules.map((one) => one.crewId);
  const moved = await post<JobDetails>(`/api/jobs/${id}/reschedule`, {
    scheduledStartDate: '2029-05-10T08:00',
    scheduledEndDate: '2029-05-11T16:00',
    dateChanges: 0,
    crew: { from: crewId, to: other.id },
  });
  expect([moved.scheduledStartDate, crewsOf(moved)]).toEqual(['2029-05-10T08:00', [other.id]]);
  const before = { scheduledStartDate: '2029-05-07T08:00', scheduledEndDate: '2029-05-08T16:00' };
  const stale = await app.call('POST', `/api/jobs/${id}/reschedule`, {
    body: { ...before, dateChanges: 0, crew: { from: crewId, to: other.id } },
  });
  expect(stale.status).toBe(412);
  const back = await post<JobDetails>(`/api/jobs/${id}/reschedule`, {
    ...before,
    dateChanges: 1,
    crew: { from: other.id, to: crewId },
  });
  expect(back).toMatchObject(before);
  expect(crewsOf(back)).toEqual([crewId]);
  const unknown = await app.call('POST', `/api/jobs/${id}/reschedule`, {
    body: { ...before, crew: { from: crewId, to: 987_654 } },
  });
  expect(unknown.status).toBe(404);
});

describe('a crew and a vendor', () => {
  it('are there with the job, or at times of their own, and are taken off', async () => {
    const id = await jobOn('2031-03-03', '2031-03-05');
    await assign(id, 'crews');
    const own = {
      scheduledStartDate: '2031-03-04T07:00',
      scheduledEndDate: '2031-03-04T09:00',
    };
    expect(await assign(id, 'vendors', own)).toMatchObject({
      vendorSchedules: [
        {
          vendorId,
          vendor: { name: 'Valley Crane', category: 'Roofing' },
          ownDates: true,
          ...own,
        },
      ],
      crewSchedules: [
        {
          crewId,
          crew: { name: 'Torres', color: '#1e5b4a' },
          ownDates: false,
          scheduledStartDate: '2031-03-03T08:00',
          scheduledEndDate: '2031-03-05T18:00',
        },
      ],
      warnings: [],
    });
    await post(`/api/jobs/${id}/reschedule`, {
      scheduledStartDate: '2031-03-03',
      scheduledEndDate: '2031-03-06',
    });
    await post(`/api/jobs/${id}/reschedule`, { scheduledStartDate: '2031-03-03' });
    await post(`/api/jobs/${id}/reschedule`, { scheduledStartDate: '2031-03-10' });
    const [moved] = (await app.call<Job[]>('GET', `/api/jobs?crewId=${crewId}`)).body;
    expect(moved?.crewSchedules[0]?.scheduledStartDate).toBe('2031-03-10T08:00');
    expect(moved?.vendorSchedules[0]).toMatchObject(own);
    expect(await post<JobDetails>(`/api/jobs/${id}/vendors/remove`, { vendorId })).toMatchObject({
      vendorSchedules: [],
    });
    expect((await app.call<Job[]>('GET', `/api/jobs?vendorId=${vendorId}`)).body).toEqual([]);
    const told = (await app.call<JobHistoryEntry[]>('GET', `/api/jobs/${id}/history`)).body;
    expect(told.map(({ summary }) => summary)).toEqual([
      'Vendor Valley Crane removed from the job',
      'Moved to Mar 10, 2031',
      'End date removed',
      'End date changed to Mar 6, 2031',
      'Vendor Valley Crane assigned for Mar 4, 2031',
      'Crew Torres assigned',
      'Job created, scheduled for Mar 3, 2031',
    ]);
  });
  it('must be there', async () => {
    const id = await jobOn('2031-04-01');
    for (const [what, body] of [
      ['crews', { crewId: 987_654 }],
      ['vendors', { vendorId: 987_654 }],
    ] as const)
      expect((await app.call('POST', `/api/jobs/${id}/${what}`, { body })).status).toBe(404);
  });
});

describe('a warning', () => {
  it('names the other job for everybody who looks, until one of them moves or ends', async () => {
    const first = await jobOn('2032-12-31T22:00', '2033-01-01T02:00');
    const second = await jobOn('2033-01-01T01:00', '2033-01-01T09:00');
    await assign(first, 'crews');
    const busy = (job: number) => ({ kind: 'crew-busy', name: 'Torres', job: { id: job } });
    expect((await assign(second, 'crews')).warnings).toMatchObject([busy(first)]);
    const seen = async (id: number) =>
      (await app.call<JobDetails>('GET', `/api/jobs/${id}`)).body.warnings;
    expect(await seen(first)).toMatchObject([busy(second)]);
    await post(`/api/jobs/${first}/cancel`, { reason: 'Sold' });
    expect(await seen(second)).toEqual([]);
    await post(`/api/jobs/${first}/reopen`, {});
    expect(await seen(second)).toMatchObject([busy(first)]);
    const apart = { scheduledStartDate: '2033-01-01T02:00' };
    expect((await post<JobDetails>(`/api/jobs/${second}/reschedule`, apart)).warnings).toEqual([]);
  });
  it('reaches at least one of two who assign at the same moment', async () => {
    const ids = [await jobOn('2034-05-01'), await jobOn('2034-05-01')];
    const answers = await Promise.all(ids.map((id) => assign(id, 'vendors')));
    expect(answers.flatMap(({ warnings }) => warnings).length).toBeGreaterThan(0);
  });
  it('says who is not to be assigned any more', async () => {
    const id = await jobOn('2035-05-01');
    await app.call('PATCH', `/api/crews/${crewId}`, { body: { status: 'archived' } });
    await app.call('PATCH', `/api/vendors/${vendorId}`, { body: { status: 'inactive' } });
    await assign(id, 'crews');
    expect((await assign(id, 'vendors')).warnings).toMatchObject([
      { kind: 'crew-archived', name: 'Torres', job: null },
      { kind: 'vendor-inactive', name: 'Valley Crane', job: null },
    ]);
    await app.call('PATCH', `/api/vendors/${vendorId}`, { body: { status: 'active' } });
  });
  it('says whose insurance ends before the work does, until the job is over', async () => {
    const kind = 'liability-insurance';
    const insuredUntil = (expiresOn: string) =>
      app.call('PUT', `/api/vendors/${vendorId}/documents`, {
        body: { kind, number: 'GL-1', expiresOn },
      });
    expect((await insuredUntil('2035-06-02')).status).toBeLessThan(300);
    const id = await jobOn('2035-06-01', '2035-06-02');
    expect((await assign(id, 'vendors')).warnings).toEqual([]);
    const moved = await post<JobDetails>(`/api/jobs/${id}/reschedule`, {
      scheduledStartDate: '2035-06-01',
      scheduledEndDate: '2035-06-03',
    });
    const warning = {
      kind: 'vendor-uninsured',
      assigneeId: vendorId,
      name: 'Valley Crane',
      job: null,
      insuredUntil: '2035-06-02',
      times: null,
    };
    expect(moved.warnings).toEqual([warning]);
    const onCalendar = async () =>
      (
        await app.call<CalendarJob[]>('GET', '/api/calendar/jobs?from=2035-06-01&to=2035-06-30')
      ).body.flatMap((job) => job.vendorSchedules.map((one) => one.insuredUntil));
    expect(await onCalendar()).toEqual(['2035-06-02']);
    const own = { scheduledStartDate: '2035-06-01', scheduledEndDate: '2035-06-02' };
    expect((await assign(id, 'vendors', own)).warnings).toEqual([]);
    expect(await onCalendar()).toEqual([undefined]);
    await assign(id, 'vendors');
    await insuredUntil('2036-01-01');
    expect((await app.call<JobDetails>('GET', `/api/jobs/${id}`)).body.warnings).toEqual([]);
    await insuredUntil('2020-01-01');
    await post(`/api/jobs/${id}/complete`, {});
    expect((await app.call<JobDetails>('GET', `/api/jobs/${id}`)).body.warnings).toEqual([]);
    await insuredUntil('2040-01-01');
  });
});

describe('the calendar', () => {
  it('has every job that touches its days, with who is there when, by its start', async () => {
    const long = await jobOn('2041-02-27', '2041-03-02');
    const short = await jobOn('2041-03-01T07:00');
    const night = await jobOn('2041-03-31T22:00', '2041-04-01T02:00');
    await jobOn('2041-04-02');
    const own = { scheduledStartDate: '2041-03-01T09:00', scheduledEndDate: '2041-03-01T11:00' };
    await assign(long, 'vendors', own);
    const shown = async (query: string) =>
      (await app.call<CalendarJob[]>('GET', `/api/calendar/jobs?${query}`)).body;
    const march = await shown('from=2041-03-01&to=2041-03-31');
    expect(march.map(({ id }) => id)).toEqual([long, short, night]);
    const vendor = { name: 'Valley Crane' };
    expect(march[0]).toEqual({
      id: long,
      title: 'Roof 2041-02-27',
      client: { name: 'Dana Whitfield' },
      status: 'scheduled',
      begun: false,
      scheduledStartDate: '2041-02-27T08:00',
      scheduledEndDate: '2041-03-02T18:00',
      dateChanges: 0,
      crewSchedules: [],
      vendorSchedules: [{ vendorId, insuredUntil: '2040-01-01', vendor, ownDates: true, ...own }],
    });
    const days = 'from=2041-03-01&to=2041-03-31';
    expect((await shown(`${days}&vendorId=${vendorId}`)).map(({ id }) => id)).toEqual([long]);
    expect(await shown(`${days}&status=completed`)).toEqual([]);
    expect(await shown('from=2041-03-31&to=2041-03-01')).toEqual([]);
  });
  it('takes a time that the clock skips as the hour after, and says so', async () => {
    const id = await jobOn('2031-03-09T02:30');
    expect((await app.call<Job>('GET', `/api/jobs/${id}`)).body.scheduledStartDate).toBe(
      '2031-03-09T03:30',
    );
  });
});

it('what vendors get is held against the budget', async () => {
  const jobId = await jobOn('2036-05-01', null, { budget: '1000' });
  await post('/api/vendor-payments', {
    vendorId,
    jobId,
    laborAmount: '300',
    materialsAmount: '50.50',
    scheduledPaymentDate: new Date().toISOString().slice(0, 10),
    notes: '',
  });
  expect((await app.call<JobDetails>('GET', `/api/jobs/${jobId}`)).body.vendorPayments).toEqual({
    planned: '350.50',
    paid: '0.00',
    budgetLeft: '649.50',
  });
  const paid = await app.call<unknown[]>('GET', `/api/vendor-payments?jobId=${jobId}`);
  expect(paid.body).toMatchObject([{ jobId, projectTotal: '350.50' }]);
});

describe('work on a job', () => {
  it('is ticked off and noted, with who and when, and told in its history', async () => {
    const { id } = (
      await app.call<Job>('POST', '/api/jobs', {
        body: { clientId: world.clientId, title: 'Leak', address: '1 Oak St' },
      })
    ).body;
    const does = async (method: 'POST' | 'PUT', what: string, body: object) =>
      (await app.call<JobDetails>(method, `/api/jobs/${id}/${what}`, { body })).body;
    const steps = ['Photos before', 'Mend'].map((text) => ({ id: null, text }));
    await does('PUT', 'checklist', { name: 'Repair', steps });
    const { checklist } = await does('POST', 'checklist/done', { stepId: 2 });
    expect(checklist).toMatchObject({
      name: 'Repair',
      steps: [
        { id: 1, text: 'Photos before', doneAt: null, doneBy: null },
        { id: 2, text: 'Mend', doneBy: expect.stringMatching(/./) },
      ],
    });
    const { dailyNotes } = await does('POST', 'notes', { text: 'Two soft boards' });
    expect(dailyNotes).toMatchObject([{ text: 'Two soft boards' }]);
    expect((await does('POST', 'checklist/open', { stepId: 2 })).checklist?.steps[1]?.doneAt).toBe(
      null,
    );
    const told = (await app.call<{ summary: string }[]>('GET', `/api/jobs/${id}/history`)).body;
    expect(told.map(({ summary }) => summary)).toEqual([
      'Reopened: Mend',
      'Note: Two soft boards',
      'Done: Mend',
      'Checklist “Repair”: 2 steps',
      'Job created',
    ]);
  });
});
