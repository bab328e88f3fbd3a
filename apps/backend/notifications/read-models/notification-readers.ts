// How far has each member of staff read what clients did?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { NotificationReaderEvent } from '@purlin/domain/notifications/reader.ts';
import type { Db } from '../../platform/servers/database.ts';

export const notificationReaders = readModel<NotificationReaderEvent>()({
  name: 'notification_readers',
  version: 1,
  columns: 'user_id bigint primary key, up_to bigint not null',
  on: {
    NotificationsRead: (e, { id }) =>
      sql`insert into notification_readers values (${id},
        ${e.upTo}) on conflict (user_id) do update set up_to = excluded.up_to`,
  },
});

/** The position a user has read up to; 0 before they read anything. */
export async function readUpTo(db: Db, userId: number): Promise<number> {
  const { rows } = await db.query<{ upTo: number }>({
    name: 'notifications_read',
    text: 'select up_to as "upTo" from notification_readers where user_id = $1',
    values: [userId],
  });
  return rows[0]?.upTo ?? 0;
}

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
