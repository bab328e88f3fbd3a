// Days as text (YYYY-MM-DD), so that no time zone can shift them, and their formats in the language
// of the screens.
import { dayAfter, sundayOf } from '@purlin/domain/shared/days.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/scheduling.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { locales } from '@purlin/words/languages.ts';

export type Mode = 'day' | 'week' | 'month';
/** Start and end in the company's local time. */
export interface LocalDates {
  readonly scheduledStartDate: string | null;
  readonly scheduledEndDate: string | null;
}
export interface Span {
  readonly from: string;
  readonly to: string;
}

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Whether the text is an existing day in a year in which work can be scheduled. */
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
  const from = sundayOf(day);
  return { from, to: dayAfter(from, 6) };
};

export const monthOf = (day: string): Span => {
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: dayAfter(addMonths(from, 1), -1) };
};

/** The days a view mode shows; a month is shown in whole weeks. */
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

/** One step back (-1) or forward (1). */
export const step = (mode: Mode, day: string, by: -1 | 1): string =>
  mode === 'month' ? addMonths(day, by) : dayAfter(day, mode === 'week' ? by * 7 : by);

/** Creates one formatter per language on first use, once the language is known. */
function written(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (date) => {
    const locale = locales[appLanguage()];
    let formatter = made.get(locale);
    if (!formatter) {
      formatter = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
      made.set(locale, formatter);
    }
    return formatter.format(date);
  };
}
const format = (options: Intl.DateTimeFormatOptions) => {
  const write = written(options);
  return (day: string): string => write(at(day));
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
/** "Nov" */
export const shortMonth = format({ month: 'short' });
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
      ? say('week-of', { date: shortDate(weekOf(day).from) })
      : fullDate(day);

const local = written({
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const hour = written({ hour: 'numeric', minute: '2-digit' });
/**
 * The company's local time "2026-11-23T07:30" as "Nov 23, 2026, 7:30 AM"; null becomes "not
 * scheduled".
 */
export const localTime = (time: string | null): string =>
  time === null ? label('job.unscheduled') : local(new Date(`${time}Z`));
/** The same as "7:30 AM". */
export const hourOf = (time: string): string => hour(new Date(`${time}Z`));
/**
 * "Nov 20, 2026, 8:00 AM – Nov 21, 2026, 6:00 PM"; within a day "Nov 20, 2026, 8:00 AM – 6:00 PM".
 */
export const datesSentence = ({
  scheduledStartDate: from,
  scheduledEndDate: to,
}: LocalDates): string => {
  if (from === null || to === null) return localTime(from);
  const sameDay = from.slice(0, 10) === to.slice(0, 10);
  return `${localTime(from)} – ${sameDay ? hourOf(to) : localTime(to)}`;
};
/** "7:30a", "4p", in French "16h": for bars, where space is tight. */
export const shortHour = (time: string): string =>
  appLanguage() === 'fr'
    ? hourOf(time).replace(/^0/, '').replace(':00', 'h').replace(':', 'h')
    : hourOf(time)
        .replace(':00', '')
        .replace(/\s?([ap])\.?\s?m\.?$/i, (_, half: string) => half.toLowerCase());

/** "7a–9a", "9a" */
export const hoursOf = ({
  scheduledStartDate: start,
  scheduledEndDate: end,
}: LocalDates): string =>
  start === null
    ? ''
    : end === null || end.slice(11) === start.slice(11)
      ? shortHour(start)
      : `${shortHour(start)}–${shortHour(end)}`;

/** Formats the first and last day of a range; a single day once. */
const spanIn =
  (first: (day: string, to: string) => string, last: (day: string, from: string) => string) =>
  ({ start, end }: { readonly start: string | null; readonly end: string | null }): string => {
    if (start === null) return '';
    const [from, to] = [start.slice(0, 10), (end ?? start).slice(0, 10)];
    return to > from ? `${first(from, to)} – ${last(to, from)}` : last(from, '');
  };
/** "Thu, Nov 19 – Fri, Nov 20" */
export const spanWords = spanIn(dayAndDate, dayAndDate);
const inOneMonth = (day: string, other: string): boolean => day.slice(0, 7) === other.slice(0, 7);
const numberOf = (day: string): string => String(Number(day.slice(8)));
/** "Nov 18 – 20", "18 – 20 nov", "Nov 30 – Dec 1": for stacked days. */
export const shortSpan = spanIn(
  (from, to) => (inOneMonth(from, to) && appLanguage() !== 'en' ? numberOf(from) : monthDay(from)),
  (to, from) => (inOneMonth(to, from) && appLanguage() === 'en' ? numberOf(to) : monthDay(to)),
);
