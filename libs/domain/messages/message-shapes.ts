// What can be asked of a conversation, between whom it is, and how long a message may be.
import { z } from 'zod';
import { SeveralLines } from '../shared/text.ts';

/** With whom the office has it. */
export const Party = z.object({ kind: z.enum(['client', 'vendor']), id: z.int().positive() });
export type Party = z.infer<typeof Party>;
export type PartyKind = Party['kind'];

/** The number of a conversation's stream: of clients even, of vendors odd. */
export const conversationNumber = ({ kind, id }: Party): number =>
  2 * id + (kind === 'vendor' ? 1 : 0);
/** The reverse: with whom the conversation of this number is. */
export const partyOf = (conversation: number): Party => ({
  kind: conversation % 2 === 1 ? 'vendor' : 'client',
  id: Math.floor(conversation / 2),
});

/** Whose message it is: the office's, or the client's or vendor's. */
export const Side = z.enum(['office', 'other']);
export type Side = z.infer<typeof Side>;

export const MOST_LETTERS = 4000;
const NOTHING_WRITTEN = 'Please write a message';
export const MessageText = SeveralLines(NOTHING_WRITTEN).min(1, NOTHING_WRITTEN).max(MOST_LETTERS);

const Id = z.int().positive();
const Written = z.object({
  /** The number of the user who writes. */
  writer: Id,
  text: MessageText,
  /** The job that it is about. */
  jobId: Id.nullable(),
});

export const commands = {
  /** Without a writer: the client or vendor, who did not sign in for it. */
  SendMessage: Written.extend({ side: Side, writer: Id.nullable() }),
  /** For the office alone. */
  WriteNote: Written,
  /** `reader` is a user's number; they have read up to the message with this number. */
  ReadMessages: z.object({ reader: Id, side: Side, upTo: z.int().min(0) }),
  ForgetConversation: z.object({}),
};
