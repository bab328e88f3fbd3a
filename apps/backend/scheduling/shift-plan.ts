// What a weather shift would do: every job that would move and whoever has times of their own,
// where to, and what speaks against it.
import type { Chosen, PlannedMove } from '@purlin/contracts/weather.ts';
import { keyOf } from '@purlin/domain/scheduling/assignments.ts';
import { goingAlong, type GoingAlong } from '@purlin/domain/scheduling/going-along.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { startingOn } from '@purlin/domain/scheduling/moving.ts';
import { shifted, type PlannedJob, type Shift } from '@purlin/domain/scheduling/shifting.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { workedDays, type OnCalendar } from '@purlin/domain/scheduling/worked-days.ts';
import { clearedOn, type Closed } from '@purlin/domain/scheduling/working-days.ts';
import type { Services } from '../platform/core/room.ts';
import { closedDaysOf, withWorkedThrough } from './days-off.ts';
import { forecastDays } from './forecast-days.ts';
import {
  assignmentsOf,
  bookedJobsFrom,
  type AssignmentRow,
} from './read-models/job-assignments.ts';
import { goingJobs, jobsByIds, type JobRow } from './read-models/job-list.ts';
import {
  againstMove,
  isBeyond,
  nextFree,
  timesAfter,
  withJob,
  type Going,
  type Times,
} from './shift-conflicts.ts';
import { shiftWords } from './shift-words.ts';

export type PlanJob = JobRow & Pick<OnCalendar, 'worksThrough'>;
type DatedJob = PlanJob & { readonly start: string };
/** Somebody's times of their own on a job. */
type Booking = AssignmentRow & { readonly start: string };
/** The jobs that somebody's days touch, who is on them, and where they would go. */
export interface Planning {
  readonly jobs: ReadonlyMap<number, PlanJob>;
  readonly assigned: readonly AssignmentRow[];
  readonly shifts: ReadonlyMap<number, Shift>;
  /** Those that would move, by the assignment. */
  readonly along: ReadonlyMap<string, GoingAlong>;
  readonly lost: ReadonlySet<string>;
  readonly closed: Closed;
  /** Closed, or lost: through such days every job of the plan rests. */
  readonly resting: Closed;
  /** The days that the forecast has beyond the company's limits. */
  readonly beyond: ReadonlySet<string>;
}

const isDated = (job: PlanJob): job is DatedJob => job.start !== null;
const isBooking = (one: AssignmentRow): one is Booking => one.start !== null;

/** Where somebody wants jobs, as long as before; those that stay have their own dates. */
const chosenDates = (
  chosen: Chosen,
  jobs: ReadonlyMap<number, PlanJob>,
  resting: Closed,
): ReadonlyMap<number, Dates> =>
  new Map(
    chosen.flatMap(({ jobId, booking, day }) => {
      const job = jobs.get(jobId);
      if (!job || booking || day === 'moves' || !isDated(job)) return [];
      const { start, end } = job;
      return [[jobId, day === 'stays' ? { start, end } : startingOn(job, day, resting)]];
    }),
  );

/**
 * What is on hold waits where it is, unless somebody has it moved; it counts where somebody else
 * would be put upon it.
 */
function waiting(chosen: Chosen): (job: PlanJob) => boolean {
  const asked = new Set(
    chosen.flatMap(({ jobId, booking, day }) => (booking || day === 'stays' ? [] : [jobId])),
  );
  return ({ id, status }) => status === 'on_hold' && !asked.has(id);
}

/** Where whoever has times of their own goes: along with the job, or as somebody chose. */
function alongOf(
  { jobs, assigned, shifts, lost, closed, resting }: Omit<Planning, 'along'>,
  chosen: Chosen,
): Planning['along'] {
  const wanted = new Map(
    chosen.flatMap(({ jobId, booking, day }) =>
      booking ? [[`${jobId}.${keyOf(booking)}`, day] as const] : [],
    ),
  );
  return new Map(
    assigned.filter(isBooking).flatMap((one) => {
      const job = jobs.get(one.jobId)!;
      const to = shifts.get(job.id)?.to ?? job;
      const planned = goingAlong(one, { from: job, to }, { lost, closed });
      if (!planned) return [];
      const day = wanted.get(`${one.jobId}.${keyOf(one)}`);
      if (day === undefined) return [[one.id, planned] as const];
      const goes = day !== 'stays';
      const there = day === 'stays' || day === 'moves' ? planned.to : startingOn(one, day, resting);
      return [[one.id, { ...planned, goes, to: there }] as const];
    }),
  );
}

/** The jobs that go on and are not over before the first of these days, or whose people are not. */
async function jobsFrom(first: string, db: Services['db']): Promise<readonly PlanJob[]> {
  const [going, booked] = await Promise.all([goingJobs(db, first), bookedJobsFrom(db, first)]);
  const known = new Set(going.map(({ id }) => id));
  const others = await jobsByIds(
    db,
    booked.filter((id) => !known.has(id)),
  );
  return withWorkedThrough(db, [...going, ...others.filter((job) => !isOver(job))]);
}

async function planning(
  days: readonly string[],
  chosen: Chosen,
  services: Services,
): Promise<Planning> {
  const { db, clock } = services;
  const wanted = chosen.flatMap(({ day }) => (day === 'stays' || day === 'moves' ? [] : [day]));
  const first = [...days, ...wanted].toSorted()[0] ?? clock.today();
  const [going, closed, forecast] = await Promise.all([
    jobsFrom(first, db),
    closedDaysOf(db),
    forecastDays(services),
  ]);
  const jobs = new Map(going.map((job) => [job.id, job]));
  const assigned = await assignmentsOf(db, [...jobs.keys()]);
  const crewsOf = Map.groupBy(
    assigned.filter((one) => one.kind === 'crew' && withJob(one)),
    ({ jobId }) => jobId,
  );
  const dated = going.filter(isDated).filter(({ start, end }) => (end ?? start) >= first);
  const waits = waiting(chosen);
  const planned = dated
    .filter((job) => !waits(job))
    .map(({ id, start, end, worksThrough = [] }): PlannedJob => ({
      id,
      start,
      end,
      worksThrough,
      crews: (crewsOf.get(id) ?? []).map(({ assigneeId }) => assigneeId),
    }));
  const lost = new Set(days);
  const resting = clearedOn(closed, lost);
  const stay = dated
    .filter((job) => waits(job) && workedDays(job, closed).some((day) => lost.has(day)))
    .map(({ id, start, end }): Shift => ({ id, to: { start, end }, lost: true, because: null }));
  const shifts = new Map(
    [...shifted(planned, lost, closed, chosenDates(chosen, jobs, resting)), ...stay]
      .toSorted((a, b) => jobs.get(a.id)!.start!.localeCompare(jobs.get(b.id)!.start!))
      .map((one) => [one.id, one]),
  );
  const beyond = new Set(
    forecast.days.flatMap(({ day, hazards }) => (hazards.length > 0 ? [day] : [])),
  );
  const plan = { jobs, assigned, shifts, lost, closed, resting, beyond };
  return { ...plan, along: alongOf(plan, chosen) };
}

const becauseOf = (because: number | null, { jobs }: Planning): PlannedMove['because'] => {
  const job = because === null ? undefined : jobs.get(because);
  return job ? { id: job.id, title: job.title } : null;
};
const asShown = ({ start, end }: Dates): PlannedMove['to'] => ({
  scheduledStartDate: start,
  scheduledEndDate: end,
});

type Words = Awaited<ReturnType<typeof shiftWords>>;

/** A job that moves, and whoever has times of their own on it. */
function rowsOf(
  job: PlanJob,
  bookings: readonly Booking[],
  plan: Planning,
  words: Words,
  times: Times,
): PlannedMove[] {
  const on = words.on(job.id);
  const both = {
    jobId: job.id,
    title: job.title,
    client: words.clientOf(job),
    crews: on.filter(({ kind }) => kind === 'crew').map(words.nameOf),
    onHold: job.status === 'on_hold',
    dateChanges: job.dateChanges,
  };
  const against = (move: Going) => {
    const conflicts = againstMove(job, move, words.nameOf, plan, times);
    const speaks = conflicts.length > 0 || isBeyond(move, plan);
    const next = speaks ? nextFree(job, move, plan, times) : null;
    return { conflicts, next: next && asShown(next) };
  };
  const rows = bookings.map((one): PlannedMove => {
    const { to, lost, goes } = plan.along.get(one.id)!;
    const { kind, assigneeId } = one;
    const move = { from: one, to: goes ? to : one, who: [one] };
    return {
      ...both,
      booking: { kind, assigneeId, name: words.nameOf(one) },
      lost,
      goes,
      because: null,
      from: asShown(one),
      to: asShown(move.to),
      told: { before: '', now: '' },
      ...against(move),
    };
  });
  const shift = plan.shifts.get(job.id);
  if (!shift) return rows;
  const to = shift.to ?? job;
  const move = { from: job, to: shift.to, who: on.filter((one) => withJob(one)) };
  const row: PlannedMove = {
    ...both,
    booking: null,
    lost: shift.lost,
    goes: to.start !== job.start || to.end !== job.end,
    because: becauseOf(shift.because, plan),
    from: asShown(job),
    to: asShown(to),
    told: words.told(job, to),
    ...against(move),
  };
  return [row, ...rows];
}

/**
 * The jobs that would move if nobody could work on these days, in the order of their starts, each
 * followed by whoever has times of their own on it; `chosen` go where somebody says, or stay, and
 * all others go around them.
 */
export async function planOf(
  days: readonly string[],
  chosen: Chosen,
  services: Services,
): Promise<PlannedMove[]> {
  if (days.length === 0) return [];
  const plan = await planning(days, chosen, services);
  const bookings = Map.groupBy(
    plan.assigned.filter(isBooking).filter(({ id }) => plan.along.has(id)),
    ({ jobId }) => jobId,
  );
  const jobs = [...new Set([...plan.shifts.keys(), ...bookings.keys()])].map((id) =>
    plan.jobs.get(id)!,
  );
  const words = await shiftWords(jobs, plan, services);
  const times = timesAfter(plan);
  return jobs.flatMap((job) => rowsOf(job, bookings.get(job.id) ?? [], plan, words, times));
}
