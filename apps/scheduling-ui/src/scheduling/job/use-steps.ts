// The steps of a job's life as commands: each says what it did and, where that is possible, takes
// it back.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/jobs.ts';
import { undo, warned } from '../parts/use-moving.ts';

/** Start, pause and end of one job. */
export function useSteps(job: JobDetails) {
  const params = { id: job.id };
  const reopen = useCommand(scheduling.reopen, {
    toast: { done: (now) => ({ title: say('reopened'), ...warned(now) }) },
  });
  const resume = useCommand(scheduling.resume, {
    toast: { done: (now) => ({ title: say('resumed'), ...warned(now) }) },
  });
  const start = useCommand(scheduling.start, {
    toast: { done: (now) => ({ title: say('started'), ...warned(now) }) },
  });
  const complete = useCommand(scheduling.complete, {
    toast: {
      done: (now) => ({
        title: say('completed'),
        ...warned(now),
        ...undo(() => reopen.run({ params })),
      }),
    },
  });
  const hold = useCommand(scheduling.hold, {
    toast: { done: () => ({ title: say('put-on-hold'), ...undo(() => resume.run({ params })) }) },
  });
  const held = job.status === 'on_hold';
  const cancel = useCommand(scheduling.cancel, {
    toast: {
      // Reopened, a job is no longer on hold: that would not be what was there.
      done: () => ({
        title: say('cancelled'),
        ...(held ? {} : undo(() => reopen.run({ params }))),
      }),
    },
  });
  return { start, hold, resume, complete, cancel, reopen };
}
