// What a vendor is told of a job: how their times differ from what they were told before. Whatever
// is taken back within seconds, nobody hears of.
import { fold } from '@purlin/event-sourcing/decider.ts';
import { job, type Job, type JobEvent } from './job.ts';
import type { Dates } from './job-shapes.ts';
import { vendorTimes } from './work-orders.ts';

/** Longer than a screen offers to take a move back. */
export const HOLD_MS = 12_000;

/** An event of a job, with its id and when it happened. */
export type DatedJobEvent = JobEvent & { readonly eventId: string; readonly at: string };
export interface VendorNews {
  /**
   * `waits`: they are still on it, and it has no dates any more; `cancelled`: nobody is on it any
   * more, not only they.
   */
  readonly what: 'made' | 'moved' | 'waits' | 'ended' | 'cancelled';
  readonly before: Dates | undefined;
  readonly after: Dates | undefined;
}

/** Whether the vendor has to hear of it, so that there is work to tell them. */
export function concerns({ type, data }: JobEvent, vendorId: number): boolean {
  switch (type) {
    case 'AssignmentMade':
    case 'AssignmentMoved':
    case 'AssignmentEnded':
      return data.kind === 'vendor' && data.assigneeId === vendorId;
    case 'JobRescheduled':
    case 'JobCancelled':
    case 'JobReopened':
      return data.vendors.includes(vendorId);
    default:
      return false;
  }
}

/** When a vendor is on a job; undefined when they are not, or nobody is any more. */
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
 * What the vendor is told of the event at this place of a job's history; undefined when a later one
 * came too soon after it, or when nothing is other than what they were told last.
 */
export function newsOf(
  history: readonly DatedJobEvent[],
  place: number,
  vendorId: number,
): VendorNews | undefined {
  const places = history.flatMap((event, n) => (concerns(event, vendorId) ? [n] : []));
  const at = (n: number) => Date.parse(history[n]!.at);
  /** Whether it was told: the next one came later than anybody would take it back. */
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
