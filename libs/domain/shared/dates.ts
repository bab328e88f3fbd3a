// Calendar dates as YYYY-MM-DD, without a time zone. The company's time zone decides which is
// today.
import { z } from 'zod';

const IsoDate = z.iso.date('Please enter a date as year-month-day, for example 2026-03-31');
/** From 1900 to 2199. Other years are typos, and the database can't store every date. */
export const CalendarDate = IsoDate.refine(
  (date) => date >= '1900' && date < '2200',
  'Please enter a year between 1900 and 2199',
);

/** Whether work can be planned in this year. Takes a date or a time. */
const isPlannable = (date: string): boolean => date >= '2000' && date < '2101';
const MISTYPED = 'Please check the year';

/** Restricts a date or time to plannable years; others are typos (rule: planned-years). */
export const plannable = <S extends z.ZodType<string>>(date: S): S =>
  date.refine(isPlannable, MISTYPED);
export const PlannedDate = plannable(IsoDate);

const LONG = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A date for people, en-US: "Mar 2, 2026" (rule: dates). */
export const formatDate = (date: string): string =>
  LONG.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
