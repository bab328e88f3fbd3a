// Assignment conflicts, as sentences.
import type {
  AssignmentWarning,
  CalendarJob,
  Job,
  OrderAnswer,
} from '@purlin/contracts/job-shapes.ts';
import { isOver } from '@purlin/domain/scheduling/steps.ts';
import { say } from '@purlin/words/screens/scheduling.ts';
import {
  datesSentence,
  hourOf,
  hoursOf,
  type LocalDates,
  localTime,
  shortDate,
  shortSpan,
} from './days.ts';
import { reachesOut } from './own-times.ts';

const insuredOnly = (name: string, until: string): string =>
  say('insured-only', { name, date: shortDate(until) });

/** "Valley Crane is insured until Nov 20, 2026 only", for each vendor on an active job. */
export const uninsuredOn = (job: CalendarJob): readonly string[] =>
  isOver(job)
    ? []
    : job.vendorSchedules.flatMap(({ vendor, insuredUntil }) =>
        insuredUntil ? [insuredOnly(vendor.name, insuredUntil)] : [],
      );

type Proposed = NonNullable<OrderAnswer['proposed']>;
const daysOf = ({ startDate, endDate }: Proposed): string =>
  shortSpan({ start: startDate, end: endDate });
const areOtherDays = (to: Proposed, now: LocalDates): boolean =>
  daysOf(to) !== shortSpan({ start: now.scheduledStartDate, end: now.scheduledEndDate });
/** "Dec 10 – 11, 7:30a–3p": a proposal that keeps the days. */
const daysAndHours = (to: Proposed): string =>
  `${daysOf(to)}, ${hoursOf({ scheduledStartDate: to.startDate, scheduledEndDate: to.endDate })}`;

/** "Dec 3 – 4", or with hours if only those differ. */
const proposedDays = (to: Proposed, now: LocalDates): string =>
  areOtherDays(to, now) ? daysOf(to) : daysAndHours(to);
/** "Dec 3 – 4, 7:30 AM": the proposed times. */
export const proposedTimes = (to: Proposed, now: LocalDates): string =>
  areOtherDays(to, now) ? `${daysOf(to)}, ${hourOf(to.startDate)}` : daysAndHours(to);

/** "Valley Crane declined", "Valley Crane proposes Dec 3 – 4", on an active job. */
export const vendorIssues = (job: CalendarJob): readonly string[] =>
  isOver(job)
    ? []
    : job.vendorSchedules.flatMap(({ vendor: { name }, answer, ...now }) => {
        if (answer?.state === 'declined') return [say('has-declined', { name })];
        return answer?.proposed
          ? [say('proposes', { name, days: proposedDays(answer.proposed, now) })]
          : [];
      });

/** All warnings about the vendors on a job. */
export const againstVendors = (job: CalendarJob): readonly string[] => [
  ...vendorIssues(job),
  ...uninsuredOn(job),
];

const keeps = (name: string, times: LocalDates): string =>
  say('keeps-outside', { name, dates: datesSentence(times) });

/**
 * "Valley Crane keeps Nov 25, 2026, 7:00 AM – 9:00 AM, outside of the job", for bookings whose own
 * times would not all be on days of the job. For the current job, its warnings already say so.
 */
export const keptOutside = (
  job: Pick<Job, 'scheduledStartDate' | 'scheduledEndDate' | 'crewSchedules' | 'vendorSchedules'>,
): readonly string[] =>
  [
    ...job.crewSchedules.map((one) => ({ ...one, name: one.crew.name })),
    ...job.vendorSchedules.map((one) => ({ ...one, name: one.vendor.name })),
  ]
    .filter((one) => reachesOut(job, one))
    .map((one) => keeps(one.name, one));

/** They come on a later day, although the job is completed. */
export const isStillBooked = ({ kind }: Pick<AssignmentWarning, 'kind'>): boolean =>
  kind.endsWith('-still-booked');

/** "Torres is on Metal roof from Nov 20, 2026, 8:00 AM." */
export function warningSentence(warning: AssignmentWarning): string {
  const { kind, name, job, insuredUntil, times } = warning;
  if (job) return say('is-on-from', { name, job: job.title, time: localTime(job.startDate) });
  if (insuredUntil) return `${insuredOnly(name, insuredUntil)}.`;
  if (times) {
    const { startDate: scheduledStartDate, endDate: scheduledEndDate } = times;
    const dates = { scheduledStartDate, scheduledEndDate };
    return isStillBooked(warning)
      ? say('still-booked', { name, dates: datesSentence(dates) })
      : keeps(name, dates);
  }
  return kind === 'crew-archived' ? say('is-archived', { name }) : say('is-inactive', { name });
}
