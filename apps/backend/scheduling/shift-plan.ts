// What a weather shift would do: every job that would move, where to, and what speaks against it.
import type { PlannedMove } from '@purlin/contracts/weather.ts';
import { shifted, type PlannedJob, type Shift } from '@purlin/domain/scheduling/shifting.ts';
import { closedOn, daysIn } from '@purlin/domain/scheduling/working-days.ts';
import { meet } from '@purlin/domain/scheduling/conflicts.ts';
import { clientsByIds } from '../clients/read-models/client-list.ts';
import { readSection } from '../company/read-models/company-settings.ts';
import type { Services } from '../platform/core/room.ts';
import { vendorsByIds } from '../vendors/read-models/vendor-list.ts';
import { crewsByIds } from './read-models/crew-list.ts';
import { assignmentsOf, type AssignmentRow } from './read-models/job-assignments.ts';
import { goingJobs, type JobRow } from './read-models/job-list.ts';

type DatedJob = JobRow & { readonly start: string };
interface Planning {
  readonly jobs: ReadonlyMap<number, DatedJob>;
  readonly assigned: readonly AssignmentRow[];
  readonly shifts: ReadonlyMap<number, Shift>;
}
const withJob = ({ start }: AssignmentRow): boolean => start === null;

async function planning(days: readonly string[], services: Services): Promise<Planning> {
  const { db, clock } = services;
  const first = days.toSorted()[0] ?? clock.today();
  const [rows, settings] = await Promise.all([goingJobs(db, first), readSection(db, 'planning')]);
  const jobs = rows.filter((row): row is DatedJob => row.start !== null);
  const assigned = await assignmentsOf(
    db,
    jobs.map(({ id }) => id),
  );
  const crewsOf = Map.groupBy(
    assigned.filter((one) => one.kind === 'crew' && withJob(one)),
    ({ jobId }) => jobId,
  );
  const planned = jobs.map(({ id, start, end }): PlannedJob => ({
    id,
    start,
    end,
    crews: (crewsOf.get(id) ?? []).map(({ assigneeId }) => assigneeId),
  }));
  const closed = closedOn(daysIn(settings.closedDays), settings.holidays);
  const shifts = shifted(planned, new Set(days), closed);
  return {
    jobs: new Map(jobs.map((job) => [job.id, job])),
    assigned,
    shifts: new Map(shifts.map((shift) => [shift.id, shift])),
  };
}

/** Whoever is there when the job is: their times after the shift, by who they are. */
function vendorTimes({ jobs, assigned, shifts }: Planning) {
  const times = assigned
    .filter(({ kind }) => kind === 'vendor')
    .flatMap((one) => {
      const job = jobs.get(one.jobId)!;
      const to = shifts.get(one.jobId)?.to ?? job;
      const { start, end } = withJob(one) ? to : one;
      return start === null ? [] : [{ vendorId: one.assigneeId, job, time: { start, end } }];
    });
  return Map.groupBy(times, ({ vendorId }) => vendorId);
}

/** What is said of jobs that move: who is on them, and how their clients are reached. */
async function wordsOf(moving: readonly DatedJob[], plan: Planning, { db }: Pick<Services, 'db'>) {
  const ofMoving = Map.groupBy(
    plan.assigned.filter(({ jobId }) => plan.shifts.has(jobId)),
    ({ jobId }) => jobId,
  );
  const idsOf = (kind: AssignmentRow['kind']) => [
    ...new Set(
      [...ofMoving.values()]
        .flat()
        .filter((one) => one.kind === kind)
        .map(({ assigneeId }) => assigneeId),
    ),
  ];
  const [crews, vendors, clients] = await Promise.all([
    crewsByIds(db, idsOf('crew')),
    vendorsByIds(db, idsOf('vendor')),
    clientsByIds(db, [...new Set(moving.map(({ clientId }) => clientId))]),
  ]);
  const names = {
    crew: new Map(crews.map(({ id, name }) => [id, name])),
    vendor: new Map(vendors.map(({ id, name }) => [id, name])),
  };
  const known = new Map(clients.map((client) => [client.id, client]));
  return {
    on: (jobId: number): readonly AssignmentRow[] => ofMoving.get(jobId) ?? [],
    nameOf: ({ kind, assigneeId }: AssignmentRow): string => names[kind].get(assigneeId) ?? '',
    clientOf({ clientId: id, clientName: name }: DatedJob): PlannedMove['client'] {
      const { email = '', phone = '', language = 'en' } = known.get(id) ?? {};
      return { id, name, hasEmail: Boolean(email), phone: phone ?? '', language };
    },
  };
}
type Words = Awaited<ReturnType<typeof wordsOf>>;

/** What speaks against where a job goes; `vendorsAt`: where vendors are after the shift. */
function conflictsOf(
  job: DatedJob,
  { to }: Shift,
  { on, nameOf }: Words,
  vendorsAt: ReturnType<typeof vendorTimes>,
): PlannedMove['conflicts'] {
  if (to === null) return [{ kind: 'no-room', name: '', job: null }];
  const time = { start: to.start!, end: to.end };
  return on(job.id).flatMap((one): PlannedMove['conflicts'] => {
    const name = nameOf(one);
    if (!withJob(one)) return [{ kind: 'own-dates', name, job: null }];
    // The plan keeps crews apart.
    if (one.kind === 'crew') return [];
    const other = vendorsAt
      .get(one.assigneeId)
      ?.find((at) => at.job.id !== job.id && meet(at.time, time))?.job;
    return other ? [{ kind: 'vendor-busy', name, job: { id: other.id, title: other.title } }] : [];
  });
}

/** The jobs that would move if nobody could work on these days, in the order of their starts. */
export async function planOf(days: readonly string[], services: Services): Promise<PlannedMove[]> {
  if (days.length === 0) return [];
  const plan = await planning(days, services);
  const moving = [...plan.shifts.values()].map(({ id }) => plan.jobs.get(id)!);
  const words = await wordsOf(moving, plan, services);
  const vendorsAt = vendorTimes(plan);
  return moving.map((job) => {
    const shift = plan.shifts.get(job.id)!;
    const to = shift.to ?? job;
    return {
      jobId: job.id,
      title: job.title,
      client: words.clientOf(job),
      crews: words
        .on(job.id)
        .filter(({ kind }) => kind === 'crew')
        .map(words.nameOf),
      dateChanges: job.dateChanges,
      lost: shift.lost,
      from: { scheduledStartDate: job.start, scheduledEndDate: job.end },
      to: { scheduledStartDate: to.start, scheduledEndDate: to.end },
      conflicts: conflictsOf(job, shift, words, vendorsAt),
    };
  });
}
