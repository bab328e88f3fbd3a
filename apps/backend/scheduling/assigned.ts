// Who is assigned to which jobs, and when they are there.
import type { Db } from '../platform/servers/database.ts';
import { vendorsByIds, type VendorRow } from '../vendors/read-models/vendor-list.ts';
import { crewsByIds, type CrewRow } from './read-models/crew-list.ts';
import { assignmentsOf, type AssignmentRow } from './read-models/job-assignments.ts';
import { ordersOf, type OrdersRow } from './read-models/order-answers.ts';
import type { JobRow } from './read-models/job-list.ts';

/** The assignments of some jobs, with whoever is assigned. */
export interface Assigned {
  readonly rows: ReadonlyMap<number, readonly AssignmentRow[]>;
  readonly crews: ReadonlyMap<number, CrewRow>;
  readonly vendors: ReadonlyMap<number, VendorRow>;
  /** What vendors answered, by the number of the job. */
  readonly answers: ReadonlyMap<number, OrdersRow>;
}
/** The rows by their number. */
export const byId = <T extends { readonly id: number }>(
  rows: readonly T[],
): ReadonlyMap<number, T> => new Map(rows.map((row) => [row.id, row]));

export async function assignedTo(
  db: Db,
  jobs: readonly { readonly id: number }[],
): Promise<Assigned> {
  const rows = await assignmentsOf(
    db,
    jobs.map(({ id }) => id),
  );
  const idsOf = (kind: AssignmentRow['kind']) => [
    ...new Set(rows.filter((row) => row.kind === kind).map((row) => row.assigneeId)),
  ];
  const [crews, vendors, answers] = await Promise.all([
    crewsByIds(db, idsOf('crew')),
    vendorsByIds(db, idsOf('vendor')),
    ordersOf(
      db,
      rows.filter(({ kind }) => kind === 'vendor').map(({ jobId }) => jobId),
    ),
  ]);
  return {
    rows: Map.groupBy(rows, ({ jobId }) => jobId),
    crews: byId(crews),
    vendors: byId(vendors),
    answers: byId(answers),
  };
}

export const timesOf = (row: AssignmentRow, job: Pick<JobRow, 'start' | 'end'>) => {
  const ownDates = row.start !== null;
  const { start, end } = ownDates ? row : job;
  return { ownDates, scheduledStartDate: start, scheduledEndDate: end };
};
