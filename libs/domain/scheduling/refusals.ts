// Why a job command is refused.
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
  /** The checklist has changed since the caller saw it. */
  'checklist-changed': stale(),
  'job-too-many-photos': conflict<{ most: number }>(),
  /** The dates have changed since the caller saw them. */
  'job-moved-meanwhile': stale(),
  'shift-not-found': missing(),
  'shift-not-applied': conflict(),
  /** One of its jobs was moved since. */
  'shift-job-moved': stale<{ title: string }>(),
  'shift-job-over': conflict<{ title: string }>(),
  'shift-job-too-long': conflict<{ title: string }>(),
  'client-unknown': conflict(),
  'job-client-archived': conflict<{ client: string }>(),
};
export const refuse = refusing(jobReasons);
