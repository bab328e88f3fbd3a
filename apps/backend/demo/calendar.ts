// Demo data: the days of the demo company's year.

/** A calendar date `days` later. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** The day `days` later, or the Monday after when that is a weekend. */
export function workdayAfter(date: string, days: number): string {
  const day = dayAfter(date, days);
  const weekday = new Date(day).getUTCDay();
  return weekday === 6 ? dayAfter(day, 2) : weekday === 0 ? dayAfter(day, 1) : day;
}

const HOURS_BEHIND_UTC = 8;
/**
 * An instant on a day at an hour of the Pacific coast's winter; the demo company does not mind an
 * hour.
 */
export const momentOn = (date: string, hour: number): string =>
  new Date(Date.parse(date) + (hour + HOURS_BEHIND_UTC) * 3_600_000).toISOString();
