// The holidays of the Federal Reserve, computed for any year: on these days no ACH payment settles.

const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** A date of the calendar, counted in UTC; months from 1. */
export const dateOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
/** From Sunday, which is 0. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
/** So many days later, or earlier when negative. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The n-th such weekday of a month, from 1. */
function nth(year: number, month: number, weekday: number, n: number): string {
  const first = weekdayOf(dateOf(year, month, 1));
  return dateOf(year, month, 1 + ((weekday - first + 7) % 7) + (n - 1) * 7);
}
/** The last Monday of a month. */
function lastMonday(year: number, month: number): string {
  const last = dateOf(year, month + 1, 0);
  return daysAfter(last, -((weekdayOf(last) - MONDAY + 7) % 7));
}
/** A Sunday holiday closes the Monday after; a Saturday holiday closes nothing. */
function observed(date: string): string | null {
  const weekday = weekdayOf(date);
  if (weekday === SATURDAY) return null;
  return weekday === 0 ? daysAfter(date, 1) : date;
}

/**
 * The days of a year on which the Reserve Banks are closed, weekends aside, earliest first: the
 * list in force since 2022, when Juneteenth was first observed. Source: the holiday schedule of
 * the Federal Reserve.
 */
export function federalReserveHolidays(year: number): readonly string[] {
  return [
    observed(dateOf(year, 1, 1)),
    // Martin Luther King Jr., Washington, Memorial Day.
    nth(year, 1, MONDAY, 3),
    nth(year, 2, MONDAY, 3),
    lastMonday(year, 5),
    // Juneteenth, Independence, Labor Day, Columbus, Veterans, Thanksgiving, Christmas.
    observed(dateOf(year, 6, 19)),
    observed(dateOf(year, 7, 4)),
    nth(year, 9, MONDAY, 1),
    nth(year, 10, MONDAY, 2),
    observed(dateOf(year, 11, 11)),
    nth(year, 11, THURSDAY, 4),
    observed(dateOf(year, 12, 25)),
  ].filter((date) => date !== null);
}
