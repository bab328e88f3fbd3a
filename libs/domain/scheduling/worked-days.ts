// On which of its days a job is worked, and on which it rests (rule: days-of-rest).
import { dayAfter } from '../shared/days.ts';
import type { Closed } from './working-days.ts';

/** A job on the calendar; times are the company's. */
export interface OnCalendar {
  readonly start: string;
  readonly end: string | null;
  /** Days kept clear for the weather on which it is worked all the same. */
  readonly worksThrough?: readonly string[];
}

const DAY_MINUTES = 1440;
const minutes = (local: string): number => Date.parse(`${local}Z`) / 60_000;

export const firstDayOf = ({ start }: OnCalendar): string => start.slice(0, 10);
export const lastDayOf = ({ start, end }: OnCalendar): string => (end ?? start).slice(0, 10);

/** Less than a day of work is one piece, also when it lies over midnight. */
export const isOnePiece = ({ start, end }: OnCalendar): boolean =>
  end === null || minutes(end) - minutes(start) < DAY_MINUTES;

/** A year and a day: no roof takes longer, so it is a year that was mistyped (rule: job-length). */
export const LONGEST_DAYS = 366;

/** Whether it lies over more days than a job may. */
export const isTooLong = (job: OnCalendar): boolean =>
  lastDayOf(job) > dayAfter(firstDayOf(job), LONGEST_DAYS - 1);

/** Every day that it lies over, the first first; of one that is too long, those it may have. */
function daysOf(job: OnCalendar): readonly string[] {
  const last = lastDayOf(job);
  const days = [firstDayOf(job)];
  while (days.length < LONGEST_DAYS && days.at(-1)! < last) days.push(dayAfter(days.at(-1)!, 1));
  return days;
}

/** These days without those that lie between two that are open. */
function withoutRest(days: readonly string[], open: (day: string) => boolean): readonly string[] {
  const first = days.findIndex((day) => open(day));
  const last = days.findLastIndex((day) => open(day));
  return first < 0 ? days : days.filter((day, n) => n <= first || n >= last || open(day));
}

/**
 * The days on which it is worked: it rests on closed days that lie between two that are worked. On
 * closed days at its beginning or its end it is worked, because somebody put it there. Days that
 * are kept clear for the weather come after the days off: they take days of work out of its middle,
 * and never make one of a day off.
 */
export function workedDays(job: OnCalendar, closed: Closed): readonly string[] {
  const days = daysOf(job);
  if (days.length < 3 || isOnePiece(job)) return days;
  const isClear = (day: string): boolean =>
    closed(day) === 'clear' && job.worksThrough?.includes(day) !== true;
  return withoutRest(
    withoutRest(days, (day) => closed(day) !== true),
    (day) => !isClear(day),
  );
}

/** How many days of work it is: a night's work is one. */
export const countWorked = (job: OnCalendar, closed: Closed): number =>
  isOnePiece(job) ? 1 : workedDays(job, closed).length;

/** The days on which it rests. */
export function restDays(job: OnCalendar, closed: Closed): readonly string[] {
  const worked = new Set(workedDays(job, closed));
  return daysOf(job).filter((day) => !worked.has(day));
}
