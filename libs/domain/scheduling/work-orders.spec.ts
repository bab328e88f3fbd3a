// What a vendor answers to their dates, what becomes of it when the dates change, and which answers
// are not taken.
import { describe, expect, it } from 'vitest';
import { scenario } from '@purlin/event-sourcing/scenario.ts';
import { job, type JobEvent } from './job.ts';
import { commands } from './work-order-shapes.ts';
import { orderState, needsAnswer } from './work-orders.ts';

const given = scenario(job);
const JOBS = { start: '2026-12-10T08:00', end: '2026-12-11T16:00' };
const OTHER = { start: '2026-12-03T09:00', end: '2026-12-04T15:00' };
const added: JobEvent = {
  type: 'JobAdded',
  data: {
    client: { id: 3, name: 'Dana' },
    title: 'New ridge vent',
    description: '',
    address: '1 Oak St',
    ...JOBS,
    budgetCents: null,
    notes: '',
  },
};
const crane = { kind: 'vendor', assigneeId: 5 } as const;
const on: JobEvent = { type: 'AssignmentMade', data: { ...crane, start: null, end: null } };
const movedTo = (dates: { start: string | null; end: string | null }): JobEvent => ({
  type: 'AssignmentMoved',
  data: { ...crane, ...dates },
});
const jobTo = (start: string | null, end: string | null = null): JobEvent => ({
  type: 'JobRescheduled',
  data: { start, end, reason: '', vendors: [5] },
});
const order = { vendorId: 5, seen: JOBS };
const confirm = { type: 'ConfirmOrder', data: order } as const;
const confirmed: JobEvent = { type: 'OrderConfirmed', data: order };
const decline = (reason: string) => ({ type: 'DeclineOrder', data: { ...order, reason } }) as const;
const declined: JobEvent = { type: 'OrderDeclined', data: { ...order, reason: 'Full' } };
const propose = (note = '') =>
  ({ type: 'ProposeOrderDates', data: { ...order, to: OTHER, note } }) as const;
const proposed: JobEvent = {
  type: 'OrderDatesProposed',
  data: { ...order, to: OTHER, note: '' },
};
/** `confirmed`: what they took back was a yes to the times as they are. */
const withdrawn = (yes = false): JobEvent => ({
  type: 'OrderAnswerWithdrawn',
  data: { vendorId: 5, confirmed: yes },
});
const cancelled: JobEvent = { type: 'JobCancelled', data: { reason: 'Sold', vendors: [5] } };
const withdraw = { type: 'WithdrawOrderAnswer', data: { vendorId: 5 } } as const;

/** What stands after these, on the job with the crane. */
function standing(...events: readonly JobEvent[]) {
  const state = given(added, on, ...events).state();
  if (state.status === 'none') throw new Error('there is no job');
  const now = orderState(state, 5)!;
  return { answer: now.answer?.what, before: now.before?.what, seen: now.before?.seen };
}

describe('a vendor', () => {
  it('confirms the dates that they saw, once', () => {
    given(added, on).when(confirm).then(confirmed);
    given(added, on, confirmed).when(confirm).thenNothing();
    given(added, on, declined).when(confirm).then(confirmed);
  });
  it('declines with a reason, once with the same one', () => {
    given(added, on).when(decline('Full')).then(declined);
    given(added, on, declined).when(decline('Full')).thenNothing();
    expect(given(added, on, declined).when(decline('Sick')).events()).toHaveLength(1);
    expect(commands.DeclineOrder.safeParse({ ...order, reason: ' ' }).success).toBe(false);
  });
  it('proposes other dates, once; the same dates are a yes', () => {
    given(added, on).when(propose()).then(proposed);
    given(added, on, proposed).when(propose()).thenNothing();
    expect(given(added, on, proposed).when(propose('Or later')).events()).toHaveLength(1);
    given(added, on)
      .when({ type: 'ProposeOrderDates', data: { ...order, to: JOBS, note: '' } })
      .then(confirmed);
    const backwards = { start: OTHER.end, end: OTHER.start };
    given(added, on)
      .when({ type: 'ProposeOrderDates', data: { ...order, to: backwards, note: '' } })
      .thenRefused('job-ends-before-it-starts');
  });
  it('takes an answer back, once', () => {
    given(added, on, confirmed).when(withdraw).then(withdrawn(true));
    given(added, on, declined).when(withdraw).then(withdrawn());
    given(added, on, confirmed, withdrawn()).when(withdraw).thenNothing();
    given(added, on, confirmed, withdrawn()).when(confirm).then(confirmed);
    given(added, on).when(withdraw).thenNothing();
    expect(standing(confirmed, withdrawn())).toEqual({});
  });
  it('takes back what they answered to other times, which nobody counts on any more', () => {
    const there = jobTo('2026-12-12T08:00');
    given(added, on, confirmed, there).when(withdraw).then(withdrawn());
    given(added, on, proposed, there).when(withdraw).then(withdrawn());
    // What they proposed and took back is no yes when they get it all the same.
    expect(standing(proposed, there, withdrawn(), movedTo(OTHER))).toEqual({});
  });
  it('answers anew without taking the first answer back', () => {
    given(added, on, confirmed).when(decline('Full')).then(declined);
    expect(standing(confirmed, declined).answer).toBe('declined');
  });
});

describe('no answer is taken', () => {
  const all = [confirm, decline('Full'), propose()];
  it.each([...all, withdraw])('from who is not on the job ($type)', (command) => {
    given(added).when(command).thenRefused('vendor-not-on-job');
    given(added, on, { type: 'AssignmentEnded', data: crane })
      .when(command)
      .thenRefused('vendor-not-on-job');
  });
  it.each([...all, withdraw])('when the job is over ($type)', (command) => {
    given(added, on, confirmed, cancelled).when(command).thenRefused('job-is-over');
    given(added, on, confirmed, { type: 'JobCompleted', data: {} })
      .when(command)
      .thenRefused('job-is-over');
  });
  it.each(all)('to times that are others by now ($type)', (command) => {
    given(added, on, movedTo(OTHER)).when(command).thenRefused('job-moved-meanwhile');
    given(added, on, jobTo('2026-12-12T08:00')).when(command).thenRefused('job-moved-meanwhile');
  });
  it('to a job without dates, but that they do not come or when they would', () => {
    const seen = { start: null, end: null };
    const waiting = given(added, on, jobTo(null));
    waiting
      .when({ type: 'ConfirmOrder', data: { vendorId: 5, seen } })
      .thenRefused('job-without-dates');
    const to = { vendorId: 5, seen, to: OTHER, note: '' };
    expect(waiting.when({ type: 'ProposeOrderDates', data: to }).events()).toHaveLength(1);
  });
});

describe('when the times change, an answer', () => {
  it('is open again, with the job or at times of their own', () => {
    const opened = { before: 'confirmed', seen: JOBS };
    expect(standing(confirmed)).toEqual({ answer: 'confirmed' });
    expect(standing(confirmed, jobTo('2026-12-12T08:00'))).toEqual(opened);
    expect(standing(confirmed, movedTo(OTHER))).toEqual(opened);
    expect(standing(declined, movedTo(OTHER)).before).toBe('declined');
  });
  it('stands when only the times of the job change, which are not theirs', () => {
    const own = { ...order, seen: OTHER };
    const said: JobEvent = { type: 'OrderConfirmed', data: own };
    expect(standing(movedTo(OTHER), said, jobTo('2026-12-12T08:00')).answer).toBe('confirmed');
  });
  it('stands again when they are back where they were', () => {
    const there = jobTo('2026-12-12T08:00');
    expect(standing(confirmed, there, jobTo(JOBS.start, JOBS.end)).answer).toBe('confirmed');
  });
  it('is a yes where they are exactly those that were proposed', () => {
    expect(standing(proposed).answer).toBe('proposed');
    expect(standing(proposed, movedTo(OTHER)).answer).toBe('confirmed');
    expect(standing(proposed, jobTo(OTHER.start, OTHER.end)).answer).toBe('confirmed');
    const nearly = { ...OTHER, end: '2026-12-04T15:30' };
    expect(standing(proposed, movedTo(nearly))).toEqual({ before: 'proposed', seen: JOBS });
    // What was agreed is what is asked about when they change again.
    expect(standing(proposed, movedTo(OTHER), movedTo({ start: null, end: null }))).toEqual({
      before: 'confirmed',
      seen: OTHER,
    });
  });
  it('is forgotten with the assignment', () => {
    const off: JobEvent = { type: 'AssignmentEnded', data: crane };
    expect(standing(confirmed, off, on)).toEqual({});
  });
  it('is forgotten when the job is cancelled: reopened, everybody is asked again', () => {
    const reopened: JobEvent = { type: 'JobReopened', data: { vendors: [5] } };
    expect(standing(confirmed, cancelled, reopened)).toEqual({});
    const done: JobEvent = { type: 'JobCompleted', data: {} };
    expect(standing(confirmed, done, { ...reopened, data: { vendors: [] } }).answer).toBe(
      'confirmed',
    );
  });
});

it('is waited for while their days are to come, of a job that goes on', () => {
  const state = given(added, on).state();
  if (state.status === 'none') throw new Error('there is no job');
  const open = orderState(state, 5)!;
  const answer = { what: 'confirmed', seen: JOBS, to: null, text: '' } as const;
  const said = { ...open, answer };
  expect(needsAnswer(open, { status: 'scheduled' }, '2026-12-10')).toBe(true);
  expect(needsAnswer(open, { status: 'scheduled' }, '2026-12-11')).toBe(false);
  expect(needsAnswer(open, { status: 'on_hold' }, '2026-12-01')).toBe(false);
  expect(needsAnswer(said, { status: 'scheduled' }, '2026-12-01')).toBe(false);
});
