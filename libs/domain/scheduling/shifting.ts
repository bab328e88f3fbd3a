// Where jobs go whose days are lost to the weather: as little later as can be, on days that are
// worked, without two roofs for one crew.
import type { Dates } from './job-shapes.ts';
import { daysBetween } from './moving.ts';
import { dayAfter } from './working-days.ts';

/** A job on the calendar that goes on. */
export interface PlannedJob {
  readonly id: number;
  readonly start: string;
  readonly end: string | null;
  /** The crews that are there when the job is. */
  readonly crews: readonly number[];
}
export interface Shift {
  readonly id: number;
  /** Null: there is no room for it in time. */
  readonly to: Dates | null;
  /** It is on a lost day itself; otherwise it makes room for one that is. */
  readonly lost: boolean;
}

/** So far ahead a place is looked for. */
const HORIZON_DAYS = 180;
const DAY_MINUTES = 1440;

const firstDay = ({ start }: PlannedJob): string => start.slice(0, 10);
const lastDay = ({ start, end }: PlannedJob): string => (end ?? start).slice(0, 10);
const minutes = (local: string): number => Date.parse(`${local}Z`) / 60_000;

/** All days of a job, how many of them are worked, and whether it is one piece of work. */
function worked(job: PlannedJob, closed: (day: string) => boolean) {
  const first = firstDay(job);
  const all = Array.from({ length: daysBetween(first, lastDay(job)) + 1 }, (_, n) =>
    dayAfter(first, n),
  );
  // A night shift is one piece of work, although it is on two days.
  const short = job.end !== null && minutes(job.end) - minutes(job.start) < DAY_MINUTES;
  const open = all.filter((day) => !closed(day)).length;
  // Whatever is planned on closed days alone is worked on them.
  return { all, count: short ? 1 : open || all.length, short };
}

/** On these days, at its hours. */
function datesOn(job: PlannedJob, days: readonly string[], short: boolean): Dates {
  const start = `${days[0]!}${job.start.slice(10)}`;
  if (job.end === null) return { start, end: null };
  const length = daysBetween(firstDay(job), lastDay(job));
  const hour = job.end.slice(10);
  const end = `${short ? dayAfter(days[0]!, length) : days.at(-1)!}${hour}`;
  return { start, end: end < start ? `${dayAfter(days[0]!, length)}${hour}` : end };
}

/** Who is on a roof on which day. */
class Occupied {
  readonly #days = new Set<string>();
  add({ crews }: PlannedJob, days: readonly string[]): void {
    for (const crew of crews) for (const day of days) this.#days.add(`${crew} ${day}`);
  }
  has({ crews }: PlannedJob, days: readonly string[]): boolean {
    return crews.some((crew) => days.some((day) => this.#days.has(`${crew} ${day}`)));
  }
}

/** The first days from this one on that the job can have. */
function placeFor(
  job: PlannedJob,
  count: number,
  isFree: (day: string) => boolean,
  taken: Occupied,
): readonly string[] | undefined {
  const free: string[] = [];
  for (let n = 0; n < HORIZON_DAYS; n += 1) {
    const day = dayAfter(firstDay(job), n);
    if (!isFree(day)) continue;
    free.push(day);
    if (free.length < count) continue;
    const days = free.slice(-count);
    if (!taken.has(job, days)) return days;
  }
  return undefined;
}

/**
 * Every job that has to move, in the order of their starts: those that are on a lost day, and those
 * of the same crews that stand in their way. Hours stay, and so does the number of days that are
 * worked; nothing goes earlier, and who came first stays first. A job that has begun before the
 * lost day keeps its start and ends later.
 */
export function shifted(
  jobs: readonly PlannedJob[],
  lost: ReadonlySet<string>,
  closed: (day: string) => boolean,
): readonly Shift[] {
  const taken = new Occupied();
  /** Days of what has moved: these push others; what was overbooked before stays as it is. */
  const moved = new Occupied();
  const isFree = (day: string): boolean => !closed(day) && !lost.has(day);
  const shifts: Shift[] = [];
  const inOrder = jobs.toSorted((a, b) =>
    a.start === b.start ? a.id - b.id : a.start < b.start ? -1 : 1,
  );
  for (const job of inOrder) {
    const { all, count, short } = worked(job, closed);
    const isLost = all.some((day) => lost.has(day));
    if (!isLost && !moved.has(job, all)) {
      taken.add(job, all);
      continue;
    }
    const days = placeFor(job, count, isFree, taken);
    if (!days) {
      taken.add(job, all);
      shifts.push({ id: job.id, to: null, lost: isLost });
      continue;
    }
    taken.add(job, days);
    moved.add(job, days);
    const to = datesOn(job, days, short);
    if (to.start !== job.start || to.end !== job.end) shifts.push({ id: job.id, to, lost: isLost });
  }
  return shifts;
}
