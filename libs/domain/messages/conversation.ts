// A conversation: messages between the office and one client or vendor, and the office's internal
// notes (rule: messages).
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { commands, partyOf, Side } from './message-shapes.ts';
import { refuse } from './refusals.ts';

const Id = z.int().positive();
/** Limit for messages, and separately for notes, per conversation. */
export const MOST_OF_A_CONVERSATION = 10_000;
const Count = z.int().min(0).max(MOST_OF_A_CONVERSATION);

// ---- facts

const Written = z.object({
  /**
   * Messages and notes have separate counters, so that outsiders can't tell how many notes exist.
   */
  number: Id,
  /** The user who wrote it. */
  writer: Id,
  text: z.string(),
  jobId: Id.nullable(),
});

export const events = {
  /** `writer` is null if the client or vendor wrote without signing in. */
  MessageSent: Written.extend({ writer: Id.nullable(), side: Side, at: z.iso.datetime() }),
  /** Internal: only staff can read notes. */
  NoteWritten: Written,
  /** A user has read everything up to this message. */
  MessagesRead: z.object({ reader: Id, side: Side, upTo: Id }),
  /** Forgotten together with the client or vendor; the counts say how much was deleted. */
  ConversationForgotten: z.object({ messages: Count, notes: Count }),
};
export type ConversationEvent = MessageOf<typeof events>;

// ---- state

export interface Conversation {
  readonly forgotten: boolean;
  readonly messages: number;
  readonly notes: number;
  /** The last message each user has read. */
  readonly readUpTo: Readonly<Record<number, number>>;
  /** Messages of the last hour from the client or vendor, for the rate limit. */
  readonly lately: readonly { readonly writer: number | null; readonly at: string }[];
}

/** Rate limit: messages per hour and portal user. */
export const MOST_AN_HOUR = 30;
const HOUR_MS = 3_600_000;
const within = (now: string, lately: Conversation['lately']): Conversation['lately'] =>
  lately.filter(({ at }) => Date.parse(now) - Date.parse(at) < HOUR_MS);

/** Writing a message marks the earlier ones as read. */
const hasRead = (
  { readUpTo }: Conversation,
  reader: number | null,
  upTo: number,
): Conversation['readUpTo'] => (reader === null ? readUpTo : { ...readUpTo, [reader]: upTo });

/** Refuses when the conversation is full. */
function checkRoom(count: number): void {
  if (count >= MOST_OF_A_CONVERSATION)
    refuse('conversation-full', { most: MOST_OF_A_CONVERSATION });
}

/** Refuses: the client or vendor was forgotten. */
const gone = (conversation: number): never =>
  refuse(partyOf(conversation).kind === 'vendor' ? 'vendor-not-found' : 'client-not-found');

// ---- upcasts: none yet, every event is in its first shape

// ---- decide

/** Streams are numbered by `conversationNumber`. */
export const conversation = decider<Conversation>()({
  category: 'conversation',
  events,
  initial: { forgotten: false, messages: 0, notes: 0, readUpTo: {}, lately: [] },
  evolve: {
    MessageSent: (state, { number, side, writer, at }) => ({
      ...state,
      messages: number,
      readUpTo: hasRead(state, writer, number),
      lately: side === 'other' ? [...within(at, state.lately), { writer, at }] : state.lately,
    }),
    NoteWritten: (state, { number, writer }) => ({
      ...state,
      notes: number,
      readUpTo: hasRead(state, writer, state.messages),
    }),
    MessagesRead: (state, { reader, upTo }) => ({
      ...state,
      readUpTo: hasRead(state, reader, upTo),
    }),
    ConversationForgotten: (state) => ({ ...state, forgotten: true }),
  },
  personal: { MessageSent: ['text'], NoteWritten: ['text'] },
  commands,
  decide: {
    SendMessage: (message, { forgotten, messages, lately }, { now, id }) => {
      if (forgotten) return gone(id);
      checkRoom(messages);
      const { side, writer } = message;
      const sent = within(now, lately).filter((one) => one.writer === writer);
      if (side === 'other' && sent.length >= MOST_AN_HOUR)
        return refuse('too-many-messages', { most: MOST_AN_HOUR });
      return [{ type: 'MessageSent', data: { ...message, number: messages + 1, at: now } }];
    },
    WriteNote: (note, { forgotten, notes }, { id }) => {
      if (forgotten) return gone(id);
      checkRoom(notes);
      return [{ type: 'NoteWritten', data: { ...note, number: notes + 1 } }];
    },
    ReadMessages: ({ reader, side, upTo }, { forgotten, messages, readUpTo }) => {
      const there = Math.min(upTo, messages);
      return forgotten || there <= (readUpTo[reader] ?? 0)
        ? []
        : [{ type: 'MessagesRead', data: { reader, side, upTo: there } }];
    },
    ForgetConversation: (_, { forgotten, messages, notes }) =>
      forgotten ? [] : [{ type: 'ConversationForgotten', data: { messages, notes } }],
  },
});
