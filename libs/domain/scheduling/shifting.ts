// Where jobs go whose days are lost to the weather: as little later as can be, on days that are
// worked, without two roofs for one crew; around whatever somebody put somewhere by hand.
import { dayAfter, daysBetween } from '../shared/days.ts';
import type { Dates } from './job-shapes.ts';
import { clearedOn, type Closed } from './working-days.ts';
import { firstDayOf, isOnePiece, lastDayOf, workedDays, type OnCalendar } from './worked-days.ts';

/** A job on the calendar that goes on. */
export interface PlannedJob extends OnCalendar {
  readonly id: number;
  /** The crews that are there when the job is. */
  readonly crews: readonly number[];
}
export interface Shift {
  readonly id: number;
  /** Null: there is no room for it in time. */
  readonly to: Dates | null;
  /** It is on a lost day itself; otherwise it makes room for one that is. */
  readonly lost: boolean;
  /** The job that somebody put where the plan had this one; null: it is where the plan has it. */
  readonly because: number | null;
}

/** So far ahead a place is looked for. */
const HORIZON_DAYS = 180;

/** On these days, which are worked, at its hours. */
export function datesOn(job: OnCalendar, days: readonly string[]): Dates {
  const start = `${days[0]!}${job.start.slice(10)}`;
  if (job.end === null) return { start, end: null };
  const length = daysBetween(firstDayOf(job), lastDayOf(job));
  const hour = job.end.slice(10);
  const end = `${isOnePiece(job) ? dayAfter(days[0]!, length) : days.at(-1)!}${hour}`;
  return { start, end: end < start ? `${dayAfter(days[0]!, length)}${hour}` : end };
}

/** Who is on a roof on which day. */
class Occupied {
  readonly #days = new Map<string, number>();
  add({ id, crews }: PlannedJob, days: readonly string[]): void {
    for (const crew of crews) for (const day of days) this.#days.set(`${crew} ${day}`, id);
  }
  /** Another job that one of its crews is on then. */
  other({ id, crews }: PlannedJob, days: readonly string[]): number | undefined {
    return crews
      .flatMap((crew) => days.map((day) => this.#days.get(`${crew} ${day}`)))
      .find((there) => there !== undefined && there !== id);
  }
}

/** The first so many days from its own first one on that the job can have. */
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

/** A job with the days that it is worked on, and those it goes to where it has to. */
interface Place {
  readonly job: PlannedJob;
  readonly own: readonly string[];
  readonly isLost: boolean;
  /** Undefined: it stays; null: there is no room in time. */
  readonly goes: readonly string[] | null | undefined;
}

interface Days {
  readonly lost: ReadonlySet<string>;
  readonly closed: Closed;
}
const lengthOf = ({ job, own }: Pick<Place, 'job' | 'own'>): number =>
  isOnePiece(job) ? 1 : own.length;

/** Jobs that were put somewhere by hand, and the days that they are worked on there. */
interface Pinned {
  readonly taken: Occupied;
  readonly ids: ReadonlySet<number>;
  /** These make room for them: what the weather leaves alone stays where it is. */
  readonly yielding: ReadonlySet<number>;
}
const NOTHING_PINNED: Pinned = { taken: new Occupied(), ids: new Set(), yielding: new Set() };

/** Where every job is that nobody put anywhere by hand, in the order of their starts. */
function laidOut(
  jobs: readonly PlannedJob[],
  { lost, closed }: Days,
  { taken: pinned, ids, yielding }: Pinned = NOTHING_PINNED,
): readonly Place[] {
  const resting = clearedOn(closed, lost);
  const taken = new Occupied();
  /** Days of what has moved: these push others; what was overbooked before stays as it is. */
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
 * Every job that has to move, in the order of their starts: those that are on a lost day, and those
 * of the same crews that stand in their way. Hours stay, and so does the number of days that are
 * worked; nothing goes earlier, and who came first stays first. A job that has begun before the
 * lost day keeps its start and ends later.
 *
 * `chosen`: where somebody wants a job all the same; its own dates say that it stays. These are
 * answered as they were chosen, and all others are laid out again around them in their order, as
 * if the chosen ones had never been planned elsewhere. What the weather leaves alone stays where
 * it is: that it is in the way speaks against what was chosen.
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
      // That stays anyway: nothing is planned for it.
      if (goes === undefined && !isMove(job, to)) return [];
      return [{ id: job.id, to, lost: isLost, because: null }];
    }
    return shiftOf(around.get(job.id)!, (goes && pinned.taken.other(job, goes)) ?? null);
  });
}

/** What was put somewhere by hand; `plan`: where every job would be otherwise. */
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
