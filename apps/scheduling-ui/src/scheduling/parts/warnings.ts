// What speaks against an assignment, in a sentence.
import type { AssignmentWarning, CalendarJob, Job } from '@purlin/contracts/job-shapes.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { datesSentence, localTime, shortDate } from './days.ts';
import { reachesOut } from './own-times.ts';

const insuredOnly = (name: string, until: string): string =>
  `${name} is insured until ${shortDate(until)} only`;

/** "Valley Crane is insured until Nov 20, 2026 only", of every vendor on a job that goes on. */
export const uninsuredOn = (job: CalendarJob): readonly string[] =>
  isOver(job)
    ? []
    : job.vendorSchedules.flatMap(({ vendor, insuredUntil }) =>
        insuredUntil ? [insuredOnly(vendor.name, insuredUntil)] : [],
      );

/**
 * "Valley Crane keeps Nov 25, 2026, 7:00 AM – 9:00 AM, outside of the job", of whoever has times of
 * their own that are not all on days of the job.
 */
export const keptOutside = (
  job: Pick<Job, 'scheduledStartDate' | 'scheduledEndDate' | 'crewSchedules' | 'vendorSchedules'>,
): readonly string[] =>
  [
    ...job.crewSchedules.map((one) => ({ ...one, name: one.crew.name })),
    ...job.vendorSchedules.map((one) => ({ ...one, name: one.vendor.name })),
  ]
    .filter((one) => reachesOut(job, one))
    .map((one) => `${one.name} keeps ${datesSentence(one)}, outside of the job.`);

/** "Torres is on Metal roof from Nov 20, 2026, 8:00 AM." */
export function warningSentence({ kind, name, job, insuredUntil }: AssignmentWarning): string {
  if (job) return `${name} is on ${job.title} from ${localTime(job.startDate)}.`;
  if (insuredUntil) return `${insuredOnly(name, insuredUntil)}.`;
  return kind === 'crew-archived' ? `${name} is archived.` : `${name} is inactive.`;
}
