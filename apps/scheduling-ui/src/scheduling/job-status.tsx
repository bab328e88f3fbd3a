// A job's status as a badge (rule: job-status).
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { StatusBadge } from '@purlin/ui/ui.ts';
import { jobTones } from '@purlin/web/job-tones.ts';
import { label } from '@purlin/words/labels.ts';

export const JobStatusBadge = ({ status }: { readonly status: Job['status'] }) => (
  <StatusBadge tone={jobTones[status]} label={label(`job.${status}`)} />
);

/** The class that colors a bar or a mark. */
export const jobTone = (status: Job['status']): string => `cal-tone-${jobTones[status]}`;
