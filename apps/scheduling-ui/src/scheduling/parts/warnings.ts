// What speaks against an assignment, in a sentence.
import type { AssignmentWarning } from '@purlin/contracts/job-shapes.ts';
import { localTime, shortDate } from './days.ts';

/** "Torres is on Metal roof from Nov 20, 2026, 8:00 AM." */
export function warningSentence({ kind, name, job, insuredUntil }: AssignmentWarning): string {
  if (job) return `${name} is on ${job.title} from ${localTime(job.startDate)}.`;
  if (insuredUntil) return `${name} is insured until ${shortDate(insuredUntil)} only.`;
  return kind === 'crew-archived' ? `${name} is archived.` : `${name} is inactive.`;
}
