// A period of days in ISO 8601 form, "2026-12-07/2026-12-18", both days inclusive.
import { z } from 'zod';
import { CalendarDate } from './dates.ts';

const WRONG = 'Please enter both days, for example 12/7/2026 to 12/18/2026';

/** The canonical form. The last day is on or after the first. */
export const Period = z.string().refine((text) => {
  const days = text.split('/');
  return (
    days.length === 2 &&
    days.every((day) => CalendarDate.safeParse(day).success) &&
    days[0]! <= days[1]!
  );
}, WRONG);

const two = (figures: string): string => figures.padStart(2, '0');
/** Converts "12/7/2026" to "2026-12-07"; returns anything else unchanged. */
function dayOf(typed: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed) ?? [];
  return month && day && year ? `${year}-${two(month)}-${two(day)}` : typed;
}

/** Converts a typed period ("12/7/2026 to 12/18/2026"); returns anything else unchanged. */
export function periodOf(typed: string): string {
  const text = typed.trim();
  const [from, until, ...rest] = text.split(
    /\s*(?:\bto\b|–)\s*|\s+-\s+|(?<=^\d{4}-\d{2}-\d{2})\s*\/\s*/,
  );
  if (!from || !until || rest.length > 0) return text;
  return `${dayOf(from)}/${dayOf(until)}`;
}
