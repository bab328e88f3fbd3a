// Specs of double bookings: shown on the days concerned, naming the other job.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { clearedOn, type Closed, isWeekend } from '@purlin/domain/scheduling/working-days.ts';
import { expect, it } from 'vitest';
import { meetingsOf } from '../parts/bookings.ts';
import { clashesOn } from './double-booked.ts';

const times = (start: string, end: string) => ({
  scheduledStartDate: start,
  scheduledEndDate: end,
});
const job = (id: number, start: string, end: string, more: Partial<CalendarJob> = {}) => ({
  id,
  title: `Roof ${id}`,
  client: { name: 'Dana' },
  status: 'scheduled' as const,
  begun: false,
  dateChanges: 0,
  ...times(start, end),
  crewSchedules: [{ crewId: 7, ownDates: false, ...times(start, end) }],
  vendorSchedules: [],
  ...more,
});
const told = (day: string, jobs: readonly CalendarJob[], closed: Closed = isWeekend) =>
  [...clashesOn(day, meetingsOf(jobs, closed), new Map([[7, 'Torres']]))].map(([id, all]) => [
    id,
    all.map(({ words }) => words),
  ]);
const long = job(1, '2026-11-23T08:00', '2026-11-25T17:00');

it('names the other job on the shared work day, and on no other', () => {
  const jobs = [long, job(2, '2026-11-25T08:00', '2026-11-25T12:00')];
  expect(told('2026-11-25', jobs)).toEqual([
    [1, ['Torres also on Roof 2']],
    [2, ['Torres also on Roof 1']],
  ]);
  expect(told('2026-11-24', jobs)).toEqual([]);
});
it("finds a crew's own times on a job of another month", () => {
  const own = [{ crewId: 7, ownDates: true, ...times('2026-11-24T08:00', '2026-11-24T12:00') }];
  const far = job(3, '2026-12-14T08:00', '2026-12-15T17:00', { crewSchedules: own });
  expect(told('2026-11-24', [long, far])).toHaveLength(2);
  expect(told('2026-11-24', [long, { ...far, status: 'cancelled' }])).toEqual([]);
});
it('includes lost days on which a job is worked anyway', () => {
  const lost = '2026-11-24';
  const clear = clearedOn(isWeekend, new Set([lost]));
  const jobs = (worksThrough: readonly string[]) => [
    { ...long, worksThrough: [...worksThrough] },
    job(2, `${lost}T08:00`, `${lost}T12:00`, { worksThrough: [lost] }),
  ];
  expect(told(lost, jobs([lost]), clear)).toHaveLength(2);
  expect(told(lost, jobs([]), clear)).toEqual([]);
});
