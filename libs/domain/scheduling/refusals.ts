// Why a job is not changed as asked.
import { conflict, missing, refusing, stale } from '@purlin/event-sourcing/refusal.ts';

export const jobReasons = {
  'estimate-not-found': missing(),
  'estimate-not-accepted': conflict(),
  'estimate-is-change-order': conflict(),
  'job-of-another-estimate': conflict(),
  'job-ends-before-it-starts': conflict(),
  'job-ends-without-start': conflict(),
  'job-too-long': conflict(),
  'job-not-found': missing(),
  'crew-not-found': missing(),
  'vendor-not-found': missing(),
  'vendor-not-on-job': conflict(),
  'job-is-over': conflict(),
  'job-is-at-work': conflict(),
  'job-on-hold': conflict(),
  'job-without-dates': conflict(),
  /** Decided on steps that somebody has changed since. */
  'checklist-changed': stale(),
  'job-too-many-photos': conflict<{ most: number }>(),
  /** Decided on dates that somebody has changed since. */
  'job-moved-meanwhile': stale(),
  'shift-not-found': missing(),
  'shift-not-applied': conflict(),
  /** Somebody moved one of its jobs since. */
  'shift-job-moved': stale<{ title: string }>(),
  'shift-job-over': conflict<{ title: string }>(),
  'shift-job-too-long': conflict<{ title: string }>(),
  'client-unknown': conflict(),
  'job-client-archived': conflict<{ client: string }>(),
};
export const refuse = refusing(jobReasons);
