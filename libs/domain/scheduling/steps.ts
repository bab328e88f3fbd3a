// What can be done with a job where it stands, so that screens offer what the decider will do.
import type { JobStatus } from './job-shapes.ts';

export type JobStep =
  'start' | 'hold' | 'resume' | 'complete' | 'cancel' | 'reopen' | 'reschedule' | 'unschedule';

/** Completed or cancelled: nobody works on it any more, and it stays where it is. */
export const isOver = ({ status }: { readonly status: JobStatus }): boolean =>
  status === 'completed' || status === 'cancelled';

const REST = ['reschedule', 'hold', 'cancel'] as const;
const OVER = ['reopen'] as const;

/**
 * Every step that changes something, the usual next one first. `begun`: work has begun; `dated`: it
 * has a start. Proved against the decider in steps.spec.ts.
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
