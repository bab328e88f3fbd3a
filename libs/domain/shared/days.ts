// Days of the calendar as text (YYYY-MM-DD), counted without any clock: no time zone moves them.
const DAY_MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00Z`);

/** The last day that has a year of four digits: somebody may type it. */
const LAST_DAY = at('9999-12-31');

/** The day so many days later; with a negative count, earlier. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Math.min(at(day) + days * DAY_MS, LAST_DAY)).toISOString().slice(0, 10);

/** How many days lie between two days. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((at(to) - at(from)) / DAY_MS);

/** From Sunday, which is 0. */
export const weekdayOf = (day: string): number => new Date(at(day)).getUTCDay();

/** The first day of its week (rule: calendar-weeks). */
export const sundayOf = (day: string): string => dayAfter(day, -weekdayOf(day));

/** A day by its numbers, months from 1; the day 0 is the last one of the month before. */
export const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The nth such weekday of a month, counted from 1; the last one for 0. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  if (n === 0) {
    const last = dayOf(year, month + 1, 0);
    return dayAfter(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = dayOf(year, month, 1);
  return dayAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
}

/** The same moment of the clock, a whole day later. */
export const aDayAfter = (instant: string): string =>
  new Date(Date.parse(instant) + DAY_MS).toISOString();
