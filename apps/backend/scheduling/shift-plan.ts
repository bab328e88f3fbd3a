// What a weather shift would do: every job that would move, where to, and what speaks against it.
import type { Chosen, PlannedMove } from '@purlin/contracts/weather.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { startingOn } from '@purlin/domain/scheduling/moving.ts';
import { shifted, type PlannedJob, type Shift } from '@purlin/domain/scheduling/shifting.ts';
import type { OnCalendar } from '@purlin/domain/scheduling/worked-days.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import { clientsByIds } from '../clients/read-models/client-list.ts';
import type { Services } from '../platform/core/room.ts';
import { vendorsByIds } from '../vendors/read-models/vendor-list.ts';
import { closedDaysOf, withWorkedThrough } from './days-off.ts';
import { workWords } from './moved-email.ts';
import { crewsByIds } from './read-models/crew-list.ts';
import { assignmentsOf, type AssignmentRow } from './read-models/job-assignments.ts';
import { goingJobs, type JobRow } from './read-models/job-list.ts';
import { againstMove, timesAfter, withJob } from './shift-conflicts.ts';

export type DatedJob = JobRow & Pick<OnCalendar, 'worksThrough'> & { readonly start: string };
/** The jobs that somebody's days touch, who is on them, and where they would go. */
export interface Planning {
  readonly jobs: ReadonlyMap<number, DatedJob>;
  readonly assigned: readonly AssignmentRow[];
  readonly shifts: ReadonlyMap<number, Shift>;
  readonly lost: ReadonlySet<string>;
  readonly closed: Closed;
  /** Closed, or lost: through such days every job of the plan rests. */
  readonly resting: Closed;
}

/** Where somebody wants jobs, as long as before; those that stay have their own dates. */
const chosenDates = (
  chosen: Chosen,
  jobs: ReadonlyMap<number, DatedJob>,
  resting: Closed,
): ReadonlyMap<number, Dates> =>
  new Map(
    chosen.flatMap(({ jobId, day }) => {
      const job = jobs.get(jobId);
      if (!job || job.status === 'on_hold') return [];
      const { start, end } = job;
      return [[jobId, day === 'stays' ? { start, end } : startingOn(job, day, resting)]];
    }),
  );

async function planning(
  days: readonly string[],
  chosen: Chosen,
  { db, clock }: Services,
): Promise<Planning> {
  const wanted = chosen.map(({ day }) => day).filter((day) => day !== 'stays');
  const first = [...days, ...wanted].toSorted()[0] ?? clock.today();
  const [rows, closed] = await Promise.all([goingJobs(db, first), closedDaysOf(db)]);
  const going = await withWorkedThrough(
    db,
    rows.filter((row): row is DatedJob => row.start !== null),
  );
  const jobs = new Map(going.map((job) => [job.id, job]));
  const assigned = await assignmentsOf(db, [...jobs.keys()]);
  const crewsOf = Map.groupBy(
    assigned.filter((one) => one.kind === 'crew' && withJob(one)),
    ({ jobId }) => jobId,
  );
  // What is on hold waits where it is; it counts where somebody else would be put upon it.
  const planned = going
    .filter(({ status }) => status !== 'on_hold')
    .map(({ id, start, end, worksThrough = [] }): PlannedJob => ({
      id,
      start,
      end,
      worksThrough,
      crews: (crewsOf.get(id) ?? []).map(({ assigneeId }) => assigneeId),
    }));
  const lost = new Set(days);
  const resting = (day: string): boolean => closed(day) || lost.has(day);
  const shifts = new Map(
    shifted(planned, lost, closed, chosenDates(chosen, jobs, resting)).map((one) => [one.id, one]),
  );
  return { jobs, assigned, shifts, lost, closed, resting };
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

const becauseOf = ({ because }: Shift, { jobs }: Planning): PlannedMove['because'] => {
  const job = because === null ? undefined : jobs.get(because);
  return job ? { id: job.id, title: job.title } : null;
};

/**
 * The jobs that would move if nobody could work on these days, in the order of their starts;
 * `chosen` go where somebody says, or stay, and all others go around them.
 */
export async function planOf(
  days: readonly string[],
  chosen: Chosen,
  services: Services,
): Promise<PlannedMove[]> {
  if (days.length === 0) return [];
  const plan = await planning(days, chosen, services);
  const moving = [...plan.shifts.values()].map(({ id }) => plan.jobs.get(id)!);
  const words = await wordsOf(moving, plan, services);
  const times = timesAfter(plan);
  return moving.map((job) => {
    const shift = plan.shifts.get(job.id)!;
    const to = shift.to ?? job;
    const client = words.clientOf(job);
    return {
      jobId: job.id,
      title: job.title,
      client,
      crews: words
        .on(job.id)
        .filter(({ kind }) => kind === 'crew')
        .map(words.nameOf),
      dateChanges: job.dateChanges,
      lost: shift.lost,
      because: becauseOf(shift, plan),
      from: { scheduledStartDate: job.start, scheduledEndDate: job.end },
      to: { scheduledStartDate: to.start, scheduledEndDate: to.end },
      told: {
        before: workWords(job, plan.closed, client.language),
        now: workWords(to, plan.resting, client.language),
      },
      conflicts: againstMove(job, words.on(job.id), words.nameOf, plan, times),
    };
  });
}
