// Formats dates and times in the portals, in the current language.
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';

/** Days have no zone and times are the company's local time, so both are formatted as they are. */
const written = (at: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locales[appLanguage()], { ...parts, timeZone: 'UTC' }).format(
    new Date(at),
  );

/** "Tue, Dec 1", for near days. */
export const weekday = (day: string): string =>
  written(day, { weekday: 'short', month: 'short', day: 'numeric' });
/** "Tue, Dec 1, 2026" */
export const dayOfYear = (local: string): string =>
  written(`${local}Z`, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
/** "7:30 AM" */
export const hourOf = (local: string): string =>
  written(`${local}Z`, { hour: 'numeric', minute: '2-digit' });
/** "December", from "2026-12". */
export const monthName = (month: string): string => written(`${month}-01`, { month: 'long' });
/** "Tue", "1", "Dec": the parts of a calendar tile. */
export const leafOf = (day: string) => ({
  weekday: written(day, { weekday: 'short' }),
  date: written(day, { day: 'numeric' }),
  month: written(day, { month: 'short' }),
});
