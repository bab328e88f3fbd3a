// Whether two times of work meet, as the clock on the company's wall has them.
import { CLOSES } from './local-time.ts';
import { workedDays, type OnCalendar } from './worked-days.ts';
import type { Closed } from './working-days.ts';

/** When it is over: at its end, at the close of its day, or as it starts when that is later. */
export const overAt = ({ start, end }: OnCalendar): string => {
  const close = `${start.slice(0, 10)}T${CLOSES}`;
  return end ?? (close > start ? close : start);
};

/** Whether both are under way at some minute. One that ends as the other starts is no conflict. */
const underWay = (a: OnCalendar, b: OnCalendar): boolean =>
  a.start === b.start || (a.start < overAt(b) && b.start < overAt(a));

/**
 * The days on which both are worked, when both are under way at some minute: through a weekend a
 * job rests, and its crew may be on another roof then.
 */
export function meetingDays(a: OnCalendar, b: OnCalendar, closed: Closed): readonly string[] {
  if (!underWay(a, b)) return [];
  const days = new Set(workedDays(a, closed));
  return workedDays(b, closed).filter((day) => days.has(day));
}

/** Whether there is such a day. */
export const meet = (a: OnCalendar, b: OnCalendar, closed: Closed): boolean =>
  meetingDays(a, b, closed).length > 0;
