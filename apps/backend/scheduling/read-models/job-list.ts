// Which jobs are on the calendar, and when?
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
} from '../../platform/servers/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';

const SORTS: List<JobSort>['sorts'] = {
  startDate: byColumn('start_at', 'text'),
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
  version: 2,
  columns: `id bigint primary key, client_id bigint not null, client_name text not null,
    title text not null, description text not null, address text not null, status text not null,
    start_at text not null, end_at text, first_day date not null, last_day date not null,
      budget_cents bigint, notes text not null`,
  indexes: [...sortIndexes(SORTS), '(last_day)', '(client_id)'],
  search: ['title', 'client_name', 'address'],
  on: {
    JobScheduled: (e, { id }) => sql`
      insert into job_list values (${id}, ${e.client.id}, ${e.client.name}, ${e.title},
        ${e.description}, ${e.address}, 'scheduled',
        ${e.start}, ${e.end}, ${e.start.slice(0, 10)}, ${(e.end ?? e.start).slice(0, 10)},
          ${e.budgetCents}, ${e.notes})`,
  },
});

export interface JobRow {
  readonly id: number;
  readonly clientId: number;
  readonly clientName: string;
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly status: JobStatus;
  readonly start: string;
  readonly end: string | null;
  readonly budgetCents: number | null;
  readonly notes: string;
}
const COLUMNS =
  'id, client_id as "clientId", client_name as "clientName", title, description, address, ' +
  'status, start_at as start, end_at as "end", budget_cents as "budgetCents", notes';

/** The jobs with these numbers, in no order; unknown numbers are left out. */
export const jobsByIds = async (db: Db, ids: readonly number[]): Promise<JobRow[]> =>
  (
    await db.query<JobRow>({
      name: 'jobs_by_ids',
      text: `select ${COLUMNS} from job_list where id = any($1)`,
      values: [ids],
    })
  ).rows;

export const jobById = async (db: Db, id: number): Promise<JobRow | undefined> =>
  (await jobsByIds(db, [id]))[0];

const LIST: List<JobSort> = {
  model: jobList,
  columns: COLUMNS,
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
  // An estimate and its job share their number.
  readPage(db, LIST, page, [
    from && sql`last_day >= ${from}`,
    to && sql`first_day <= ${to}`,
    estimateId && sql`id = ${estimateId}`,
    clientId && sql`client_id = ${clientId}`,
  ]);

/** Also a job that no list shows yet. */
export const jobNow = upToDate('job', jobList, jobById);
