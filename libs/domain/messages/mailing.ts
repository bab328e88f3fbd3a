// Batches messages into e-mails: what one side sends within two minutes goes into one e-mail.
import type { Side } from './message-shapes.ts';

/** How long an e-mail waits for further messages, in ms. */
export const GATHERED_MS = 120_000;

/** The fields of a message that batching needs. */
export interface SentMessage {
  readonly number: number;
  readonly side: Side;
  readonly at: string;
}

/**
 * The messages of the e-mail that this message starts; empty if an earlier message's e-mail
 * includes it. An e-mail covers the two minutes after its first message.
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
