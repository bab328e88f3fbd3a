// Moves assignments with their own times when days are lost to weather: along with the job, or off
// the lost days.
import { dayAfter } from '../shared/days.ts';
import type { Dates } from './job-shapes.ts';
import { datesOn } from './shifting.ts';
import { isOnePiece, workedDays, type OnCalendar } from './worked-days.ts';
import { clearedOn, type Closed } from './working-days.ts';

/** Days without work; `lost` are those lost to weather in addition. */
export interface LostDays {
  readonly lost: ReadonlySet<string>;
  readonly closed: Closed;
}
/** The assignment's job before and after the shift; it may have no dates. */
export interface ItsJob {
  readonly from: Dates & Pick<OnCalendar, 'worksThrough'>;
  readonly to: Dates;
}
export interface GoingAlong {
  readonly to: Dates;
  /** True if the assignment itself is on a lost day; otherwise only its job moves. */
  readonly lost: boolean;
  /** False if its job is worked on the lost days, so the assignment stays, too. */
  readonly goes: boolean;
}

const dated = (dates: Dates): OnCalendar | undefined =>
  dates.start === null ? undefined : { ...dates, start: dates.start };

/**
 * The nth open day after (or, if negative, before) this one; a closed start counts as the next open
 * day.
 */
function openDay(from: string, count: number, closed: Closed): string {
  let day = from;
  while (closed(day)) day = dayAfter(day, 1);
  for (let left = Math.abs(count); left > 0;) {
    day = dayAfter(day, Math.sign(count));
    if (!closed(day)) left -= 1;
  }
  return day;
}
/** The number of open days between two days. */
function openDaysUntil(from: string, to: string, closed: Closed): number {
  let [count, day] = [0, from];
  while (day < to) {
    day = dayAfter(day, 1);
    if (!closed(day)) count += 1;
  }
  return count;
}

/**
 * The assignment's first day after the job moved. On a day of the job, it is the corresponding new
 * day; before or after the job, it keeps its distance.
 */
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
 * The assignment's new times; undefined if it can stay: none of its days is lost, and it still is
 * on the job's days as before. Days before the lost ones stay.
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
