// What speaks against where a weather shift puts a job, or whoever comes at times of their own:
// crews and vendors who are elsewhere then, and days on which nobody works.
import type { PlannedMove } from '@purlin/contracts/weather.ts';
import { meet } from '@purlin/domain/scheduling/conflicts.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { startingOn } from '@purlin/domain/scheduling/moving.ts';
import { workedDays, type OnCalendar } from '@purlin/domain/scheduling/worked-days.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';
import type { AssignmentRow } from './read-models/job-assignments.ts';
import type { PlanJob, Planning } from './shift-plan.ts';

type Conflict = PlannedMove['conflicts'][number];
interface Booked {
  readonly job: PlanJob;
  readonly time: OnCalendar;
}
export type Times = ReadonlyMap<string, readonly Booked[]>;

/** Whoever is there when the job is. */
export const withJob = ({ start }: AssignmentRow): boolean => start === null;
const whoOf = ({ kind, assigneeId }: AssignmentRow): string => `${kind}-${assigneeId}`;

/** Where every crew and vendor would be after the shift, by who they are. */
export function timesAfter({ jobs, assigned, shifts, along }: Planning): Times {
  const booked = assigned.flatMap((one) => {
    const job = jobs.get(one.jobId)!;
    const own = along.get(one.id);
    const { start, end } = withJob(one)
      ? (shifts.get(one.jobId)?.to ?? job)
      : own?.goes
        ? own.to
        : one;
    return start === null ? [] : [{ who: whoOf(one), job, time: { start, end } }];
  });
  return Map.groupBy(booked, ({ who }) => who);
}

/** Somebody may have it begin on a day on which nobody can work, or does. */
function dayAgainst(start: string, { lost, closed }: Planning): readonly Conflict[] {
  const day = start.slice(0, 10);
  const kind = lost.has(day) ? 'lost-day' : closed(day) ? 'day-off' : undefined;
  return kind ? [{ kind, name: '', job: null }] : [];
}

/** From where to where, and who goes there; null: there is no room for it. */
export interface Going {
  readonly from: Dates;
  readonly to: Dates | null;
  readonly who: readonly AssignmentRow[];
}

const moves = ({ from, to }: Going): boolean =>
  to !== null && (to.start !== from.start || to.end !== from.end);

/** Whether it would be worked on a day that the forecast has beyond the limits; not what stays. */
export function isBeyond(going: Going, { resting, beyond }: Planning): boolean {
  const { start, end } = going.to ?? going.from;
  if (start === null || !moves(going)) return false;
  return workedDays({ start, end }, resting).some((day) => beyond.has(day));
}

/** So many days later other dates are looked for. */
const NEXT_DAYS = 60;

/** The next dates against which nothing speaks, as long as those; null where none are near. */
export function nextFree(job: PlanJob, going: Going, plan: Planning, times: Times): Dates | null {
  const { from, to } = going;
  const first = (to?.start ?? from.start)?.slice(0, 10);
  if (first === undefined) return null;
  for (let n = 1; n <= NEXT_DAYS; n += 1) {
    const day = dayAfter(first, n);
    if (plan.resting(day)) continue;
    const there = startingOn(from, day, plan.resting);
    const tried = { ...going, to: there };
    if (isBeyond(tried, plan)) continue;
    if (againstMove(job, tried, () => '', plan, times).length === 0) return there;
  }
  return null;
}

/** What speaks against where it goes, the worst first; nothing for what stays. */
export function againstMove(
  job: PlanJob,
  going: Going,
  nameOf: (one: AssignmentRow) => string,
  plan: Planning,
  times: Times,
): Conflict[] {
  const { to, who } = going;
  if (to === null) return [{ kind: 'no-room', name: '', job: null }];
  if (to.start === null || !moves(going)) return [];
  const time = { start: to.start, end: to.end };
  const busy = who.flatMap((one): Conflict[] => {
    const kind = one.kind === 'crew' ? 'crew-busy' : 'vendor-busy';
    const other = times
      .get(whoOf(one))
      ?.find((at) => at.job.id !== job.id && meet(at.time, time, plan.resting))?.job;
    return other ? [{ kind, name: nameOf(one), job: { id: other.id, title: other.title } }] : [];
  });
  return [...dayAgainst(to.start, plan), ...busy];
}
