// The doors of a client's or vendor's own messages: what they and the office write to each other.
// Notes of the office are none of it.
import { z } from 'zod';
import { commands, Side } from '@purlin/domain/messages/message-shapes.ts';
import { Id, Instant } from './fields.ts';
import { MessageBody, MessageJob, SeenUpTo } from './messages.ts';
import { command, query } from './route.ts';

/** A message as the client or vendor knows it: of the office it says no name. */
export const OwnMessage = z.object({
  number: Id,
  side: Side,
  /** The caller wrote it. */
  own: z.boolean(),
  /** The first name of whoever wrote it beside the caller; empty: the office. */
  by: z.string(),
  text: z.string(),
  at: Instant,
  job: MessageJob.nullable(),
});
export type OwnMessage = z.infer<typeof OwnMessage>;

export const OwnConversation = z
  .object({
    /** The latest ones that were asked for, oldest first. */
    messages: z.array(OwnMessage),
    /** There are earlier ones. */
    more: z.boolean(),
    /** How many of the office's the caller has not read. */
    unread: z.int().min(0),
    /** Up to which message the office has read; null: nothing yet. */
    seen: SeenUpTo.nullable(),
    /** The jobs that a message can be about. */
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
    summary: 'What the client or vendor who asks and the office wrote to each other',
    query: z.object({
      /** Only what stands before the message with this number. */
      earlierThan: z.coerce.number().pipe(z.int().min(1)).optional(),
    }),
  }),
  send: command('POST', '/api/portal/messages', {
    ...asked,
    summary: 'Sends a message to the office; staff are notified',
    command: 'SendMessage',
    body: MessageBody,
  }),
  read: command('POST', '/api/portal/messages/read', {
    ...asked,
    summary: 'The caller has read up to a message',
    command: 'ReadMessages',
    body: commands.ReadMessages.pick({ upTo: true }),
  }),
};
