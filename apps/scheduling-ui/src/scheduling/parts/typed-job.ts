// The values of the job forms, and the request made from them.
import { CLOSES, OPENS } from '@purlin/domain/scheduling/local-time.ts';
import { startingOn } from '@purlin/domain/scheduling/moving.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import { moneyText } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/scheduling.ts';
import { isDay } from './days.ts';

/** Dates and times as in their fields; an empty date means none. */
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

export const required = { validate: (text: string) => text.trim() !== '' || say('missing') };

interface Dates {
  readonly scheduledStartDate: string | null;
  readonly scheduledEndDate: string | null;
}

/**
 * Splits "2026-11-23T07:30" into its two fields. Without a value, a start shows the usual hour
 * (rule: opening-hours) and an end shows none.
 */
export const typedTimes = ({ scheduledStartDate, scheduledEndDate }: Dates): TypedTimes => ({
  scheduledStartDate: scheduledStartDate?.slice(0, 10) ?? '',
  startTime: scheduledStartDate?.slice(11, 16) ?? OPENS,
  scheduledEndDate: scheduledEndDate?.slice(0, 10) ?? '',
  endTime: scheduledEndDate?.slice(11, 16) ?? '',
});

/**
 * Changes the start; the end moves along, as when the job is dragged. `worksThrough`: days off on
 * which the job is worked now.
 */
export function withStart<T extends TypedTimes>(
  times: T,
  day: string,
  closed: Closed,
  worksThrough: readonly string[] = [],
): T {
  const { scheduledStartDate: from, scheduledEndDate: to, startTime, endTime } = times;
  const moved =
    [from, to, day].every(isDay) && from <= to
      ? startingOn(
          {
            start: `${from}T${startTime || OPENS}`,
            end: `${to}T${endTime || CLOSES}`,
            worksThrough,
          },
          day,
          closed,
        )
      : undefined;
  return {
    ...times,
    scheduledStartDate: day,
    scheduledEndDate: moved?.end?.slice(0, 10) ?? to,
  };
}

/**
 * Local times as the server expects them; an end time without an end date applies to the first day.
 */
export function askedTimes(typed: TypedTimes): Dates {
  const { scheduledStartDate: start, startTime, endTime } = typed;
  const end = typed.scheduledEndDate || (endTime && start);
  return {
    scheduledStartDate: start ? `${start}T${startTime || OPENS}` : null,
    scheduledEndDate: end ? `${end}T${endTime || CLOSES}` : null,
  };
}

/** Leaving the field empty writes 0.00 into it; a budget of zero means none. */
export const askedBudget = (typed: string): string | null => {
  const budget = moneyText(typed);
  return budget === '0.00' ? null : budget;
};
