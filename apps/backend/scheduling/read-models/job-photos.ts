// Which photos does a job have, and who added them?
import { flag, instant, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, removed, sql } from '@purlin/event-sourcing/read-model.ts';
import type { JobEvent } from '@purlin/domain/scheduling/job.ts';
import { rowsWhere, rowWhere, select, type Selected } from '../../platform/core/queries/select.ts';
import type { Db } from '../../platform/servers/database.ts';

const keyOf = (jobId: number, picture: string): string => `${jobId}-${picture}`;

export const jobPhotos = readModel<JobEvent>()({
  name: 'job_photos',
  version: 4,
  columns: {
    id: text().key(),
    jobId: number(),
    picture: text(),
    stepId: number().nullable(),
    /** Its client sees it. */
    shared: flag(),
    revision: number(),
    /** Of those that were added at once, the first is 0. */
    place: number(),
    at: instant(),
    by: text(),
  },
  indexes: ['(job_id, revision, place)'],
  key: {
    JobPhotosAdded: ({ photos }, { id }) => photos.map((picture) => keyOf(id, picture)),
    JobPhotoRemoved: ({ photo }, { id }) => keyOf(id, photo),
    JobPhotoShared: ({ photo }, { id }) => keyOf(id, photo),
    JobPhotoHidden: ({ photo }, { id }) => keyOf(id, photo),
  },
  on: {
    JobPhotosAdded: ({ photos, stepId }, _, { id, key, revision, at, by }) => {
      // The key is what a column can take of it.
      const row = String(key);
      const picture = row.slice(keyOf(id, '').length);
      const place = Math.max(0, photos.indexOf(picture));
      return { id: row, jobId: id, picture, stepId, shared: false, revision, place, at, by };
    },
    JobPhotoRemoved: () => removed,
    JobPhotoShared: (_, row) => changed(row, { shared: true }),
    JobPhotoHidden: (_, row) => changed(row, { shared: false }),
  },
});
const PHOTO = select(jobPhotos, ['picture', 'stepId', 'shared', 'at', 'by']);
export type PhotoRow = Selected<typeof PHOTO>;

/** Those of a job, the first one first. */
export const photosOf = (db: Db, jobId: number): Promise<PhotoRow[]> =>
  rowsWhere(db, PHOTO, sql`where job_id = ${jobId} order by revision, place`);

export const photoOfJob = (db: Db, jobId: number, picture: string): Promise<PhotoRow | undefined> =>
  rowWhere(db, PHOTO, sql`where id = ${keyOf(jobId, picture)}`);

const SHARED = select(jobPhotos, ['jobId', 'picture', 'at']);
/** Those of some jobs that their client sees, the first one first. */
export const sharedPhotosOf = (
  db: Db,
  jobIds: readonly number[],
): Promise<Selected<typeof SHARED>[]> =>
  rowsWhere(
    db,
    SHARED,
    sql`where job_id = any(${jobIds}) and shared order by job_id, revision, place`,
  );
