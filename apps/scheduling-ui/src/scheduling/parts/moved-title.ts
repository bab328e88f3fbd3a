// Describes in one line how a job was moved.
import { say } from '@purlin/words/screens/scheduling.ts';
import { dayAndDate, localTime } from './days.ts';

export interface Dates {
  readonly scheduledStartDate: string | null;
  readonly scheduledEndDate: string | null;
}

/** "one day", or the last day; empty if the end is open. */
function lasting(start: string, end: string | null) {
  if (end === null) return { lasts: 'open', last: '' };
  const [first, last] = [start.slice(0, 10), end.slice(0, 10)];
  return { lasts: last === first ? 'day' : 'until', last: dayAndDate(last) };
}

/**
 * "Moved New ridge vent to Nov 20, 2026, 8:00 AM, until Mon, Nov 23, crew Torres"; if only the end
 * changed, "New ridge vent now ends Wed, Nov 25"; for an unscheduled job, "Scheduled New ridge vent
 * for Nov 20, 2026, 8:00 AM, one day". `crew`: the new crew, empty for none; undefined if
 * unchanged.
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
