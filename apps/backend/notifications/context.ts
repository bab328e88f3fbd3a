// The notifications room: what clients did, told to staff, and how far each of them has read.
import { notifications } from '@purlin/contracts/notifications.ts';
import { notificationReader } from '@purlin/domain/notifications/reader.ts';
import { defineRoom, ListPage } from '../platform/core/room.ts';
import { listNotifications, notificationList } from './read-models/notification-list.ts';
import { countUnread, notificationReaders, readUpTo } from './read-models/notification-readers.ts';

/** How long an answer waits until what was read counts as read. */
const WAIT_MS = 2_000;

export const notificationsRoom = defineRoom({
  contract: notifications,
  deciders: [notificationReader],
})({
  name: 'notifications',
  readModels: [notificationList, notificationReaders],
  answers: {
    async list({ query }, { db }, { session }) {
      const [page, upTo] = await Promise.all([
        listNotifications(db, query),
        readUpTo(db, session!.userId),
      ]);
      return new ListPage(
        page.items.map((row) => ({ ...row, read: row.id <= upTo })),
        page.next,
      );
    },
    unread: async (_, { db }, { session }) => ({ count: await countUnread(db, session!.userId) }),
    async read({ body: { upTo } }, services, { session, asker }) {
      const { position } = await services.dispatch(
        notificationReader,
        session!.userId,
        { type: 'ReadNotifications', data: { upTo } },
        asker,
      );
      await services.until(position, WAIT_MS);
      return { count: await countUnread(services.db, session!.userId) };
    },
  },
});
