// Office hours by day of the week.
import { z } from 'zod';
import { section } from './section.ts';

export const DAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Day = (typeof DAYS)[number];

const Time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time, for example 08:00');

/** Times are kept while a day is closed, so that reopening it restores them. */
const OpenDay = z
  .object({ state: z.enum(['closed', 'appointment', 'open']), opens: Time, closes: Time })
  .refine(({ state, opens, closes }) => state !== 'open' || opens < closes, {
    path: ['closes'],
    message: 'Please enter a time after the opening time',
  });
export type OpenDay = z.infer<typeof OpenDay>;

const Hours = z.object({
  monday: OpenDay,
  tuesday: OpenDay,
  wednesday: OpenDay,
  thursday: OpenDay,
  friday: OpenDay,
  saturday: OpenDay,
  sunday: OpenDay,
});
export type Hours = z.infer<typeof Hours>;

const weekday: OpenDay = { state: 'open', opens: '08:00', closes: '18:00' };

export const hours = section({
  number: 1,
  shape: Hours,
  usual: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: { state: 'open', opens: '09:00', closes: '16:00' },
    sunday: { state: 'appointment', opens: '09:00', closes: '16:00' },
  },
});

/** Consecutive days with the same hours, for example Monday to Friday. */
export interface DaySpan {
  readonly from: Day;
  readonly to: Day;
  readonly hours: OpenDay;
}

const alike = (a: OpenDay, b: OpenDay): boolean =>
  a.state === b.state && (a.state !== 'open' || (a.opens === b.opens && a.closes === b.closes));

/** The week from Monday, with equal consecutive days merged. */
export function spansOf(week: Hours): readonly DaySpan[] {
  const spans: DaySpan[] = [];
  for (const day of DAYS) {
    const last = spans.at(-1);
    if (last && alike(last.hours, week[day])) spans[spans.length - 1] = { ...last, to: day };
    else spans.push({ from: day, to: day, hours: week[day] });
  }
  return spans;
}
