// The doors of messages, for staff: the conversations with clients and vendors, and the notes that
// the office keeps beside them.
import { z } from 'zod';
import { commands, MOST_LETTERS, Party, Side } from '@purlin/domain/messages/message-shapes.ts';
import { Id, Instant, ListQuery } from './fields.ts';
import { command, query } from './route.ts';

/** A job as a message names it. */
export const MessageJob = z.object({ id: Id, title: z.string() });
export type MessageJob = z.infer<typeof MessageJob>;

/** How far somebody has read, and when they read it. */
export const SeenUpTo = z.object({ number: Id, at: Instant });
export type SeenUpTo = z.infer<typeof SeenUpTo>;

/** A conversation among the others. */
export const ListedConversation = z
  .object({
    id: Id,
    kind: Party.shape.kind,
    /** The number of the client or vendor. */
    partyId: Id,
    name: z.string(),
    lastAt: Instant,
    /** Of what is unread the last; else who wrote last, or that it is a note. */
    lastBy: z.enum(['office', 'other', 'note']),
    lastText: z.string(),
    /** What the client or vendor wrote that the caller has not read and nobody has answered. */
    unread: z.int().min(0),
    /** The latest that was written with the words searched for; null where the name has them. */
    found: z
      .object({
        /** Its place in history. */
        place: z.int().min(0),
        by: z.enum(['office', 'other', 'note']),
        text: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'ListedConversation' });
export type ListedConversation = z.infer<typeof ListedConversation>;

/** A message, or a note that only the office sees. */
export const ConversationEntry = z.object({
  /** Its place in history. */
  place: z.int().min(0),
  what: z.enum(['message', 'note']),
  /** Messages and notes are counted apart. */
  number: Id,
  side: Side,
  /** Whoever wrote it, as people call them. */
  by: z.string(),
  text: z.string(),
  at: Instant,
  job: MessageJob.nullable(),
});
export type ConversationEntry = z.infer<typeof ConversationEntry>;

export const Conversation = z
  .object({
    kind: Party.shape.kind,
    partyId: Id,
    name: z.string(),
    phone: z.string().nullable(),
    /** How a message gets to them: in their portal and by e-mail, by e-mail, or not at all. */
    reached: z.enum(['portal', 'email', 'nowhere']),
    unread: z.int().min(0),
    /** The number of the latest message; 0: there is none. */
    latest: z.int().min(0),
    /** Up to which message the other side has read; null: nothing yet. */
    seen: SeenUpTo.nullable(),
    /** The jobs that a message can be about. */
    jobs: z.array(MessageJob),
    /** The latest ones that were asked for, oldest first. */
    entries: z.array(ConversationEntry),
    /** There are earlier ones. */
    more: z.boolean(),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;

/** As long as a message may be, in letters. */
export const LONGEST_MESSAGE = MOST_LETTERS;
/** As many as an answer holds, and as many as one from a place on. */
export const MESSAGES_A_PAGE = 50;
export const MOST_MESSAGES_FROM = 1000;

const Asked = z.object({
  /** All from this place on, as far as an answer holds it, and never less than without. */
  from: z.coerce.number().pipe(z.int().min(1)).optional(),
  /** Only what stands before this place. */
  earlierThan: z.coerce.number().pipe(z.int().min(1)).optional(),
  /** Only what is about this job. */
  job: z.coerce.number().pipe(Id).optional(),
});
export const MessageBody = commands.SendMessage.pick({ text: true }).extend({
  jobId: Id.nullable().default(null),
});
const ReadBody = commands.ReadMessages.pick({ upTo: true });

/** Words between people are people's: no API key opens these doors. */
const ofPeople = { person: true } as const;
const asked = {
  ...ofPeople,
  decider: 'conversation',
  stream: 'room',
  answer: Conversation,
} as const;

export const messages = {
  list: query('/api/conversations', {
    ...ofPeople,
    right: 'clients.read',
    summary: 'The conversations with clients and vendors, the latest first',
    query: ListQuery,
    answer: z.array(ListedConversation),
  }),
  unread: query('/api/conversations/unread', {
    ...ofPeople,
    right: 'clients.read',
    summary: 'How many messages the caller has not read and nobody has answered',
    answer: z.object({ count: z.int().min(0) }).meta({ id: 'UnreadMessages' }),
  }),
  ofJob: query('/api/conversations/job/:id', {
    ...ofPeople,
    right: 'clients.read',
    summary: 'What clients, vendors and the office wrote about a job, the latest first',
    answer: z
      .object({
        entries: z.array(
          ConversationEntry.omit({ job: true }).extend({
            kind: Party.shape.kind,
            partyId: Id,
            /** With whom. */
            name: z.string(),
          }),
        ),
      })
      .meta({ id: 'MessagesOfJob' }),
  }),
  client: query('/api/conversations/client/:id', {
    ...ofPeople,
    right: 'clients.read',
    summary: 'The conversation with a client, the latest messages and notes of it',
    query: Asked,
    answer: Conversation,
  }),
  vendor: query('/api/conversations/vendor/:id', {
    ...ofPeople,
    right: 'vendors.read',
    summary: 'The conversation with a vendor, the latest messages and notes of it',
    query: Asked,
    answer: Conversation,
  }),
  sendToClient: command('POST', '/api/conversations/client/:id/messages', {
    ...asked,
    right: 'clients.write',
    summary: 'Sends a message to a client, who is e-mailed unless they read it first',
    command: 'SendMessage',
    body: MessageBody,
  }),
  sendToVendor: command('POST', '/api/conversations/vendor/:id/messages', {
    ...asked,
    right: 'vendors.write',
    summary: 'Sends a message to a vendor, who is e-mailed unless they read it first',
    command: 'SendMessage',
    body: MessageBody,
  }),
  noteOnClient: command('POST', '/api/conversations/client/:id/notes', {
    ...asked,
    right: 'clients.write',
    summary: 'Writes a note beside the conversation with a client; only the office sees it',
    command: 'WriteNote',
    body: MessageBody,
  }),
  noteOnVendor: command('POST', '/api/conversations/vendor/:id/notes', {
    ...asked,
    right: 'vendors.write',
    summary: 'Writes a note beside the conversation with a vendor; only the office sees it',
    command: 'WriteNote',
    body: MessageBody,
  }),
  readOfClient: command('POST', '/api/conversations/client/:id/read', {
    ...asked,
    right: 'clients.read',
    summary: 'The caller has read the conversation with a client up to a message',
    command: 'ReadMessages',
    body: ReadBody,
  }),
  readOfVendor: command('POST', '/api/conversations/vendor/:id/read', {
    ...asked,
    right: 'vendors.read',
    summary: 'The caller has read the conversation with a vendor up to a message',
    command: 'ReadMessages',
    body: ReadBody,
  }),
};
