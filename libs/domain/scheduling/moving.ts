// Moving and stretching a job by whole days: hours are what the clock on the wall says, so no night
// of daylight saving changes them.
import type { Dates } from './job-shapes.ts';
import { CLOSES, OPENS } from './local-time.ts';

const DAY_MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00Z`);
const shifted = (local: string, days: number): string =>
  new Date(at(local.slice(0, 10)) + days * DAY_MS).toISOString().slice(0, 10) + local.slice(10);

/** How many days lie between two days, as year-month-day. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((at(to) - at(from)) / DAY_MS);

/** The same hours so many days later, or earlier; what waits for its dates goes on waiting. */
export const movedBy = ({ start, end }: Dates, days: number): Dates => ({
  start: start && shifted(start, days),
  end: end && shifted(end, days),
});

/** It starts on this day, at its hour; what had no dates starts when the office opens. */
export const startingOn = (dates: Dates, day: string): Dates =>
  dates.start === null
    ? { start: `${day}T${OPENS}`, end: null }
    : movedBy(dates, daysBetween(dates.start.slice(0, 10), day));

/**
 * Its last day is this one, never before its first. It keeps the hour of its end; where that would
 * be before the start, it ends as it starts.
 */
export function endingOn({ start, end }: Dates, day: string): Dates {
  if (start === null) return { start, end };
  const last = day < start.slice(0, 10) ? start.slice(0, 10) : day;
  const wanted = `${last}T${end?.slice(11) ?? CLOSES}`;
  return { start, end: wanted < start ? start : wanted };
}
