// Times of their own that a crew or a vendor has on a job.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';

type Dates = Pick<CalendarJob, 'scheduledStartDate' | 'scheduledEndDate'>;
/** When somebody is on a job. */
export interface Times extends Dates {
  readonly ownDates: boolean;
}

const dayOf = (local: string): string => local.slice(0, 10);

/** Whether these times have anything to do with the day. */
export const areOn =
  (day: string) =>
  ({ scheduledStartDate: start, scheduledEndDate: end }: Dates): boolean =>
    start !== null && dayOf(start) <= day && dayOf(end ?? start) >= day;

/** They are times of somebody's own, and not all on days of the job. */
export function reachesOut(job: Dates, { ownDates, ...times }: Times): boolean {
  const { scheduledStartDate: from, scheduledEndDate: to } = times;
  if (!ownDates || from === null) return false;
  const { scheduledStartDate: start, scheduledEndDate: end } = job;
  return start === null || dayOf(from) < dayOf(start) || dayOf(to ?? from) > dayOf(end ?? start);
}

/** They are times of somebody's own, and on no day of the job. */
export function isElsewhere(job: Dates, { ownDates, ...times }: Times): boolean {
  const { scheduledStartDate: from, scheduledEndDate: to } = times;
  if (!ownDates || from === null) return false;
  const { scheduledStartDate: start, scheduledEndDate: end } = job;
  return start === null || dayOf(to ?? from) < dayOf(start) || dayOf(from) > dayOf(end ?? start);
}
