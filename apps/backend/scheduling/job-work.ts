// What was done on a job, as it is shown: the steps of its checklist, photos and notes, with who
// and when.
import type { JobDetails } from '@purlin/contracts/job-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { actorName } from '@purlin/words/answers.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import type { Db } from '../platform/servers/database.ts';
import { checklistOf } from './read-models/job-checklists.ts';
import { photosOf } from './read-models/job-photos.ts';
import { notesOf } from './read-models/job-notes.ts';

export async function workOf(
  db: Db,
  jobId: number,
  language: Language,
): Promise<Pick<JobDetails, 'checklist' | 'dailyNotes' | 'photos'>> {
  const [list, notes, photos, staff] = await Promise.all([
    checklistOf(db, jobId),
    notesOf(db, jobId),
    photosOf(db, jobId),
    staffNames(db),
  ]);
  const nameOf = (by: string) => actorName(by, staff, language);
  return {
    checklist: list
      ? {
          name: list.name,
          steps: list.steps.map(({ id, text, done }) => ({
            id,
            text,
            doneAt: done?.at ?? null,
            doneBy: done && nameOf(done.by),
          })),
        }
      : null,
    photos: photos.map(({ by, ...photo }) => ({ ...photo, by: nameOf(by) })),
    dailyNotes: notes.map(({ by, ...note }) => ({ ...note, by: nameOf(by) })),
  };
}
