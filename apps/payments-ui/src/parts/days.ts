// Formats calendar days: with the weekday, and relative to today.
import { company } from '@purlin/contracts/company.ts';
import { dayAfter, daysBetween } from '@purlin/domain/shared/days.ts';
import { useRead } from '@purlin/web/web.ts';
import { locales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/payment-parts.ts';
import { useNow } from './use-now.ts';

/** The day's index, counted from Sunday as 0. */
const FRIDAY = 5;
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Creates one formatter per language on first use, once the language is known. */
function written(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (day) => {
    const locale = locales[appLanguage()];
    let formatter = made.get(locale);
    if (!formatter) {
      formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      made.set(locale, formatter);
    }
    return formatter.format(at(day));
  };
}
const monthDay = written({ month: 'short', day: 'numeric' });
/** "Wed, Nov 25" */
export const weekday = written({ weekday: 'short', month: 'short', day: 'numeric' });
/** "Nov 25, 2026" */
export const fullDay = written({ month: 'short', day: 'numeric', year: 'numeric' });

/** "Nov 25", with the year if it is not that of `today`. */
export const shortDay = (day: string, today: string | undefined): string =>
  day.slice(0, 4) === today?.slice(0, 4) ? monthDay(day) : fullDay(day);

/** The Friday of this week; on a Saturday, that of the next. */
export const fridayOf = (day: string): string =>
  dayAfter(day, (FRIDAY - at(day).getUTCDay() + 7) % 7);

/** A planned day relative to today: "4 days late", "Today", "Tomorrow", "in 7 days". */
export function fromToday(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days < 0) return say('days-late', { days: -days });
  if (days === 0) return say('today');
  return days === 1 ? say('tomorrow') : say('in-days', { days });
}

/** Today in the company's time zone; undefined until that is known. */
export function useToday(): string | undefined {
  const timeZone = useRead(company.details).data?.timeZone;
  const now = useNow(60_000);
  return timeZone && new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}

/** "3 h 12 min", "5 min 04 s" below an hour if `withSeconds`, "" once it is over. */
export function timeLeft(untilMs: number, nowMs: number, withSeconds = false): string {
  const seconds = Math.floor((untilMs - nowMs) / 1000);
  if (seconds <= 0) return '';
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  if (days > 0)
    return rest ? say('left-days-hours', { days, hours: rest }) : say('left-days', { days });
  if (hours > 0) return say('left-hours', { hours, minutes });
  return withSeconds
    ? say('left-seconds', { minutes, seconds: String(seconds % 60).padStart(2, '0') })
    : say('left-minutes', { minutes: Math.max(1, minutes) });
}
