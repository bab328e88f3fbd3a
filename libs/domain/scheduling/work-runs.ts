// Splits a job into runs of consecutive working days (rule: days-of-rest), for calendars that only
// know time spans.
import { dayAfter } from '../shared/days.ts';
import { overAt } from './conflicts.ts';
import { workedDays, type OnCalendar } from './worked-days.ts';
import type { Closed } from './working-days.ts';

export interface WorkRun {
  readonly start: string;
  readonly end: string;
}

const MIDNIGHT = '00:00';
const LAST_MINUTE = '23:59';

/**
 * The runs in order, in the company's local time. Each day has the same hours, unless the last day
 * ends earlier in the day than the first one begins. Then work continues overnight: runs end at the
 * last minute before a rest and start at midnight after it.
 */
export function workRuns(job: OnCalendar, closed: Closed): readonly WorkRun[] {
  const over = overAt(job);
  const [opens, closes] = [job.start.slice(11), over.slice(11)];
  const byDay = closes > opens;
  const days = workedDays(job, closed);
  const firsts = days.filter((day, n) => n === 0 || dayAfter(days[n - 1]!, 1) !== day);
  return firsts.map((first, n) => {
    const next = firsts[n + 1];
    const last = days.findLast((day) => next === undefined || day < next)!;
    return {
      start: n === 0 ? job.start : `${first}T${byDay ? opens : MIDNIGHT}`,
      end: next === undefined ? over : `${last}T${byDay ? closes : LAST_MINUTE}`,
    };
  });
}
