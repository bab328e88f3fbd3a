// The door of a client's own projects: when there is work, what the weather moved, what is done.
import { z } from 'zod';
import { JobStatus } from '@purlin/domain/scheduling/job-shapes.ts';
import { PictureId } from '@purlin/domain/shared/picture.ts';
import { Id, Instant } from './fields.ts';
import { Local } from './job-shapes.ts';
import { query } from './route.ts';

const Dates = z.object({ startDate: Local.nullable(), endDate: Local.nullable() });

/** A job as its client knows it (rule: client-portal). */
export const OwnProject = z
  .object({
    id: Id,
    title: z.string(),
    address: z.string(),
    status: JobStatus,
    ...Dates.shape,
    /** The days on which there is work, without those of rest; empty while it has no dates. */
    workDays: z.array(z.iso.date()),
    /** By name. */
    crews: z.array(z.string()),
    /** What bad weather moved, the latest last; what was moved back is none. */
    weatherMoves: z.array(z.object({ at: Instant, from: Dates, to: Dates })),
    /** The estimate that it came from, and when that was approved. */
    estimateId: Id.nullable(),
    approvedAt: Instant.nullable(),
    startedAt: Instant.nullable(),
    completedAt: Instant.nullable(),
    /** Those that staff share, the first one first. */
    photos: z.array(z.object({ picture: PictureId, at: Instant })),
  })
  .meta({ id: 'OwnProject' });
export type OwnProject = z.infer<typeof OwnProject>;

export const ownProjects = {
  list: query('/api/portal/projects', {
    right: 'jobs.read',
    own: true,
    person: true,
    summary: 'The jobs of the client who asks, by their start; those without dates come last',
    answer: z.object({
      /** Which day it is where the company works. */
      today: z.iso.date(),
      projects: z.array(OwnProject),
    }),
  }),
};
