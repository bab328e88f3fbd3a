// Jobs as they are shown: with who is assigned to them, and what speaks against it.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import type { CalendarJob, Job, JobDetails, OrderAnswer } from '@purlin/contracts/job-shapes.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { label } from '@purlin/words/labels.ts';
import { estimatesOfJob, type EstimateOfJob } from '../estimates/read-models/estimate-list.ts';
import { sumsOfJob } from '../payments/read-models/sums-of-jobs.ts';
import type { Services } from '../platform/core/room.ts';
import type { Db } from '../platform/servers/database.ts';
import { type Assigned, assignedTo, timesOf } from './assigned.ts';
import { closedDaysOf, withWorkedThrough, workedThrough } from './days-off.ts';
import { endsBeforeWork, warningsOf } from './job-warnings.ts';
import { workOf } from './job-work.ts';
import { answerShown } from './order-views.ts';
import type { ShownJob } from './read-models/calendar-jobs.ts';
import { toldOfJob } from './read-models/clients-told.ts';
import { clashesOf, type AssignmentRow } from './read-models/job-assignments.ts';
import { jobById, jobsByIds, type JobRow } from './read-models/job-list.ts';

const answered = (answer: OrderAnswer | undefined) => (answer ? { answer } : {});

/** Who is on a job, when, and what vendors answered. */
function schedulesOf(
  job: Pick<JobRow, 'id' | 'start' | 'end' | 'status'>,
  { rows, crews, vendors, answers }: Assigned,
  today: string,
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
      ...answered(answerShown(answers.get(job.id), one.assigneeId, job, today)),
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
const toJob = (
  { start, end, plannedEnd, clientName, budgetCents, ...row }: DatedRow,
  all: Assigned,
  today: string,
): Job => ({
  ...row,
  client: { name: clientName },
  startDate: start,
  endDate: end,
  scheduledStartDate: start,
  scheduledEndDate: end,
  plannedEndDate: plannedEnd,
  budget: budgetCents === null ? null : toDecimal(budgetCents),
  ...schedulesOf({ id: row.id, status: row.status, start, end }, all, today),
});

/** So much of a description stands in a calendar. */
const MOST_DESCRIBED = 400;

/** They do not come, or not then. */
const isAgainst = ({ state }: OrderAnswer): boolean => state === 'declined' || state === 'proposed';

/** Jobs as the calendar shows them. */
export async function calendarViews(
  db: Db,
  rows: readonly ShownJob[],
  today: string,
): Promise<CalendarJob[]> {
  const [assigned, jobs] = await Promise.all([assignedTo(db, rows), withWorkedThrough(db, rows)]);
  return jobs.map(({ start, end, clientName, description, ...row }) => {
    const { crewSchedules, vendorSchedules } = schedulesOf(
      { id: row.id, status: row.status, start, end },
      assigned,
      today,
    );
    return {
      ...row,
      ...(description === undefined
        ? {}
        : { description: cutToWhole(description, MOST_DESCRIBED) }),
      client: { name: clientName },
      scheduledStartDate: start,
      scheduledEndDate: end,
      crewSchedules: crewSchedules.map(({ crew: _, ...one }) => one),
      vendorSchedules: vendorSchedules.map(({ vendor: { name }, answer, ...one }) => {
        const insuredUntil = endsBeforeWork(assigned.vendors.get(one.vendorId), one, today);
        return {
          ...one,
          vendor: { name },
          ...(insuredUntil ? { insuredUntil } : {}),
          ...(answer && isAgainst(answer)
            ? { answer: { state: answer.state, proposed: answer.proposed } }
            : {}),
        };
      }),
    };
  });
}

/** As its client sees it: what staff note, plan and reckon with is theirs. */
const forItsClient = (job: Job): Job => ({
  ...job,
  statusReason: '',
  plannedEndDate: null,
  notes: '',
  budget: null,
  vendorSchedules: [],
  crewSchedules: [],
});

/** A page of jobs, as staff or as their client sees them. */
export async function jobViews(
  db: Db,
  rows: readonly JobRow[],
  today: string,
  own: boolean,
): Promise<Job[]> {
  const [assigned, dated] = await Promise.all([assignedTo(db, rows), withWorkedThrough(db, rows)]);
  const jobs = dated.map((row) => toJob(row, assigned, today));
  return own ? jobs.map(forItsClient) : jobs;
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
  const [assigned, [dated = row], clashes, sums, work, estimates, told] = await Promise.all([
    assignedTo(db, [row]),
    withWorkedThrough(db, [row]),
    closedDaysOf(db).then((closed) =>
      clashesOf(db, id, closed, async (ids) => workedThrough(db, await jobsByIds(db, ids))),
    ),
    sumsOfJob(db, id),
    workOf(db, id, language),
    estimatesOfJob(db, id, row.estimateId),
    toldOfJob(db, id),
  ]);
  return {
    ...toJob(dated, assigned, clock.today()),
    ...work,
    contract: contractOf(row, estimates),
    warnings: warningsOf(row, assigned, clashes, clock.today()),
    clientTold: told ? { startDate: told.start, at: told.at } : null,
    vendorPayments: against(row.budgetCents, sums),
  };
}

/** One job as its client sees it: what is done and reckoned in the office is not theirs. */
export async function clientsJob(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: number,
): Promise<JobDetails | undefined> {
  const row = await jobById(db, id);
  const [view] = row ? await jobViews(db, [row], clock.today(), true) : [];
  return (
    view && {
      ...view,
      checklist: null,
      dailyNotes: [],
      photos: [],
      contract: { estimate: null, changes: [], total: null },
      warnings: [],
      clientTold: null,
      vendorPayments: against(null, NOTHING),
    }
  );
}
