// Which jobs does a calendar show, on our screens and in the calendars of other people?
import { sql } from '@purlin/event-sourcing/read-model.ts';
import type { AssigneeKind } from '@purlin/domain/scheduling/assignment-shapes.ts';
import type { JobStatus } from '@purlin/domain/scheduling/job-shapes.ts';
import { rowsWhere, select, type Selected } from '../../platform/core/queries/select.ts';
import type { Db } from '../../platform/servers/database.ts';
import { touches } from './days-on.ts';
import { jobList } from './job-list.ts';

const BARS = [
  'id',
  'clientName',
  'title',
  'status',
  'begun',
  'start',
  'end',
  'dateChanges',
] as const;
const SHOWN = select(jobList, [...BARS]);
const TOLD = select(jobList, [...BARS, 'address', 'description']);
export type ShownJob = Selected<typeof SHOWN> & Partial<Selected<typeof TOLD>>;
/** As many as a calendar shows at once. */
const MOST_SHOWN = 5_000;

/**
 * Jobs on these days, or with somebody there on them at times of their own, that match, the first
 * first; `words`: with where and what they are.
 */
export function shownJobs(
  db: Db,
  {
    from,
    to,
    status: now = null,
    crewId = null,
    vendorId = null,
    words,
  }: {
    readonly from: string;
    readonly to: string;
    readonly status?: JobStatus | null | undefined;
    readonly crewId?: number | null | undefined;
    readonly vendorId?: number | null | undefined;
    readonly words?: 'yes' | undefined;
  },
): Promise<ShownJob[]> {
  const { text, values } = touches(from, to);
  const where = {
    // As an array its index is used beside that of the days.
    text: `where ((${text}) or id = any(array(select job_id from job_assignments where ${text})))
      and ($4::text is null or status = $4)
      and ($5::bigint is null or id in (select job_id from job_assignments
        where kind = 'crew' and assignee_id = $5))
      and ($6::bigint is null or id in (select job_id from job_assignments
        where kind = 'vendor' and assignee_id = $6))
      order by start, id limit ${MOST_SHOWN}`,
    values: [...values, now, crewId, vendorId],
  };
  return words ? rowsWhere(db, TOLD, where) : rowsWhere(db, SHOWN, where);
}

const APPOINTED = select(jobList, [
  'id',
  'title',
  'address',
  'status',
  'start',
  'end',
  'dateChanges',
  'revision',
  'changedAt',
]);
/** As many as one calendar feed has. */
const MOST_APPOINTED = 2000;

/**
 * Jobs that are not over before this day, also those that wait for their dates, the first first:
 * all, or a crew's or vendor's, also when only somebody's own times are still to come.
 */
export const appointedJobs = (
  db: Db,
  from: string,
  whose: { readonly kind: AssigneeKind | null; readonly assigneeId: number | null },
): Promise<Selected<typeof APPOINTED>[]> =>
  rowsWhere(
    db,
    APPOINTED,
    sql`where (last_day >= ${from} or last_day is null
        or id in (select job_id from job_assignments where last_day >= ${from}
          and (${whose.kind}::text is null
            or (kind = ${whose.kind} and assignee_id = ${whose.assigneeId}))))
      and (${whose.kind}::text is null or id in (select job_id from job_assignments
        where kind = ${whose.kind} and assignee_id = ${whose.assigneeId}))
      order by start, id limit ${MOST_APPOINTED}`,
  );
