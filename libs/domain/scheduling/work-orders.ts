// Work orders: what each vendor on a job answered to their dates (rule: work-orders). An answer is
// to times; where theirs are others, they have not answered.
import type { z } from 'zod';
import type { MessageOf } from '@purlin/event-sourcing/decider.ts';
import type { Assignee, Assignment } from './assignment-shapes.ts';
import { keyOf, withAssignment, withoutAssignment, type Assignments } from './assignments.ts';
import type { Dates, JobStatus } from './job-shapes.ts';
import { refuse } from './refusals.ts';
import { datesAreRight } from './right-dates.ts';
import type { commands, events } from './work-order-shapes.ts';

type OrderEvent = MessageOf<typeof events>;
type DataOf<T extends OrderEvent['type']> = Extract<OrderEvent, { type: T }>['data'];
type Asked<C extends keyof typeof commands> = z.output<(typeof commands)[C]>;

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

const sameTimes = (a: Dates, b: Dates): boolean => a.start === b.start && a.end === b.end;

/** When a vendor is on a job, at their own times or the job's; undefined when they are not. */
export function vendorTimes(
  { start, end, assignments }: Omit<Orders, 'answers'>,
  vendorId: number,
): Dates | undefined {
  const own = assignments[keyOf({ kind: 'vendor', assigneeId: vendorId })];
  return own && (own.start === null ? { start, end } : own);
}

/** Whoever got the dates that they proposed has confirmed them. */
function settled<A extends OrderAnswer>(orders: Orders<A>): Orders<A> {
  const answers = Object.entries(orders.answers).map(([vendorId, answer]) => {
    const now = vendorTimes(orders, Number(vendorId));
    const got = answer.to && now && sameTimes(answer.to, now);
    const yes = { ...answer, what: 'confirmed', seen: now, to: null, text: '' };
    return [vendorId, got ? yes : answer];
  });
  return { ...orders, answers: Object.fromEntries(answers) as OrderAnswers<A> };
}

/** The job has other dates. */
export const rescheduled = <A extends OrderAnswer>(
  { assignments, answers }: Orders<A>,
  { start, end }: Dates,
): Orders<A> => settled({ start, end, assignments, answers });

/** Somebody is on it, or has other times. */
export const assignedTo = <A extends OrderAnswer>(
  { start, end, assignments, answers }: Orders<A>,
  assignment: Assignment,
): Orders<A> =>
  settled({ start, end, answers, assignments: withAssignment(assignments, assignment) });

/** This vendor has given no answer. */
export function withoutAnswer<A extends OrderAnswer>(
  { start, end, assignments, answers }: Orders<A>,
  vendorId: number,
): Orders<A> {
  const { [vendorId]: _, ...rest } = answers;
  return { start, end, assignments, answers: rest };
}

/** Somebody is not on it any more; whoever comes back is asked anew. */
export function takenOff<A extends OrderAnswer>(orders: Orders<A>, who: Assignee): Orders<A> {
  const { start, end, assignments, answers } =
    who.kind === 'vendor' ? withoutAnswer(orders, who.assigneeId) : orders;
  return { start, end, answers, assignments: withoutAssignment(assignments, who) };
}

/** The answer that an event tells of. */
export const answerOf = {
  OrderConfirmed: ({ seen }: DataOf<'OrderConfirmed'>): OrderAnswer => ({
    what: 'confirmed',
    seen,
    to: null,
    text: '',
  }),
  OrderDeclined: ({ seen, reason }: DataOf<'OrderDeclined'>): OrderAnswer => ({
    what: 'declined',
    seen,
    to: null,
    text: reason,
  }),
  OrderDatesProposed: ({ seen, to, note }: DataOf<'OrderDatesProposed'>): OrderAnswer => ({
    what: 'proposed',
    seen,
    to,
    text: note,
  }),
};

/** This vendor has answered. */
export const withAnswer = <A extends OrderAnswer>(
  { start, end, assignments, answers }: Orders<A>,
  vendorId: number,
  answer: A,
): Orders<A> => ({ start, end, assignments, answers: { ...answers, [vendorId]: answer } });

/** How it stands with a vendor's answer. */
export interface OrderState<A extends OrderAnswer = OrderAnswer> {
  readonly times: Dates;
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
  if (!times) return undefined;
  const last = orders.answers[vendorId];
  const stands = last !== undefined && sameTimes(last.seen, times);
  return { times, answer: stands ? last : undefined, before: stands ? undefined : last };
}

/** Whether they have to be asked: what has begun without their word needs none any more. */
export const waitsForAnswer = (
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
  { vendorId, seen }: Asked<'ConfirmOrder'>,
  orders: Orders,
): readonly OrderEvent[] {
  const { times, answer } = seenOrder({ vendorId, seen }, orders);
  if (times.start === null) return refuse('job-without-dates');
  return answer?.what === 'confirmed' ? [] : [{ type: 'OrderConfirmed', data: { vendorId, seen } }];
}

/** They do not come. */
export function declineOrder(
  { vendorId, seen, reason }: Asked<'DeclineOrder'>,
  orders: Orders,
): readonly OrderEvent[] {
  const { answer } = seenOrder({ vendorId, seen }, orders);
  return answer?.what === 'declined' && answer.text === reason
    ? []
    : [{ type: 'OrderDeclined', data: { vendorId, seen, reason } }];
}

/** They would come at other times; at the same ones, they come. */
export function proposeOrderDates(
  { vendorId, seen, to, note }: Asked<'ProposeOrderDates'>,
  orders: Orders,
): readonly OrderEvent[] {
  datesAreRight(to);
  const { times, answer } = seenOrder({ vendorId, seen }, orders);
  if (sameTimes(to, times)) return confirmOrder({ vendorId, seen }, orders);
  const again = answer?.to && sameTimes(answer.to, to) && answer.text === note;
  return again ? [] : [{ type: 'OrderDatesProposed', data: { vendorId, seen, to, note } }];
}

/** They have not answered; what was answered to other times is none any more anyway. */
export function withdrawOrderAnswer(
  { vendorId }: Asked<'WithdrawOrderAnswer'>,
  orders: Orders,
): readonly OrderEvent[] {
  const order = orderState(orders, vendorId) ?? refuse('vendor-not-on-job');
  return order.answer ? [{ type: 'OrderAnswerWithdrawn', data: { vendorId } }] : [];
}
