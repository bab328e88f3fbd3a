// Arithmetic on calendar days (YYYY-MM-DD). No clock, no time zones.
const DAY_MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00Z`);

/** The last day with a four-digit year; users can type it. */
const LAST_DAY = at('9999-12-31');

/** The day that many days later; earlier for a negative count. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Math.min(at(day) + days * DAY_MS, LAST_DAY)).toISOString().slice(0, 10);

/** The number of days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((at(to) - at(from)) / DAY_MS);

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(at(day)).getUTCDay();

/** The first day of its week, a Sunday (rule: calendar-weeks). */
export const sundayOf = (day: string): string => dayAfter(day, -weekdayOf(day));

/** Builds a day. Months start at 1; day 0 is the last day of the previous month. */
export const dayOf = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The nth given weekday of a month, counted from 1; 0 means the last. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  if (n === 0) {
    const last = dayOf(year, month + 1, 0);
    return dayAfter(last, -((weekdayOf(last) - weekday + 7) % 7));
  }
  const first = dayOf(year, month, 1);
  return dayAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (n - 1));
}

/** 24 hours after an instant. */
export const aDayAfter = (instant: string): string =>
  new Date(Date.parse(instant) + DAY_MS).toISOString();
