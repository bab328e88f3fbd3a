// Bars over days: which row each job of a span has, so that none lies over another.
import { restDays } from '@purlin/domain/scheduling/worked-days.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import type { Span } from '../parts/days.ts';
import { firstDay, jobsIn, lastDay, timesOf, type DatedJob } from './jobs-by-day.ts';
import type { CalendarJob } from '@purlin/contracts/job-shapes.ts';
import { daysBetween } from '@purlin/domain/shared/days.ts';

/** A job as a bar in a span of days. */
export interface Bar {
  readonly job: DatedJob;
  /** Its first day in the span, counted from 0, and over how many of the span's days it lies. */
  readonly from: number;
  readonly days: number;
  readonly row: number;
  /** It began before the span; it goes on after it. */
  readonly before: boolean;
  readonly after: boolean;
}

const late = ({ status }: CalendarJob): 0 | 1 => (status === 'cancelled' ? 1 : 0);

/**
 * Whatever touches the span, of a month at most, each in the first row that is free on all of its
 * days; what was cancelled comes last, so that it hides no work.
 */
export function barsIn(jobs: readonly CalendarJob[], span: Span): readonly Bar[] {
  const length = daysBetween(span.from, span.to) + 1;
  const placed = jobsIn(jobs, span).map((job) => {
    const [first, last] = [firstDay(job), lastDay(job)];
    const from = Math.max(0, daysBetween(span.from, first));
    const until = Math.min(length - 1, daysBetween(span.from, last));
    return { job, from, days: until - from + 1, before: first < span.from, after: last > span.to };
  });
  /** The days that each row has taken, a bit for each. */
  const taken: number[] = [];
  // What is long goes up, so that short ones fill in below it; otherwise they stay by their start.
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
/** On which of a bar's days its job rests, counted from the first; `days` are the span's. */
export function restsOf({ job, from, days: long }: Bar, days: readonly string[], closed: Closed) {
  const shown = days.slice(from, from + long);
  if (!shown.some((day) => closed(day))) return NONE;
  const rests = new Set(restDays(timesOf(job), closed));
  return shown.flatMap((day, n) => (rests.has(day) ? [n] : []));
}

/** How many bars of each day of the span lie below the rows that are shown. */
export function hiddenOn(bars: readonly Bar[], rows: number, days: number): readonly number[] {
  const hidden = Array.from({ length: days }, () => 0);
  for (const { row, from, days: count } of bars)
    if (row >= rows) for (let day = from; day < from + count; day += 1) hidden[day]! += 1;
  return hidden;
}
