// Moving a job, from wherever it is shown: what is said of it, and the way back.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { type Notice, useCommand } from '@purlin/web/web.ts';
import { localTime } from './days.ts';
import { warningSentence } from './warnings.ts';

/** What speaks against where it is now, for the end of a notice. */
export const warned = ({ warnings }: JobDetails): { description?: string } =>
  warnings.length > 0 ? { description: warnings.map(warningSentence).join(' ') } : {};
/** The way back, at the end of a notice. */
export const undo = (onPress: () => unknown): Pick<Notice, 'action'> => ({
  action: { label: 'Undo', onPress: () => void onPress() },
});

interface Dates {
  readonly scheduledStartDate: string | null;
  readonly scheduledEndDate: string | null;
}

/** "Moved New ridge vent to Nov 20, 2026, 8:00 AM" */
export const movedTitle = ({ title, scheduledStartDate }: Dates & { title: string }): string =>
  scheduledStartDate === null
    ? `Took ${title} off the calendar`
    : `Moved ${title} to ${localTime(scheduledStartDate)}`;

/**
 * Moves jobs; each move can be undone as long as nobody moved the job since. A move on dates that
 * somebody changed meanwhile is refused with 412, and told by whoever asked.
 */
export function useMoving() {
  const back = useCommand(scheduling.reschedule, {
    toast: { done: (now) => ({ title: movedTitle(now) }) },
  });
  const move = useCommand(scheduling.reschedule, { toast: 'none' });
  /** The notice of a move, with the way back to where the job was. */
  const noticeOf = (before: Dates, now: JobDetails): Notice => ({
    title: movedTitle(now),
    ...warned(now),
    ...undo(() =>
      back.run({
        params: { id: now.id },
        body: {
          scheduledStartDate: before.scheduledStartDate,
          scheduledEndDate: before.scheduledEndDate,
          reason: '',
          dateChanges: now.dateChanges,
        },
      }),
    ),
  });
  return { move, noticeOf };
}
