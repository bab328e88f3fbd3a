// Local times: wall-clock times of the company. A crew told 8:00 comes at 8:00, whatever daylight
// saving does.
import { z } from 'zod';

/** YYYY-MM-DDTHH:MM in the company's time zone. */
export const LocalTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .refine(
    (text) =>
      !Number.isNaN(Date.parse(`${text}Z`)) && new Date(`${text}Z`).toISOString().startsWith(text),
    'Please enter a date and time that exist',
  );

/**
 * Opening hours (rule: opening-hours): the default times when a job's start or end is a date only.
 */
export const OPENS = '08:00';
export const CLOSES = '18:00';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The wall-clock time in a zone at an instant. */
function onTheClock(instant: number, timeZone: string): string {
  let clock = clocks.get(timeZone);
  if (!clock) {
    // The Swedish locale formats dates as ISO 8601.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    clocks.set(timeZone, clock);
  }
  return clock.format(instant).replace(' ', 'T');
}

/**
 * A valid wall-clock time. A time in the hour skipped by daylight saving is moved later by that
 * hour, as calendar apps do (RFC 5545, 3.3.5) (rule: skipped-hour).
 */
export function onSomeClock(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return local;
  /** The zone's UTC offset around an instant. Offsets change at most once within a few days. */
  const aheadAt = (instant: number): number =>
    Date.parse(`${onTheClock(instant, timeZone)}Z`) - Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  const [before, after] = [aheadAt(asUtc - DAY_MS), aheadAt(asUtc + DAY_MS)];
  const shown = onTheClock(asUtc - before, timeZone);
  return before === after || onTheClock(asUtc - after, timeZone) === local ? local : shown;
}

/**
 * Converts ISO 8601 text to the company's local time. A date gets `timeOfDay`; a time without a
 * zone stays (if skipped by daylight saving, see `onSomeClock`); an instant (with Z or an offset)
 * is converted to `timeZone`.
 */
export function localTimeOf(iso: string, timeZone: string, timeOfDay: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return onSomeClock(`${iso}T${timeOfDay}`, timeZone);
  if (!/(Z|[+-]\d{2}:?\d{2})$/.test(iso.slice(10))) return onSomeClock(iso.slice(0, 16), timeZone);
  return onTheClock(Date.parse(iso), timeZone);
}
