// Local times: what the clock on the company's wall says, because a crew that is told 8:00 comes at
// 8:00 whatever daylight saving does.
import { z } from 'zod';

/** Year-month-day, T, hour:minute; without a zone, it is the company's. */
export const LocalTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .refine(
    (text) =>
      !Number.isNaN(Date.parse(`${text}Z`)) && new Date(`${text}Z`).toISOString().startsWith(text),
    'Please enter a date and time that exist',
  );

/**
 * Opening hours (rule: opening-hours): what a date without a time means for the start and for the
 * end of a job.
 */
export const OPENS = '08:00';
export const CLOSES = '18:00';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** What the clock in a zone says at an instant. */
function onTheClock(instant: number, timeZone: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    // Swedish writes dates as ISO 8601 does.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    clocks.set(timeZone, clock);
  }
  return clock.format(instant).replace(' ', 'T');
}

/**
 * The time that the clock in a zone shows, also for one that it never shows: in the hour that
 * daylight saving leaves out, the time so much later as the clock is put forward, which is how
 * calendar programs read it (RFC 5545, 3.3.5). (rule: skipped-hour)
 */
export function onSomeClock(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return local;
  /** By how much the clock is ahead of UTC about then: it is turned once in days at most. */
  const aheadAt = (instant: number): number =>
    Date.parse(`${onTheClock(instant, timeZone)}Z`) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  const [before, after] = [aheadAt(asUtc - DAY_MS), aheadAt(asUtc + DAY_MS)];
  const shown = onTheClock(asUtc - before, timeZone);
  return before === after || onTheClock(asUtc - after, timeZone) === local ? local : shown;
}

/**
 * The company's local time for an ISO 8601 text: a date means that day at `timeOfDay`, a time
 * without a zone is taken as it is (one that the clock skips as `onSomeClock` says), and an instant
 * (with Z or an offset) is turned into what the clock in `timeZone` says then.
 */
export function localTimeOf(iso: string, timeZone: string, timeOfDay: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return onSomeClock(`${iso}T${timeOfDay}`, timeZone);
  if (!/(Z|[+-]\d{2}:?\d{2})$/.test(iso.slice(10))) return onSomeClock(iso.slice(0, 16), timeZone);
  return onTheClock(Date.parse(iso), timeZone);
}
