// The notifications room: what clients did and what money and papers ask for, told to staff, and
// how far each of them has read.
import { notifications } from '@purlin/contracts/notifications.ts';
import { notificationReader } from '@purlin/domain/notifications/reader.ts';
import { eventsThatSay } from '@purlin/words/story.ts';
import { asGiven, type Request } from '../platform/core/commands/build-command.ts';
import { defineRoom, ListPage } from '../platform/core/room.ts';
import { listNotifications } from './read-models/news.ts';
import { pathOf, titleOf } from './read-models/news-words.ts';
import { notificationList } from './read-models/notification-list.ts';
import { countUnread, notificationReaders, readBy } from './read-models/notification-readers.ts';

/** The reader is the caller. */
const reader = ({ caller }: Request): number => caller.session!.userId;

export const notificationsRoom = defineRoom({
  contract: notifications,
  deciders: [notificationReader],
})({
  name: 'notifications',
  readModels: [notificationList, notificationReaders],
  commands: { read: { stream: reader, make: asGiven }, readOne: { stream: reader, make: asGiven } },
  answers: {
    async list({ query }, { db }, { session, language }) {
      const [page, { upTo, single }] = await Promise.all([
        listNotifications(db, {
          ...query,
          userId: session!.userId,
          saying: eventsThatSay(query.q, language),
        }),
        readBy(db, session!.userId),
      ]);
      return new ListPage(
        page.items.map((row) => ({
          id: row.id,
          kind: row.kind,
          at: row.at,
          title: titleOf(row, language),
          text: row.text,
          path: pathOf(row),
          estimateId: row.estimateId,
          read: row.id <= upTo || single.includes(row.id),
        })),
        page.next,
      );
    },
    unread: (_, { db }, { session }) => countUnread(db, session!.userId),
    read: ({ id }, { db }) => countUnread(db, id),
    readOne: ({ id }, { db }) => countUnread(db, id),
  },
});
