// Specs of bookings at their own times: shown on their own days, even if the job is on other days.
import type { CalendarJob, Crew } from '@purlin/contracts/job-shapes.ts';
import { isWeekend } from '@purlin/domain/scheduling/working-days.ts';
import { describe, expect, it } from 'vitest';
import { countOut, jobsByDay } from './jobs-by-day.ts';
import { meetingsOf } from '../parts/bookings.ts';
import { lanesOf, vendorBars } from './lanes.ts';
import { onceEach, vendorsOn, withBookings } from './with-bookings.ts';

const times = (start: string | null, end: string | null) => ({
  scheduledStartDate: start,
  scheduledEndDate: end,
});
/** A job on which Valley Crane is booked at its own times. */
const job = (id: number, own: readonly [string, string], start: string | null): CalendarJob => ({
  id,
  title: `Roof ${id}`,
  client: { name: 'Dana' },
  status: 'scheduled',
  begun: false,
  dateChanges: 0,
  ...times(start, start),
  crewSchedules: [],
  vendorSchedules: [
    { vendorId: 4, vendor: { name: 'Valley Crane' }, ownDates: true, ...times(...own) },
  ],
});
const span = { from: '2026-11-22', to: '2026-11-28' };
const morning = (day: string) => [`${day}T07:00`, `${day}T09:00`] as const;
const shown = (jobs: readonly CalendarJob[]) =>
  [...jobsByDay(withBookings(jobs, new Map()), span)].map(([day, here]) => [
    day,
    ...onceEach(here).map(({ booked, title }) => [booked?.name, title]),
  ]);

describe('a vendor with times of their own', () => {
  it('is an entry on days outside the job, and on those of an unscheduled job', () => {
    const entry = [['2026-11-25', ['Valley Crane', 'Roof 1']]];
    expect(shown([job(1, morning('2026-11-25'), '2026-12-14T08:00')])).toEqual(entry);
    expect(shown([job(1, morning('2026-11-25'), null)])).toEqual(entry);
  });
  it('is shown beside the job on a day of the job', () => {
    const one = job(1, morning('2026-11-25'), '2026-11-25T08:00');
    expect(shown([one])).toEqual([['2026-11-25', [undefined, 'Roof 1']]]);
    expect(vendorsOn(one, '2026-11-25')).toEqual(['Valley Crane 7a–9a']);
    expect(vendorsOn(one, '2026-11-26')).toEqual([]);
  });
  it('counts as working on a day outside the job', () => {
    const jobs = withBookings([job(1, morning('2026-11-25'), '2026-12-14T08:00')], new Map());
    expect(countOut(jobs, isWeekend)(['2026-11-25']).out).toBe(1);
    expect(countOut(jobs, isWeekend)(['2026-11-24']).out).toBe(0);
  });
  it('is flagged on both bookings if double-booked, each naming the other job', () => {
    const late = ['2026-11-24T08:00', '2026-11-24T10:00'] as const;
    const jobs = [
      job(1, morning('2026-11-24'), '2026-12-14T08:00'),
      job(2, late, '2026-12-15T08:00'),
      job(3, morning('2026-11-25'), '2026-11-25T08:00'),
    ];
    expect(
      vendorBars(jobs, span, meetingsOf(jobs, isWeekend)).map(({ bar, alsoOn }) => [
        bar.job.id,
        ...alsoOn,
      ]),
    ).toEqual([[1, 'Roof 2'], [2, 'Roof 1'], [3]]);
  });
});

describe('a job whose only crew has its own days', () => {
  const crews = [
    { id: 7, name: 'Torres', color: '#1e5b4a', members: ['Ana'], status: 'active' },
  ] as unknown as readonly Crew[];
  const lanes = (own: readonly [string, string]) => {
    const one = {
      ...job(1, own, '2026-11-24T08:00'),
      vendorSchedules: [],
      crewSchedules: [{ crewId: 7, ownDates: true, ...times(...own) }],
    };
    return lanesOf([one], crews, span).map(({ name, bars }) => [name, bars.length]);
  };
  it('is under No crew on its own days, and under the crew on theirs', () => {
    expect(lanes(morning('2026-11-26'))).toEqual([
      ['Torres', 1],
      ['No crew', 1],
    ]);
    expect(lanes(morning('2026-11-24'))).toEqual([
      ['Torres', 1],
      ['No crew', 0],
    ]);
  });
});
