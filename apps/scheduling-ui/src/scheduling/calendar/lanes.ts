// A week by crew: the lanes, and the bars in each.
import type { CalendarJob, Crew } from '@purlin/contracts/job-shapes.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { keyOf } from '@purlin/domain/scheduling/assignments.ts';
import { say } from '@purlin/words/screens/calendar.ts';
import type { Span } from '../parts/days.ts';
import { vendorIssues } from '../parts/warnings.ts';
import type { Meeting, Who } from '../parts/bookings.ts';
import { isElsewhere, type Times } from '../parts/own-times.ts';
import { type DatedJob } from './jobs-by-day.ts';
import { barsIn, type Bar } from './rows.ts';

/** The lane of a crew; null for jobs without one. */
export interface Lane {
  readonly crewId: number | null;
  readonly name: string;
  readonly detail: string;
  readonly color: string | null;
  readonly bars: readonly Bar[];
}
/** A vendor on a job, at their own times or the job's. */
export interface VendorBar {
  readonly bar: Bar;
  readonly name: string;
  /** The other jobs they are on at the same time. */
  readonly alsoOn: readonly string[];
  /** The last day of their insurance, if it ends before the work of an active job. */
  readonly until: string | undefined;
  /** That they declined, or proposed other dates. */
  readonly vendorIssue: string | undefined;
}

/** The job with these times. */
const timesWith = (job: CalendarJob, { scheduledStartDate, scheduledEndDate }: Times) => ({
  ...job,
  scheduledStartDate,
  scheduledEndDate,
});

/** The job at this crew's times; a booking of theirs if those are their own. */
const whenWith = (job: CalendarJob, crewId: number, name: string): CalendarJob | undefined => {
  const own = job.crewSchedules.find((one) => one.crewId === crewId);
  if (!own) return undefined;
  const booked: Who = { kind: 'crew', assigneeId: crewId, name };
  return { ...timesWith(job, own), ...(own.ownDates ? { booked, worksThrough: [] } : {}) };
};

/**
 * Every crew that is active or has a job in the span, by name, then the jobs without a crew on
 * their own days.
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
        detail: say('people', { count: members.length }),
        bars: barsIn(
          (byCrew.get(id) ?? []).flatMap(({ job }) => whenWith(job, id, name) ?? []),
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
    name: say('no-crew'),
    detail: say('jobs', { count: bars.length }),
    color: null,
    bars,
  };
  return [...ofCrews, none];
}

/** The vendors in the span. */
export function vendorBars(
  jobs: readonly CalendarJob[],
  span: Span,
  meetings: readonly Meeting[],
): readonly VendorBar[] {
  const alsoOn = Map.groupBy(meetings, ({ one }) => `${one.job.id} ${one.who}`);
  const all = jobs.flatMap((job) =>
    job.vendorSchedules.map((one) => {
      const { vendorId, vendor, ownDates, insuredUntil } = one;
      const who: Who = { kind: 'vendor', assigneeId: vendorId, name: vendor.name };
      const at = { ...timesWith(job, one), ...(ownDates ? { booked: who } : {}) };
      const others = alsoOn.get(`${job.id} ${keyOf(who)}`) ?? [];
      return {
        at,
        name: vendor.name,
        until: isOver(job) ? undefined : insuredUntil,
        vendorIssue: vendorIssues({ ...job, vendorSchedules: [one] })[0],
        alsoOn: others.map(({ other }) => other.job.title),
      };
    }),
  );
  const byTime = new Map<CalendarJob, Omit<VendorBar, 'bar'>>(
    all.map(({ at, ...told }) => [at, told]),
  );
  return barsIn(
    all.map(({ at }) => at),
    span,
  ).map((bar) => ({
    bar,
    name: '',
    until: undefined,
    vendorIssue: undefined,
    alsoOn: [],
    ...byTime.get(bar.job),
  }));
}

/** The maximum number of bars stacked in a lane; the rest open with the day. */
export const MOST_ROWS = 5;

/** The bars that cover the nth day. */
export const onDay = (bars: readonly Bar[], n: number): readonly DatedJob[] =>
  bars.filter(({ from, days }) => from <= n && n < from + days).map(({ job }) => job);
