// The holidays of the Federal Reserve, computed for any year: on these days no ACH payment settles.
import { dayAfter, dayOf, nthWeekday, weekdayOf } from '../../shared/days.ts';

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** A Sunday holiday closes the Monday after; a Saturday holiday closes nothing. */
function observed(date: string): string | null {
  const weekday = weekdayOf(date);
  if (weekday === SATURDAY) return null;
  return weekday === 0 ? dayAfter(date, 1) : date;
}

/**
 * The days of a year on which the Reserve Banks are closed, weekends aside, earliest first: the
 * list in force since 2022, when Juneteenth was first observed. Source: the holiday schedule of
 * the Federal Reserve.
 */
export function federalReserveHolidays(year: number): readonly string[] {
  return [
    observed(dayOf(year, 1, 1)),
    // Martin Luther King Jr., Washington, Memorial Day.
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    nthWeekday(year, 5, MONDAY, 0),
    // Juneteenth, Independence, Labor Day, Columbus, Veterans, Thanksgiving, Christmas.
    observed(dayOf(year, 6, 19)),
    observed(dayOf(year, 7, 4)),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    observed(dayOf(year, 11, 11)),
    nthWeekday(year, 11, THURSDAY, 4),
    observed(dayOf(year, 12, 25)),
  ].filter((date) => date !== null);
}
