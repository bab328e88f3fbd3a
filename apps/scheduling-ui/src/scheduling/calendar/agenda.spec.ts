// Specs of the agenda: jobs grouped by day.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { expect, it } from 'vitest';
import { byDays } from './agenda.ts';

const job = (title: string, start: string | null, end: string | null = null) =>
  ({ title, scheduledStartDate: start, scheduledEndDate: end }) as Job;

it('lists ongoing jobs under today, and names the year if it differs', () => {
  const days = byDays(
    [
      job('Goes on', '2026-12-28T08:00', '2026-12-31T17:00'),
      job('Begins', '2026-12-30T08:00'),
      job('Next', '2026-12-31T08:00'),
      job('Later', '2027-01-04T08:00'),
      job('Was', '2026-12-21T08:00', '2026-12-22T17:00'),
      job('Waits', null),
    ],
    '2026-12-30',
  );
  expect(days.map(({ heading, jobs }) => [heading, ...jobs.map(({ title }) => title)])).toEqual([
    ['Today, Wed, Dec 30', 'Goes on', 'Begins'],
    ['Tomorrow, Thu, Dec 31', 'Next'],
    ['Mon, Jan 4, 2027', 'Later'],
    ['Mon, Dec 21', 'Was'],
    ['Unscheduled', 'Waits'],
  ]);
});
