// A conversation: messages between the office and one client or vendor, and the office's internal
// notes (rule: messages).
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';
import { opensMail } from './mailing.ts';
import { PictureId } from '../shared/picture.ts';
import { apart, commands, partyOf, Side } from './message-shapes.ts';
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
  pictures: z.array(PictureId),
  /** What their files were called, in the same order. */
  pictureNames: z.array(z.string()),
});

export const events = {
  /** Without a writer: the client or vendor, who did not sign in for it. */
  MessageSent: Written.extend({
    writer: Id.nullable(),
    side: Side,
    at: z.iso.datetime(),
    /** It begins an e-mail; what its side sends soon after goes with it. */
    opensMail: z.boolean(),
    /** Its writer had read up to here: this message itself, unless another one crossed it. */
    readUpTo: Count,
  }),
  /** For the office alone: it never leaves the house. */
  NoteWritten: Written,
  /** A user has read everything up to this message. */
  MessagesRead: z.object({ reader: Id, side: Side, upTo: Id }),
  /** With the client or vendor; so many messages and notes are gone, and who has read them. */
  ConversationForgotten: z.object({ messages: Count, notes: Count, readers: z.array(Id) }),
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
  /** When each side sent the message that begins its latest e-mail. */
  readonly mailOpenedAt: { readonly [S in Side]?: string };
}

/** Rate limit: messages per hour and portal user. */
export const MOST_AN_HOUR = 30;
const HOUR_MS = 3_600_000;
const within = (now: string, lately: Conversation['lately']): Conversation['lately'] =>
  lately.filter(({ at }) => Date.parse(now) - Date.parse(at) < HOUR_MS);

const hasRead = (
  { readUpTo }: Conversation,
  reader: number | null,
  upTo: number,
): Conversation['readUpTo'] =>
  reader === null ? readUpTo : { ...readUpTo, [reader]: Math.max(readUpTo[reader] ?? 0, upTo) };

/** Refuses when the conversation is full. */
function checkRoom(count: number): void {
  if (count >= MOST_OF_A_CONVERSATION)
    refuse('conversation-full', { most: MOST_OF_A_CONVERSATION });
}

/** Refuses: the client or vendor was forgotten. */
const gone = (conversation: number): never =>
  refuse(partyOf(conversation).kind === 'vendor' ? 'vendor-not-found' : 'client-not-found');

// ---- upcasts

// At first nothing was written but text.
const withoutPictures = (data: object) => ({ ...data, pictures: [], pictureNames: [] });

const upcasts = {
  // At first each message looked for those that go with it.
  MessageSent: [
    (data: object) => ({ ...data, opensMail: true }),
    // At first whoever wrote was taken to have read all before.
    (data: { number: number }) => ({ ...data, readUpTo: data.number }),
    withoutPictures,
  ],
  NoteWritten: [withoutPictures],
  // At first nobody's place in it was let go of.
  ConversationForgotten: [(data: object) => ({ ...data, readers: [] })],
};

// ---- decide

/** Streams are numbered by `conversationNumber`. */
export const conversation = decider<Conversation>()({
  category: 'conversation',
  events,
  initial: { forgotten: false, messages: 0, notes: 0, readUpTo: {}, lately: [], mailOpenedAt: {} },
  evolve: {
    MessageSent: (state, { number, side, writer, at, opensMail: opens, readUpTo }) => ({
      ...state,
      messages: number,
      readUpTo: hasRead(state, writer, readUpTo),
      lately: side === 'other' ? [...within(at, state.lately), { writer, at }] : state.lately,
      mailOpenedAt: opens ? { ...state.mailOpenedAt, [side]: at } : state.mailOpenedAt,
    }),
    // A note answers nobody: its writer has read no more than before.
    NoteWritten: (state, { number }) => ({ ...state, notes: number }),
    MessagesRead: (state, { reader, upTo }) => ({
      ...state,
      readUpTo: hasRead(state, reader, upTo),
    }),
    ConversationForgotten: (state) => ({ ...state, forgotten: true }),
  },
  upcasts,
  personal: { MessageSent: ['text', 'pictureNames'], NoteWritten: ['text', 'pictureNames'] },
  commands,
  decide: {
    SendMessage: (
      { seen = Infinity, pictures, ...message },
      { forgotten, messages, lately, mailOpenedAt },
      { now, id },
    ) => {
      if (forgotten) return gone(id);
      checkRoom(messages);
      const { side, writer } = message;
      const sent = within(now, lately).filter((one) => one.writer === writer);
      if (side === 'other' && sent.length >= MOST_AN_HOUR)
        return refuse('too-many-messages', { most: MOST_AN_HOUR });
      const opens = opensMail(mailOpenedAt[side], now);
      const number = messages + 1;
      const readUpTo = seen >= messages ? number : seen;
      return [
        {
          type: 'MessageSent',
          data: { ...message, ...apart(pictures), number, at: now, opensMail: opens, readUpTo },
        },
      ];
    },
    WriteNote: ({ pictures, ...note }, { forgotten, notes }, { id }) => {
      if (forgotten) return gone(id);
      checkRoom(notes);
      return [{ type: 'NoteWritten', data: { ...note, ...apart(pictures), number: notes + 1 } }];
    },
    ReadMessages: ({ reader, side, upTo }, { forgotten, messages, readUpTo }) => {
      const there = Math.min(upTo, messages);
      return forgotten || there <= (readUpTo[reader] ?? 0)
        ? []
        : [{ type: 'MessagesRead', data: { reader, side, upTo: there } }];
    },
    ForgetConversation(_, { forgotten, messages, notes, readUpTo }) {
      if (forgotten) return [];
      const readers = Object.keys(readUpTo).map(Number);
      return [{ type: 'ConversationForgotten', data: { messages, notes, readers } }];
    },
  },
});
