// The steps of a job's life as commands: each says what it did and, where that is possible, takes
// it back.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import type { JobStep } from '@purlin/domain/scheduling/steps.ts';
import { useCommand } from '@purlin/web/web.ts';
import { undo, warned } from '../parts/use-moving.ts';

/** What the button of each step says. */
export const STEP_NAMES: Readonly<Record<JobStep, string>> = {
  start: 'Start job',
  hold: 'Put on hold',
  resume: 'Resume job',
  complete: 'Complete job',
  cancel: 'Cancel job',
  reopen: 'Reopen job',
  reschedule: 'Reschedule',
  unschedule: 'Take off the calendar',
};

/** Start, pause and end of one job. */
export function useSteps(job: JobDetails) {
  const params = { id: job.id };
  const reopen = useCommand(scheduling.reopen, {
    toast: { done: (now) => ({ title: 'Job reopened', ...warned(now) }) },
  });
  const resume = useCommand(scheduling.resume, {
    toast: { done: (now) => ({ title: 'Job resumed', ...warned(now) }) },
  });
  const start = useCommand(scheduling.start, { toast: { done: { title: 'Work started' } } });
  const complete = useCommand(scheduling.complete, {
    toast: { done: () => ({ title: 'Job completed', ...undo(() => reopen.run({ params })) }) },
  });
  const hold = useCommand(scheduling.hold, {
    toast: { done: () => ({ title: 'Job put on hold', ...undo(() => resume.run({ params })) }) },
  });
  const held = job.status === 'on_hold';
  const cancel = useCommand(scheduling.cancel, {
    toast: {
      // Reopened, a job is no longer on hold: that would not be what was there.
      done: () => ({ title: 'Job cancelled', ...(held ? {} : undo(() => reopen.run({ params }))) }),
    },
  });
  return { start, hold, resume, complete, cancel, reopen };
}
