// Moving and stretching a job by days: hours are what the clock on the wall says, so no night of
// daylight saving changes them, and as many days are worked as before.
import { dayAfter, daysBetween } from '../shared/days.ts';
import type { Dates } from './job-shapes.ts';
import { CLOSES, OPENS } from './local-time.ts';
import type { Closed } from './working-days.ts';
import { countWorked, isOnePiece, workedDays, type OnCalendar } from './worked-days.ts';

/** The dates of a job, with the days of rest on which it is worked all the same. */
export type JobDates = Dates & Pick<OnCalendar, 'worksThrough'>;

const shifted = (local: string, days: number): string =>
  dayAfter(local.slice(0, 10), days) + local.slice(10);

/** The same hours so many days later, or earlier; what waits for its dates goes on waiting. */
export const movedBy = ({ start, end }: Dates, days: number): Dates => ({
  start: start && shifted(start, days),
  end: end && shifted(end, days),
});

/** The day so many open days away, in either direction. */
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
 * The job with the day it is `held` by on the day it is wanted `on`: the days before and after that
 * one go along, as many as are worked, over the days on which nobody works. Its first day may be
 * such a day, because somebody wants it there; then it is worked through the days off that follow,
 * and what is left takes the next open ones.
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
 * It starts on this day, at its hour; what had no dates takes this day, from when the office opens
 * until it closes: nobody has said yet that it takes longer (rule: opening-hours).
 */
export const startingOn = (dates: JobDates, day: string, closed: Closed): Dates =>
  dates.start === null
    ? { start: `${day}T${OPENS}`, end: `${day}T${CLOSES}` }
    : movedTo(dates, dates.start.slice(0, 10), day, closed);

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
