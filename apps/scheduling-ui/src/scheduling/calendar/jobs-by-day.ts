// Groups jobs by day; a job of several days is on each of them.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import {
  firstDayOf,
  lastDayOf,
  workedDays,
  type OnCalendar,
} from '@purlin/domain/scheduling/worked-days.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import type { Who } from '../parts/bookings.ts';
import { type Span } from '../parts/days.ts';
import type { OutOn } from '../parts/weather-words.ts';

/** A job with dates. */
export type DatedJob<J extends CalendarJob = CalendarJob> = J & {
  readonly scheduledStartDate: string;
  /** Whose times these are, if they are someone's own and not the job's. */
  readonly booked?: Who;
};
const isDated = <J extends CalendarJob>(job: J): job is DatedJob<J> =>
  job.scheduledStartDate !== null;

export const timesOf = ({
  scheduledStartDate: start,
  scheduledEndDate: end,
  worksThrough = [],
}: DatedJob): OnCalendar => ({ start, end, worksThrough });
export const firstDay = (job: DatedJob): string => firstDayOf(timesOf(job));
export const lastDay = (job: DatedJob): string => lastDayOf(timesOf(job));

/** Whether someone works on a job on this day; otherwise it rests. */
export const worksOn =
  (day: string, closed: Closed) =>
  (job: DatedJob): boolean =>
    workedDays(timesOf(job), closed).includes(day);

/** Jobs that overlap the span, earliest start first. */
export const jobsIn = <J extends CalendarJob>(
  jobs: readonly J[],
  { from, to }: Span,
): DatedJob<J>[] =>
  jobs
    .filter((job) => isDated(job))
    .filter((job) => firstDay(job) <= to && lastDay(job) >= from)
    .toSorted((a, b) =>
      a.scheduledStartDate < b.scheduledStartDate
        ? -1
        : a.scheduledStartDate > b.scheduledStartDate
          ? 1
          : a.id - b.id,
    );

export const jobsOn = <J extends CalendarJob>(jobs: readonly J[], day: string): DatedJob<J>[] =>
  jobsIn(jobs, { from: day, to: day });

/**
 * Jobs that ended before today go after unfinished ones. In a past month all have ended, so the
 * order stays.
 */
export const nextFirst = (jobs: readonly DatedJob[], today: string): readonly DatedJob[] => [
  ...jobs.filter((job) => lastDay(job) >= today),
  ...jobs.filter((job) => lastDay(job) < today),
];

/** The jobs of every day of the span that has any, earliest start first. */
export function jobsByDay(
  jobs: readonly CalendarJob[],
  span: Span,
): ReadonlyMap<string, readonly DatedJob[]> {
  const days = new Map<string, DatedJob[]>();
  for (const job of jobsIn(jobs, span)) {
    const last = lastDay(job) < span.to ? lastDay(job) : span.to;
    const first = firstDay(job) > span.from ? firstDay(job) : span.from;
    for (let day = first; day <= last; day = dayAfter(day, 1)) {
      const there = days.get(day);
      if (there) there.push(job);
      else days.set(day, [job]);
    }
  }
  return days;
}

/**
 * How many unfinished jobs are worked on one of these days, or have someone there at their own
 * times.
 */
export const countOut =
  (jobs: readonly CalendarJob[], closed: Closed) =>
  (days: readonly string[]): OutOn => {
    const there = new Map(
      days.flatMap((day) =>
        jobsOn(jobs, day)
          .filter((job) => !isOver(job) && worksOn(day, closed)(job))
          .map(({ id, status }) => [id, status] as const),
      ),
    );
    const held = [...there.values()].filter((status) => status === 'on_hold').length;
    return { out: there.size - held, held };
  };
