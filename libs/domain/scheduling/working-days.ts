// Days without work: weekends, US holidays, the company's days off, and days kept clear for
// weather.
import { dayAfter, nthWeekday, weekdayOf } from '../shared/days.ts';

export const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));

/** Four-digit years. */
const FIRST_YEAR = 1000;
const LAST_YEAR = 9999;

/** A holiday on a weekend is observed on the Friday before or the Monday after (5 U.S.C. 6103). */
const kept = (day: string): string =>
  weekdayOf(day) === 6 ? dayAfter(day, -1) : weekdayOf(day) === 0 ? dayAfter(day, 1) : day;

/** Holidays that US roofers take off in a year, with their names. */
export function holidaysOf(year: number): ReadonlyMap<string, string> {
  if (year < FIRST_YEAR || year > LAST_YEAR) return new Map();
  return new Map([
    [kept(`${year}-01-01`), 'New Year’s Day'],
    [nthWeekday(year, 5, 1, 0), 'Memorial Day'],
    [kept(`${year}-07-04`), 'Independence Day'],
    [nthWeekday(year, 9, 1, 1), 'Labor Day'],
    [nthWeekday(year, 11, 4, 4), 'Thanksgiving'],
    [kept(`${year}-12-25`), 'Christmas Day'],
  ]);
}

/**
 * Whether a day is free of work: `true` for a day off, `clear` for a working day kept clear for
 * weather. Jobs treat the two differently (worked-days.ts).
 */
export type Closed = (day: string) => boolean | 'clear';

/** Adds days kept clear for weather. */
export const clearedOn =
  (closed: Closed, clear: ReadonlySet<string>): Closed =>
  (day) =>
    closed(day) || (clear.has(day) && 'clear');

/**
 * Builds the function. `own`: the company's days off; `national`: US holidays count; `clear`: days
 * kept clear for weather.
 */
export function closedOn(
  own: ReadonlySet<string>,
  national: boolean,
  clear: ReadonlySet<string> = new Set(),
): Closed {
  const years = new Map<number, ReadonlyMap<string, string>>();
  const isHoliday = (day: string): boolean => {
    // New Year's Day may be observed on December 31 of the year before.
    return [Number(day.slice(0, 4)), Number(day.slice(0, 4)) + 1].some((year) => {
      let known = years.get(year);
      if (!known) years.set(year, (known = holidaysOf(year)));
      return known.has(day);
    });
  };
  const off = (day: string) => isWeekend(day) || own.has(day) || (national && isHoliday(day));
  return clearedOn(off, clear);
}

/** The dates in the company's settings, one per line; the text after a date is a comment. */
export const daysIn = (lines: string): ReadonlySet<string> =>
  new Set(lines.split('\n').map((line) => line.trim().slice(0, 10)));
