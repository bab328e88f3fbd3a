// Groups jobs by the day users look for them under.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { dayAndDate } from '../parts/days.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/calendar.ts';

/** The jobs of a day, under its heading. */
export interface JobsOfDay {
  readonly heading: string;
  readonly jobs: readonly Job[];
}

const named = (day: string, today: string): string => {
  if (day === '') return label('job.unscheduled');
  const year = day.slice(0, 4);
  const inYear = year === today.slice(0, 4);
  const date = inYear ? dayAndDate(day) : say('date-and-year', { date: dayAndDate(day), year });
  if (day === today) return say('today-date', { date });
  return day === dayAfter(today, 1) ? say('tomorrow-date', { date }) : date;
};

/** Empty for an unscheduled job. */
export const lastDayOf = ({ scheduledStartDate: start, scheduledEndDate: end }: Job): string =>
  (end ?? start ?? '').slice(0, 10);
/** Whether its last day is over, whatever its status. */
export const hasPassed =
  (today: string) =>
  (job: Job): boolean =>
    lastDayOf(job) < today;

/** Groups jobs in the given order. A job that started earlier and is ongoing counts as today's. */
export function byDays(jobs: readonly Job[], today: string): readonly JobsOfDay[] {
  const dayOf = (job: Job): string => {
    const first = (job.scheduledStartDate ?? '').slice(0, 10);
    return first !== '' && first < today && !hasPassed(today)(job) ? today : first;
  };
  return [...Map.groupBy(jobs, dayOf)].map(([day, of]) => ({
    heading: named(day, today),
    jobs: of,
  }));
}
