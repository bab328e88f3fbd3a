// Message commands, the two sides of a conversation, and what a message can hold.
import { z } from 'zod';
import { PictureId } from '../shared/picture.ts';
import { OneLine, SeveralLines } from '../shared/text.ts';

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
/** Per message. */
export const MOST_MESSAGE_PICTURES = 8;
export const LONGEST_FILE_NAME = 100;

/** A picture, and what its file was called. */
export const MessagePicture = z.object({
  picture: PictureId,
  name: OneLine().max(LONGEST_FILE_NAME),
});
export type MessagePicture = z.infer<typeof MessagePicture>;

/** The content of a message or note. */
export const Content = z.object({
  /** May be empty beside pictures. */
  text: SeveralLines(NOTHING_WRITTEN).max(MOST_LETTERS),
  /** In display order, each once. */
  pictures: z
    .array(MessagePicture)
    .max(MOST_MESSAGE_PICTURES)
    .overwrite((all) => [...new Map(all.map((one) => [one.picture, one])).values()])
    .default([]),
});
type Content = z.infer<typeof Content>;

/** Whether there is something to send. */
const hasContent = ({ text, pictures }: Content): boolean => text !== '' || pictures.length > 0;
const NEEDED = { path: ['text'], message: NOTHING_WRITTEN };
/** Refuses a message or note without text and pictures. */
export const withContent = <T extends z.ZodType<Content>>(shape: T): T =>
  shape.refine(hasContent, NEEDED);

/**
 * Joins pictures with their names. Events store them separately, because names can be forgotten.
 */
export const picturesIn = ({
  pictures,
  pictureNames,
}: {
  readonly pictures: readonly string[];
  readonly pictureNames: readonly string[];
}): MessagePicture[] => pictures.map((picture, n) => ({ picture, name: pictureNames[n] ?? '' }));
/** The reverse of `picturesIn`. */
export const apart = (all: readonly MessagePicture[]) => ({
  pictures: all.map(({ picture }) => picture),
  pictureNames: all.map(({ name }) => name),
});

const Id = z.int().positive();
const Written = Content.extend({
  /** The writing user's id. */
  writer: Id,
  /** The job it is about. */
  jobId: Id.nullable(),
});

export const commands = {
  /** `writer` is null if the client or vendor writes without signing in. */
  SendMessage: withContent(
    Written.extend({
      side: Side,
      writer: Id.nullable(),
      /** The latest message its writer had seen; without it, all are taken as seen. */
      seen: z.int().min(0).optional(),
    }),
  ),
  /** Internal: staff only. */
  WriteNote: withContent(Written),
  /** `reader` is a user id; `upTo` is the number of the last message read. */
  ReadMessages: z.object({ reader: Id, side: Side, upTo: z.int().min(0) }),
  ForgetConversation: z.object({}),
};
