// Jobs as they are shown: with who is assigned to them, and what speaks against it.
import type { AssignmentWarning, Job, JobDetails } from '@purlin/contracts/job-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { label } from '@purlin/words/labels.ts';
import { estimatesOfJob, type EstimateOfJob } from '../estimates/read-models/estimate-list.ts';
import { sumsOfJob } from '../payments/read-models/vendor-payment-list.ts';
import type { Db } from '../platform/servers/database.ts';
import { vendorsByIds, type VendorRow } from '../vendors/read-models/vendor-list.ts';
import { workOf } from './job-work.ts';
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
  readonly rows: readonly AssignmentRow[];
  readonly crews: ReadonlyMap<number, CrewRow>;
  readonly vendors: ReadonlyMap<number, VendorRow>;
}
const byId = <T extends { readonly id: number }>(rows: readonly T[]): ReadonlyMap<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

async function assignedTo(db: Db, jobIds: readonly number[]): Promise<Assigned> {
  const rows = await assignmentsOf(db, jobIds);
  const idsOf = (kind: AssignmentRow['kind']) => [
    ...new Set(rows.filter((row) => row.kind === kind).map((row) => row.assigneeId)),
  ];
  const [crews, vendors] = await Promise.all([
    crewsByIds(db, idsOf('crew')),
    vendorsByIds(db, idsOf('vendor')),
  ]);
  return { rows, crews: byId(crews), vendors: byId(vendors) };
}

const timesOf = (row: AssignmentRow, job: JobRow) => {
  const ownDates = row.start !== null;
  const { start, end } = ownDates ? row : job;
  return { ownDates, scheduledStartDate: start, scheduledEndDate: end };
};

function toJob(
  { start, end, clientName, budgetCents, ...row }: JobRow,
  { rows, crews, vendors }: Assigned,
): Job {
  const job = { start, end, clientName, budgetCents, ...row };
  const of = (kind: AssignmentRow['kind']) =>
    rows.filter((one) => one.jobId === row.id && one.kind === kind);
  return {
    ...row,
    client: { name: clientName },
    startDate: start,
    endDate: end,
    scheduledStartDate: start,
    scheduledEndDate: end,
    budget: budgetCents === null ? null : toDecimal(budgetCents),
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
  const assigned = await assignedTo(
    db,
    rows.map(({ id }) => id),
  );
  const jobs = rows.map((row) => toJob(row, assigned));
  return own ? jobs.map(forItsClient) : jobs;
}

/** Whoever is assigned and is no longer there to be assigned, then every clash of times. */
function warningsOf(
  { rows, crews, vendors }: Assigned,
  clashes: readonly Clash[],
): AssignmentWarning[] {
  const nameOf = ({ kind, assigneeId }: Pick<AssignmentRow, 'kind' | 'assigneeId'>): string =>
    (kind === 'crew' ? crews : vendors).get(assigneeId)?.name ?? label('vendor.unknown');
  const gone = rows.filter(({ kind, assigneeId }) =>
    kind === 'crew'
      ? crews.get(assigneeId)?.status === 'archived'
      : vendors.get(assigneeId)?.status !== 'active',
  );
  return [
    ...gone.map((row) => ({
      kind: row.kind === 'crew' ? ('crew-archived' as const) : ('vendor-inactive' as const),
      assigneeId: row.assigneeId,
      name: nameOf(row),
      job: null,
    })),
    ...clashes.map((clash) => ({
      kind: clash.kind === 'crew' ? ('crew-busy' as const) : ('vendor-busy' as const),
      assigneeId: clash.assigneeId,
      name: nameOf(clash),
      job: clash.job,
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
  db: Db,
  id: number,
  language: Language,
): Promise<JobDetails | undefined> {
  const row = await jobById(db, id);
  if (!row) return undefined;
  const [assigned, clashes, sums, work, estimates] = await Promise.all([
    assignedTo(db, [id]),
    clashesOf(db, id),
    sumsOfJob(db, id),
    workOf(db, id, language),
    estimatesOfJob(db, id, row.estimateId),
  ]);
  return {
    ...toJob(row, assigned),
    ...work,
    contract: contractOf(row, estimates),
    warnings: warningsOf(assigned, clashes),
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
