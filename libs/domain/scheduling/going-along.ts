// Where whoever has times of their own on a job goes when days are lost to the weather: with the
// job, or off the lost days.
import { dayAfter } from '../shared/days.ts';
import type { Dates } from './job-shapes.ts';
import { datesOn } from './shifting.ts';
import { isOnePiece, workedDays, type OnCalendar } from './worked-days.ts';
import { clearedOn, type Closed } from './working-days.ts';

/** The days on which nobody works; `lost` are those that are to be kept clear besides. */
export interface LostDays {
  readonly lost: ReadonlySet<string>;
  readonly closed: Closed;
}
/** The job that they come to, before and after; it may wait for its dates. */
export interface ItsJob {
  readonly from: Dates & Pick<OnCalendar, 'worksThrough'>;
  readonly to: Dates;
}
export interface GoingAlong {
  readonly to: Dates;
  /** On a lost day themselves; otherwise the job goes away from them. */
  readonly lost: boolean;
  /** False: they come to a job that is worked on the lost days, so they come as well. */
  readonly goes: boolean;
}

const dated = (dates: Dates): OnCalendar | undefined =>
  dates.start === null ? undefined : { ...dates, start: dates.start };

/** The day so many open ones after this one, or before; a closed one counts for the next. */
function openDay(from: string, count: number, closed: Closed): string {
  let day = from;
  while (closed(day)) day = dayAfter(day, 1);
  for (let left = Math.abs(count); left > 0;) {
    day = dayAfter(day, Math.sign(count));
    if (!closed(day)) left -= 1;
  }
  return day;
}
/** How many open days there are from one day until another. */
function openDaysUntil(from: string, to: string, closed: Closed): number {
  let [count, day] = [0, from];
  while (day < to) {
    day = dayAfter(day, 1);
    if (!closed(day)) count += 1;
  }
  return count;
}

/** The day of the job on which they come; before or after it, as many days from it as they were. */
function firstDayWith(
  own: string,
  before: readonly string[],
  after: readonly string[],
  closed: Closed,
  resting: Closed,
): string {
  const there = after[before.indexOf(own)];
  if (there !== undefined) return there;
  if (own < before[0]!) return openDay(after[0]!, -openDaysUntil(own, before[0]!, closed), resting);
  return openDay(after.at(-1)!, openDaysUntil(before.at(-1)!, own, closed), resting);
}

/**
 * Where somebody with times of their own would go; undefined when they can stay: no day of theirs
 * is lost, and they are on days of the job as before. What lies before the lost days stays.
 */
export function goingAlong(
  own: OnCalendar,
  { from, to }: ItsJob,
  { lost, closed }: LostDays,
): GoingAlong | undefined {
  const resting = clearedOn(closed, lost);
  const worked = workedDays(own, closed);
  const isLost = worked.some((day) => lost.has(day));
  const [before, after] = [dated(from), dated(to)];
  const moves = from.start !== to.start || from.end !== to.end;
  const daysBefore = before ? workedDays(before, closed) : [];
  const daysAfter = moves && after ? workedDays(after, resting) : [];
  if (!isLost) {
    const first = [...lost].toSorted()[0] ?? '';
    if (daysAfter.length === 0 || daysBefore.length === 0 || worked[0]! < first) return undefined;
    if (worked.every((day) => daysBefore.includes(day) && daysAfter.includes(day)))
      return undefined;
  }
  let day =
    daysAfter.length > 0 && daysBefore.length > 0
      ? firstDayWith(worked[0]!, daysBefore, daysAfter, closed, resting)
      : openDay(worked[0]!, 0, resting);
  const days: string[] = [];
  for (const count = isOnePiece(own) ? 1 : worked.length; days.length < count;) {
    if (!resting(day)) days.push(day);
    day = dayAfter(day, 1);
  }
  const goes = moves || !worked.every((one) => daysBefore.includes(one));
  return { to: datesOn(own, days), lost: isLost, goes };
}
