// What did people note about a job, day by day?
import { instant, number, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { JobEvent } from '@purlin/domain/scheduling/job.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, select, type Selected } from '../../platform/core/queries/select.ts';

export const jobNotes = readModel<JobEvent>()({
  name: 'job_notes',
  version: 1,
  columns: {
    id: text().key(),
    jobId: number(),
    revision: number(),
    text: text(),
    at: instant(),
    by: text(),
  },
  indexes: ['(job_id, revision)'],
  key: { JobNoteWritten: (_, { eventId }) => eventId },
  on: {
    JobNoteWritten: (e, _, { id, eventId, revision, at, by }) => ({
      id: eventId,
      jobId: id,
      revision,
      text: e.text,
      at,
      by,
    }),
  },
});
const NOTE = select(jobNotes, ['revision', 'text', 'at', 'by']);
export type NoteRow = Selected<typeof NOTE>;
/** As many as a job's page shows; the timeline has all. */
const MOST = 50;

/** The newest notes about a job, newest first. */
export const notesOf = (db: Db, jobId: number): Promise<NoteRow[]> =>
  rowsWhere(db, NOTE, sql`where job_id = ${jobId} order by revision desc limit ${MOST}`);
