// Vendors' answers to their dates: when they apply, expire, and are refused.
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
/** `confirmed`: the withdrawn answer confirmed the current dates. */
const withdrawn = (yes = false): JobEvent => ({
  type: 'OrderAnswerWithdrawn',
  data: { vendorId: 5, confirmed: yes },
});
const cancelled: JobEvent = { type: 'JobCancelled', data: { reason: 'Sold', vendors: [5] } };
const withdraw = { type: 'WithdrawOrderAnswer', data: { vendorId: 5 } } as const;

/** The order state after these events, on the job with the crane. */
function standing(...events: readonly JobEvent[]) {
  const state = given(added, on, ...events).state();
  if (state.status === 'none') throw new Error('there is no job');
  const now = orderState(state, 5)!;
  return { answer: now.answer?.what, before: now.before?.what, seen: now.before?.seen };
}

describe('a vendor', () => {
  it('confirms the dates they saw, once', () => {
    given(added, on).when(confirm).then(confirmed);
    given(added, on, confirmed).when(confirm).thenNothing();
    given(added, on, declined).when(confirm).then(confirmed);
  });
  it('declines with a reason, once per reason', () => {
    given(added, on).when(decline('Full')).then(declined);
    given(added, on, declined).when(decline('Full')).thenNothing();
    expect(given(added, on, declined).when(decline('Sick')).events()).toHaveLength(1);
    expect(commands.DeclineOrder.safeParse({ ...order, reason: ' ' }).success).toBe(false);
  });
  it('proposes other dates, once; proposing the same dates confirms them', () => {
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
  it('withdraws an answer, once', () => {
    given(added, on, confirmed).when(withdraw).then(withdrawn(true));
    given(added, on, declined).when(withdraw).then(withdrawn());
    given(added, on, confirmed, withdrawn()).when(withdraw).thenNothing();
    given(added, on, confirmed, withdrawn()).when(confirm).then(confirmed);
    given(added, on).when(withdraw).thenNothing();
    expect(standing(confirmed, withdrawn())).toEqual({});
  });
  it('withdraws an answer to earlier dates', () => {
    const there = jobTo('2026-12-12T08:00');
    given(added, on, confirmed, there).when(withdraw).then(withdrawn());
    given(added, on, proposed, there).when(withdraw).then(withdrawn());
    // A withdrawn proposal is no confirmation if they get those dates anyway.
    expect(standing(proposed, there, withdrawn(), movedTo(OTHER))).toEqual({});
  });
  it('replaces an answer without withdrawing it first', () => {
    given(added, on, confirmed).when(decline('Full')).then(declined);
    expect(standing(confirmed, declined).answer).toBe('declined');
  });
});

describe('an answer is refused', () => {
  const all = [confirm, decline('Full'), propose()];
  it.each([...all, withdraw])('from a vendor who is not on the job ($type)', (command) => {
    given(added).when(command).thenRefused('vendor-not-on-job');
    given(added, on, { type: 'AssignmentEnded', data: crane })
      .when(command)
      .thenRefused('vendor-not-on-job');
  });
  it.each([...all, withdraw])('when the job is over ($type)', (command) => {
    given(added, on, confirmed, cancelled).when(command).thenRefused('job-is-over');
    given(added, on, confirmed, { type: 'JobCompleted', data: { end: null, vendors: [] } })
      .when(command)
      .thenRefused('job-is-over');
  });
  it.each(all)('to outdated dates ($type)', (command) => {
    given(added, on, movedTo(OTHER)).when(command).thenRefused('job-moved-meanwhile');
    given(added, on, jobTo('2026-12-12T08:00')).when(command).thenRefused('job-moved-meanwhile');
  });
  it('to a job without dates, except a decline or proposal', () => {
    const seen = { start: null, end: null };
    const waiting = given(added, on, jobTo(null));
    waiting
      .when({ type: 'ConfirmOrder', data: { vendorId: 5, seen } })
      .thenRefused('job-without-dates');
    const to = { vendorId: 5, seen, to: OTHER, note: '' };
    expect(waiting.when({ type: 'ProposeOrderDates', data: to }).events()).toHaveLength(1);
  });
});

describe('when the dates change, an answer', () => {
  it('is void, with the job’s dates or with own ones', () => {
    const opened = { before: 'confirmed', seen: JOBS };
    expect(standing(confirmed)).toEqual({ answer: 'confirmed' });
    expect(standing(confirmed, jobTo('2026-12-12T08:00'))).toEqual(opened);
    expect(standing(confirmed, movedTo(OTHER))).toEqual(opened);
    expect(standing(declined, movedTo(OTHER)).before).toBe('declined');
  });
  it('stays valid if only the job’s dates change and the vendor has own ones', () => {
    const own = { ...order, seen: OTHER };
    const said: JobEvent = { type: 'OrderConfirmed', data: own };
    expect(standing(movedTo(OTHER), said, jobTo('2026-12-12T08:00')).answer).toBe('confirmed');
  });
  it('is valid again when the dates change back', () => {
    const there = jobTo('2026-12-12T08:00');
    expect(standing(confirmed, there, jobTo(JOBS.start, JOBS.end)).answer).toBe('confirmed');
  });
  it('is a confirmation if they are exactly the proposed ones', () => {
    expect(standing(proposed).answer).toBe('proposed');
    expect(standing(proposed, movedTo(OTHER)).answer).toBe('confirmed');
    expect(standing(proposed, jobTo(OTHER.start, OTHER.end)).answer).toBe('confirmed');
    const nearly = { ...OTHER, end: '2026-12-04T15:30' };
    expect(standing(proposed, movedTo(nearly))).toEqual({ before: 'proposed', seen: JOBS });
    // The agreed dates are the ones asked about when they change again.
    expect(standing(proposed, movedTo(OTHER), movedTo({ start: null, end: null }))).toEqual({
      before: 'confirmed',
      seen: OTHER,
    });
  });
  it('is removed with the assignment', () => {
    const off: JobEvent = { type: 'AssignmentEnded', data: crane };
    expect(standing(confirmed, off, on)).toEqual({});
  });
  it('is removed when the job is canceled; after reopening, all must answer again', () => {
    const reopened: JobEvent = { type: 'JobReopened', data: { vendors: [5] } };
    expect(standing(confirmed, cancelled, reopened)).toEqual({});
    const done: JobEvent = { type: 'JobCompleted', data: { end: null, vendors: [] } };
    expect(standing(confirmed, done, { ...reopened, data: { vendors: [] } }).answer).toBe(
      'confirmed',
    );
  });
});

it('is needed while the days are ahead and the job is active', () => {
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
