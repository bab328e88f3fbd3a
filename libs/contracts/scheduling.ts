// The doors of scheduling: jobs, and making one out of an accepted estimate.
import { z } from 'zod';
import { commands, JobStatus } from '@purlin/domain/scheduling/job-shapes.ts';
import { LocalTime } from '@purlin/domain/scheduling/local-time.ts';
import { Id, ListQuery, Money, MoneyInput, sortBy, Text, type SortField } from './fields.ts';
import { command, query } from './route.ts';

/** ISO 8601 without a zone: what the clock says where the company works. */
const Local = LocalTime.meta({
  description: "Year-month-dayThour:minute in the company's time zone",
});

export const Job = z
  .object({
    id: Id,
    /** The estimate that the job came from; null for a job that came from none. */
    estimateId: Id.nullable(),
    clientId: Id,
    client: z.object({ name: z.string() }),
    title: z.string(),
    description: z.string(),
    address: z.string(),
    status: JobStatus,
    startDate: Local,
    endDate: Local.nullable(),
    scheduledStartDate: Local,
    scheduledEndDate: Local.nullable(),
    budget: Money.nullable(),
    notes: z.string(),
    vendorSchedules: z.array(
      z.object({ vendor: z.object({ name: z.string(), category: z.string().nullable() }) }),
    ),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof Job>;

/** A date, a date and time, or an instant; the room turns it into the company's local time. */
const Moment = z.union(
  [z.iso.date(), z.iso.datetime({ local: true, offset: true })],
  'Please enter a date, for example 2026-03-31 or 2026-03-31T08:00',
);
const MISSING = 'Please fill in all required fields';

const JobSort = sortBy('startDate', 'title', 'clientName', 'status', 'budget');
export type JobSort = SortField<typeof JobSort>;

export const scheduling = {
  list: query('/api/jobs', {
    right: 'jobs.read',
    own: true,
    summary:
      'Jobs, latest start first; the job touches the days `from` to `to`, `q` searches ' +
      'title, client and address',
    answer: z.array(Job),
    query: ListQuery.extend({
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      estimateId: z.coerce.number().pipe(Id).optional(),
      clientId: z.coerce.number().pipe(Id).optional(),
      sort: JobSort,
    }),
  }),
  details: query('/api/jobs/:id', {
    right: 'jobs.read',
    own: true,
    of: 'job',
    summary: 'One job',
    answer: Job,
  }),
  today: query('/api/calendar', {
    right: 'jobs.read',
    summary: 'Which day it is where the company works',
    answer: z.object({ today: z.iso.date() }),
  }),
  convert: command('POST', '/api/estimates/:id/convert-to-job', {
    right: 'jobs.write',
    summary:
      'Makes a job of an accepted estimate, once; a repeat answers with the job that is there',
    decider: 'job',
    command: 'ScheduleJob',
    stream: 'room',
    answer: Job,
    body: z.object({
      title: commands.ScheduleJob.shape.title,
      address: commands.ScheduleJob.shape.address,
      description: Text,
      scheduledStartDate: z.string(MISSING).min(1, MISSING).pipe(Moment),
      scheduledEndDate: z
        .string()
        .nullish()
        .transform((text) => text || null)
        .pipe(Moment.nullable()),
      budget: z
        .union([z.string(), z.number()])
        .nullish()
        .transform((amount) => (amount === '' ? null : (amount ?? null)))
        .pipe(MoneyInput.pipe(z.int().min(0, 'The budget cannot be negative')).nullable()),
      notes: Text,
    }),
  }),
};
