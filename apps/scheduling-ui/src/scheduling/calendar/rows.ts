// Lays out the bars of a span in rows, so that none overlap.
import { restDays } from '@purlin/domain/scheduling/worked-days.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import type { Span } from '../parts/days.ts';
import { firstDay, jobsIn, lastDay, timesOf, type DatedJob } from './jobs-by-day.ts';
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { daysBetween } from '@purlin/domain/shared/days.ts';

/** A job as a bar in a span of days. */
export interface Bar {
  readonly job: DatedJob;
  /** The zero-based index of its first day in the span, and the number of days it covers. */
  readonly from: number;
  readonly days: number;
  readonly row: number;
  /** It starts before the span; it continues after it. */
  readonly before: boolean;
  readonly after: boolean;
}

const late = ({ status }: CalendarJob): 0 | 1 => (status === 'cancelled' ? 1 : 0);

/**
 * Lays out all jobs that overlap the span (a month at most), each in the first row that is free on
 * all of its days. Canceled jobs come last, so that they hide no work.
 */
export function barsIn(jobs: readonly CalendarJob[], span: Span): readonly Bar[] {
  const length = daysBetween(span.from, span.to) + 1;
  const placed = jobsIn(jobs, span).map((job) => {
    const [first, last] = [firstDay(job), lastDay(job)];
    const from = Math.max(0, daysBetween(span.from, first));
    const until = Math.min(length - 1, daysBetween(span.from, last));
    return { job, from, days: until - from + 1, before: first < span.from, after: last > span.to };
  });
  /** The days taken in each row, as a bit mask. */
  const taken: number[] = [];
  // Long bars first, so that short ones fill in below; otherwise by start.
  return placed
    .toSorted((a, b) => late(a.job) - late(b.job) || a.from - b.from || b.days - a.days)
    .map((bar) => {
      const days = ((1 << bar.days) - 1) << bar.from;
      const free = taken.findIndex((row) => (row & days) === 0);
      const row = free < 0 ? taken.length : free;
      taken[row] = (taken[row] ?? 0) | days;
      return { ...bar, row };
    });
}

const NONE: readonly number[] = [];
/** The days of a bar on which its job rests, as zero-based indexes; `days` are the span's. */
export function restsOf({ job, from, days: long }: Bar, days: readonly string[], closed: Closed) {
  const shown = days.slice(from, from + long);
  if (!shown.some((day) => closed(day))) return NONE;
  const rests = new Set(restDays(timesOf(job), closed));
  return shown.flatMap((day, n) => (rests.has(day) ? [n] : []));
}

/** How many bars of each day are below the visible rows. */
export function hiddenOn(bars: readonly Bar[], rows: number, days: number): readonly number[] {
  const hidden = Array.from({ length: days }, () => 0);
  for (const { row, from, days: count } of bars)
    if (row >= rows) for (let day = from; day < from + count; day += 1) hidden[day]! += 1;
  return hidden;
}
