// Portal route of a client's jobs: dates, weather moves, progress.
import { z } from 'zod';
import { JobStatus } from '@purlin/domain/scheduling/job-shapes.ts';
import { PictureId } from '@purlin/domain/shared/picture.ts';
import { Id, Instant } from './fields.ts';
import { Local } from './job-shapes.ts';
import { query } from './route.ts';

const Dates = z.object({ startDate: Local.nullable(), endDate: Local.nullable() });

/** A job as its client sees it (rule: client-portal). */
export const OwnProject = z
  .object({
    id: Id,
    title: z.string(),
    address: z.string(),
    status: JobStatus,
    ...Dates.shape,
    /** The working days, without days of rest; empty without dates. */
    workDays: z.array(z.iso.date()),
    /** Names. */
    crews: z.array(z.string()),
    /** Moves because of weather, oldest first, without those that were undone. */
    weatherMoves: z.array(z.object({ at: Instant, from: Dates, to: Dates })),
    /** The estimate it was created from, and when that was approved. */
    estimateId: Id.nullable(),
    approvedAt: Instant.nullable(),
    startedAt: Instant.nullable(),
    completedAt: Instant.nullable(),
    /** Photos shared by staff, oldest first. */
    photos: z.array(z.object({ picture: PictureId, at: Instant })),
  })
  .meta({ id: 'OwnProject' });
export type OwnProject = z.infer<typeof OwnProject>;

export const ownProjects = {
  list: query('/api/portal/projects', {
    right: 'jobs.read',
    own: true,
    person: true,
    summary: 'The signed-in client’s jobs by start date, unscheduled ones last',
    answer: z.object({
      /** Today in the company's time zone. */
      today: z.iso.date(),
      projects: z.array(OwnProject),
    }),
  }),
};
