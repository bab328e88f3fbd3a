// Days as text (year-month-day), so that no time zone can move them; and how they are written in
// en-US.
import { dayAfter } from '@purlin/domain/shared/days.ts';
import { label } from '@purlin/words/labels.ts';

export type Mode = 'day' | 'week' | 'month';
export interface Span {
  readonly from: string;
  readonly to: string;
}

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Whether the text is a day that exists, in a year in which somebody may work. */
export const isDay = (text: string | null): text is string =>
  text !== null &&
  /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(at(text).getTime()) &&
  dayOf(at(text)) === text;

/** The same day of another month, or that month's last day. */
export function addMonths(day: string, count: number): string {
  const date = at(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1));
  const lastDay = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return dayOf(first);
}

/** Weeks start on Sunday (rule: calendar-weeks). */
export const weekOf = (day: string): Span => {
  const from = dayAfter(day, -at(day).getUTCDay());
  return { from, to: dayAfter(from, 6) };
};

export const monthOf = (day: string): Span => {
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: dayAfter(addMonths(from, 1), -1) };
};

/** The days a mode shows; a month is shown in whole weeks. */
export function shown(mode: Mode, day: string): Span {
  if (mode === 'day') return { from: day, to: day };
  if (mode === 'week') return weekOf(day);
  const month = monthOf(day);
  return { from: weekOf(month.from).from, to: weekOf(month.to).to };
}

export function daysIn({ from, to }: Span): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** One step back (-1) or on (1). */
export const step = (mode: Mode, day: string, by: -1 | 1): string =>
  mode === 'month' ? addMonths(day, by) : dayAfter(day, mode === 'week' ? by * 7 : by);

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: string): string => formatter.format(at(day));
};
/** "November 2026" */
export const monthName = format({ month: 'long', year: 'numeric' });
/** "Friday, November 20, 2026" */
export const fullDate = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
/** "Nov 20, 2026" */
export const shortDate = format({ month: 'short', day: 'numeric', year: 'numeric' });
/** "Fri, Nov 20" */
export const dayAndDate = format({ weekday: 'short', month: 'short', day: 'numeric' });
/** "Nov 20" */
export const monthDay = format({ month: 'short', day: 'numeric' });
/** "Fri" */
export const weekday = format({ weekday: 'short' });
/** "Fri 20" */
export const shortDay = (day: string): string => `${weekday(day)} ${Number(day.slice(8))}`;

/**
 * "November 2026", "Week of Nov 15, 2026" or "Friday, November 20, 2026" (rule: calendar-headings).
 */
export const headingOf = (mode: Mode, day: string): string =>
  mode === 'month'
    ? monthName(day)
    : mode === 'week'
      ? `Week of ${shortDate(weekOf(day).from)}`
      : fullDate(day);

const LOCAL = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});
const HOUR = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});
/**
 * The company's local time "2026-11-23T07:30" as "Nov 23, 2026, 7:30 AM"; without one, that a job
 * is not scheduled.
 */
export const localTime = (local: string | null): string =>
  local === null ? label('job.unscheduled') : LOCAL.format(new Date(`${local}Z`));
/** The same as "7:30 AM". */
export const hourOf = (local: string): string => HOUR.format(new Date(`${local}Z`));
/**
 * "Nov 20, 2026, 8:00 AM – Nov 21, 2026, 6:00 PM"; within a day "Nov 20, 2026, 8:00 AM – 6:00 PM".
 */
export const datesSentence = ({
  scheduledStartDate: from,
  scheduledEndDate: to,
}: {
  readonly scheduledStartDate: string | null;
  readonly scheduledEndDate: string | null;
}): string => {
  if (from === null || to === null) return localTime(from);
  const sameDay = from.slice(0, 10) === to.slice(0, 10);
  return `${localTime(from)} – ${sameDay ? hourOf(to) : localTime(to)}`;
};
/** "7:30a", "4p": for bars, where every letter counts. */
export const shortHour = (local: string): string =>
  hourOf(local).replace(':00', '').replace(' AM', 'a').replace(' PM', 'p');

/** The first and the last day of some dates, written so; of a single day that one. */
const spanIn =
  (first: (day: string) => string, last: (day: string, from: string) => string) =>
  ({ start, end }: { readonly start: string | null; readonly end: string | null }): string => {
    if (start === null) return '';
    const [from, to] = [start.slice(0, 10), (end ?? start).slice(0, 10)];
    return to > from ? `${first(from)} – ${last(to, from)}` : first(from);
  };
/** "Thu, Nov 19 – Fri, Nov 20" */
export const spanWords = spanIn(dayAndDate, dayAndDate);
/** "Nov 18 – 20", "Nov 30 – Dec 1": where days stand below each other. */
export const shortSpan = spanIn(monthDay, (to, from) =>
  to.slice(0, 7) === from.slice(0, 7) ? String(Number(to.slice(8))) : monthDay(to),
);
