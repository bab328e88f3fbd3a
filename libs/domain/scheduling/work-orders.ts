// Work orders: each vendor's answer to their dates on a job (rule: work-orders). An answer applies
// to specific dates; if they change, the order is unanswered again.
import type { z } from 'zod';
import type { MessageOf } from '@purlin/event-sourcing/decider.ts';
import type { Assignee, Assignment } from './assignment-shapes.ts';
import {
  keyOf,
  sameTimes,
  withAssignment,
  withoutAssignment,
  type Assignments,
} from './assignments.ts';
import type { Dates, JobStatus } from './job-shapes.ts';
import { refuse } from './refusals.ts';
import { datesAreRight } from './right-dates.ts';
import type { commands, events } from './work-order-shapes.ts';

type OrderEvent = MessageOf<typeof events>;
type DataOf<T extends OrderEvent['type']> = Extract<OrderEvent, { type: T }>['data'];
type Command<C extends keyof typeof commands> = z.output<(typeof commands)[C]>;

// ---- state

/** A vendor's answer, and the dates it applies to. */
export interface OrderAnswer {
  readonly what: 'confirmed' | 'declined' | 'proposed';
  readonly seen: Dates;
  /** The proposed dates. */
  readonly to: Dates | null;
  /** The reason or note. */
  readonly text: string;
}
/** Each vendor's last answer, by vendor id. */
export type OrderAnswers<A extends OrderAnswer = OrderAnswer> = Readonly<Record<number, A>>;

/** A job's dates and assignments, and its vendors' answers. */
export interface Orders<A extends OrderAnswer = OrderAnswer> extends Dates {
  readonly assignments: Assignments;
  readonly answers: OrderAnswers<A>;
}

/** A vendor's own times, if any; undefined if not assigned. */
const ownOf = ({ assignments }: Pick<Orders, 'assignments'>, vendorId: number) =>
  assignments[keyOf({ kind: 'vendor', assigneeId: vendorId })];

/** A vendor's dates on a job, their own or the job's; undefined if not assigned. */
export function vendorTimes(
  { start, end, assignments }: Omit<Orders, 'answers'>,
  vendorId: number,
): Dates | undefined {
  const own = ownOf({ assignments }, vendorId);
  return own && (own.start === null ? { start, end } : own);
}

/** The parts of the orders that an event changes. */
export type OrderChange<A extends OrderAnswer = OrderAnswer> = Partial<Orders<A>>;

/** A vendor who got the proposed dates has thereby confirmed them. */
function acceptProposals<A extends OrderAnswer>(orders: Orders<A>): OrderAnswers<A> {
  const answers = Object.entries(orders.answers).map(([vendorId, answer]) => {
    const now = vendorTimes(orders, Number(vendorId));
    const got = answer.to && now && sameTimes(answer.to, now);
    const yes = { ...answer, what: 'confirmed', seen: now, to: null, text: '' };
    return [vendorId, got ? yes : answer];
  });
  return Object.fromEntries(answers) as OrderAnswers<A>;
}

/** The job's dates changed. */
export const rescheduled = <A extends OrderAnswer>(
  orders: Orders<A>,
  { start, end }: Dates,
): OrderChange<A> => ({ start, end, answers: acceptProposals({ ...orders, start, end }) });

/** Only the job's end changed, as it was completed or reopened: answers to its dates stand. */
export function withEnd<A extends OrderAnswer>(
  { start, end: before, assignments, answers }: Orders<A>,
  end: string,
): OrderChange<A> {
  const follows = (vendorId: string, { seen }: OrderAnswer): boolean =>
    ownOf({ assignments }, Number(vendorId))?.start === null &&
    sameTimes(seen, { start, end: before });
  const kept = Object.entries<A>(answers).map(([vendorId, answer]) => [
    vendorId,
    follows(vendorId, answer) ? { ...answer, seen: { start, end } } : answer,
  ]);
  return { end, answers: Object.fromEntries(kept) as OrderAnswers<A> };
}

/** The job was canceled. If it is reopened, all vendors must answer again. */
export const calledOff = (): OrderChange<never> => ({ answers: {} });

/** Someone was assigned, or their times changed. */
export function putOn<A extends OrderAnswer>(
  orders: Orders<A>,
  assignment: Assignment,
): OrderChange<A> {
  const assignments = withAssignment(orders.assignments, assignment);
  return { assignments, answers: acceptProposals({ ...orders, assignments }) };
}

const withoutAnswer = <A extends OrderAnswer>(
  { answers }: Orders<A>,
  vendorId: number,
): OrderChange<A> => {
  const { [vendorId]: _, ...rest } = answers;
  return { answers: rest };
};

/** Someone was unassigned; if assigned again, they must answer again. */
export const takenOff = <A extends OrderAnswer>(
  orders: Orders<A>,
  who: Assignee,
): OrderChange<A> => ({
  ...(who.kind === 'vendor' ? withoutAnswer(orders, who.assigneeId) : {}),
  assignments: withoutAssignment(orders.assignments, who),
});

/** `keep` converts an answer for storage, for example by adding its time. */
const answered =
  <E extends { readonly vendorId: number }>(answerIn: (event: E) => OrderAnswer) =>
  <A extends OrderAnswer>(
    { answers }: Orders<A>,
    event: E,
    keep: (answer: OrderAnswer) => A,
  ): OrderChange<A> => ({ answers: { ...answers, [event.vendorId]: keep(answerIn(event)) } });

/** How each answer event changes the orders. */
export const answerChanges = {
  OrderConfirmed: answered(({ seen }: DataOf<'OrderConfirmed'>) => ({
    what: 'confirmed',
    seen,
    to: null,
    text: '',
  })),
  OrderDeclined: answered(({ seen, reason }: DataOf<'OrderDeclined'>) => ({
    what: 'declined',
    seen,
    to: null,
    text: reason,
  })),
  OrderDatesProposed: answered(({ seen, to, note }: DataOf<'OrderDatesProposed'>) => ({
    what: 'proposed',
    seen,
    to,
    text: note,
  })),
  OrderAnswerWithdrawn: <A extends OrderAnswer>(
    orders: Orders<A>,
    { vendorId }: DataOf<'OrderAnswerWithdrawn'>,
  ): OrderChange<A> => withoutAnswer(orders, vendorId),
};

/** The state of one vendor's order. */
export interface OrderState<A extends OrderAnswer = OrderAnswer> {
  readonly times: Dates;
  /** They have their own times, which don't follow the job's. */
  readonly ownTimes: boolean;
  /** The answer to the current dates; undefined if there is none. */
  readonly answer: A | undefined;
  /** The answer to earlier dates. */
  readonly before: A | undefined;
}

/** Undefined if the vendor isn't on the job. */
export function orderState<A extends OrderAnswer>(
  orders: Orders<A>,
  vendorId: number,
): OrderState<A> | undefined {
  const times = vendorTimes(orders, vendorId);
  const own = ownOf(orders, vendorId);
  if (!times || !own) return undefined;
  const ownTimes = own.start !== null;
  const last = orders.answers[vendorId];
  const stands = last !== undefined && sameTimes(last.seen, times);
  return { times, ownTimes, answer: stands ? last : undefined, before: stands ? undefined : last };
}

/** Whether an answer is still needed; not once the job has begun. */
export const needsAnswer = (
  { times, answer }: OrderState,
  { status }: { readonly status: JobStatus },
  today: string,
): boolean =>
  answer === undefined &&
  times.start !== null &&
  times.start.slice(0, 10) >= today &&
  (status === 'scheduled' || status === 'in_progress');

// ---- decide

/** The order, if its dates are those seen; refuses otherwise. */
function seenOrder(
  { vendorId, seen }: { readonly vendorId: number; readonly seen: Dates },
  orders: Orders,
): OrderState {
  const order = orderState(orders, vendorId) ?? refuse('vendor-not-on-job');
  return sameTimes(order.times, seen) ? order : refuse('job-moved-meanwhile');
}

/** The vendor confirms the dates. */
export function confirmOrder(
  { vendorId, seen }: Command<'ConfirmOrder'>,
  orders: Orders,
): readonly OrderEvent[] {
  const { times, answer } = seenOrder({ vendorId, seen }, orders);
  if (times.start === null) return refuse('job-without-dates');
  return answer?.what === 'confirmed' ? [] : [{ type: 'OrderConfirmed', data: { vendorId, seen } }];
}

/** The vendor declines. */
export function declineOrder(
  { vendorId, seen, reason }: Command<'DeclineOrder'>,
  orders: Orders,
): readonly OrderEvent[] {
  const { answer } = seenOrder({ vendorId, seen }, orders);
  return answer?.what === 'declined' && answer.text === reason
    ? []
    : [{ type: 'OrderDeclined', data: { vendorId, seen, reason } }];
}

/** The vendor proposes other dates; proposing the same dates confirms them. */
export function proposeOrderDates(
  { vendorId, seen, to, note }: Command<'ProposeOrderDates'>,
  orders: Orders,
): readonly OrderEvent[] {
  datesAreRight(to);
  const { times, answer } = seenOrder({ vendorId, seen }, orders);
  if (sameTimes(to, times)) return confirmOrder({ vendorId, seen }, orders);
  const again = answer?.to && sameTimes(answer.to, to) && answer.text === note;
  return again ? [] : [{ type: 'OrderDatesProposed', data: { vendorId, seen, to, note } }];
}

/** Withdraws the answer, whether to the current or to earlier dates. */
export function withdrawOrderAnswer(
  { vendorId }: Command<'WithdrawOrderAnswer'>,
  orders: Orders,
): readonly OrderEvent[] {
  const { answer, before } = orderState(orders, vendorId) ?? refuse('vendor-not-on-job');
  const confirmed = answer?.what === 'confirmed';
  return answer || before ? [{ type: 'OrderAnswerWithdrawn', data: { vendorId, confirmed } }] : [];
}
