// Which jobs are on which day; a job of several days is on each of them.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { type Span } from './days.ts';

/** A job on the calendar. */
export type DatedJob = Job & { readonly scheduledStartDate: string };
const isDated = (job: Job): job is DatedJob => job.scheduledStartDate !== null;

export const firstDay = (job: DatedJob): string => job.scheduledStartDate.slice(0, 10);
export const lastDay = (job: DatedJob): string =>
  (job.scheduledEndDate ?? job.scheduledStartDate).slice(0, 10);

/** Jobs that touch the span, earliest start first. */
export const jobsIn = (jobs: readonly Job[], { from, to }: Span): DatedJob[] =>
  jobs
    .filter(isDated)
    .filter((job) => firstDay(job) <= to && lastDay(job) >= from)
    .toSorted((a, b) =>
      a.scheduledStartDate < b.scheduledStartDate
        ? -1
        : a.scheduledStartDate > b.scheduledStartDate
          ? 1
          : a.id - b.id,
    );

export const jobsOn = (jobs: readonly Job[], day: string): DatedJob[] =>
  jobsIn(jobs, { from: day, to: day });
