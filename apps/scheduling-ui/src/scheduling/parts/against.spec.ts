// Specs of conflicts of moving a job, or a booking at its own times.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { closedOn } from '@purlin/domain/scheduling/working-days.ts';
import { expect, it } from 'vitest';
import { outside, speaksAgainst } from './against.ts';
import { putWhere } from './wanted.ts';

const on = (day: string, first = '08:00', last = '17:00') => ({
  scheduledStartDate: `${day}T${first}`,
  scheduledEndDate: `${day}T${last}`,
});
const crane = { vendorId: 4, vendor: { name: 'Valley Crane' } };
const job = (id: number, day: string, more: Partial<CalendarJob> = {}): CalendarJob => ({
  id,
  title: `Roof ${id}`,
  client: { name: 'Dana' },
  status: 'scheduled',
  begun: false,
  dateChanges: 0,
  ...on(day),
  crewSchedules: [{ crewId: 7, ownDates: false, ...on(day) }],
  vendorSchedules: [{ ...crane, ownDates: true, ...on('2026-11-24', '07:00', '09:00') }],
  ...more,
});
const daysOff = { closed: closedOn(new Set(), true), nameOf: () => '' };
const known = (jobs: readonly CalendarJob[]) => ({ jobs, daysOff, forecast: new Map() });
const to = (day: string) => ({ start: `${day}T08:00`, end: `${day}T10:00` });
const booked = { kind: 'vendor', assigneeId: 4, name: 'Valley Crane' } as const;

it("reports for a booking only that person's other jobs, by name", () => {
  const other = job(2, '2026-11-25', {
    vendorSchedules: [{ ...crane, ownDates: false, ...on('2026-11-25') }],
  });
  const one = { ...job(1, '2026-11-24'), booked };
  expect(speaksAgainst({ job: one, dates: to('2026-11-25') }, known([one, other]))).toEqual([
    'Wed 25: Valley Crane on Roof 2, Dana',
  ]);
  expect(
    speaksAgainst({ job: job(1, '2026-11-24'), dates: to('2026-11-25') }, known([other])),
  ).toEqual(['Wed 25: on Roof 2, Dana']);
});
it('reports for a job nothing about bookings at their own times', () => {
  const other = job(2, '2026-11-24', { crewSchedules: [] });
  expect(
    speaksAgainst({ job: job(1, '2026-11-25'), dates: to('2026-11-27') }, known([other])),
  ).toEqual([]);
});
it('reports who would be there on days outside the job', () => {
  const one = job(1, '2026-11-24');
  expect(outside({ job: one, dates: to('2026-11-24') }, known([one]))).toEqual([]);
  expect(outside({ job: one, dates: to('2026-11-27') }, known([one]))).toEqual([
    'Valley Crane stays on Tue 24, outside the job’s dates',
  ]);
  const theirs = { ...one, booked };
  expect(outside({ job: theirs, dates: to('2026-11-24') }, known([one]))).toEqual([]);
  expect(outside({ job: theirs, dates: to('2026-11-30') }, known([one]))).toEqual([
    'Mon 30: outside the job’s dates, Tue, Nov 24',
  ]);
});
it('includes a job worked on a day kept clear', () => {
  const closed = closedOn(new Set(), true, new Set(['2026-11-24']));
  const left = {
    ...job(2, '2026-11-23'),
    worksThrough: ['2026-11-24'],
    crewSchedules: [
      {
        crewId: 7,
        ownDates: false,
        scheduledStartDate: '2026-11-23T08:00',
        scheduledEndDate: '2026-11-25T17:00',
      },
    ],
  };
  const wanted = { job: job(1, '2026-11-30'), dates: to('2026-11-24') };
  expect(
    speaksAgainst(wanted, { ...known([left]), daysOff: { closed, nameOf: () => '' } })[0],
  ).toBe('Tue 24: on Roof 2, Dana');
});
it('moves a booking alone: the job and its crew stay', () => {
  const moved = putWhere(job(1, '2026-11-24'), { dates: to('2026-11-25'), booked });
  expect(moved.scheduledStartDate).toBe('2026-11-24T08:00');
  expect(moved.crewSchedules[0]?.scheduledStartDate).toBe('2026-11-24T08:00');
  expect(moved.vendorSchedules[0]).toMatchObject({
    ownDates: true,
    scheduledStartDate: '2026-11-25T08:00',
  });
});
