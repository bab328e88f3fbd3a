// Which jobs are on the calendar, and when?
import { day, number, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { JobSort } from '@purlin/contracts/scheduling.ts';
import { type JobEvent } from '@purlin/domain/scheduling/job.ts';
import { JobStatus } from '@purlin/domain/scheduling/job-shapes.ts';
import { upToDate } from '../../platform/core/from-history.ts';
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
} from '../../platform/core/paging.ts';
import { rowsWhere, select, type Selected } from '../../platform/core/select.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: SortKeys<JobSort> = {
  startDate: byColumn('start', 'text'),
  title: byText('title'),
  clientName: byText('client_name'),
  status: byWords('status', JobStatus.options),
  budget: byOptional('budget_cents', 'bigint'),
};

/**
 * Times are the company's local times as text, which sorts as time does; `last_day` is the day the
 * job ends.
 */
export const jobList = readModel<JobEvent>()({
  name: 'job_list',
  version: 4,
  columns: {
    id: number().key(),
    /** Null: the job came from no estimate. */
    estimateId: number().nullable(),
    clientId: number(),
    clientName: text(),
    title: text(),
    description: text(),
    address: text(),
    status: text<JobStatus>(),
    start: text(),
    end: text().nullable(),
    firstDay: day(),
    lastDay: day(),
    budgetCents: number().nullable(),
    notes: text(),
  },
  indexes: [...sortIndexes(SORTS), '(last_day)', '(client_id)', '(estimate_id)'],
  search: ['title', 'clientName', 'address'],
  on: {
    JobScheduled: (e, _, { id }) => ({
      id,
      estimateId: e.estimateId,
      clientId: e.client.id,
      clientName: e.client.name,
      title: e.title,
      description: e.description,
      address: e.address,
      status: 'scheduled',
      start: e.start,
      end: e.end,
      firstDay: e.start.slice(0, 10),
      lastDay: (e.end ?? e.start).slice(0, 10),
      budgetCents: e.budgetCents,
      notes: e.notes,
    }),
  },
});

/** The job of the estimate in the row beside it, for a query that answers for another room. */
export const jobOf = (table: string): string =>
  `(select min(id) from job_list where estimate_id = ${table}.id)`;

const JOB = select(jobList, [
  'id',
  'estimateId',
  'clientId',
  'clientName',
  'title',
  'description',
  'address',
  'status',
  'start',
  'end',
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
}

/** Jobs that match, latest start first unless another order is asked for. */
export const listJobs = (
  db: Db,
  { from, to, estimateId, clientId, ...page }: JobFilter,
): Promise<ListPage<JobRow>> =>
  readPage(db, LIST, page, [
    from && sql`last_day >= ${from}`,
    to && sql`first_day <= ${to}`,
    estimateId && sql`estimate_id = ${estimateId}`,
    clientId !== undefined && sql`client_id = ${clientId}`,
  ]);

/** How many jobs of a client are on the calendar and not over on this day. */
export const countJobsAhead = async (db: Db, clientId: number, today: string): Promise<number> =>
  (
    await db.query<{ count: number }>({
      name: 'jobs_ahead',
      values: [clientId, today],
      text: `select count(*) as count from job_list where client_id = $1 and last_day >= $2
        and status in ('scheduled', 'in_progress')`,
    })
  ).rows[0]!.count;

/** Also a job that no list shows yet. */
export const jobNow = upToDate('job', jobList, jobById);
