// Portal routes of a client's or vendor's conversation with the office. Internal notes are never
// included.
import { z } from 'zod';
import { commands, MessagePicture, Side } from '@purlin/domain/messages/message-shapes.ts';
import { Id, Instant } from './fields.ts';
import { MessageBody, MessageJob, SeenUpTo, takesPicture } from './messages.ts';
import { action, command, download, query } from './route.ts';

/** A message as the client or vendor sees it, without the names of staff. */
export const OwnMessage = z.object({
  number: Id,
  side: Side,
  /** Written by the caller. */
  own: z.boolean(),
  /** First name of another portal user who wrote it; empty for the office. */
  by: z.string(),
  text: z.string(),
  pictures: z.array(MessagePicture),
  at: Instant,
  job: MessageJob.nullable(),
});
export type OwnMessage = z.infer<typeof OwnMessage>;

export const OwnConversation = z
  .object({
    /** The latest matching messages, oldest first. */
    messages: z.array(OwnMessage),
    /** Earlier messages exist. */
    more: z.boolean(),
    /** Number of the office's messages the caller has not read. */
    unread: z.int().min(0),
    /** The last message the office has read; null if none. */
    seen: SeenUpTo.nullable(),
    /** The jobs a message can refer to. */
    jobs: z.array(MessageJob),
  })
  .meta({ id: 'OwnConversation' });
export type OwnConversation = z.infer<typeof OwnConversation>;

const ofOwn = { own: true, person: true, answer: OwnConversation } as const;
const asked = {
  ...ofOwn,
  right: 'messages.write',
  decider: 'conversation',
  stream: 'room',
} as const;

export const ownMessages = {
  show: query('/api/portal/messages', {
    ...ofOwn,
    right: 'messages.read',
    summary: 'The conversation between the office and the signed-in client or vendor',
    query: z.object({
      /** Only what stands before the message with this number. */
      earlierThan: z.coerce.number().pipe(z.int().min(1)).optional(),
    }),
  }),
  send: command('POST', '/api/portal/messages', {
    ...asked,
    summary: 'Sends a message to the office, which is notified',
    command: 'SendMessage',
    body: MessageBody,
  }),
  addPicture: action('POST', '/api/portal/messages/pictures', {
    ...takesPicture,
    own: true,
    right: 'messages.write',
    summary: 'Uploads a photo for a message; where and when it was taken is removed',
  }),
  picture: download('/api/portal/messages/pictures/:picture/:width', {
    own: true,
    person: true,
    right: 'messages.read',
    type: 'image/webp',
    summary: 'A photo from the caller’s messages, 480, 960, or 1600 pixels wide',
  }),
  read: command('POST', '/api/portal/messages/read', {
    ...asked,
    summary: 'Marks the caller’s messages as read up to one of them',
    command: 'ReadMessages',
    body: commands.ReadMessages.pick({ upTo: true }),
  }),
};
