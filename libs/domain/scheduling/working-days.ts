// Days on which nobody works: weekends, holidays of the country, and the company's own.
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

/** Whether nobody works on a day. */
export type Closed = (day: string) => boolean;

/** Whether nobody works on a day; `own`: days on which the company is closed besides. */
export function closedOn(own: ReadonlySet<string>, national: boolean): Closed {
  const years = new Map<number, ReadonlyMap<string, string>>();
  const isHoliday = (day: string): boolean => {
    // New Year's Day may be kept on the last day of the year before.
    return [Number(day.slice(0, 4)), Number(day.slice(0, 4)) + 1].some((year) => {
      let known = years.get(year);
      if (!known) years.set(year, (known = holidaysOf(year)));
      return known.has(day);
    });
  };
  return (day) => isWeekend(day) || own.has(day) || (national && isHoliday(day));
}

/** The days in a text of the company's settings, one a line; what follows them is for people. */
export const daysIn = (lines: string): ReadonlySet<string> =>
  new Set(lines.split('\n').map((line) => line.trim().slice(0, 10)));
