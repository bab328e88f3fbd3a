// Which notifications a staff member has read.
import { z } from 'zod';
import { decider, type MessageOf } from '@purlin/event-sourcing/decider.ts';

const Place = z.int().min(0);

// ---- facts

/** `upTo` is the history position of the newest notification read; `id` is that of a single one. */
export const events = {
  NotificationsRead: z.object({ upTo: Place }),
  NotificationRead: z.object({ id: Place }),
};
export type NotificationReaderEvent = MessageOf<typeof events>;

// ---- state: everything up to a position, and single notifications after it

export interface NotificationReader {
  readonly upTo: number;
  readonly single: readonly number[];
}

// ---- commands

export const commands = {
  ReadNotifications: z.object({ upTo: Place }),
  ReadNotification: z.object({ id: Place }),
};

// ---- decide

/** The stream number is the user's id. */
export const notificationReader = decider<NotificationReader>()({
  category: 'notificationReader',
  events,
  initial: { upTo: 0, single: [] },
  evolve: {
    NotificationsRead: ({ single }, { upTo }) => ({
      upTo,
      single: single.filter((id) => id > upTo),
    }),
    NotificationRead: ({ upTo, single }, { id }) => ({ upTo, single: [...single, id] }),
  },
  commands,
  decide: {
    ReadNotifications: ({ upTo }, state) =>
      upTo > state.upTo ? [{ type: 'NotificationsRead', data: { upTo } }] : [],
    ReadNotification: ({ id }, { upTo, single }) =>
      id <= upTo || single.includes(id) ? [] : [{ type: 'NotificationRead', data: { id } }],
  },
});
