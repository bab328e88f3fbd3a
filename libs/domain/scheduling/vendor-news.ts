// What to tell a vendor about a job: how their times differ from the last notification. Changes
// undone within seconds cause no notification.
import { fold } from '@purlin/event-sourcing/decider.ts';
import { job, type Job, type JobEvent } from './job.ts';
import type { Dates } from './job-shapes.ts';
import { vendorTimes } from './work-orders.ts';

/** Debounce time; longer than screens offer to undo a move. */
export const HOLD_MS = 12_000;

/** A job event with its id and timestamp. */
export type DatedJobEvent = JobEvent & { readonly eventId: string; readonly at: string };
export interface VendorNews {
  /**
   * `waits`: still assigned, but the job has no dates anymore. `cancelled`: the whole job was
   * canceled, not just this assignment.
   */
  readonly what: 'made' | 'moved' | 'waits' | 'ended' | 'cancelled';
  readonly before: Dates | undefined;
  readonly after: Dates | undefined;
}

/** Whether the event may require notifying the vendor. */
export function concerns({ type, data }: JobEvent, vendorId: number): boolean {
  switch (type) {
    case 'AssignmentMade':
    case 'AssignmentMoved':
    case 'AssignmentEnded':
      return data.kind === 'vendor' && data.assigneeId === vendorId;
    case 'JobRescheduled':
    case 'JobCompleted':
    case 'JobCancelled':
    case 'JobReopened':
      return data.vendors.includes(vendorId);
    default:
      return false;
  }
}

/** A vendor's times on a job; undefined if not assigned, or if the job is canceled. */
const timesOf = (state: Job, vendorId: number): Dates | undefined =>
  state.status === 'none' || state.status === 'cancelled'
    ? undefined
    : vendorTimes(state, vendorId);

const whatOf = (
  before: Dates | undefined,
  after: Dates | undefined,
  status: Job['status'],
): VendorNews['what'] => {
  if (!after) return status === 'cancelled' ? 'cancelled' : 'ended';
  if (after.start === null) return before?.start ? 'waits' : 'made';
  return before?.start ? 'moved' : 'made';
};

/**
 * What to tell the vendor about the event at index `place`; undefined if a later event followed too
 * soon, or if nothing differs from the last notification.
 */
export function newsOf(
  history: readonly DatedJobEvent[],
  place: number,
  vendorId: number,
): VendorNews | undefined {
  const places = history.flatMap((event, n) => (concerns(event, vendorId) ? [n] : []));
  const at = (n: number) => Date.parse(history[n]!.at);
  /** Whether it was notified: the next event came after the debounce time. */
  const stands = (index: number): boolean => {
    const next = places[index + 1];
    return next === undefined || at(next) - at(places[index]!) >= HOLD_MS;
  };
  const index = places.indexOf(place);
  if (index < 0 || !stands(index)) return undefined;
  const told = places.slice(0, index).findLast((_, n) => stands(n));
  const stateAfter = (n: number) => fold(job, history.slice(0, n + 1));
  const before = told === undefined ? undefined : timesOf(stateAfter(told), vendorId);
  const after = timesOf(stateAfter(place), vendorId);
  const same =
    before === after ||
    (before && after && before.start === after.start && before.end === after.end);
  const { status } = stateAfter(place);
  return same ? undefined : { what: whatOf(before, after, status), before, after };
}
