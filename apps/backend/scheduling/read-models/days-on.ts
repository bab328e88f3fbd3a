// The days of a job, or of somebody with times of their own on it: as tables keep them, and as they
// are looked for.
import type { Sql } from '@purlin/event-sourcing/read-model.ts';
import type { Dates } from '@purlin/domain/scheduling/job-shapes.ts';

/** When it is, with the first and the last day that it is on. */
export const datesOf = ({ start, end }: Dates) => ({
  start,
  end,
  firstDay: start && start.slice(0, 10),
  lastDay: (end ?? start)?.slice(0, 10) ?? null,
});

/** The days of a row as a range, for those that have any. */
const DAYS = "daterange(first_day, greatest(first_day, last_day), '[]')";
export const DAYS_INDEX = `using gist (${DAYS}) where first_day is not null`;

/** The row is on one of these days; either end may be open. From a later to an earlier: none is. */
export const touches = (from: string | undefined, to: string | undefined): Sql => ({
  text: `first_day is not null and ${DAYS} && daterange($1::date, $2::date, $3)`,
  values: from && to && from > to ? [from, from, '()'] : [from ?? null, to ?? null, '[]'],
});
