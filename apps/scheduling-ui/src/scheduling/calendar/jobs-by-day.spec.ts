// Specs of the jobs of a day: who is working, and which jobs of a month come first.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { closedOn } from '@purlin/domain/scheduling/working-days.ts';
import { expect, it } from 'vitest';
import { countOut, type DatedJob, nextFirst } from './jobs-by-day.ts';

it('counts jobs worked on a day, not resting or finished ones, and those on hold separately', () => {
  const job = (id: number, status: CalendarJob['status']) =>
    ({
      id,
      status,
      scheduledStartDate: '2031-05-09T08:00',
      scheduledEndDate: '2031-05-12T17:00',
    }) as CalendarJob;
  const jobs = [job(1, 'scheduled'), job(2, 'cancelled'), job(3, 'on_hold')];
  const out = countOut(jobs, closedOn(new Set(), true));
  expect([out(['2031-05-09', '2031-05-12']), out(['2031-05-10'])]).toEqual([
    { out: 1, held: 1 },
    { out: 0, held: 0 },
  ]);
});

it('lists unfinished jobs first, including ones ongoing today', () => {
  const from = (id: number, start: string, end: string) =>
    ({ id, scheduledStartDate: `${start}T08:00`, scheduledEndDate: `${end}T17:00` }) as DatedJob;
  const jobs = [
    from(1, '2031-05-02', '2031-05-03'),
    from(2, '2031-05-05', '2031-05-07'),
    from(3, '2031-05-09', '2031-05-09'),
  ];
  const ids = (today: string) => nextFirst(jobs, today).map(({ id }) => id);
  expect([ids('2031-05-07'), ids('2031-04-30'), ids('2031-06-01')]).toEqual([
    [2, 3, 1],
    [1, 2, 3],
    [1, 2, 3],
  ]);
});
