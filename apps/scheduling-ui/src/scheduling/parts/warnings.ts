// What speaks against an assignment, in a sentence.
import type { AssignmentWarning } from '@purlin/contracts/job-shapes.ts';
import { localTime } from './days.ts';

/** "Torres is on Metal roof from Nov 20, 2026, 8:00 AM." */
export const warningSentence = ({ kind, name, job }: AssignmentWarning): string =>
  job
    ? `${name} is on ${job.title} from ${localTime(job.startDate)}.`
    : kind === 'crew-archived'
      ? `${name} is archived.`
      : `${name} is inactive.`;
