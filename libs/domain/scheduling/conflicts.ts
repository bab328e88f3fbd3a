// Whether two jobs overlap, in the company's local time.
import { CLOSES } from './local-time.ts';
import { workedDays, type OnCalendar } from './worked-days.ts';
import type { Closed } from './working-days.ts';

/** When it ends: its end, or closing time of its first day, or its start if that is later. */
export const overAt = ({ start, end }: OnCalendar): string => {
  const close = `${start.slice(0, 10)}T${CLOSES}`;
  return end ?? (close > start ? close : start);
};

/** Whether they overlap. One ending when the other starts is no overlap. */
const underWay = (a: OnCalendar, b: OnCalendar): boolean =>
  a.start === b.start || (a.start < overAt(b) && b.start < overAt(a));

/**
 * The days on which both are worked, if they overlap. On its days of rest a job's crew may work on
 * another roof.
 */
export function meetingDays(a: OnCalendar, b: OnCalendar, closed: Closed): readonly string[] {
  if (!underWay(a, b)) return [];
  const days = new Set(workedDays(a, closed));
  return workedDays(b, closed).filter((day) => days.has(day));
}

/** Whether there is any such day. */
export const meet = (a: OnCalendar, b: OnCalendar, closed: Closed): boolean =>
  meetingDays(a, b, closed).length > 0;
