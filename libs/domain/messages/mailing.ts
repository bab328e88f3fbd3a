// Which messages are e-mailed together: those that one side sends within two minutes.
import type { Side } from './message-shapes.ts';

/** So long an e-mail waits for what else is written. */
export const GATHERED_MS = 120_000;

/** A message as far as its e-mail asks. */
export interface SentMessage {
  readonly number: number;
  readonly side: Side;
  readonly at: string;
}

/**
 * The messages of the e-mail that this one begins; empty where an earlier one has it already. The
 * first message opens it, and what its side sends within two minutes belongs to it.
 */
export function gatheredFrom<M extends SentMessage>(
  messages: readonly M[],
  number: number,
): readonly M[] {
  const side = messages.find((one) => one.number === number)?.side;
  let open: { readonly first: M; readonly all: M[] } | undefined;
  for (const message of messages.filter((one) => one.side === side)) {
    if (open && Date.parse(message.at) - Date.parse(open.first.at) < GATHERED_MS)
      open.all.push(message);
    else if (open?.first.number === number) break;
    else open = { first: message, all: [message] };
  }
  return open?.first.number === number ? open.all : [];
}
