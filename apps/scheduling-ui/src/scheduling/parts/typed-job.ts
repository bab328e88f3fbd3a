// What the forms of a job hold while somebody types, and what the server is asked with.
import { CLOSES, OPENS } from '@purlin/domain/scheduling/local-time.ts';
import { startingOn } from '@purlin/domain/scheduling/moving.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import { moneyText } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/scheduling.ts';
import { isDay } from './days.ts';

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

export const required = { validate: (text: string) => text.trim() !== '' || say('missing') };

interface Dates {
  readonly scheduledStartDate: string | null;
  readonly scheduledEndDate: string | null;
}

/**
 * "2026-11-23T07:30" as its two fields; without one, a start has the usual hour (rule:
 * opening-hours), and an end shows none.
 */
export const typedTimes = ({ scheduledStartDate, scheduledEndDate }: Dates): TypedTimes => ({
  scheduledStartDate: scheduledStartDate?.slice(0, 10) ?? '',
  startTime: scheduledStartDate?.slice(11, 16) ?? OPENS,
  scheduledEndDate: scheduledEndDate?.slice(0, 10) ?? '',
  endTime: scheduledEndDate?.slice(11, 16) ?? '',
});

/**
 * Another day to start on: the end goes along, as it does when the job is dragged there.
 * `worksThrough`: days off on which it is worked as it is now.
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

/** Local times as the server takes them; an hour to end at without a day is of the first day. */
export function askedTimes(typed: TypedTimes): Dates {
  const { scheduledStartDate: start, startTime, endTime } = typed;
  const end = typed.scheduledEndDate || (endTime && start);
  return {
    scheduledStartDate: start ? `${start}T${startTime || OPENS}` : null,
    scheduledEndDate: end ? `${end}T${endTime || CLOSES}` : null,
  };
}

/** Leaving the field empty writes 0.00 into it; a budget of nothing is none. */
export const askedBudget = (typed: string): string | null => {
  const budget = moneyText(typed);
  return budget === '0.00' ? null : budget;
};
