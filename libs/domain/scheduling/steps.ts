// Which actions a job's status allows, so that screens offer exactly what the decider accepts.
import type { JobStatus } from './job-shapes.ts';

export type JobStep =
  'start' | 'hold' | 'resume' | 'complete' | 'cancel' | 'reopen' | 'reschedule' | 'unschedule';

/** Completed or canceled. */
export const isOver = ({ status }: { readonly status: JobStatus }): boolean =>
  status === 'completed' || status === 'cancelled';

const REST = ['reschedule', 'hold', 'cancel'] as const;
const OVER = ['reopen'] as const;

/**
 * The allowed actions, most likely first. `begun`: work has begun; `dated`: it has a start.
 * steps.spec.ts checks them against the decider.
 */
export function stepsOf({
  status,
  dated,
  begun,
}: {
  readonly status: JobStatus;
  readonly dated: boolean;
  readonly begun: boolean;
}): readonly JobStep[] {
  const unschedule = dated && !begun ? (['unschedule'] as const) : [];
  switch (status) {
    case 'scheduled':
      return dated ? ['start', 'complete', ...REST, ...unschedule] : REST;
    case 'in_progress':
      return ['complete', ...REST];
    case 'on_hold':
      return ['resume', 'reschedule', 'cancel', ...unschedule];
    default:
      return OVER;
  }
}
