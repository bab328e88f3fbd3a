// Work orders: what each vendor on a job answered to their dates (rule: work-orders). An answer is
// to times; where theirs are others, they have not answered.
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

/** What a vendor answered, and to which times. */
export interface OrderAnswer {
  readonly what: 'confirmed' | 'declined' | 'proposed';
  readonly seen: Dates;
  /** When they would come instead. */
  readonly to: Dates | null;
  /** Their reason, or their note. */
  readonly text: string;
}
/** The last answer of each vendor, by number. */
export type OrderAnswers<A extends OrderAnswer = OrderAnswer> = Readonly<Record<number, A>>;

/** Who is on a job, when, and what the vendors among them answered. */
export interface Orders<A extends OrderAnswer = OrderAnswer> extends Dates {
  readonly assignments: Assignments;
  readonly answers: OrderAnswers<A>;
}

/** A vendor's own times, which may be none; undefined when they are not on the job. */
const ownOf = ({ assignments }: Pick<Orders, 'assignments'>, vendorId: number) =>
  assignments[keyOf({ kind: 'vendor', assigneeId: vendorId })];

/** When a vendor is on a job, at their own times or the job's; undefined when they are not. */
export function vendorTimes(
  { start, end, assignments }: Omit<Orders, 'answers'>,
  vendorId: number,
): Dates | undefined {
  const own = ownOf({ assignments }, vendorId);
  return own && (own.start === null ? { start, end } : own);
}

/** What of the orders is other after an event. */
export type OrderChange<A extends OrderAnswer = OrderAnswer> = Partial<Orders<A>>;

/** Whoever got the dates that they proposed has confirmed them. */
function acceptProposals<A extends OrderAnswer>(orders: Orders<A>): OrderAnswers<A> {
  const answers = Object.entries(orders.answers).map(([vendorId, answer]) => {
    const now = vendorTimes(orders, Number(vendorId));
    const got = answer.to && now && sameTimes(answer.to, now);
    const yes = { ...answer, what: 'confirmed', seen: now, to: null, text: '' };
    return [vendorId, got ? yes : answer];
  });
  return Object.fromEntries(answers) as OrderAnswers<A>;
}

/** The job has other dates. */
export const rescheduled = <A extends OrderAnswer>(
  orders: Orders<A>,
  { start, end }: Dates,
): OrderChange<A> => ({ start, end, answers: acceptProposals({ ...orders, start, end }) });

/** Nobody is needed any more; should the job go on, everybody is asked anew. */
export const calledOff = (): OrderChange<never> => ({ answers: {} });

/** Somebody is on it, or has other times. */
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

/** Somebody is not on it any more; whoever comes back is asked anew. */
export const takenOff = <A extends OrderAnswer>(
  orders: Orders<A>,
  who: Assignee,
): OrderChange<A> => ({
  ...(who.kind === 'vendor' ? withoutAnswer(orders, who.assigneeId) : {}),
  assignments: withoutAssignment(orders.assignments, who),
});

/** `keep`: how an answer is kept, such as with when it was given. */
const answered =
  <E extends { readonly vendorId: number }>(answerIn: (event: E) => OrderAnswer) =>
  <A extends OrderAnswer>(
    { answers }: Orders<A>,
    event: E,
    keep: (answer: OrderAnswer) => A,
  ): OrderChange<A> => ({ answers: { ...answers, [event.vendorId]: keep(answerIn(event)) } });

/** What the events of answers make of the orders. */
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

/** How it stands with a vendor's answer. */
export interface OrderState<A extends OrderAnswer = OrderAnswer> {
  readonly times: Dates;
  /** At times of their own, which the job's do not move. */
  readonly ownTimes: boolean;
  /** To these times; undefined while they have not answered. */
  readonly answer: A | undefined;
  /** What they answered to other times, before these. */
  readonly before: A | undefined;
}

/** Undefined when they are not on the job. */
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

/** Whether they have to be asked: what has begun without their word needs none any more. */
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

/** The order at the times that were seen. */
function seenOrder(
  { vendorId, seen }: { readonly vendorId: number; readonly seen: Dates },
  orders: Orders,
): OrderState {
  const order = orderState(orders, vendorId) ?? refuse('vendor-not-on-job');
  return sameTimes(order.times, seen) ? order : refuse('job-moved-meanwhile');
}

/** They come at these times. */
export function confirmOrder(
  { vendorId, seen }: Command<'ConfirmOrder'>,
  orders: Orders,
): readonly OrderEvent[] {
  const { times, answer } = seenOrder({ vendorId, seen }, orders);
  if (times.start === null) return refuse('job-without-dates');
  return answer?.what === 'confirmed' ? [] : [{ type: 'OrderConfirmed', data: { vendorId, seen } }];
}

/** They do not come. */
export function declineOrder(
  { vendorId, seen, reason }: Command<'DeclineOrder'>,
  orders: Orders,
): readonly OrderEvent[] {
  const { answer } = seenOrder({ vendorId, seen }, orders);
  return answer?.what === 'declined' && answer.text === reason
    ? []
    : [{ type: 'OrderDeclined', data: { vendorId, seen, reason } }];
}

/** They would come at other times; at the same ones, they come. */
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

/** They have not answered, neither to these times nor to those before. */
export function withdrawOrderAnswer(
  { vendorId }: Command<'WithdrawOrderAnswer'>,
  orders: Orders,
): readonly OrderEvent[] {
  const { answer, before } = orderState(orders, vendorId) ?? refuse('vendor-not-on-job');
  const confirmed = answer?.what === 'confirmed';
  return answer || before ? [{ type: 'OrderAnswerWithdrawn', data: { vendorId, confirmed } }] : [];
}
