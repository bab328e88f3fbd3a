// Dates as somebody typed them, in the company's local time.
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';
import { CLOSES, localTimeOf, OPENS } from '@purlin/domain/scheduling/local-time.ts';
import type { Services } from '../platform/core/room.ts';

export interface Typed {
  readonly scheduledStartDate: string | null;
  readonly scheduledEndDate: string | null;
}
type Zoned = Pick<Services, 'config'>;

/** A day without an hour starts when the office opens (rule: opening-hours). */
export const startOf = (typed: string, { config }: Zoned): string =>
  localTimeOf(typed, config.TIME_ZONE, OPENS);
/** It ends when the office closes. */
export const endOf = (typed: string, { config }: Zoned): string =>
  localTimeOf(typed, config.TIME_ZONE, CLOSES);

/** Times as somebody saw them. */
export const datesSeen = ({
  startDate,
  endDate,
}: {
  readonly startDate: string | null;
  readonly endDate: string | null;
}): Dates => ({ start: startDate, end: endDate });

export const datesOf = ({ scheduledStartDate, scheduledEndDate }: Typed, zoned: Zoned): Dates => ({
  start: scheduledStartDate && startOf(scheduledStartDate, zoned),
  end: scheduledEndDate && endOf(scheduledEndDate, zoned),
});
