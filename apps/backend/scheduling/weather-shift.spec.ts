// Weather over HTTP: the forecast by days, and a shift that moves every job or none and is taken
// back exactly.
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '@purlin/contracts/job-shapes.ts';
import type { Forecast, PlannedMove } from '@purlin/contracts/weather.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import { weatherShift } from '@purlin/domain/scheduling/weather-shift.ts';
import { removeData, type TestApp } from '../../../tools/vitest/app.ts';
import { type JobWorld, openJobWorld } from '../../../tools/vitest/job-world.ts';
import { until } from '../../../tools/vitest/until.ts';

/** An answer of api.weather.gov, cut down to a few hours. */
const hour = (startTime: string, rain: number | null, windSpeed: string, temperature: number) => ({
  number: 1,
  name: '',
  startTime,
  isDaytime: true,
  temperature,
  temperatureUnit: 'F',
  temperatureTrend: '',
  probabilityOfPrecipitation: { unitCode: 'wmoUnit:percent', value: rain },
  relativeHumidity: { unitCode: 'wmoUnit:percent', value: 80 },
  windSpeed,
  windDirection: 'SW',
  shortForecast: 'Rain',
});
const RECORDED = [
  hour('2031-03-10T09:00:00-07:00', 85, '10 mph', 45),
  hour('2031-03-11T09:00:00-07:00', 10, '15 to 30 mph', 45),
  hour('2031-03-12T05:00:00-07:00', null, '5 mph', 28),
  hour('2031-03-12T09:00:00-07:00', null, '5 mph', 40),
];
let app: TestApp;
let service: Server;
let asked = 0;
let world: JobWorld;
let crewId: number;
let post: JobWorld['post'];
beforeAll(async () => {
  service = createServer((request, response) => {
    asked += 1;
    const { port } = service.address() as AddressInfo;
    response.setHeader('content-type', 'application/geo+json');
    response.end(
      JSON.stringify(
        request.url?.startsWith('/points/')
          ? {
              properties: {
                forecastHourly: `http://127.0.0.1:${port}/gridpoints/PQR/87,40/hourly`,
              },
            }
          : { properties: { periods: RECORDED } },
      ),
    );
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const { port } = service.address() as AddressInfo;
  world = await openJobWorld({ env: { WEATHER_URL: `http://127.0.0.1:${port}` } });
  ({ app, crewId, post } = world);
});
afterAll(async () => {
  await app.close();
  removeData(app);
  service.close();
});

const jobOn = (title: string, start: string, end: string | null = null) =>
  world.jobOn(title, start, { scheduledEndDate: end });
const planFor = async (...days: string[]) =>
  (await app.call<PlannedMove[]>('GET', `/api/weather-shifts/plan?days=${days.join(',')}`)).body;
const bodyOf = (
  days: string[],
  moves: readonly PlannedMove[],
  tell: number[] = [],
  letter: object = {},
) => ({
  days,
  letter,
  reason: 'Rain',
  tell,
  moves: moves.map(({ jobId, dateChanges, to }) => ({ jobId, dateChanges, ...to })),
});
const datesOf = async (id: number) => {
  const { scheduledStartDate, scheduledEndDate } = (await app.call<Job>('GET', `/api/jobs/${id}`))
    .body;
  return [scheduledStartDate, scheduledEndDate];
};

it('the forecast marks the days beyond the limits, and is asked for once', async () => {
  const forecast = async () => (await app.call<Forecast>('GET', '/api/weather')).body;
  expect(await forecast()).toMatchObject({
    source: 'service',
    days: [
      { day: '2031-03-10', rainPercent: 85, hazards: ['rain'] },
      { day: '2031-03-11', windMph: 30, hazards: ['wind'] },
      { day: '2031-03-12', rainPercent: null, lowFahrenheit: 28, hazards: ['frost'] },
    ],
  });
  await forecast();
  expect(asked).toBe(2);
});

describe('a weather shift', () => {
  it('moves every job of the plan, tells who is to be told, and is taken back exactly', async () => {
    const first = await jobOn('Porch', '2031-03-12T07:30', '2031-03-13T16:15');
    const second = await jobOn('Garage', '2031-03-14');
    for (const id of [first, second]) await post(`/api/jobs/${id}/crews`, { crewId });
    const before = [await datesOf(first), await datesOf(second)];
    const plan = await planFor('2031-03-12');
    expect(plan).toMatchObject([
      {
        jobId: first,
        lost: true,
        crews: ['Torres'],
        to: { scheduledStartDate: '2031-03-13T07:30' },
        told: {
          before: expect.stringMatching(/^Wednesday, March 12.* – Thursday, March 13/),
          now: expect.stringMatching(/^Thursday, March 13.* – Friday, March 14/),
        },
      },
      { jobId: second, lost: false, to: { scheduledStartDate: '2031-03-17T08:00' } },
    ]);
    const shift = await post<{ id: number }>(
      '/api/weather-shifts',
      bodyOf(['2031-03-12'], plan, [first]),
    );
    expect(shift).toMatchObject({ status: 'applied', moved: 2 });
    expect(await datesOf(first)).toEqual(['2031-03-13T07:30', '2031-03-14T16:15']);
    expect(await planFor('2031-03-12')).toEqual([]);
    const undone = await post(`/api/weather-shifts/${shift.id}/undo`, {});
    expect(undone).toMatchObject({ status: 'undone', moved: 2 });
    expect([await datesOf(first), await datesOf(second)]).toEqual(before);
    // Undone in time, nobody hears of it.
    const { db, ring } = app.platform.services;
    await db.query("update platform.effects set run_at = now() where task = 'email-moved-client'");
    ring(['email-moved-client']);
    await until('it is decided', async () => {
      const { rows } = await db.query<{ open: number }>(
        `select count(*)::int as open from platform.effects
          where task = 'email-moved-client' and status in ('pending', 'running')`,
      );
      return rows[0]!.open === 0;
    });
    expect(app.mail.received).toEqual([]);
  });
  it('is worked out again around what somebody chose, and says what then speaks against it', async () => {
    const { id: crew } = await post<{ id: number }>('/api/crews', {
      name: 'Whitaker',
      color: '#1e5b4a',
      members: [],
    });
    const [porch, shed, barn] = [
      await jobOn('Porch of the mill', '2036-06-03'),
      await jobOn('Shed', '2036-06-05'),
      await jobOn('Barn of the mill', '2036-06-06'),
    ];
    for (const id of [porch, shed, barn]) await post(`/api/jobs/${id}/crews`, { crewId: crew });
    for (const id of [porch, barn])
      await post(`/api/jobs/${id}/vendors`, { vendorId: world.vendorId });
    await post(`/api/jobs/${barn}/hold`, { reason: 'Materials' });
    const planWith = async (chosen: string) =>
      (
        await app.call<PlannedMove[]>(
          'GET',
          `/api/weather-shifts/plan?days=2036-06-03&chosen=${encodeURIComponent(chosen)}`,
        )
      ).body.map(({ jobId, to, conflicts }) => [
        jobId,
        to.scheduledStartDate?.slice(5, 10),
        conflicts.map(({ kind, job: other }) => `${kind} ${other?.id ?? ''}`.trim()),
      ]);
    expect(await planWith('')).toEqual([[porch, '06-04', []]]);
    // Whom the weather leaves alone stays, and speaks against it.
    expect(await planWith(`${porch}@2036-06-05`)).toEqual([
      [porch, '06-05', [`crew-busy ${shed}`]],
    ]);
    // What is on hold is on its days all the same.
    expect(await planWith(`${porch}@2036-06-06`)).toEqual([
      [porch, '06-06', [`crew-busy ${barn}`, `vendor-busy ${barn}`]],
    ]);
    expect(await planWith(`${porch}@2036-06-07`)).toEqual([[porch, '06-07', ['day-off']]]);
    expect(await planWith(`${porch}@2036-06-03`)).toEqual([[porch, '06-03', []]]);
    expect(
      (await app.call('GET', '/api/weather-shifts/plan?days=2036-06-03&chosen=1@noday')).status,
    ).toBe(400);
  });
  it('moves none when somebody moved one since', async () => {
    const ids = [await jobOn('North', '2032-06-01'), await jobOn('South', '2032-06-01')];
    const plan = await planFor('2032-06-01');
    await post(`/api/jobs/${ids[1]}/reschedule`, { scheduledStartDate: '2032-06-04' });
    const body = bodyOf(['2032-06-01'], plan);
    const refused = await app.call<{ code: string; message: string }>(
      'POST',
      '/api/weather-shifts',
      { body },
    );
    expect([refused.status, refused.body.code]).toEqual([412, 'shift-job-moved']);
    expect(refused.body.message).toContain('South');
    expect((await datesOf(ids[0]!))[0]).toBe('2032-06-01T08:00');
  });
  it('is not taken back over a move that somebody made since', async () => {
    const id = await jobOn('Chapel', '2033-06-01');
    const shift = await post<{ id: number }>(
      '/api/weather-shifts',
      bodyOf(['2033-06-01'], await planFor('2033-06-01'), [id]),
    );
    await post(`/api/jobs/${id}/reschedule`, { scheduledStartDate: '2033-07-01' });
    const undo = await app.call('POST', `/api/weather-shifts/${shift.id}/undo`, { body: {} });
    expect(undo.status).toBe(412);
    expect((await datesOf(id))[0]).toBe('2033-07-01T08:00');
  });
  it('comes to its end after a crash in the middle', async () => {
    const ids = [await jobOn('East', '2035-06-05'), await jobOn('West', '2035-06-05')];
    const plan = await planFor('2035-06-05');
    const { services } = app.platform;
    const { finish } = await import('./carry-out-shift.ts');
    const asker = { by: 'user-1', correlationId: 'spec' };
    const dates = ({ scheduledStartDate: start, scheduledEndDate: end }: PlannedMove['to']) => ({
      start,
      end,
    });
    const { id } = await services.dispatch(
      weatherShift,
      'new',
      {
        type: 'PlanShift',
        data: {
          days: ['2035-06-05'],
          reason: '',
          tell: [],
          moves: plan.map(({ jobId, dateChanges, from, to }) => ({
            jobId,
            dateChanges,
            from: dates(from),
            to: dates(to),
          })),
        },
      },
      asker,
    );
    // One was moved before the crash, with the shift's own key.
    const [one] = plan;
    await services.dispatch(
      job,
      one!.jobId,
      { type: 'RescheduleJob', data: { ...dates(one!.to), reason: '', dateChanges: 0 } },
      { ...asker, key: `weather-shift-${id}-move-${one!.jobId}` },
    );
    const receipts = await Promise.all([finish(id, services, asker), finish(id, services, asker)]);
    await services.until(
      receipts.flat().reduce((last, { position }) => (position > last ? position : last), 0n),
      10_000,
    );
    for (const jobId of ids) expect((await datesOf(jobId))[0]).toBe('2035-06-06T08:00');
    const { body } = await app.call<Job>('GET', `/api/jobs/${ids[0]}`);
    expect(body.dateChanges).toBe(1);
  });
});
