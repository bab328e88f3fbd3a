// Moves and extends jobs by days. Times of day are wall-clock times, so daylight saving doesn't
// change them, and the number of working days stays the same.
import { dayAfter, daysBetween } from '../shared/days.ts';
import type { Dates } from './job-shapes.ts';
import { CLOSES, OPENS } from './local-time.ts';
import type { Closed } from './working-days.ts';
import { countWorked, isOnePiece, workedDays, type OnCalendar } from './worked-days.ts';

/** A job's dates, with the days of rest it is worked on anyway. */
export type JobDates = Dates & Pick<OnCalendar, 'worksThrough'>;

const shifted = (local: string, days: number): string =>
  dayAfter(local.slice(0, 10), days) + local.slice(10);

/** The same times of day, shifted by days; unscheduled stays unscheduled. */
export const movedBy = ({ start, end }: Dates, days: number): Dates => ({
  start: start && shifted(start, days),
  end: end && shifted(end, days),
});

/** The nth open day, in either direction. */
function openDay(from: string, count: number, closed: Closed): string {
  const step = count < 0 ? -1 : 1;
  let day = from;
  for (let left = Math.abs(count); left > 0;) {
    day = dayAfter(day, step);
    if (!closed(day)) left -= 1;
  }
  return day;
}

/**
 * Moves a job so that the day it is `held` by (dragged) lands `on` another day. Its other working
 * days move along and skip days off. The first day may be a day off, because the user chose it;
 * then the job is worked through the following days off, and the rest takes the next open days.
 */
export function movedTo(dates: JobDates, held: string, on: string, closed: Closed): Dates {
  const { start, end } = dates;
  if (start === null || held === on) return { start, end };
  const days = workedDays({ ...dates, start }, closed);
  const before = Math.max(
    0,
    days.findLastIndex((day) => day <= held),
  );
  if (isOnePiece({ start, end })) return movedBy(dates, daysBetween(held, on));
  const hold = before > 0 && closed(on) ? openDay(on, 1, closed) : on;
  const first = openDay(hold, -before, closed);
  const from = `${first}${start.slice(10)}`;
  const until = (last: string): Dates & { start: string } => ({
    start: from,
    end: end && `${last}${end.slice(10)}`,
  });
  let last = openDay(first, days.length - 1, closed);
  while (last > first && countWorked(until(last), closed) > days.length) last = dayAfter(last, -1);
  return until(last);
}

/**
 * Starts on this day at the same time. A job without dates gets this day from opening to closing
 * time (rule: opening-hours).
 */
export const startingOn = (dates: JobDates, day: string, closed: Closed): Dates =>
  dates.start === null
    ? { start: `${day}T${OPENS}`, end: `${day}T${CLOSES}` }
    : movedTo(dates, dates.start.slice(0, 10), day, closed);

/**
 * Ends on this day, but not before its first. Keeps the end's time of day; if that is before the
 * start, it ends when it starts.
 */
export function endingOn({ start, end }: Dates, day: string): Dates {
  if (start === null) return { start, end };
  const last = day < start.slice(0, 10) ? start.slice(0, 10) : day;
  const wanted = `${last}T${end?.slice(11) ?? CLOSES}`;
  return { start, end: wanted < start ? start : wanted };
}
