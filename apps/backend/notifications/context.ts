// The notifications room: what clients did and what money and papers ask for, told to staff, and
// how far each of them has read.
import { notifications } from '@purlin/contracts/notifications.ts';
import { addressOf } from '@purlin/contracts/screens.ts';
import { notificationReader } from '@purlin/domain/notifications/reader.ts';
import { answerWords } from '@purlin/words/answers.ts';
import type { Language } from '@purlin/domain/shared/languages.ts';
import { eventsThatSay, retell } from '@purlin/words/story.ts';
import { asGiven, type Request } from '../platform/core/making.ts';
import { defineRoom, ListPage } from '../platform/core/room.ts';
import {
  listNotifications,
  notificationList,
  type NotificationRow,
} from './read-models/notification-list.ts';
import { countUnread, notificationReaders, readBy } from './read-models/notification-readers.ts';

function titleOf(row: NotificationRow, language: Language): string {
  const happened = retell(row, language, { words: row.text === '' ? 'inside' : 'beside' });
  return answerWords(language)('news', {
    about: aboutOf(row),
    name: row.name ?? '',
    number: row.batchId ?? 0,
    project: row.project ?? '',
    happened,
  });
}

const aboutOf = ({ estimateId, leadId, batchId, answerId }: NotificationRow) =>
  estimateId !== null
    ? 'estimate'
    : leadId !== null
      ? 'lead'
      : batchId !== null
        ? 'batch'
        : answerId !== null
          ? 'bank'
          : 'vendor';

function pathOf(row: NotificationRow): string {
  const { estimateId, leadId, vendorId, paymentId, batchId, answerId } = row;
  if (estimateId !== null) return addressOf('estimates', 'details', { id: estimateId });
  if (leadId !== null) return addressOf('leads', 'lead', { id: leadId });
  if (batchId !== null) return addressOf('payments', 'batch', { id: batchId });
  if (answerId !== null) return addressOf('payments', 'batches', {});
  if (paymentId !== null) return addressOf('payments', 'details', { id: paymentId });
  return addressOf('vendors', 'profile', { id: vendorId! });
}

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
        listNotifications(db, { ...query, saying: eventsThatSay(query.q, language) }),
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
