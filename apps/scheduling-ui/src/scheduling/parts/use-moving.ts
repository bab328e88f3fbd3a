// Moves a job, from any screen, with a notice and undo.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import type { CrewChange } from '@purlin/domain/scheduling/job-shapes.ts';
import { type Notice, useCommand, useNotify } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/scheduling.ts';
import { rememberChange } from './last-change.ts';
import { type Dates, movedTitle } from './moved-title.ts';
import { clientBelieves } from './client-told.ts';
import { warningSentence } from './warnings.ts';

/** Conflicts at the new place, and what the client was told, for the end of a notice. */
export const warned = (now: JobDetails): { description?: string } => {
  const told = [...now.warnings.map(warningSentence), ...clientBelieves(now, now)];
  return told.length > 0 ? { description: told.join(' ') } : {};
};
/** The undo action of a notice. */
export const undo = (onPress: () => unknown): Pick<Notice, 'action'> => ({
  action: { label: say('undo'), onPress: () => void onPress() },
});

/**
 * Moves jobs, also to another crew. Each move can be undone until someone moves the job again. If
 * the dates were changed meanwhile, the server refuses with 412, and the caller handles it.
 */
export function useMoving() {
  const notify = useNotify();
  const back = useCommand(scheduling.reschedule, {
    toast: { done: ({ title }) => ({ title: say('back-where-it-was', { title }) }) },
  });
  const move = useCommand(scheduling.reschedule, { toast: 'none' });
  /** Reports a move, and remembers how to undo it. */
  const tell = (before: Dates, now: JobDetails, crew?: CrewChange) => {
    const name = now.crewSchedules.find(({ crewId }) => crewId === crew?.to)?.crew.name;
    const title = movedTitle(before, now, crew && (name ?? ''));
    const takeBack = rememberChange({
      title,
      undo: () =>
        back.run({
          params: { id: now.id },
          body: {
            scheduledStartDate: before.scheduledStartDate,
            scheduledEndDate: before.scheduledEndDate,
            reason: '',
            dateChanges: now.dateChanges,
            ...(crew ? { crew: { from: crew.to, to: crew.from } } : {}),
          },
        }),
    });
    notify({ title, ...warned(now), ...undo(takeBack) });
  };
  return { move, tell };
}
