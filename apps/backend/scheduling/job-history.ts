// The timeline of a job for people: who did what, when, in a sentence each.
import type { JobHistoryEntry } from '@purlin/contracts/job-shapes.ts';
import { job } from '@purlin/domain/scheduling/job.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { actorName } from '@purlin/words/answers.ts';
import { tell } from '@purlin/words/story.ts';
import { staffNames } from '../access/read-models/user-list.ts';
import type { Services } from '../platform/core/room.ts';

/** Every event of a job, newest first; undefined when there is no such job. */
export async function jobHistory(
  id: number,
  { history, db }: Pick<Services, 'history' | 'db'>,
  language: Language,
): Promise<JobHistoryEntry[] | undefined> {
  const events = await history.read(job, id);
  if (events.length === 0) return undefined;
  const staff = await staffNames(db);
  const steps = new Map<number, string>();
  return events
    .map((event) => {
      // What a step was called when it was ticked.
      if (event.type === 'ChecklistSet')
        for (const step of event.data.steps) steps.set(step.id, step.text);
      const known =
        event.type === 'StepTicked' || event.type === 'StepUnticked'
          ? { step: steps.get(event.data.stepId) ?? '' }
          : {};
      return {
        revision: event.revision,
        type: event.type,
        at: event.at,
        by: actorName(event.by, staff, language),
        summary: tell(event, language, known),
      };
    })
    .toReversed();
}
