// Demo data: the days of the demo company's year.
import { closedOn } from '@purlin/domain/scheduling/working-days.ts';
import { dayAfter } from '@purlin/domain/shared/days.ts';

const closed = closedOn(new Set(), true);

/** The day `days` later, or the next one that is no weekend and no holiday. */
export function workdayAfter(date: string, days: number): string {
  const day = dayAfter(date, days);
  return closed(day) ? workdayAfter(day, 1) : day;
}

/** The last of so many days of work, the first of which is given. */
export const lastWorkday = (first: string, count: number): string =>
  count <= 1 ? first : lastWorkday(workdayAfter(first, 1), count - 1);

const HOURS_BEHIND_UTC = 8;
/**
 * An instant on a day at an hour of the Pacific coast's winter; the demo company does not mind an
 * hour.
 */
export const momentOn = (date: string, hour: number): string =>
  new Date(Date.parse(date) + (hour + HOURS_BEHIND_UTC) * 3_600_000).toISOString();
