// What speaks against an assignment, in a sentence.
import type { AssignmentWarning, CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { localTime, shortDate } from './days.ts';

const insuredOnly = (name: string, until: string): string =>
  `${name} is insured until ${shortDate(until)} only`;

/** "Valley Crane is insured until Nov 20, 2026 only", of every vendor on a job that goes on. */
export const uninsuredOn = (job: CalendarJob): readonly string[] =>
  isOver(job)
    ? []
    : job.vendorSchedules.flatMap(({ vendor, insuredUntil }) =>
        insuredUntil ? [insuredOnly(vendor.name, insuredUntil)] : [],
      );

/** "Torres is on Metal roof from Nov 20, 2026, 8:00 AM." */
export function warningSentence({ kind, name, job, insuredUntil }: AssignmentWarning): string {
  if (job) return `${name} is on ${job.title} from ${localTime(job.startDate)}.`;
  if (insuredUntil) return `${insuredOnly(name, insuredUntil)}.`;
  return kind === 'crew-archived' ? `${name} is archived.` : `${name} is inactive.`;
}
