// Calendar dates: YYYY-MM-DD, without a time zone; which one is today is the company's matter.
import { z } from 'zod';

export const CalendarDate = z.iso.date();

const LONG = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** A calendar date for people, en-US: "Mar 2, 2026" (spec section 9). */
export const formatDate = (date: string): string => LONG.format(new Date(`${date.slice(0, 10)}T00:00:00Z`));
