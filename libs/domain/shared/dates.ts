// Calendar dates: YYYY-MM-DD, without a time zone; which one is today is the company's matter.
import { z } from 'zod';

const IsoDate = z.iso.date('Please enter a date as year-month-day, for example 2026-03-31');
/**
 * Between 1900 and 2199: anything else is a typing mistake, and not every date of the calendar can
 * be stored.
 */
export const CalendarDate = IsoDate.refine(
  (date) => date >= '1900' && date < '2200',
  'Please enter a year between 1900 and 2199',
);

/** Years in which somebody may plan work, at the beginning of a date or of a time. */
const isPlannable = (date: string): boolean => date >= '2000' && date < '2101';
const MISTYPED = 'Please check the year';

/** A date or a time that work can be planned on; other years are mistyped (rule: planned-years). */
export const plannable = <S extends z.ZodType<string>>(date: S): S =>
  date.refine(isPlannable, MISTYPED);
export const PlannedDate = plannable(IsoDate);

const LONG = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A calendar date for people, en-US: "Mar 2, 2026" (rule: dates). */
export const formatDate = (date: string): string =>
  LONG.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
