// A client's one next step: an estimate to answer, else a work day, else what they are waiting for.
// Undefined if there is none (rule: client-next-step).
import type { OwnEstimate } from '@purlin/contracts/own-estimates.ts';
import type { OwnProject } from '@purlin/contracts/own-projects.ts';
import { daysBetween } from '@purlin/domain/shared/days.ts';
import { isOpen } from './own-reads.ts';

export type NextStep =
  | { readonly kind: 'answer'; readonly estimate: OwnEstimate }
  | { readonly kind: 'question'; readonly estimate: OwnEstimate }
  | { readonly kind: 'at-work'; readonly project: OwnProject; readonly day: string | undefined }
  | {
      readonly kind: 'starts';
      readonly project: OwnProject;
      /** The original day, if bad weather moved it to this one. */
      readonly before: string | undefined;
    }
  | { readonly kind: 'on-hold'; readonly project: OwnProject }
  | { readonly kind: 'dates'; readonly title: string };

/** How many days after an approval the client can still expect a call about dates. */
const DATES_WITHIN_DAYS = 30;

/** The earliest expiry first; estimates without one come last. */
const byLastDay = (a: OwnEstimate, b: OwnEstimate): number =>
  (a.validUntil ?? '9999').localeCompare(b.validUntil ?? '9999') || a.id - b.id;
const byStart = (a: OwnProject, b: OwnProject): number =>
  (a.startDate ?? '9999').localeCompare(b.startDate ?? '9999') || a.id - b.id;

/** The start date before the weather moved it to the current one; undefined if it did not. */
export function beforeWeather({ startDate, weatherMoves }: OwnProject): string | undefined {
  const last = weatherMoves.at(-1);
  return last && last.to.startDate === startDate && last.from.startDate !== startDate
    ? (last.from.startDate ?? undefined)
    : undefined;
}

/** A change order blocks the crew; one of a canceled job needs nothing. */
const answerOf = (
  open: readonly OwnEstimate[],
  projects: readonly OwnProject[],
): NextStep | undefined => {
  const cancelled = projects.flatMap(({ id, status }) => (status === 'cancelled' ? id : []));
  const asked = open
    .filter(
      ({ openQuestions, changesJobId }) =>
        openQuestions === 0 && (changesJobId === null || !cancelled.includes(changesJobId)),
    )
    .toSorted(byLastDay);
  const estimate = asked.find(({ changesJobId }) => changesJobId !== null) ?? asked[0];
  return estimate && { kind: 'answer', estimate };
};

/** The next work day of active projects, the earliest first. */
function workOf(projects: readonly OwnProject[], today: string): NextStep | undefined {
  const going = projects.toSorted(byStart);
  const atWork = going.find(({ status }) => status === 'in_progress');
  if (atWork) {
    const day = atWork.workDays.find((one) => one >= today);
    return { kind: 'at-work', project: atWork, day };
  }
  const coming = going.find(
    ({ status, startDate }) => status === 'scheduled' && (startDate?.slice(0, 10) ?? '') >= today,
  );
  if (coming) return { kind: 'starts', project: coming, before: beforeWeather(coming) };
  const paused = going.find(({ status }) => status === 'on_hold');
  return paused && { kind: 'on-hold', project: paused };
}

/** Approved work without dates. */
function datesOf(
  estimates: readonly OwnEstimate[],
  projects: readonly OwnProject[],
  today: string,
): NextStep | undefined {
  const title =
    projects.find(({ status, startDate }) => status === 'scheduled' && startDate === null)?.title ??
    estimates.find(
      ({ status, jobId, changesJobId, answeredAt }) =>
        status === 'accepted' &&
        jobId === null &&
        changesJobId === null &&
        answeredAt !== null &&
        daysBetween(answeredAt.slice(0, 10), today) <= DATES_WITHIN_DAYS,
    )?.projectTitle;
  return title === undefined ? undefined : { kind: 'dates', title };
}

/** Returns the next step, or undefined if there is none. */
export function nextStep(
  estimates: readonly OwnEstimate[],
  projects: readonly OwnProject[],
  today: string,
): NextStep | undefined {
  const open = estimates.filter(isOpen);
  const asking = open.find(({ openQuestions }) => openQuestions > 0);
  return (
    answerOf(open, projects) ??
    workOf(projects, today) ??
    datesOf(estimates, projects, today) ??
    (asking && { kind: 'question', estimate: asking })
  );
}
