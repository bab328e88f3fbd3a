// Why a job is not scheduled as asked.
import { conflict, missing, refusing } from '@purlin/event-sourcing/refusal.ts';

export const jobReasons = {
  'estimate-not-found': missing(),
  'estimate-not-accepted': conflict(),
  'job-of-another-estimate': conflict(),
  'job-ends-before-it-starts': conflict(),
};
export const refuse = refusing(jobReasons);
