// The commands of a job's life cycle. Each confirms what it did, with undo where possible.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/jobs.ts';
import { monthDay } from '../parts/days.ts';
import { undo, warned } from '../parts/use-moving.ts';

/** That the end it had before it was completed early is back. */
const endsAgain = ({ plannedEndDate: end }: JobDetails): string =>
  end === null ? '' : say('ends-again', { day: monthDay(end.slice(0, 10)) });

/** Starts, pauses and ends one job. */
export function useSteps(job: JobDetails) {
  const params = { id: job.id };
  const reopen = useCommand(scheduling.reopen, {
    toast: {
      done: (now) => {
        const { description = '' } = warned(now);
        const said = [endsAgain(job), description].filter(Boolean).join(' ');
        return { title: say('reopened'), ...(said && { description: said }) };
      },
    },
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
      // No undo: a reopened job is no longer on hold, so the previous state cannot be restored.
      done: () => ({
        title: say('cancelled'),
        ...(held ? {} : undo(() => reopen.run({ params }))),
      }),
    },
  });
  return { start, hold, resume, complete, cancel, reopen };
}
