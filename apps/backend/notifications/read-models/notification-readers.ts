// How far has each member of staff read what clients did?
import { number } from '@purlin/event-sourcing/columns.ts';
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { NotificationReaderEvent } from '@purlin/domain/notifications/reader.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowWhere, select } from '../../platform/core/select.ts';

export const notificationReaders = readModel<NotificationReaderEvent>()({
  name: 'notification_readers',
  version: 2,
  columns: { userId: number().key(), upTo: number() },
  on: { NotificationsRead: (e, _, { id }) => ({ userId: id, upTo: e.upTo }) },
});

/** The position a user has read up to; 0 before they read anything. */
export const readUpTo = async (db: Db, userId: number): Promise<number> =>
  (await rowWhere(db, select(notificationReaders), sql`where user_id = ${userId}`))?.upTo ?? 0;

/** How many notifications came after what a user has read. */
export async function countUnread(db: Db, userId: number): Promise<number> {
  const { rows } = await db.query<{ count: number }>({
    name: 'notifications_unread',
    values: [userId],
    text:
      'select count(*) as count from notification_list where position > coalesce((select ' +
      'up_to from notification_readers where user_id = $1), 0)',
  });
  return rows[0]!.count;
}
