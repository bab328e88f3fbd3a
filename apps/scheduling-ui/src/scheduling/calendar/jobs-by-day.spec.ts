// Specs of the jobs of a day: who is out on it.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { closedOn } from '@purlin/domain/scheduling/working-days.ts';
import { expect, it } from 'vitest';
import { countOut } from './jobs-by-day.ts';

it('counts who works on a day, not what rests on it or is over', () => {
  const job = (id: number, status: CalendarJob['status']) =>
    ({
      id,
      status,
      scheduledStartDate: '2031-05-09T08:00',
      scheduledEndDate: '2031-05-12T17:00',
    }) as CalendarJob;
  const out = countOut([job(1, 'scheduled'), job(2, 'cancelled')], closedOn(new Set(), true));
  expect([out(['2031-05-09', '2031-05-12']), out(['2031-05-10'])]).toEqual([1, 0]);
});
