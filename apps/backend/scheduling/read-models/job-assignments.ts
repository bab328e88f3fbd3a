// Who is assigned to which job, at what times, and which other jobs have the same at these times?
import { day, number, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, removed, sql } from '@purlin/event-sourcing/read-model.ts';
import { type Assignment, type AssigneeKind } from '@purlin/domain/scheduling/assignment-shapes.ts';
import { meet } from '@purlin/domain/scheduling/conflicts.ts';
import type { OnCalendar } from '@purlin/domain/scheduling/worked-days.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import type { JobEvent } from '@purlin/domain/scheduling/job.ts';
import type { Db } from '../../platform/servers/database.ts';
import { DAYS_INDEX, datesOf } from './days-on.ts';
import { rowsWhere, rowWhere, select, type Selected } from '../../platform/core/queries/select.ts';

const keyOf = (e: Pick<Assignment, 'kind' | 'assigneeId'>, jobId: number): string =>
  `${jobId}-${e.kind === 'vendor' ? 'v' : 'c'}-${e.assigneeId}`;
const assigned = (e: Assignment, jobId: number) => ({
  id: keyOf(e, jobId),
  jobId,
  kind: e.kind,
  assigneeId: e.assigneeId,
  ...datesOf(e),
});

/** Without a start, whenever the job is: what the job's own table says. */
export const jobAssignments = readModel<JobEvent>()({
  name: 'job_assignments',
  version: 2,
  columns: {
    id: text().key(),
    jobId: number(),
    kind: text<AssigneeKind>(),
    assigneeId: number(),
    start: text().nullable(),
    end: text().nullable(),
    firstDay: day().nullable(),
    lastDay: day().nullable(),
  },
  indexes: ['(job_id)', '(kind, assignee_id)', DAYS_INDEX],
  key: {
    AssignmentMade: (e, { id }) => keyOf(e, id),
    AssignmentMoved: (e, { id }) => keyOf(e, id),
    AssignmentEnded: (e, { id }) => keyOf(e, id),
  },
  on: {
    AssignmentMade: (e, _, { id }) => assigned(e, id),
    AssignmentMoved: (e, _, { id }) => assigned(e, id),
    AssignmentEnded: () => removed,
  },
});
const ASSIGNMENT = select(jobAssignments, ['id', 'jobId', 'kind', 'assigneeId', 'start', 'end']);
export type AssignmentRow = Selected<typeof ASSIGNMENT>;

/** Those of these jobs, in the order in which they were numbered. */
export const assignmentsOf = (db: Db, jobIds: readonly number[]): Promise<AssignmentRow[]> =>
  rowsWhere(db, ASSIGNMENT, sql`where job_id = any(${jobIds}) order by job_id, kind, assignee_id`);

/** The jobs on which somebody is at times of their own on one of these days or later. */
export const bookedJobsFrom = async (db: Db, from: string): Promise<number[]> => [
  ...new Set(
    (await rowsWhere(db, ASSIGNMENT, sql`where start is not null and last_day >= ${from}`)).map(
      ({ jobId }) => jobId,
    ),
  ),
];

/**
 * The jobs that a vendor is on from this day on or without dates; cancelled ones while that
 * happened since, late ones with the job and ones on hold whenever they were to be.
 */
export async function ordersFrom(
  db: Db,
  vendorId: number,
  since: { readonly day: string; readonly instant: string },
): Promise<number[]> {
  const { rows } = await db.query<{ jobId: number }>({
    name: 'orders_from',
    text: `select a.job_id as "jobId"
      from job_assignments a join job_list j on j.id = a.job_id
      where a.kind = 'vendor' and a.assignee_id = $1
        and case j.status when 'cancelled' then j.cancelled_at >= $3 when 'on_hold' then true
          else (j.status = 'in_progress' and a.start is null)
            or coalesce(a.last_day, j.last_day, $2::date) >= $2 end
      order by coalesce(a.start, j.start) nulls last, a.job_id`,
    values: [vendorId, since.day, since.instant],
  });
  return rows.map(({ jobId }) => jobId);
}

/** Whether a vendor is on a job. */
export const isVendorOn = async (db: Db, jobId: number, vendorId: number): Promise<boolean> =>
  (await rowWhere(
    db,
    ASSIGNMENT,
    sql`where id = ${keyOf({ kind: 'vendor', assigneeId: vendorId }, jobId)}`,
  )) !== undefined;

/** The number of every job that somebody is assigned to, for a list's filter. */
export const jobsOf = (kind: AssigneeKind, assigneeId: number) =>
  sql`id in (select job_id from job_assignments where kind = ${kind}
    and assignee_id = ${assigneeId})`;

interface Shared {
  readonly kind: AssigneeKind;
  readonly assigneeId: number;
  readonly start: string;
  readonly end: string | null;
  readonly jobId: number;
  readonly title: string;
  readonly otherStart: string;
  readonly otherEnd: string | null;
  /** With the dates of the jobs: whether days on which one is worked all the same are theirs. */
  readonly own: boolean;
  readonly otherOwn: boolean;
}
/** An assignment of this job at a time when the same crew or vendor is on another one. */
export interface Clash extends Pick<Shared, 'kind' | 'assigneeId'> {
  readonly job: {
    readonly id: number;
    readonly title: string;
    readonly startDate: string;
    readonly endDate: string | null;
  };
}

const GOING = `('scheduled', 'in_progress', 'on_hold')`;
/** With times of its own those, and otherwise the job's. */
const times = (a: string, j: string, start: string, end: string): string =>
  `coalesce(${a}.start, ${j}.start) as "${start}",
   case when ${a}.start is null then ${j}."end" else ${a}."end" end as "${end}"`;
const firstDay = (a: string, j: string): string => `left(coalesce(${a}.start, ${j}.start), 10)`;
const lastDay = (a: string, j: string): string =>
  `left(case when ${a}.start is null then coalesce(${j}."end", ${j}.start)
    else coalesce(${a}."end", ${a}.start) end, 10)`;

/**
 * Which assignments of a job meet another job that is neither completed nor cancelled. The tables
 * contain every assignment that was committed before the position they have reached, so of two that
 * are made at once the later one is always told of the earlier. `through`: the days off on which
 * jobs are worked all the same.
 */
export async function clashesOf(
  db: Db,
  jobId: number,
  closed: Closed,
  through: (jobIds: readonly number[]) => Promise<ReadonlyMap<number, readonly string[]>>,
): Promise<Clash[]> {
  const { rows } = await db.query<Shared>({
    name: 'job_clashes',
    values: [jobId],
    text: `select a.kind, a.assignee_id as "assigneeId", ${times('a', 'j', 'start', 'end')},
        oj.id as "jobId", oj.title, ${times('o', 'oj', 'otherStart', 'otherEnd')},
        a.start is not null as own, o.start is not null as "otherOwn"
      from job_assignments a join job_list j on j.id = a.job_id
      join job_assignments o
        on o.kind = a.kind and o.assignee_id = a.assignee_id and o.job_id <> a.job_id
      join job_list oj on oj.id = o.job_id
      where a.job_id = $1 and j.status in ${GOING} and oj.status in ${GOING}
        and ${firstDay('a', 'j')} <= ${lastDay('o', 'oj')}
        and ${firstDay('o', 'oj')} <= ${lastDay('a', 'j')}
      order by a.kind, a.assignee_id, "otherStart", oj.id`,
  });
  if (rows.length === 0) return [];
  const worked = await through([jobId, ...rows.map((row) => row.jobId)]);
  const at = (start: string, end: string | null, own: boolean, id: number): OnCalendar => ({
    start,
    end,
    worksThrough: own ? [] : (worked.get(id) ?? []),
  });
  return rows
    .filter((row) =>
      meet(
        at(row.start, row.end, row.own, jobId),
        at(row.otherStart, row.otherEnd, row.otherOwn, row.jobId),
        closed,
      ),
    )
    .map((row) => ({
      kind: row.kind,
      assigneeId: row.assigneeId,
      job: {
        id: row.jobId,
        title: row.title,
        startDate: row.otherStart,
        endDate: row.otherEnd,
      },
    }));
}
