// What speaks against whoever is assigned to a job, as it is answered with it.
import type { AssignmentWarning, CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { reachesOut } from '@purlin/domain/scheduling/own-times.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { label } from '@purlin/words/labels.ts';
import { insuranceEnded, type VendorRow } from '../vendors/read-models/vendor-list.ts';
import { type Assigned, timesOf } from './assigned.ts';
import type { AssignmentRow, Clash } from './read-models/job-assignments.ts';
import type { JobRow } from './read-models/job-list.ts';

/**
 * The last day of a vendor's insurance that ends before their work does, or has ended: papers have
 * to be in force while somebody works, and now.
 */
export function endsBeforeWork(
  vendor: VendorRow | undefined,
  work: Pick<CalendarJob, 'scheduledStartDate' | 'scheduledEndDate'>,
  today: string,
): string | undefined {
  const last = (work.scheduledEndDate ?? work.scheduledStartDate ?? today).slice(0, 10);
  return vendor && insuranceEnded(vendor, last > today ? last : today);
}

type Against = Omit<AssignmentWarning, 'assigneeId' | 'name'>;
const NOTHING_ELSE = { job: null, insuredUntil: null, times: null };

const ownTimesOf = (
  { kind, start, end }: AssignmentRow,
  why: 'outside' | 'still-booked',
): Against => ({
  ...NOTHING_ELSE,
  kind: `${kind}-${why}`,
  times: start === null ? null : { startDate: start, endDate: end },
});
/** Nobody waits for them any more, and they come on a later day all the same. */
const stillBooked = (row: AssignmentRow, job: JobRow, today: string): readonly Against[] =>
  job.status === 'completed' && (row.end ?? row.start ?? '').slice(0, 10) > today
    ? [ownTimesOf(row, 'still-booked')]
    : [];

/** What speaks against a crew or a vendor by themselves, whatever else they do. */
function againstThem(
  row: AssignmentRow,
  job: JobRow,
  { crews, vendors }: Assigned,
  today: string,
): readonly Against[] {
  const { kind, assigneeId } = row;
  const outside = reachesOut(job, row) ? [ownTimesOf(row, 'outside')] : [];
  if (kind === 'crew')
    return [
      ...(crews.get(assigneeId)?.status === 'archived'
        ? [{ kind: 'crew-archived', ...NOTHING_ELSE } as const]
        : []),
      ...outside,
    ];
  const vendor = vendors.get(assigneeId);
  const insuredUntil = endsBeforeWork(vendor, timesOf(row, job), today);
  return [
    ...(vendor?.status === 'active' ? [] : [{ kind: 'vendor-inactive', ...NOTHING_ELSE } as const]),
    ...(insuredUntil ? [{ ...NOTHING_ELSE, kind: 'vendor-uninsured', insuredUntil } as const] : []),
    ...outside,
  ];
}

/**
 * Whoever is assigned and cannot be, is not there any more or not insured; then every clash of
 * times. A job that is over warns of nothing but of who is booked all the same.
 */
export function warningsOf(
  job: JobRow,
  assigned: Assigned,
  clashes: readonly Clash[],
  today: string,
): AssignmentWarning[] {
  const { rows, crews, vendors } = assigned;
  const nameOf = ({ kind, assigneeId }: Pick<AssignmentRow, 'kind' | 'assigneeId'>): string =>
    (kind === 'crew' ? crews : vendors).get(assigneeId)?.name ?? label('vendor.unknown');
  return [
    ...(rows.get(job.id) ?? []).flatMap((row) =>
      (isOver(job) ? stillBooked(row, job, today) : againstThem(row, job, assigned, today)).map(
        (against) => ({
          ...against,
          assigneeId: row.assigneeId,
          name: nameOf(row),
        }),
      ),
    ),
    ...(isOver(job) ? [] : clashes).map((clash) => ({
      ...NOTHING_ELSE,
      kind: clash.kind === 'crew' ? ('crew-busy' as const) : ('vendor-busy' as const),
      assigneeId: clash.assigneeId,
      name: nameOf(clash),
      job: clash.job,
    })),
  ];
}
