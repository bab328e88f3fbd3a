// A job's working days and days of rest (rule: days-of-rest).
import { dayAfter } from '../shared/days.ts';
import type { Closed } from './working-days.ts';

/** A job on the calendar, in local time. */
export interface OnCalendar {
  readonly start: string;
  readonly end: string | null;
  /** Days kept clear for weather on which it is worked anyway. */
  readonly worksThrough?: readonly string[];
}

const DAY_MINUTES = 1440;
const minutes = (local: string): number => Date.parse(`${local}Z`) / 60_000;

export const firstDayOf = ({ start }: OnCalendar): string => start.slice(0, 10);
export const lastDayOf = ({ start, end }: OnCalendar): string => (end ?? start).slice(0, 10);

/** Less than 24 hours is one piece of work, even across midnight. */
export const isOnePiece = ({ start, end }: OnCalendar): boolean =>
  end === null || minutes(end) - minutes(start) < DAY_MINUTES;

/** Maximum length, a year and a day; anything longer is a typo in the year (rule: job-length). */
export const LONGEST_DAYS = 366;

/** Whether it spans more days than a job may. */
export const isTooLong = (job: OnCalendar): boolean =>
  lastDayOf(job) > dayAfter(firstDayOf(job), LONGEST_DAYS - 1);

/** All days it spans, in order, up to the maximum length. */
function daysOf(job: OnCalendar): readonly string[] {
  const last = lastDayOf(job);
  const days = [firstDayOf(job)];
  while (days.length < LONGEST_DAYS && days.at(-1)! < last) days.push(dayAfter(days.at(-1)!, 1));
  return days;
}

/** Removes closed days that lie between two open ones. */
function withoutRest(days: readonly string[], open: (day: string) => boolean): readonly string[] {
  const first = days.findIndex((day) => open(day));
  const last = days.findLastIndex((day) => open(day));
  return first < 0 ? days : days.filter((day, n) => n <= first || n >= last || open(day));
}

/**
 * The days the job is worked. It rests on closed days between two working days. Closed days at its
 * start or end are worked, because someone scheduled it there. Days kept clear for weather are
 * applied after days off: they remove working days from the middle but never turn a day off into a
 * working day.
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

/** The number of working days; a night's work is one. */
export const countWorked = (job: OnCalendar, closed: Closed): number =>
  isOnePiece(job) ? 1 : workedDays(job, closed).length;

/** The days the job rests. */
export function restDays(job: OnCalendar, closed: Closed): readonly string[] {
  const worked = new Set(workedDays(job, closed));
  return daysOf(job).filter((day) => !worked.has(day));
}
