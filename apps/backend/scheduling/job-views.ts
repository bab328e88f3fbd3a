// Jobs as they are shown: with who is assigned to them, and what speaks against it.
import type {
  AssignmentWarning,
  CalendarJob,
  Job,
  JobDetails,
} from '@purlin/contracts/job-shapes.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { label } from '@purlin/words/labels.ts';
import { estimatesOfJob, type EstimateOfJob } from '../estimates/read-models/estimate-list.ts';
import { sumsOfJob } from '../payments/read-models/vendor-payment-list.ts';
import type { Services } from '../platform/core/room.ts';
import type { Db } from '../platform/servers/database.ts';
import {
  insuranceEnded,
  vendorsByIds,
  type VendorRow,
} from '../vendors/read-models/vendor-list.ts';
import { closedDaysOf, withWorkedThrough } from './days-off.ts';
import { workOf } from './job-work.ts';
import type { ShownJob } from './read-models/calendar-jobs.ts';
import { crewsByIds, type CrewRow } from './read-models/crew-list.ts';
import {
  assignmentsOf,
  clashesOf,
  type AssignmentRow,
  type Clash,
} from './read-models/job-assignments.ts';
import { jobById, type JobRow } from './read-models/job-list.ts';

/** The assignments of some jobs, with whoever is assigned. */
interface Assigned {
  readonly rows: ReadonlyMap<number, readonly AssignmentRow[]>;
  readonly crews: ReadonlyMap<number, CrewRow>;
  readonly vendors: ReadonlyMap<number, VendorRow>;
}
const byId = <T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

async function assignedTo(db: Db, jobs: readonly { readonly id: number }[]): Promise<Assigned> {
  const rows = await assignmentsOf(
    db,
    jobs.map(({ id }) => id),
  );
  const idsOf = (kind: AssignmentRow['kind']) => [
    ...new Set(rows.filter((row) => row.kind === kind).map((row) => row.assigneeId)),
  ];
  const [crews, vendors] = await Promise.all([
    crewsByIds(db, idsOf('crew')),
    vendorsByIds(db, idsOf('vendor')),
  ]);
  return {
    rows: Map.groupBy(rows, ({ jobId }) => jobId),
    crews: byId(crews),
    vendors: byId(vendors),
  };
}

const timesOf = (row: AssignmentRow, job: Pick<JobRow, 'start' | 'end'>) => {
  const ownDates = row.start !== null;
  const { start, end } = ownDates ? row : job;
  return { ownDates, scheduledStartDate: start, scheduledEndDate: end };
};

/** Who is on a job, and when. */
function schedulesOf(
  job: Pick<JobRow, 'id' | 'start' | 'end'>,
  { rows, crews, vendors }: Assigned,
): Pick<Job, 'vendorSchedules' | 'crewSchedules'> {
  const of = (kind: AssignmentRow['kind']) =>
    (rows.get(job.id) ?? []).filter((one) => one.kind === kind);
  return {
    vendorSchedules: of('vendor').map((one) => ({
      vendorId: one.assigneeId,
      vendor: {
        // One who was forgotten.
        name: vendors.get(one.assigneeId)?.name ?? label('vendor.unknown'),
        category: vendors.get(one.assigneeId)?.category ?? null,
      },
      ...timesOf(one, job),
    })),
    crewSchedules: of('crew').map((one) => ({
      crewId: one.assigneeId,
      crew: {
        name: crews.get(one.assigneeId)?.name ?? '',
        color: crews.get(one.assigneeId)?.color ?? '',
      },
      ...timesOf(one, job),
    })),
  };
}

type DatedRow = JobRow & Pick<Job, 'worksThrough'>;
const toJob = ({ start, end, clientName, budgetCents, ...row }: DatedRow, all: Assigned): Job => ({
  ...row,
  client: { name: clientName },
  startDate: start,
  endDate: end,
  scheduledStartDate: start,
  scheduledEndDate: end,
  budget: budgetCents === null ? null : toDecimal(budgetCents),
  ...schedulesOf({ id: row.id, start, end }, all),
});

/**
 * The last day of a vendor's insurance that ends before their work does, or has ended: papers have
 * to be in force while somebody works, and now.
 */
function endsBeforeWork(
  vendor: VendorRow | undefined,
  work: Pick<CalendarJob, 'scheduledStartDate' | 'scheduledEndDate'>,
  today: string,
): string | undefined {
  const last = (work.scheduledEndDate ?? work.scheduledStartDate ?? today).slice(0, 10);
  return vendor && insuranceEnded(vendor, last > today ? last : today);
}

/** So much of a description stands in a calendar. */
const MOST_DESCRIBED = 400;

/** Jobs as the calendar shows them. */
export async function calendarViews(
  db: Db,
  rows: readonly ShownJob[],
  today: string,
): Promise<CalendarJob[]> {
  const [assigned, jobs] = await Promise.all([assignedTo(db, rows), withWorkedThrough(db, rows)]);
  return jobs.map(({ start, end, clientName, description, ...row }) => {
    const { crewSchedules, vendorSchedules } = schedulesOf({ id: row.id, start, end }, assigned);
    return {
      ...row,
      ...(description === undefined ? {} : { description: description.slice(0, MOST_DESCRIBED) }),
      client: { name: clientName },
      scheduledStartDate: start,
      scheduledEndDate: end,
      crewSchedules: crewSchedules.map(({ crew: _, ...one }) => one),
      vendorSchedules: vendorSchedules.map(({ vendor: { name }, ...one }) => {
        const insuredUntil = endsBeforeWork(assigned.vendors.get(one.vendorId), one, today);
        return { ...one, vendor: { name }, ...(insuredUntil ? { insuredUntil } : {}) };
      }),
    };
  });
}

/** As its client sees it: what staff note, plan and reckon with is theirs. */
const forItsClient = (job: Job): Job => ({
  ...job,
  statusReason: '',
  notes: '',
  budget: null,
  vendorSchedules: [],
  crewSchedules: [],
});

/** A page of jobs, as staff or as their client sees them. */
export async function jobViews(db: Db, rows: readonly JobRow[], own: boolean): Promise<Job[]> {
  const [assigned, dated] = await Promise.all([assignedTo(db, rows), withWorkedThrough(db, rows)]);
  const jobs = dated.map((row) => toJob(row, assigned));
  return own ? jobs.map(forItsClient) : jobs;
}

type Against = Omit<AssignmentWarning, 'assigneeId' | 'name'>;
const NOTHING_ELSE = { job: null, insuredUntil: null };

/** What speaks against a crew or a vendor by themselves, whatever else they do. */
function againstThem(
  row: AssignmentRow,
  job: JobRow,
  { crews, vendors }: Assigned,
  today: string,
): readonly Against[] {
  const { kind, assigneeId } = row;
  if (kind === 'crew')
    return crews.get(assigneeId)?.status === 'archived'
      ? [{ kind: 'crew-archived', ...NOTHING_ELSE }]
      : [];
  const vendor = vendors.get(assigneeId);
  const insuredUntil = endsBeforeWork(vendor, timesOf(row, job), today);
  return [
    ...(vendor?.status === 'active' ? [] : [{ kind: 'vendor-inactive', ...NOTHING_ELSE } as const]),
    ...(insuredUntil ? [{ kind: 'vendor-uninsured', job: null, insuredUntil } as const] : []),
  ];
}

/**
 * Whoever is assigned and cannot be, is not there any more or not insured; then every clash of
 * times. A job that is over warns of nothing.
 */
function warningsOf(
  job: JobRow,
  assigned: Assigned,
  clashes: readonly Clash[],
  today: string,
): AssignmentWarning[] {
  if (isOver(job)) return [];
  const { rows, crews, vendors } = assigned;
  const nameOf = ({ kind, assigneeId }: Pick<AssignmentRow, 'kind' | 'assigneeId'>): string =>
    (kind === 'crew' ? crews : vendors).get(assigneeId)?.name ?? label('vendor.unknown');
  return [
    ...(rows.get(job.id) ?? []).flatMap((row) =>
      againstThem(row, job, assigned, today).map((against) => ({
        ...against,
        assigneeId: row.assigneeId,
        name: nameOf(row),
      })),
    ),
    ...clashes.map((clash) => ({
      kind: clash.kind === 'crew' ? ('crew-busy' as const) : ('vendor-busy' as const),
      assigneeId: clash.assigneeId,
      name: nameOf(clash),
      job: clash.job,
      insuredUntil: null,
    })),
  ];
}

type Sums = Awaited<ReturnType<typeof sumsOfJob>>;
const NOTHING: Sums = { plannedCents: 0, paidCents: 0 };
const against = (
  budgetCents: number | null,
  { plannedCents, paidCents }: Sums,
): JobDetails['vendorPayments'] => ({
  planned: toDecimal(plannedCents),
  paid: toDecimal(paidCents),
  budgetLeft: budgetCents === null ? null : toDecimal(budgetCents - plannedCents - paidCents),
});

/** What the client pays: the estimate and its approved changes; unapproved ones stand beside. */
export function contractOf(
  row: Pick<JobRow, 'estimateId'>,
  estimates: readonly EstimateOfJob[],
): JobDetails['contract'] {
  const changes = estimates.filter(({ id }) => id !== row.estimateId);
  const first = estimates.find(({ id }) => id === row.estimateId);
  const counted = [
    ...(first ? [first] : []),
    ...changes.filter(({ status }) => status === 'accepted'),
  ];
  return {
    estimate: first ? toDecimal(first.totalCents) : null,
    changes: changes.map(({ id, estimateNumber, projectTitle: title, status, totalCents }) => ({
      id,
      estimateNumber,
      title,
      status,
      total: toDecimal(totalCents),
    })),
    total:
      counted.length === 0
        ? null
        : toDecimal(counted.reduce((sum, { totalCents }) => sum + totalCents, 0)),
  };
}

/** One job as staff see it. */
export async function jobDetails(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: number,
  language: Language,
): Promise<JobDetails | undefined> {
  const row = await jobById(db, id);
  if (!row) return undefined;
  const [assigned, [dated = row], clashes, sums, work, estimates] = await Promise.all([
    assignedTo(db, [row]),
    withWorkedThrough(db, [row]),
    closedDaysOf(db).then((closed) => clashesOf(db, id, closed)),
    sumsOfJob(db, id),
    workOf(db, id, language),
    estimatesOfJob(db, id, row.estimateId),
  ]);
  return {
    ...toJob(dated, assigned),
    ...work,
    contract: contractOf(row, estimates),
    warnings: warningsOf(row, assigned, clashes, clock.today()),
    vendorPayments: against(row.budgetCents, sums),
  };
}

/** One job as its client sees it: what is done and reckoned in the office is not theirs. */
export async function clientsJob(db: Db, id: number): Promise<JobDetails | undefined> {
  const row = await jobById(db, id);
  const [view] = row ? await jobViews(db, [row], true) : [];
  return (
    view && {
      ...view,
      checklist: null,
      dailyNotes: [],
      contract: { estimate: null, changes: [], total: null },
      warnings: [],
      vendorPayments: against(null, NOTHING),
    }
  );
}
