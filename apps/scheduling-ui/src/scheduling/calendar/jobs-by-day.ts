// Which jobs are on which day; a job of several days is on each of them.
import type { Job } from '@purlin/contracts/scheduling.ts';
import { type Span } from './days.ts';

export const firstDay = (job: Job): string => job.scheduledStartDate.slice(0, 10);
export const lastDay = (job: Job): string =>
  (job.scheduledEndDate ?? job.scheduledStartDate).slice(0, 10);

/** Jobs that touch the span, earliest start first. */
export const jobsIn = (jobs: readonly Job[], { from, to }: Span): Job[] =>
  jobs
    .filter((job) => firstDay(job) <= to && lastDay(job) >= from)
    .toSorted((a, b) =>
      a.scheduledStartDate < b.scheduledStartDate
        ? -1
        : a.scheduledStartDate > b.scheduledStartDate
          ? 1
          : a.id - b.id,
    );

export const jobsOn = (jobs: readonly Job[], day: string): Job[] =>
  jobsIn(jobs, { from: day, to: day });
