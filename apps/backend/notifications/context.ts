// The notifications room: what clients did, told to staff, and how far each of them has read.
import { notifications } from '@purlin/contracts/notifications.ts';
import { addressOf } from '@purlin/contracts/screens.ts';
import { notificationReader } from '@purlin/domain/notifications/reader.ts';
import { answerWords } from '@purlin/words/answers.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { eventsThatSay, retell } from '@purlin/words/story.ts';
import { asGiven } from '../platform/core/making.ts';
import { defineRoom, ListPage } from '../platform/core/room.ts';
import {
  listNotifications,
  notificationList,
  type NotificationRow,
} from './read-models/notification-list.ts';
import { countUnread, notificationReaders, readUpTo } from './read-models/notification-readers.ts';

function titleOf(row: NotificationRow, language: Language): string {
  const happened = retell(row, language, { words: row.text === '' ? 'inside' : 'beside' });
  return answerWords(language)('news', {
    about: row.estimateId === null ? 'lead' : 'estimate',
    name: row.name ?? '',
    project: row.project ?? '',
    happened,
  });
}

const pathOf = ({ estimateId, leadId }: NotificationRow): string =>
  estimateId === null
    ? addressOf('leads', 'lead', { id: leadId! })
    : addressOf('estimates', 'details', { id: estimateId });

export const notificationsRoom = defineRoom({
  contract: notifications,
  deciders: [notificationReader],
})({
  name: 'notifications',
  readModels: [notificationList, notificationReaders],
  commands: { read: { stream: ({ caller }) => caller.session!.userId, make: asGiven } },
  answers: {
    async list({ query }, { db }, { session, language }) {
      const [page, upTo] = await Promise.all([
        listNotifications(db, { ...query, saying: eventsThatSay(query.q, language) }),
        readUpTo(db, session!.userId),
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
          read: row.id <= upTo,
        })),
        page.next,
      );
    },
    unread: async (_, { db }, { session }) => ({ count: await countUnread(db, session!.userId) }),
    read: async ({ id }, { db }) => ({ count: await countUnread(db, id) }),
  },
});
