// Compares an assignment's own times with its job's days.
import type { Dates } from './job-shapes.ts';

const dayOf = (local: string): string => local.slice(0, 10);

/** Whether any of them is outside the job's days. */
export const reachesOut = (job: Dates, { start, end }: Dates): boolean =>
  start !== null &&
  (job.start === null ||
    dayOf(start) < dayOf(job.start) ||
    dayOf(end ?? start) > dayOf(job.end ?? job.start));

/** Whether all of them are outside the job's days. */
export const isElsewhere = (job: Dates, { start, end }: Dates): boolean =>
  start !== null &&
  (job.start === null ||
    dayOf(end ?? start) < dayOf(job.start) ||
    dayOf(start) > dayOf(job.end ?? job.start));
