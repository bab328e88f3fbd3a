// Whether times of somebody's own on a job are on its days.
import type { Dates } from './job-shapes.ts';

const dayOf = (local: string): string => local.slice(0, 10);

/** They are not all on days of the job. */
export const reachesOut = (job: Dates, { start, end }: Dates): boolean =>
  start !== null &&
  (job.start === null ||
    dayOf(start) < dayOf(job.start) ||
    dayOf(end ?? start) > dayOf(job.end ?? job.start));

/** They are on no day of the job. */
export const isElsewhere = (job: Dates, { start, end }: Dates): boolean =>
  start !== null &&
  (job.start === null ||
    dayOf(end ?? start) < dayOf(job.start) ||
    dayOf(start) > dayOf(job.end ?? job.start));
