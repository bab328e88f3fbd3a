// What staff hear by e-mail of a vendor's answers: who does not come as asked, and who took back
// that they come. Whatever is answered anew within a minute, nobody hears of.
import { fold } from '@purlin/event-sourcing/decider.ts';
import { sameTimes } from './assignments.ts';
import { job, type JobEvent } from './job.ts';
import type { Words } from './job-shapes.ts';
import { isOver } from './steps.ts';
import type { DatedJobEvent } from './vendor-news.ts';
import { orderState, type OrderAnswer, type OrderState } from './work-orders.ts';

/** As long as an answer is left alone before staff hear of it. */
export const ANSWER_HOLD_MS = 60_000;

export interface OrderNews extends Pick<OrderAnswer, 'seen' | 'to' | 'text'> {
  readonly what: 'declined' | 'proposed' | 'withdrew';
  /** Those of the job. */
  readonly words: Words;
}

const ANSWERS: readonly JobEvent['type'][] = [
  'OrderConfirmed',
  'OrderDeclined',
  'OrderDatesProposed',
  'OrderAnswerWithdrawn',
];

/** They took back a yes that was left alone for a while, to the times as they still are. */
function withdrew(
  event: DatedJobEvent,
  before: DatedJobEvent | undefined,
  { times, answer }: OrderState,
): Omit<OrderNews, 'words'> | undefined {
  if (event.type !== 'OrderAnswerWithdrawn' || !event.data.confirmed || answer) return undefined;
  const soon = before && Date.parse(event.at) - Date.parse(before.at) < ANSWER_HOLD_MS;
  const moved = before && 'seen' in before.data && !sameTimes(before.data.seen, times);
  return soon || (moved && before.type === 'OrderConfirmed')
    ? undefined
    : { what: 'withdrew', seen: times, to: null, text: '' };
}

/**
 * What staff are told of the answer that is this event; undefined when another one was given since,
 * when the vendor is not asked any more, or when the times changed.
 */
export function orderNews(
  history: readonly DatedJobEvent[],
  vendorId: number,
  about: string,
): OrderNews | undefined {
  const all = history.filter(
    ({ type, data }) => ANSWERS.includes(type) && 'vendorId' in data && data.vendorId === vendorId,
  );
  const [before, last] = [all.at(-2), all.at(-1)];
  const now = fold(job, history);
  if (last?.eventId !== about || now.status === 'none' || isOver(now)) return undefined;
  const order = orderState(now, vendorId);
  if (!order) return undefined;
  const { answer } = order;
  const news =
    answer && answer.what !== 'confirmed'
      ? { what: answer.what, seen: answer.seen, to: answer.to, text: answer.text }
      : withdrew(last, before, order);
  return news && { ...news, words: now.words };
}
