// The start date that a client was told, if the job is now on another day.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { say } from '@purlin/words/screens/scheduling.ts';
import { dayAndDate, type LocalDates } from './days.ts';

/**
 * "Dana Whitfield was told Fri, Dec 4, and does not know of this day." Undefined for a finished
 * job, or if the client was told this date or none.
 */
export function clientBelieves(
  job: Pick<JobDetails, 'status' | 'client' | 'clientTold'>,
  { scheduledStartDate: start }: Pick<LocalDates, 'scheduledStartDate'>,
): readonly string[] {
  const told = job.clientTold?.startDate.slice(0, 10);
  if (told === undefined || told === start?.slice(0, 10) || isOver(job)) return [];
  const words = { client: job.client.name, day: dayAndDate(told) };
  return [start === null ? say('told-and-waits', words) : say('told-other-day', words)];
}
