// What is said of a job that was moved, in a line.
import { say } from '@purlin/words/screens/scheduling.ts';
import { dayAndDate, localTime } from './days.ts';

export interface Dates {
  readonly scheduledStartDate: string | null;
  readonly scheduledEndDate: string | null;
}

/** For one day, or until which; of an end that is open nothing. */
function lasting(start: string, end: string | null) {
  if (end === null) return { lasts: 'open', last: '' };
  const [first, last] = [start.slice(0, 10), end.slice(0, 10)];
  return { lasts: last === first ? 'day' : 'until', last: dayAndDate(last) };
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
  if (start === null) return say('took-off', { title });
  const sameStart = before.scheduledStartDate === start;
  if (sameStart && before.scheduledEndDate !== end && crew === undefined) {
    const last = (end ?? start).slice(0, 10);
    const ended = (before.scheduledEndDate ?? start).slice(0, 10);
    const when = last === ended ? localTime(end ?? start) : dayAndDate(last);
    return say('now-ends', { title, when });
  }
  const has = crew === undefined ? 'same' : crew ? 'crew' : 'nobody';
  const told = { title, has, crew: crew ?? '', start: localTime(start), ...lasting(start, end) };
  if (before.scheduledStartDate === null) return say('scheduled-for', told);
  if (sameStart && before.scheduledEndDate === end) return say('moved', told);
  return say('moved-to', told);
}
