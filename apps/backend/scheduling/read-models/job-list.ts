// Which jobs are on the calendar, and when?
import { day, flag, instant, number, text, type Row } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, sql, type Envelope } from '@purlin/event-sourcing/read-model.ts';
import type { JobSort } from '@purlin/contracts/job-shapes.ts';
import { type JobEvent } from '@purlin/domain/scheduling/job.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { JobStatus, type Dates, type Words } from '@purlin/domain/scheduling/job-shapes.ts';
import { wordsOf } from '@purlin/domain/scheduling/job-words.ts';
import { upToDate } from '../../platform/core/queries/from-history.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byColumn,
  byOptional,
  byText,
  byWords,
  readPage,
  sortIndexes,
  type List,
  type PageRequest,
  type SortKeys,
} from '../../platform/core/queries/paging.ts';
import { rowsWhere, select, type Selected } from '../../platform/core/queries/select.ts';
import type { ListPage } from '../../platform/core/room.ts';
import { DAYS_INDEX, datesOf, touches } from './days-on.ts';
import { jobsOf } from './job-assignments.ts';

const SORTS: SortKeys<JobSort> = {
  startDate: byColumn("coalesce(start, '')", 'text'),
  title: byText('title'),
  clientName: byText('client_name'),
  status: byWords('status', JobStatus.options),
  budget: byOptional('budget_cents', 'bigint'),
};

const columns = {
  id: number().key(),
  /** Null: the job came from no estimate. */
  estimateId: number().nullable(),
  clientId: number(),
  clientName: text(),
  title: text(),
  description: text(),
  address: text(),
  status: text<JobStatus>(),
  /** Whether work has begun. */
  begun: flag(),
  statusReason: text(),
  /** Null: it waits for its dates. */
  start: text().nullable(),
  end: text().nullable(),
  firstDay: day().nullable(),
  lastDay: day().nullable(),
  /** The end before it was completed early. */
  plannedEnd: text().nullable(),
  dateChanges: number(),
  budgetCents: number().nullable(),
  notes: text(),
  /** Of the last event that calendars show, and when it was. */
  revision: number(),
  changedAt: instant(),
  cancelledAt: instant().nullable(),
  /** When work began, as far as somebody said so, and when it was finished. */
  startedAt: instant().nullable(),
  completedAt: instant().nullable(),
};
type Stored = Row<typeof columns>;

const status = (now: JobStatus, statusReason = '') => ({ status: now, statusReason });
const told = ({ revision, at }: Pick<Envelope, 'revision' | 'at'>) => ({ revision, changedAt: at });
const born = (
  e: Words & Dates & { readonly client: { readonly id: number; readonly name: string } },
  { id, ...envelope }: Envelope,
) => ({
  ...told(envelope),
  id,
  clientId: e.client.id,
  clientName: e.client.name,
  ...wordsOf(e),
  ...datesOf(e),
  ...status('scheduled'),
  begun: false,
  plannedEnd: null,
  dateChanges: 0,
  cancelledAt: null,
  startedAt: null,
  completedAt: null,
});
/** On from where it was. */
const goesOn = (_: unknown, row: Stored | undefined, envelope: Envelope): Stored | undefined =>
  row &&
  changed(row, {
    ...status(row.begun ? 'in_progress' : 'scheduled'),
    ...told(envelope),
    cancelledAt: null,
    completedAt: null,
  });
const completed = (
  { end }: { readonly end: string | null },
  row: Stored | undefined,
  at: Envelope,
): Stored | undefined =>
  row && {
    ...row,
    ...(end === null ? {} : { ...datesOf({ start: row.start, end }), plannedEnd: row.end }),
    ...status('completed'),
    ...told(at),
    begun: true,
    completedAt: at.at,
  };
/** The dates that it had before it was completed early. */
const datesBack = (row: Stored | undefined): Stored | undefined =>
  row?.plannedEnd
    ? { ...row, ...datesOf({ start: row.start, end: row.plannedEnd }), plannedEnd: null }
    : row;
/** Who is on it changed. */
const touched = (_: unknown, row: Stored | undefined, envelope: Envelope): Stored | undefined =>
  changed(row, told(envelope));

/**
 * Times are the company's local times as text, which sorts as time does; `last_day` is the day the
 * job ends.
 */
export const jobList = readModel<JobEvent>()({
  name: 'job_list',
  version: 13,
  columns,
  indexes: [
    ...sortIndexes(SORTS),
    '(last_day)',
    DAYS_INDEX,
    '(client_id)',
    '(estimate_id)',
    '(id) where start is null',
  ],
  search: ['title', 'clientName', 'address'],
  on: {
    JobScheduled: (e, _, envelope) => ({ ...born(e, envelope), estimateId: e.estimateId }),
    JobAdded: (e, _, envelope) => ({ ...born(e, envelope), estimateId: null }),
    JobDetailsChanged: (e, row, at) => changed(row, { ...wordsOf(e), ...told(at) }),
    JobRescheduled: (e, row, at) =>
      row && changed(row, { ...datesOf(e), dateChanges: row.dateChanges + 1, ...told(at) }),
    JobStarted: (_, row, at) =>
      changed(row, { ...status('in_progress'), begun: true, startedAt: at.at, ...told(at) }),
    JobPutOnHold: ({ reason }, row, at) =>
      changed(row, { ...status('on_hold', reason), ...told(at) }),
    JobResumed: goesOn,
    JobCompleted: completed,
    JobCancelled: ({ reason }, row, at) =>
      changed(row, { ...status('cancelled', reason), ...told(at), cancelledAt: at.at }),
    JobReopened: (e, row, at) => goesOn(e, datesBack(row), at),
    AssignmentMade: touched,
    AssignmentMoved: touched,
    AssignmentEnded: touched,
  },
});

/** The job of the estimate in the row beside it, for a query that answers for another room. */
export const jobOf = (table: string): string =>
  `(select min(id) from job_list where estimate_id = ${table}.id)`;

/** The estimate that a job came from, for a query that answers for another room. */
export const firstEstimateOf = (jobId: string): string =>
  `(select estimate_id from job_list where id = ${jobId})`;

const JOB = select(jobList, [
  'id',
  'estimateId',
  'clientId',
  'clientName',
  'title',
  'description',
  'address',
  'status',
  'statusReason',
  'begun',
  'start',
  'end',
  'plannedEnd',
  'dateChanges',
  'budgetCents',
  'notes',
]);
export type JobRow = Selected<typeof JOB>;

/** The jobs with these numbers, in no order; unknown numbers are left out. */
export const jobsByIds = (db: Db, ids: readonly number[]): Promise<JobRow[]> =>
  rowsWhere(db, JOB, sql`where id = any(${ids})`);

export const jobById = async (db: Db, id: number): Promise<JobRow | undefined> =>
  (await jobsByIds(db, [id]))[0];

const LIST: List<JobSort, JobRow> = {
  rows: JOB,
  sorts: SORTS,
  usual: { by: 'startDate', descending: true },
};

export interface JobFilter extends PageRequest<JobSort> {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly estimateId?: number | undefined;
  readonly clientId?: number | undefined;
  readonly status?: JobStatus | undefined;
  readonly scheduled?: 'yes' | 'no' | undefined;
  readonly crewId?: number | undefined;
  readonly vendorId?: number | undefined;
}

/** Jobs that match, latest start first unless another order is asked for. */
export const listJobs = (
  db: Db,
  { from, to, estimateId, clientId, status: now, scheduled, crewId, vendorId, ...page }: JobFilter,
): Promise<ListPage<JobRow>> =>
  readPage(db, LIST, page, [
    (from || to) && touches(from, to),
    estimateId && sql`estimate_id = ${estimateId}`,
    clientId !== undefined && sql`client_id = ${clientId}`,
    now && sql`status = ${now}`,
    crewId !== undefined && jobsOf('crew', crewId),
    vendorId !== undefined && jobsOf('vendor', vendorId),
    scheduled && (scheduled === 'yes' ? sql`start is not null` : sql`start is null`),
  ]);

/** As many jobs as a plan looks at. */
const MOST_GOING = 5_000;

/**
 * Jobs on the calendar that are neither completed nor cancelled and not over before this day, by
 * their start.
 */
export const goingJobs = (db: Db, from: string): Promise<JobRow[]> =>
  rowsWhere(
    db,
    JOB,
    sql`where status in ('scheduled', 'in_progress', 'on_hold') and last_day >= ${from}
      order by start, id limit ${MOST_GOING}`,
  );

/** As many as an e-mail can name. */
const MOST_STARTING = 100;

/** The jobs that start on a day and were not begun before, by their time. */
export const jobsThatStart = (db: Db, date: string): Promise<JobRow[]> =>
  rowsWhere(
    db,
    JOB,
    sql`where status = 'scheduled' and start >= ${date} and start < ${dayAfter(date, 1)}
      order by start, id limit ${MOST_STARTING}`,
  );

const OWN = select(jobList, [
  'id',
  'estimateId',
  'title',
  'address',
  'status',
  'start',
  'end',
  'dateChanges',
  'startedAt',
  'completedAt',
]);
export type OwnJobRow = Selected<typeof OWN>;

/** As many as a portal shows. */
const MOST_OWN = 500;

/** The jobs of a client, the latest ones, by their start. */
export const jobsOfClient = (db: Db, clientId: number): Promise<OwnJobRow[]> =>
  rowsWhere(
    db,
    OWN,
    sql`where id in (select id from job_list where client_id = ${clientId}
        order by id desc limit ${MOST_OWN})
      order by start nulls last, id`,
  );

/** How many jobs of a client are on the calendar and not over on this day. */
export const countJobsAhead = async (db: Db, clientId: number, today: string): Promise<number> =>
  (
    await db.query<{ count: number }>({
      name: 'jobs_ahead',
      values: [clientId, today],
      text: `select count(*) as count from job_list where client_id = $1
        and coalesce(last_day, $2) >= $2 and status in ('scheduled', 'in_progress', 'on_hold')`,
    })
  ).rows[0]!.count;

/** How many jobs a vendor is or was planned for. */
export const countJobsOfVendor = async (db: Db, vendorId: number): Promise<number> =>
  (await listJobs(db, { vendorId, limit: 500 })).items.length;

/** The job that came of an estimate; null while there is none. */
export const jobOfEstimate = async (db: Db, estimateId: number): Promise<number | null> =>
  (await rowsWhere(db, JOB, sql`where estimate_id = ${estimateId} order by id limit 1`))[0]?.id ??
  null;

/** Also a job that no list shows yet. */
export const jobNow = upToDate('job', jobList, jobById);
