// Where jobs go whose days are lost to the weather: as little later as can be, on days that are
// worked, without two roofs for one crew; around whatever somebody put somewhere by hand.
import { dayAfter, daysBetween } from '../shared/days.ts';
import type { Dates } from './job-shapes.ts';
import type { Closed } from './working-days.ts';
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

/** On these days, at its hours. */
function datesOn(job: PlannedJob, days: readonly string[]): Dates {
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
  remove({ id, crews }: PlannedJob, days: readonly string[]): void {
    for (const crew of crews)
      for (const day of days)
        if (this.#days.get(`${crew} ${day}`) === id) this.#days.delete(`${crew} ${day}`);
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
  taken: Occupied,
): readonly string[] | undefined {
  const free: string[] = [];
  for (let n = 0; n < HORIZON_DAYS; n += 1) {
    const day = dayAfter(firstDayOf(job), n);
    if (!isFree(day)) continue;
    free.push(day);
    if (free.length < count) continue;
    const days = free.slice(-count);
    if (taken.other(job, days) === undefined) return days;
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
const free =
  ({ lost, closed }: Days) =>
  (day: string): boolean =>
    !closed(day) && !lost.has(day);
const lengthOf = ({ job, own }: Pick<Place, 'job' | 'own'>): number =>
  isOnePiece(job) ? 1 : own.length;

/** Where every job is if nobody puts one anywhere by hand, in the order of their starts. */
function laidOut(jobs: readonly PlannedJob[], days: Days): readonly Place[] {
  const taken = new Occupied();
  /** Days of what has moved: these push others; what was overbooked before stays as it is. */
  const moved = new Occupied();
  return inOrder(jobs).map((job) => {
    const own = workedDays(job, days.closed);
    const isLost = own.some((day) => days.lost.has(day));
    const place = { job, own, isLost };
    if (!isLost && moved.other(job, own) === undefined) {
      taken.add(job, own);
      return { ...place, goes: undefined };
    }
    const goes = placeFor(job, lengthOf(place), free(days), taken) ?? null;
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
 * answered as they were chosen. All others keep the place that the plan has for them, but for those
 * in whose way a chosen one is: these go to the first days that are left.
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
  const pinned = pinnedOf(jobs, chosen, days);
  const around = aroundPinned(
    plan.filter(({ job }) => !chosen.has(job.id)),
    pinned,
    days,
  );
  return plan.flatMap((place) => {
    const { job, isLost } = place;
    const to = chosen.get(job.id);
    if (to) return [{ id: job.id, to, lost: isLost, because: null }];
    const other = around.get(job.id);
    return shiftOf(other ?? place, other?.because ?? null);
  });
}

/** The days of what was put somewhere by hand, and whether one of these is where a job is to go. */
function pinnedOf(
  jobs: readonly PlannedJob[],
  chosen: ReadonlyMap<number, Dates>,
  { lost, closed }: Days,
) {
  const taken = new Occupied();
  const moved = new Occupied();
  const resting = (day: string): boolean => closed(day) || lost.has(day);
  for (const job of jobs) {
    const to = chosen.get(job.id);
    if (!to?.start) continue;
    const moves = isMove(job, to);
    const days = workedDays(
      moves ? { start: to.start, end: to.end } : job,
      moves ? resting : closed,
    );
    taken.add(job, days);
    if (moves) moved.add(job, days);
  }
  return {
    taken,
    moved,
    inTheWay: ({ job, own, goes }: Place): number | undefined =>
      goes ? taken.other(job, goes) : moved.other(job, own),
  };
}

/** With the job that was put by hand where it was planned. */
type Replaced = Place & Pick<Shift, 'because'>;

/** Those that have another place than planned, now that some are pinned. */
function aroundPinned(
  plan: readonly Place[],
  { taken, moved, inTheWay }: ReturnType<typeof pinnedOf>,
  days: Days,
): ReadonlyMap<number, Replaced> {
  const others = new Map<number, Replaced>();
  const asked = plan.map((place): Replaced => ({ ...place, because: inTheWay(place) ?? null }));
  const isBlocked = ({ goes, because }: Replaced) => goes === null || because !== null;
  const blocked = asked.filter((place) => isBlocked(place));
  const kept = asked.filter((place) => !isBlocked(place));
  for (const { job, own, goes } of kept) {
    taken.add(job, goes ?? own);
    if (goes) moved.add(job, goes);
  }
  for (const place of blocked) {
    const goes = placeFor(place.job, lengthOf(place), free(days), taken) ?? null;
    taken.add(place.job, goes ?? place.own);
    if (goes) moved.add(place.job, goes);
    others.set(place.job.id, { ...place, goes });
  }
  // Whoever was to make room for one that is elsewhere now need not move.
  for (const place of kept) {
    const { job, own, goes, isLost } = place;
    if (!goes || isLost || moved.other(job, own) !== undefined) continue;
    moved.remove(job, goes);
    moved.add(job, own);
    others.set(job.id, { ...place, goes: undefined });
  }
  return others;
}
