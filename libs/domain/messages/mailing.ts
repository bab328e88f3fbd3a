// Batches messages into e-mails: what one side sends within two minutes goes into one e-mail.
import type { Side } from './message-shapes.ts';

/** How long an e-mail waits for further messages, in ms. */
export const GATHERED_MS = 120_000;

/** Whether a message begins an e-mail of its own; its side began the last one at this instant. */
export const opensMail = (lastOpenedAt: string | undefined, at: string): boolean =>
  lastOpenedAt === undefined || Date.parse(at) - Date.parse(lastOpenedAt) >= GATHERED_MS;

/** A message as far as its e-mail asks. */
export interface SentMessage {
  readonly number: number;
  readonly side: Side;
  readonly opensMail: boolean;
}

/**
 * The messages of the e-mail that this one begins: with it, what its side sent until it began
 * another. Empty where an earlier one has it already.
 */
export function gatheredFrom<M extends SentMessage>(
  messages: readonly M[],
  number: number,
): readonly M[] {
  const [first, ...later] = messages.filter((one) => one.number >= number);
  if (first?.number !== number || !first.opensMail) return [];
  const ofSide = later.filter(({ side }) => side === first.side);
  const next = ofSide.findIndex((one) => one.opensMail);
  return [first, ...(next === -1 ? ofSide : ofSide.slice(0, next))];
}
