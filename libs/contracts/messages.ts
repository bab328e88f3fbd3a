// Staff routes for conversations with clients and vendors, and for internal notes.
import { z } from 'zod';
import {
  commands,
  Content,
  LONGEST_FILE_NAME,
  MessagePicture,
  MOST_LETTERS,
  MOST_MESSAGE_PICTURES,
  Party,
  Side,
  withContent,
} from '@purlin/domain/messages/message-shapes.ts';
import { languages } from '@purlin/domain/shared/languages.ts';
import { Id, Instant, ListQuery } from './fields.ts';
import { KeptPicture, PICTURE_BYTES, PICTURE_TYPES, PictureFile } from './picture-shapes.ts';
import { action, command, download, query } from './route.ts';

/** A job as referenced by a message. */
export const MessageJob = z.object({ id: Id, title: z.string() });
export type MessageJob = z.infer<typeof MessageJob>;

/** The last message someone has read, and when. */
export const SeenUpTo = z.object({ number: Id, at: Instant });
export type SeenUpTo = z.infer<typeof SeenUpTo>;

/** A conversation in the list. */
export const ListedConversation = z
  .object({
    id: Id,
    kind: Party.shape.kind,
    /** The id of the client or vendor. */
    partyId: Id,
    name: z.string(),
    /** They are archived, and may write nonetheless. */
    archived: z.boolean(),
    lastAt: Instant,
    /** Of what is unread the last; else who wrote last, or that it is a note. */
    lastBy: z.enum(['office', 'other', 'note']),
    lastText: z.string(),
    /** How many pictures it has. */
    lastPictures: z.int().min(0),
    /** Messages by the client or vendor that the caller has not read and nobody has answered. */
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

/** A message, or an internal note. */
export const ConversationEntry = z.object({
  /** Its position in history. */
  place: z.int().min(0),
  what: z.enum(['message', 'note']),
  /** Messages and notes have separate counters. */
  number: Id,
  side: Side,
  /** Display name of the author. */
  by: z.string(),
  text: z.string(),
  pictures: z.array(MessagePicture),
  at: Instant,
  job: MessageJob.nullable(),
});
export type ConversationEntry = z.infer<typeof ConversationEntry>;

export const Conversation = z
  .object({
    kind: Party.shape.kind,
    partyId: Id,
    name: z.string(),
    archived: z.boolean(),
    phone: z.string().nullable(),
    /** How they get messages: in their portal and by e-mail, by e-mail only, or not at all. */
    reached: z.enum(['portal', 'email', 'nowhere']),
    unread: z.int().min(0),
    /** The number of the latest message; 0: there is none. */
    latest: z.int().min(0),
    /** Up to which message the other side has read; null: nothing yet. */
    seen: SeenUpTo.nullable(),
    /** The language they read. */
    language: z.enum(languages),
    /** The jobs a message can refer to, and their first days. */
    jobs: z.array(MessageJob.extend({ startDate: z.iso.date().nullable() })),
    /** The latest matching entries, oldest first. */
    entries: z.array(ConversationEntry),
    /** Earlier entries exist. */
    more: z.boolean(),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.infer<typeof Conversation>;

/** Maximum message length, in characters. */
export const LONGEST_MESSAGE = MOST_LETTERS;
/** Maximum number of pictures of a message. */
export const MOST_PICTURES = MOST_MESSAGE_PICTURES;
/** Maximum length of the name of a picture's file, in characters. */
export const LONGEST_PICTURE_NAME = LONGEST_FILE_NAME;
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
const Written = Content.extend({ jobId: Id.nullable().default(null) });
const NoteBody = withContent(Written);
export const MessageBody = withContent(Written.extend({ seen: commands.SendMessage.shape.seen }));
const ReadBody = commands.ReadMessages.pick({ upTo: true });

/** Conversations are for people; API keys can't access them. */
const ofPeople = { person: true } as const;
const asked = {
  ...ofPeople,
  decider: 'conversation',
  stream: 'room',
  answer: Conversation,
} as const;
/** Takes a picture before it is sent; without a message that names it within a day, it goes. */
export const takesPicture = {
  person: true,
  bodyBytes: PICTURE_BYTES,
  takes: PICTURE_TYPES,
  body: PictureFile,
  answer: KeptPicture,
  creates: true,
} as const;
const TAKES = 'Uploads a photo for a message or note; where and when it was taken is removed';

export const messages = {
  list: query('/api/conversations', {
    ...ofPeople,
    right: 'clients.read',
    summary: 'Conversations with clients and vendors, latest first',
    query: ListQuery,
    answer: z.array(ListedConversation),
  }),
  unread: query('/api/conversations/unread', {
    ...ofPeople,
    right: 'clients.read',
    summary: 'Number of messages the caller hasn’t read and no one has answered',
    answer: z.object({ count: z.int().min(0) }).meta({ id: 'UnreadMessages' }),
  }),
  ofJob: query('/api/conversations/job/:id', {
    ...ofPeople,
    right: 'clients.read',
    summary: 'Messages and notes about a job from clients, vendors, and the office, latest first',
    answer: z
      .object({
        entries: z.array(
          ConversationEntry.omit({ job: true }).extend({
            kind: Party.shape.kind,
            partyId: Id,
            /** The client or vendor. */
            name: z.string(),
          }),
        ),
      })
      .meta({ id: 'MessagesOfJob' }),
  }),
  client: query('/api/conversations/client/:id', {
    ...ofPeople,
    right: 'clients.read',
    summary: 'The conversation with a client: its latest messages and notes',
    query: Asked,
    answer: Conversation,
  }),
  vendor: query('/api/conversations/vendor/:id', {
    ...ofPeople,
    right: 'vendors.read',
    summary: 'The conversation with a vendor: its latest messages and notes',
    query: Asked,
    answer: Conversation,
  }),
  sendToClient: command('POST', '/api/conversations/client/:id/messages', {
    ...asked,
    right: 'clients.write',
    summary: 'Sends a message to a client, who gets an email unless they read it first',
    command: 'SendMessage',
    body: MessageBody,
  }),
  sendToVendor: command('POST', '/api/conversations/vendor/:id/messages', {
    ...asked,
    right: 'vendors.write',
    summary: 'Sends a message to a vendor, who gets an email unless they read it first',
    command: 'SendMessage',
    body: MessageBody,
  }),
  noteOnClient: command('POST', '/api/conversations/client/:id/notes', {
    ...asked,
    right: 'clients.write',
    summary: 'Adds an internal note to the conversation with a client',
    command: 'WriteNote',
    body: NoteBody,
  }),
  noteOnVendor: command('POST', '/api/conversations/vendor/:id/notes', {
    ...asked,
    right: 'vendors.write',
    summary: 'Adds an internal note to the conversation with a vendor',
    command: 'WriteNote',
    body: NoteBody,
  }),
  pictureForClient: action('POST', '/api/conversations/client/pictures', {
    ...takesPicture,
    right: 'clients.write',
    summary: `${TAKES} (conversations with clients)`,
  }),
  pictureForVendor: action('POST', '/api/conversations/vendor/pictures', {
    ...takesPicture,
    right: 'vendors.write',
    summary: `${TAKES} (conversations with vendors)`,
  }),
  pictureOfClient: download('/api/conversations/client/:id/pictures/:picture/:width', {
    ...ofPeople,
    right: 'clients.read',
    type: 'image/webp',
    summary: 'A photo from the conversation with a client, 480, 960, or 1600 pixels wide',
  }),
  pictureOfVendor: download('/api/conversations/vendor/:id/pictures/:picture/:width', {
    ...ofPeople,
    right: 'vendors.read',
    type: 'image/webp',
    summary: 'A photo from the conversation with a vendor, 480, 960, or 1600 pixels wide',
  }),
  readOfClient: command('POST', '/api/conversations/client/:id/read', {
    ...asked,
    right: 'clients.read',
    summary: 'Marks the conversation with a client as read up to a message',
    command: 'ReadMessages',
    body: ReadBody,
  }),
  readOfVendor: command('POST', '/api/conversations/vendor/:id/read', {
    ...asked,
    right: 'vendors.read',
    summary: 'Marks the conversation with a vendor as read up to a message',
    command: 'ReadMessages',
    body: ReadBody,
  }),
};
