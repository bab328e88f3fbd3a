// How the portals write days and hours, in the language they speak.
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';

/**
 * Days have no zone, and the clock is that where the company works: both are shown as they stand.
 */
const written = (at: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[appLanguage()], { ...parts, timeZone: 'UTC' }).format(
    new Date(at),
  );

/** "Tue, Dec 1": of days that are near. */
export const weekday = (day: string): string =>
  written(day, { weekday: 'short', month: 'short', day: 'numeric' });
/** "Tue, Dec 1, 2026" */
export const dayOfYear = (local: string): string =>
  written(`${local}Z`, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
/** "7:30 AM" */
export const hourOf = (local: string): string =>
  written(`${local}Z`, { hour: 'numeric', minute: '2-digit' });
/** "December", of "2026-12". */
export const monthName = (month: string): string => written(`${month}-01`, { month: 'long' });
/** "Tue", "1", "Dec": a day as a leaf of a calendar. */
export const leafOf = (day: string) => ({
  weekday: written(day, { weekday: 'short' }),
  date: written(day, { day: 'numeric' }),
  month: written(day, { month: 'short' }),
});
