// What has each member of staff read of what clients did? Whoever comes later has read what was
// before them.
import { number, numbers } from '@purlin/event-sourcing/columns.ts';
import { readModel, removed, sql } from '@purlin/event-sourcing/read-model.ts';
import type { UserEvent } from '@purlin/domain/access/user.ts';
import type { NotificationReaderEvent } from '@purlin/domain/notifications/reader.ts';
import type { Db } from '../../platform/servers/database.ts';
import { unwantedBy } from './news.ts';
import { isNews } from './notification-list.ts';
import { rowWhere, select, type Selected } from '../../platform/core/queries/select.ts';

export const notificationReaders = readModel<NotificationReaderEvent | UserEvent>()({
  name: 'notification_readers',
  version: 5,
  columns: { userId: number().key(), upTo: number(), single: numbers() },
  // A reader has the number of their user.
  key: { UserAdded: (_, { id }) => id, UserForgotten: (_, { id }) => id },
  on: {
    UserAdded: (_, __, { id, position }) => ({ userId: id, upTo: Number(position), single: [] }),
    UserForgotten: () => removed,
    NotificationsRead: (e, row, { id }) => ({
      userId: id,
      upTo: e.upTo,
      single: row?.single.filter((one) => one > e.upTo) ?? [],
    }),
    NotificationRead: (e, row, { id }) => ({
      userId: id,
      upTo: row?.upTo ?? 0,
      single: [...(row?.single ?? []), e.id],
    }),
  },
});

const READER = select(notificationReaders, ['upTo', 'single']);
const NOTHING: Selected<typeof READER> = { upTo: 0, single: [] };

/** The position a user has read up to, and single ones after it. */
export const readBy = async (db: Db, userId: number): Promise<Selected<typeof READER>> =>
  (await rowWhere(db, READER, sql`where user_id = ${userId}`)) ?? NOTHING;

/** What a user has not read: news, which wait for somebody, and estimates that were only opened. */
export async function countUnread(
  db: Db,
  userId: number,
): Promise<{ readonly count: number; readonly views: number }> {
  const { rows } = await db.query<{ count: number; views: number }>({
    name: 'notifications_unread',
    values: [userId, await unwantedBy(db, userId)],
    text: `select count(*) filter (where kind <> 'estimate_viewed') as count,
        count(*) filter (where kind = 'estimate_viewed') as views
      from notification_list n left join notification_readers on user_id = $1
      where kind <> all($2) and ${isNews('n')} and position > coalesce(up_to, 0)
        and position <> all (coalesce(single, '{}'))`,
  });
  return rows[0]!;
}
