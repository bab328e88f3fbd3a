// What is said of a job that was moved, in a line.
import { dayAndDate, localTime } from './days.ts';

export interface Dates {
  readonly scheduledStartDate: string | null;
  readonly scheduledEndDate: string | null;
}

/** ", one day", ", until Wed, Nov 25"; of an end that is open nothing. */
function lastsWords(start: string, end: string | null): string {
  if (end === null) return '';
  const [first, last] = [start.slice(0, 10), end.slice(0, 10)];
  return last === first ? ', one day' : `, until ${dayAndDate(last)}`;
}

/**
 * "Moved New ridge vent to Nov 20, 2026, 8:00 AM, until Mon, Nov 23, crew Torres"; where the start
 * stayed, "New ridge vent now ends Wed, Nov 25"; of one that waited, "Scheduled New ridge vent for
 * Nov 20, 2026, 8:00 AM, one day". `crew`: who has it now, empty for nobody; undefined: as before.
 */
export function movedTitle(
  before: Dates,
  { title, ...now }: Dates & { readonly title: string },
  crew: string | undefined,
): string {
  const { scheduledStartDate: start, scheduledEndDate: end } = now;
  if (start === null) return `Took ${title} off the calendar`;
  const sameStart = before.scheduledStartDate === start;
  if (sameStart && before.scheduledEndDate !== end && crew === undefined) {
    const last = (end ?? start).slice(0, 10);
    const ended = (before.scheduledEndDate ?? start).slice(0, 10);
    return `${title} now ends ${last === ended ? localTime(end ?? start) : dayAndDate(last)}`;
  }
  const who = crew === undefined ? '' : `, ${crew ? `crew ${crew}` : 'no crew'}`;
  if (before.scheduledStartDate === null)
    return `Scheduled ${title} for ${localTime(start)}${lastsWords(start, end)}${who}`;
  if (sameStart && before.scheduledEndDate === end) return `Moved ${title}${who}`;
  const several = end !== null && end.slice(0, 10) !== start.slice(0, 10);
  return `Moved ${title} to ${localTime(start)}${several ? lastsWords(start, end) : ''}${who}`;
}
