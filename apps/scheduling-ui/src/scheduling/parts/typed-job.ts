// What the forms of a job hold while somebody types, and what the server is asked with.
import { CLOSES, OPENS } from '@purlin/domain/scheduling/local-time.ts';
import { daysBetween } from '@purlin/domain/scheduling/moving.ts';
import { moneyText } from '@purlin/ui/ui.ts';
import { addDays, isDay } from './days.ts';

/** Dates and hours as their fields have them; an empty date is none. */
export interface TypedTimes {
  readonly scheduledStartDate: string;
  readonly startTime: string;
  readonly scheduledEndDate: string;
  readonly endTime: string;
}
export interface TypedWords {
  readonly title: string;
  readonly address: string;
  readonly description: string;
  readonly budget: string;
  readonly notes: string;
}

export const MISSING = 'Please fill in all required fields';
export const required = { validate: (text: string) => text.trim() !== '' || MISSING };

interface Dates {
  readonly scheduledStartDate: string | null;
  readonly scheduledEndDate: string | null;
}

/** "2026-11-23T07:30" as its two fields; without one, the usual hour (rule: opening-hours). */
export const typedTimes = ({ scheduledStartDate, scheduledEndDate }: Dates): TypedTimes => ({
  scheduledStartDate: scheduledStartDate?.slice(0, 10) ?? '',
  startTime: scheduledStartDate?.slice(11, 16) ?? OPENS,
  scheduledEndDate: scheduledEndDate?.slice(0, 10) ?? '',
  endTime: scheduledEndDate?.slice(11, 16) ?? CLOSES,
});

/** Another day to start on: the end goes along, as it does when the job is dragged there. */
export function withStart<T extends TypedTimes>(times: T, day: string): T {
  const { scheduledStartDate: from, scheduledEndDate: to } = times;
  const moves = [from, to, day].every(isDay);
  return {
    ...times,
    scheduledStartDate: day,
    scheduledEndDate: moves ? addDays(to, daysBetween(from, day)) : to,
  };
}

/** Local times as the server takes them. */
export const askedTimes = (typed: TypedTimes): Dates => ({
  scheduledStartDate: typed.scheduledStartDate
    ? `${typed.scheduledStartDate}T${typed.startTime || OPENS}`
    : null,
  scheduledEndDate: typed.scheduledEndDate
    ? `${typed.scheduledEndDate}T${typed.endTime || CLOSES}`
    : null,
});

/** Leaving the field empty writes 0.00 into it; a budget of nothing is none. */
export const askedBudget = (typed: string): string | null => {
  const budget = moneyText(typed);
  return budget === '0.00' ? null : budget;
};
