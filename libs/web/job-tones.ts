// The colour of a job's status, the same wherever jobs are shown to staff (rule: job-status).
import type { Job } from '@purlin/contracts/job-shapes.ts';

/** Tones as badges have them. */
export const jobTones = {
  scheduled: 'info',
  in_progress: 'warn',
  completed: 'good',
  cancelled: 'bad',
  on_hold: 'quiet',
} as const satisfies Readonly<Record<Job['status'], string>>;
