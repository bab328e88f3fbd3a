// Message commands, the two sides of a conversation, and the maximum message length.
import { z } from 'zod';
import { SeveralLines } from '../shared/text.ts';

/** The client or vendor the office talks to. */
export const Party = z.object({ kind: z.enum(['client', 'vendor']), id: z.int().positive() });
export type Party = z.infer<typeof Party>;
export type PartyKind = Party['kind'];

/** A conversation's stream number: even for clients, odd for vendors. */
export const conversationNumber = ({ kind, id }: Party): number =>
  2 * id + (kind === 'vendor' ? 1 : 0);
/** The inverse of `conversationNumber`. */
export const partyOf = (conversation: number): Party => ({
  kind: conversation % 2 === 1 ? 'vendor' : 'client',
  id: Math.floor(conversation / 2),
});

/** Who sent a message: the office, or the client or vendor. */
export const Side = z.enum(['office', 'other']);
export type Side = z.infer<typeof Side>;

export const MOST_LETTERS = 4000;
const NOTHING_WRITTEN = 'Please write a message';
export const MessageText = SeveralLines(NOTHING_WRITTEN).min(1, NOTHING_WRITTEN).max(MOST_LETTERS);

const Id = z.int().positive();
const Written = z.object({
  /** The writing user's id. */
  writer: Id,
  text: MessageText,
  /** The job it is about. */
  jobId: Id.nullable(),
});

export const commands = {
  /** `writer` is null if the client or vendor writes without signing in. */
  SendMessage: Written.extend({
    side: Side,
    writer: Id.nullable(),
    /** The latest message its writer had seen; without it, all are taken as seen. */
    seen: z.int().min(0).optional(),
  }),
  /** Internal: staff only. */
  WriteNote: Written,
  /** `reader` is a user id; `upTo` is the number of the last message read. */
  ReadMessages: z.object({ reader: Id, side: Side, upTo: z.int().min(0) }),
  ForgetConversation: z.object({}),
};
