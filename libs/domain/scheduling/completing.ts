// Completing a job before its last day ends it early; reopening it brings its dates back (rule:
// completed-early).
import type { z } from 'zod';
import { vendorsOn, vendorsWithJob } from './assignments.ts';
import type { commands, Dates, JobStatus } from './job-shapes.ts';
import { endingOn, type JobDates } from './moving.ts';
import { withEnd, type OrderAnswer, type OrderChange, type Orders } from './work-orders.ts';
import type { Closed } from './working-days.ts';
import { firstDayOf, isOnePiece, lastDayOf, workedDays, type OnCalendar } from './worked-days.ts';

/** What is known of a job that was completed. */
export interface Completed {
  /** The end it had before it was completed early; null if it wasn't. */
  readonly plannedEnd: string | null;
}

/** The job, if it has days after this one; undefined otherwise, or if it is one piece of work. */
function goingOnAfter<D extends Dates>(
  { start, ...rest }: D,
  day: string,
): (D & OnCalendar) | undefined {
  if (start === null) return undefined;
  const job = { ...rest, start } as D & OnCalendar;
  return !isOnePiece(job) && lastDayOf(job) > day ? job : undefined;
}

/**
 * The last day of work of a job that is completed on this day, before its last: this day, or its
 * last day of work before it if it rests then, but not before its first. Undefined if its dates
 * stay.
 */
export function lastWorkedBy(dates: JobDates, day: string, closed: Closed): string | undefined {
  const job = goingOnAfter(dates, day);
  return job && (workedDays(job, closed).findLast((one) => one <= day) ?? firstDayOf(job));
}

/** The end after that day of work; null if the dates stay. */
export const earlyEnd = (dates: Dates, lastDay: string | undefined): string | null =>
  lastDay !== undefined && goingOnAfter(dates, lastDay) ? endingOn(dates, lastDay).end : null;

/** The event: those who follow the job's dates hear of an early end. */
export function completed(
  { lastDay }: z.output<typeof commands.CompleteJob>,
  job: Omit<Orders, 'answers'>,
) {
  const end = earlyEnd(job, lastDay);
  const vendors = end === null ? [] : vendorsWithJob(job.assignments);
  return { type: 'JobCompleted' as const, data: { end, vendors } };
}

type Change<A extends OrderAnswer> = OrderChange<A> & Partial<Completed>;

/** How completing changes a job's dates and orders. */
export const endedEarly = <A extends OrderAnswer>(
  orders: Orders<A>,
  { end }: { readonly end: string | null },
): Change<A> => (end === null ? {} : { ...withEnd(orders, end), plannedEnd: orders.end });

/** How reopening does. */
export const datesBack = <A extends OrderAnswer>(orders: Orders<A> & Completed): Change<A> =>
  orders.plannedEnd === null ? {} : { ...withEnd(orders, orders.plannedEnd), plannedEnd: null };

/**
 * The vendors who get days back when the job is reopened: all of a canceled one. A completed one
 * left the calendars of those who follow its dates only if it ended early.
 */
export const getBack = ({
  status,
  assignments,
  plannedEnd,
}: Pick<Orders, 'assignments'> & Completed & { readonly status: JobStatus }): number[] =>
  status === 'cancelled'
    ? vendorsOn(assignments)
    : plannedEnd === null
      ? []
      : vendorsWithJob(assignments);
