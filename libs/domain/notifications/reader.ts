// A reader of notifications: how far a member of staff has read what clients did.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';

// ---- facts

/** `upTo` is the position in history of the newest notification read. */
export const events = { NotificationsRead: z.object({ upTo: z.int().min(0) }) };
export type NotificationReaderEvent = MessageOf<typeof events>;

// ---- state: the position read up to

export type NotificationReader = number;

// ---- commands

export const commands = { ReadNotifications: z.object({ upTo: z.int().min(0) }) };

// ---- decide

/** Streams have the user's number. */
export const notificationReader = decider<NotificationReader>()({
  category: 'notificationReader',
  events,
  initial: 0,
  evolve: { NotificationsRead: (_, e) => e.upTo },
  commands,
  decide: {
    ReadNotifications: ({ upTo }, state) =>
      upTo > state ? [{ type: 'NotificationsRead', data: { upTo } }] : [],
  },
});
