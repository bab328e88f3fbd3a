// Calendar days for people: with the day of the week, and how far away they are.
import { company } from '@purlin/contracts/company.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { dayAfter, daysBetween } from '@purlin/domain/shared/days.ts';
import { useRead } from '@purlin/web/web.ts';
import { useNow } from './use-now.ts';

/** From Sunday, which is 0. */
const FRIDAY = 5;
const WEEKDAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const SHORT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** "Wed, Nov 25" */
export const weekday = (day: string): string => WEEKDAY.format(at(day));

/** "Nov 25"; with its year where it is not the one of `today`. */
export const shortDay = (day: string, today: string | undefined): string =>
  day.slice(0, 4) === today?.slice(0, 4) ? SHORT.format(at(day)) : formatDate(day);

/** The Friday of this week; from Saturday on, of the next. */
export const fridayOf = (day: string): string =>
  dayAfter(day, (FRIDAY - at(day).getUTCDay() + 7) % 7);

/** "4 days late", "Today", "Tomorrow", "in 7 days": how far from today a planned day is. */
export function fromToday(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days < 0) return days === -1 ? '1 day late' : `${-days} days late`;
  if (days === 0) return 'Today';
  return days === 1 ? 'Tomorrow' : `in ${days} days`;
}

/** The day it is where the company works; undefined until that is known. */
export function useToday(): string | undefined {
  const timeZone = useRead(company.details).data?.timeZone;
  const now = useNow(60_000);
  return timeZone && new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
}

/** "3 h 12 min", "5 min 04 s" below an hour when asked, "" once it is over. */
export function timeLeft(untilMs: number, nowMs: number, withSeconds = false): string {
  const seconds = Math.floor((untilMs - nowMs) / 1000);
  if (seconds <= 0) return '';
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours >= 24) return `${Math.floor(hours / 24)} d${hours % 24 ? ` ${hours % 24} h` : ''}`;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return withSeconds
    ? `${minutes}:${String(seconds % 60).padStart(2, '0')} min`
    : `${Math.max(1, minutes)} min`;
}
