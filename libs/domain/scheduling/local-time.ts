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

/**
 * The company's local time for an ISO 8601 text: a date means that day at `timeOfDay`, a time
 * without a zone is taken as it is,
 * and an instant (with Z or an offset) is turned into what the clock in `timeZone` says then.
 */
export function localTimeOf(iso: string, timeZone: string, timeOfDay: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(iso)) return `${iso}T${timeOfDay}`;
  if (!/(Z|[+-]\d{2}:?\d{2})$/.test(iso.slice(10))) return iso.slice(0, 16);
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date(iso))
    .replace(' ', 'T');
}
