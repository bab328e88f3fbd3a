// The badge color of each job status, the same on all staff screens (rule: job-status).
import type { Job } from '@purlin/contracts/job-shapes.ts';

export const jobTones = {
  scheduled: 'info',
  in_progress: 'warn',
  completed: 'good',
  cancelled: 'bad',
  on_hold: 'quiet',
} as const satisfies Readonly<Record<Job['status'], string>>;
