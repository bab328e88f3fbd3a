// What speaks against where a weather shift puts a job: crews and vendors who are elsewhere then,
// whoever comes at times of their own, and days on which nobody works.
import type { PlannedMove } from '@purlin/contracts/weather.ts';
import { meet } from '@purlin/domain/scheduling/conflicts.ts';
import type { OnCalendar } from '@purlin/domain/scheduling/worked-days.ts';
import type { AssignmentRow } from './read-models/job-assignments.ts';
import type { DatedJob, Planning } from './shift-plan.ts';

type Conflict = PlannedMove['conflicts'][number];
interface Booked {
  readonly job: DatedJob;
  readonly time: OnCalendar;
}
export type Times = ReadonlyMap<string, readonly Booked[]>;

/** Whoever is there when the job is. */
export const withJob = ({ start }: AssignmentRow): boolean => start === null;
const whoOf = ({ kind, assigneeId }: AssignmentRow): string => `${kind}-${assigneeId}`;

/** Where every crew and vendor would be after the shift, by who they are. */
export function timesAfter({ jobs, assigned, shifts }: Planning): Times {
  const booked = assigned.flatMap((one) => {
    const job = jobs.get(one.jobId)!;
    const { start, end } = withJob(one) ? (shifts.get(one.jobId)?.to ?? job) : one;
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

/** What speaks against where a job goes, the worst first; nothing for one that stays. */
export function againstMove(
  job: DatedJob,
  assigned: readonly AssignmentRow[],
  nameOf: (one: AssignmentRow) => string,
  plan: Planning,
  times: Times,
): Conflict[] {
  const { to } = plan.shifts.get(job.id)!;
  if (to === null) return [{ kind: 'no-room', name: '', job: null }];
  if (to.start === null || (to.start === job.start && to.end === job.end)) return [];
  const time = { start: to.start, end: to.end };
  const busy = assigned.flatMap((one): Conflict[] => {
    const name = nameOf(one);
    if (!withJob(one)) {
      const own = { scheduledStartDate: one.start, scheduledEndDate: one.end };
      return [{ kind: 'own-dates', name, job: null, own }];
    }
    const kind = one.kind === 'crew' ? 'crew-busy' : 'vendor-busy';
    const other = times
      .get(whoOf(one))
      ?.find((at) => at.job.id !== job.id && meet(at.time, time, plan.resting))?.job;
    return other ? [{ kind, name, job: { id: other.id, title: other.title } }] : [];
  });
  return [...dayAgainst(to.start, plan), ...busy];
}
