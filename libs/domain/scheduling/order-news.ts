// E-mails to staff about vendors' answers: declined, proposed other dates, or withdrew a
// confirmation. Answers replaced within a minute cause no e-mail.
import { fold } from '@purlin/event-sourcing/decider.ts';
import { sameTimes } from './assignments.ts';
import { job, type JobEvent } from './job.ts';
import type { Words } from './job-shapes.ts';
import { isOver } from './steps.ts';
import type { DatedJobEvent } from './vendor-news.ts';
import { orderState, type OrderAnswer, type OrderState } from './work-orders.ts';

/** How long an answer must stand before staff are notified (debounce). */
export const ANSWER_HOLD_MS = 60_000;

export interface OrderNews extends Pick<OrderAnswer, 'seen' | 'to' | 'text'> {
  readonly what: 'declined' | 'proposed' | 'withdrew';
  /** The job's. */
  readonly words: Words;
}

const ANSWERS: readonly JobEvent['type'][] = [
  'OrderConfirmed',
  'OrderDeclined',
  'OrderDatesProposed',
  'OrderAnswerWithdrawn',
];

/** Whether a confirmation of the current times, after standing for a while, was withdrawn. */
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
 * What to tell staff about the answer in this event; undefined if it was replaced, the vendor isn't
 * on the job anymore, or the times changed.
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
