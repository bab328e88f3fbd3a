// Reschedules jobs that lose days to weather: as early as possible after the lost days, on working
// days, without double-booking crews, and around jobs that users placed manually.
import { dayAfter, daysBetween } from '../shared/days.ts';
import type { Dates } from './job-shapes.ts';
import { clearedOn, type Closed } from './working-days.ts';
import { firstDayOf, isOnePiece, lastDayOf, workedDays, type OnCalendar } from './worked-days.ts';

/** A job on the calendar that isn't over. */
export interface PlannedJob extends OnCalendar {
  readonly id: number;
  /** Crews that follow the job's dates. */
  readonly crews: readonly number[];
}
export interface Shift {
  readonly id: number;
  /** Null if no place was found within the horizon. */
  readonly to: Dates | null;
  /** True if the job itself is on a lost day; otherwise it makes room for one that is. */
  readonly lost: boolean;
  /** The manually placed job that displaced this one from its planned place; null if none. */
  readonly because: number | null;
}

/** How far ahead to look for a place. */
const HORIZON_DAYS = 180;

/** The job's dates on these working days, at its times of day. */
export function datesOn(job: OnCalendar, days: readonly string[]): Dates {
  const start = `${days[0]!}${job.start.slice(10)}`;
  if (job.end === null) return { start, end: null };
  const length = daysBetween(firstDayOf(job), lastDayOf(job));
  const hour = job.end.slice(10);
  const end = `${isOnePiece(job) ? dayAfter(days[0]!, length) : days.at(-1)!}${hour}`;
  return { start, end: end < start ? `${dayAfter(days[0]!, length)}${hour}` : end };
}

/** Which job each crew is on, by day. */
class Occupied {
  readonly #days = new Map<string, number>();
  add({ id, crews }: PlannedJob, days: readonly string[]): void {
    for (const crew of crews) for (const day of days) this.#days.set(`${crew} ${day}`, id);
  }
  /** Another job that one of this job's crews is on. */
  other({ id, crews }: PlannedJob, days: readonly string[]): number | undefined {
    return crews
      .flatMap((crew) => days.map((day) => this.#days.get(`${crew} ${day}`)))
      .find((there) => there !== undefined && there !== id);
  }
}

/** The first `count` free days, from the job's own first day on. */
function placeFor(
  job: PlannedJob,
  count: number,
  isFree: (day: string) => boolean,
  taken: readonly Occupied[],
): readonly string[] | undefined {
  const free: string[] = [];
  for (let n = 0; n < HORIZON_DAYS; n += 1) {
    const day = dayAfter(firstDayOf(job), n);
    if (!isFree(day)) continue;
    free.push(day);
    if (free.length < count) continue;
    const days = free.slice(-count);
    if (taken.every((one) => one.other(job, days) === undefined)) return days;
  }
  return undefined;
}

const inOrder = (jobs: readonly PlannedJob[]): readonly PlannedJob[] =>
  jobs.toSorted((a, b) => (a.start === b.start ? a.id - b.id : a.start < b.start ? -1 : 1));
const isMove = (job: PlannedJob, to: Dates): boolean =>
  to.start !== job.start || to.end !== job.end;

/** A job with its working days, and its new days if it must move. */
interface Place {
  readonly job: PlannedJob;
  readonly own: readonly string[];
  readonly isLost: boolean;
  /** Undefined: it stays. Null: no place was found. */
  readonly goes: readonly string[] | null | undefined;
}

interface Days {
  readonly lost: ReadonlySet<string>;
  readonly closed: Closed;
}
const lengthOf = ({ job, own }: Pick<Place, 'job' | 'own'>): number =>
  isOnePiece(job) ? 1 : own.length;

/** Manually placed jobs and their working days. */
interface Pinned {
  readonly taken: Occupied;
  readonly ids: ReadonlySet<number>;
  /** Jobs that make way for them. Jobs the weather doesn't affect never move. */
  readonly yielding: ReadonlySet<number>;
}
const NOTHING_PINNED: Pinned = { taken: new Occupied(), ids: new Set(), yielding: new Set() };

/** Places every job that isn't placed manually, in order of start. */
function laidOut(
  jobs: readonly PlannedJob[],
  { lost, closed }: Days,
  { taken: pinned, ids, yielding }: Pinned = NOTHING_PINNED,
): readonly Place[] {
  const resting = clearedOn(closed, lost);
  const taken = new Occupied();
  /** Days of moved jobs. Only these push others; earlier double bookings stay. */
  const moved = new Occupied();
  return inOrder(jobs)
    .filter(({ id }) => !ids.has(id))
    .map((job) => {
      const own = workedDays(job, closed);
      const isLost = own.some((day) => lost.has(day));
      const place = { job, own, isLost };
      const isPushed =
        moved.other(job, own) !== undefined ||
        (yielding.has(job.id) && pinned.other(job, own) !== undefined);
      if (!isLost && !isPushed) {
        taken.add(job, own);
        return { ...place, goes: undefined };
      }
      const goes = placeFor(job, lengthOf(place), (day) => !resting(day), [pinned, taken]) ?? null;
      taken.add(job, goes ?? own);
      if (goes) moved.add(job, goes);
      return { ...place, goes };
    });
}

function shiftOf({ job, isLost, goes }: Place, because: number | null): readonly Shift[] {
  if (goes === undefined) return [];
  const to = goes && datesOn(job, goes);
  return to === null || isMove(job, to) ? [{ id: job.id, to, lost: isLost, because }] : [];
}

/**
 * All jobs that must move, in order of start: those on a lost day, and those of the same crews in
 * their way. Times of day and the number of working days stay; no job moves earlier, and the order
 * is kept. A job begun before the lost day keeps its start and ends later.
 *
 * `chosen`: dates that users chose manually; a job's current dates mean that it stays. Chosen jobs
 * are returned as chosen, and all others are placed around them in order. Jobs the weather doesn't
 * affect stay; a conflict with one of them counts against the choice.
 */
export function shifted(
  jobs: readonly PlannedJob[],
  lost: ReadonlySet<string>,
  closed: Closed,
  chosen: ReadonlyMap<number, Dates> = new Map(),
): readonly Shift[] {
  const days = { lost, closed };
  const plan = laidOut(jobs, days);
  if (chosen.size === 0) return plan.flatMap((place) => shiftOf(place, null));
  const pinned = pinnedOf(plan, chosen, days);
  const around = new Map(laidOut(jobs, days, pinned).map((place) => [place.job.id, place]));
  return plan.flatMap((planned) => {
    const { job, isLost, goes } = planned;
    const to = chosen.get(job.id);
    if (to) {
      // It stays anyway, so there is nothing to report.
      if (goes === undefined && !isMove(job, to)) return [];
      return [{ id: job.id, to, lost: isLost, because: null }];
    }
    return shiftOf(around.get(job.id)!, (goes && pinned.taken.other(job, goes)) ?? null);
  });
}

/** The manually placed jobs; `plan` is the placement without them. */
function pinnedOf(
  plan: readonly Place[],
  chosen: ReadonlyMap<number, Dates>,
  { lost, closed }: Days,
): Pinned {
  const taken = new Occupied();
  for (const { job, own } of plan) {
    const to = chosen.get(job.id);
    if (!to?.start) continue;
    const there = { start: to.start, end: to.end };
    taken.add(job, isMove(job, to) ? workedDays(there, clearedOn(closed, lost)) : own);
  }
  const yielding = new Set(plan.flatMap(({ job, goes }) => (goes === undefined ? [] : [job.id])));
  return { taken, ids: new Set(chosen.keys()), yielding };
}
