// Days on which nobody works: weekends, holidays of the country, the company's own, and those that
// are kept clear for the weather.
import { dayAfter, nthWeekday, weekdayOf } from '../shared/days.ts';

export const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));

/** Those that are written with four digits, as days are. */
const FIRST_YEAR = 1000;
const LAST_YEAR = 9999;

/** On a weekend it is kept on the Friday before or the Monday after (5 U.S.C. 6103). */
const kept = (day: string): string =>
  weekdayOf(day) === 6 ? dayAfter(day, -1) : weekdayOf(day) === 0 ? dayAfter(day, 1) : day;

/** The holidays on which roofers in the United States rest, with their names, of one year. */
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
 * Whether nobody works on a day: `true` on a day off, `clear` on one that is a day of work but for
 * the weather. Work that lies there was put on a day of work once, so it rests there in another way
 * (worked-days.ts).
 */
export type Closed = (day: string) => boolean | 'clear';

/** Closed as before, and on these days, which are kept clear for the weather. */
export const clearedOn =
  (closed: Closed, clear: ReadonlySet<string>): Closed =>
  (day) =>
    closed(day) || (clear.has(day) && 'clear');

/**
 * Whether nobody works on a day; `own`: days on which the company is closed besides; `clear`: days
 * that are kept clear for the weather.
 */
export function closedOn(
  own: ReadonlySet<string>,
  national: boolean,
  clear: ReadonlySet<string> = new Set(),
): Closed {
  const years = new Map<number, ReadonlyMap<string, string>>();
  const isHoliday = (day: string): boolean => {
    // New Year's Day may be kept on the last day of the year before.
    return [Number(day.slice(0, 4)), Number(day.slice(0, 4)) + 1].some((year) => {
      let known = years.get(year);
      if (!known) years.set(year, (known = holidaysOf(year)));
      return known.has(day);
    });
  };
  const off = (day: string) => isWeekend(day) || own.has(day) || (national && isHoliday(day));
  return clearedOn(off, clear);
}

/** The days in a text of the company's settings, one a line; what follows them is for people. */
export const daysIn = (lines: string): ReadonlySet<string> =>
  new Set(lines.split('\n').map((line) => line.trim().slice(0, 10)));
