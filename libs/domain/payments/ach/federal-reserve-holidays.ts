// Federal Reserve holidays, computed for any year. No ACH payment settles on them.
import { dayAfter, dayOf, nthWeekday, weekdayOf } from '../../shared/days.ts';

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** A Sunday holiday is observed on Monday; a Saturday holiday isn't observed. */
function observed(date: string): string | null {
  const weekday = weekdayOf(date);
  if (weekday === SATURDAY) return null;
  return weekday === 0 ? dayAfter(date, 1) : date;
}

/**
 * The weekdays of a year when the Federal Reserve Banks are closed for a holiday, in order. Valid
 * since 2022, when Juneteenth was first observed. Source: the Federal Reserve's holiday schedule.
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
