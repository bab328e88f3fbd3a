// A week by crews: who has which lane, and the bars in it.
import type { CalendarJob, Crew } from '@purlin/contracts/job-shapes.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { meet } from '@purlin/domain/scheduling/conflicts.ts';
import type { Closed } from '@purlin/domain/scheduling/working-days.ts';
import type { Span } from '../parts/days.ts';
import { isElsewhere } from '../parts/own-times.ts';
import { type DatedJob } from './jobs-by-day.ts';
import { barsIn, type Bar } from './rows.ts';

/** The lane of a crew; of the jobs that have none: null. */
export interface Lane {
  readonly crewId: number | null;
  readonly name: string;
  readonly detail: string;
  readonly color: string | null;
  readonly bars: readonly Bar[];
}
/** A vendor on a job, at their own times or the job's; not moved here. */
export interface Booking {
  readonly bar: Bar;
  readonly name: string;
  /** The other jobs that they are on at the same time. */
  readonly alsoOn: readonly string[];
  /** The last day of their insurance, where it ends before the work of a job that goes on. */
  readonly until: string | undefined;
}

/** The job when this crew is on it. */
const whenWith = (job: CalendarJob, crewId: number): CalendarJob | undefined => {
  const own = job.crewSchedules.find((one) => one.crewId === crewId);
  return (
    own && {
      ...job,
      scheduledStartDate: own.scheduledStartDate,
      scheduledEndDate: own.scheduledEndDate,
    }
  );
};

const count = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

/**
 * Every crew that works or has a job in the span, by name, then the jobs that have no crew on their
 * own days.
 */
export function lanesOf(
  jobs: readonly CalendarJob[],
  crews: readonly Crew[],
  span: Span,
): readonly Lane[] {
  const byCrew = Map.groupBy(
    jobs.flatMap((job) => job.crewSchedules.map(({ crewId }) => ({ crewId, job }))),
    ({ crewId }) => crewId,
  );
  const ofCrews = crews
    .map(({ id, name, color, members, status }) => ({
      status,
      lane: {
        crewId: id,
        name,
        color,
        detail: count(members.length, 'person', 'people'),
        bars: barsIn(
          (byCrew.get(id) ?? []).flatMap(({ job }) => whenWith(job, id) ?? []),
          span,
        ),
      },
    }))
    .filter(({ status, lane }) => status === 'active' || lane.bars.length > 0)
    .map(({ lane }) => lane);
  const bars = barsIn(
    jobs.filter((job) => job.crewSchedules.every((own) => isElsewhere(job, own))),
    span,
  );
  const none: Lane = {
    crewId: null,
    name: 'No crew',
    detail: count(bars.length, 'job', 'jobs'),
    color: null,
    bars,
  };
  return [...ofCrews, none];
}

interface Booked {
  readonly vendorId: number;
  readonly at: CalendarJob;
}
/** The titles of other jobs that have the same vendor at the same time. */
function meetings({ vendorId, at }: Booked, all: readonly Booked[], closed: Closed) {
  const { scheduledStartDate: start, scheduledEndDate: end } = at;
  if (start === null || isOver(at)) return [];
  return all.flatMap(({ vendorId: theirs, at: other }) =>
    theirs === vendorId &&
    other.id !== at.id &&
    other.scheduledStartDate !== null &&
    !isOver(other) &&
    meet({ start, end }, { start: other.scheduledStartDate, end: other.scheduledEndDate }, closed)
      ? [other.title]
      : [],
  );
}

/** Whoever comes from outside in the span. */
export function bookingsOf(
  jobs: readonly CalendarJob[],
  span: Span,
  closed: Closed,
): readonly Booking[] {
  const booked = jobs.flatMap((job) =>
    job.vendorSchedules.map((one) => ({
      vendorId: one.vendorId,
      name: one.vendor.name,
      until: isOver(job) ? undefined : one.insuredUntil,
      at: {
        ...job,
        scheduledStartDate: one.scheduledStartDate,
        scheduledEndDate: one.scheduledEndDate,
      },
    })),
  );
  const byTime = new Map(
    booked.map((one) => [
      one.at,
      { name: one.name, until: one.until, alsoOn: meetings(one, booked, closed) },
    ]),
  );
  return barsIn(
    booked.map(({ at }) => at),
    span,
  ).map((bar) => ({ bar, name: '', until: undefined, alsoOn: [], ...byTime.get(bar.job) }));
}

/** So many bars lie over each other in a lane; more open with the day. */
export const MOST_ROWS = 5;

/** What of the bars lies over the nth day. */
export const onDay = (bars: readonly Bar[], n: number): readonly DatedJob[] =>
  bars.filter(({ from, days }) => from <= n && n < from + days).map(({ job }) => job);
