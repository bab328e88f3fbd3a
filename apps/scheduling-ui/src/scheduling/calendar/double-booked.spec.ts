// Specs of double bookings: both jobs are found with the days, and no others.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { isWeekend } from '@purlin/domain/scheduling/working-days.ts';
import { expect, it } from 'vitest';
import { meetingsOf } from '../parts/bookings.ts';
import { doubleBooked } from './double-booked.ts';

const job = (
  id: number,
  crewId: number,
  first: string,
  last: string,
  status: CalendarJob['status'] = 'scheduled',
): CalendarJob => {
  const dates = { scheduledStartDate: `${first}T08:00`, scheduledEndDate: `${last}T17:00` };
  return {
    id,
    title: `Job ${id}`,
    client: { name: 'Dana' },
    status,
    begun: false,
    ...dates,
    dateChanges: 0,
    crewSchedules: [{ crewId, ownDates: false, ...dates }],
    vendorSchedules: [],
  };
};
const found = (...jobs: readonly CalendarJob[]) =>
  [...doubleBooked(meetingsOf(jobs, isWeekend))].map(([id, days]) => [id, ...days]);

it('marks both jobs, and none of another crew', () =>
  expect(
    found(
      job(1, 7, '2026-11-23', '2026-11-25'),
      job(2, 7, '2026-11-25', '2026-11-26'),
      job(3, 8, '2026-11-25', '2026-11-25'),
    ),
  ).toEqual([
    [1, '2026-11-25'],
    [2, '2026-11-25'],
  ]));
it('finds every day of a job that overlaps several', () =>
  expect(
    found(
      job(1, 7, '2026-11-23', '2026-11-26'),
      job(2, 7, '2026-11-23', '2026-11-23'),
      job(3, 7, '2026-11-26', '2026-11-26'),
    )[0],
  ).toEqual([1, '2026-11-23', '2026-11-26']));
it('marks no jobs that follow each other, rest on that day, or are over', () =>
  expect(
    found(
      job(1, 7, '2026-11-19', '2026-11-24'),
      job(2, 7, '2026-11-21', '2026-11-21'),
      job(3, 7, '2026-11-25', '2026-11-25'),
      job(4, 7, '2026-11-25', '2026-11-25', 'cancelled'),
    ),
  ).toEqual([]));
