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
