// The status of a job as a badge (rule: job-status).
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';

const tones: Readonly<Record<Job['status'], Tone>> = {
  scheduled: 'info',
  in_progress: 'warn',
  completed: 'good',
  cancelled: 'bad',
  on_hold: 'quiet',
};
export const JobStatusBadge = ({ status }: { readonly status: Job['status'] }) => (
  <StatusBadge tone={tones[status]} label={label(`job.${status}`)} />
);

/** The class that colours a bar or a mark. */
export const jobTone = (status: Job['status']): string => `cal-tone-${tones[status]}`;
