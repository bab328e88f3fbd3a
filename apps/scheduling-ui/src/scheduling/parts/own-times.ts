// A crew's or vendor's own times on a job.
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import * as ownTimes from '@purlin/domain/scheduling/own-times.ts';

type Dates = Pick<CalendarJob, 'scheduledStartDate' | 'scheduledEndDate'>;
/** The times of a booking. */
export interface Times extends Dates {
  readonly ownDates: boolean;
}

const dayOf = (local: string): string => local.slice(0, 10);
const datesOf = ({ scheduledStartDate: start, scheduledEndDate: end }: Dates) => ({ start, end });

/** Whether these times include the day. */
export const areOn =
  (day: string) =>
  ({ scheduledStartDate: start, scheduledEndDate: end }: Dates): boolean =>
    start !== null && dayOf(start) <= day && dayOf(end ?? start) >= day;

/** They are someone's own times, and not all on days of the job. */
export const reachesOut = (job: Dates, times: Times): boolean =>
  times.ownDates && ownTimes.reachesOut(datesOf(job), datesOf(times));

/** They are someone's own times, and on no day of the job. */
export const isElsewhere = (job: Dates, times: Times): boolean =>
  times.ownDates && ownTimes.isElsewhere(datesOf(job), datesOf(times));
