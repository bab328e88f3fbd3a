// Which calendar feeds are open, and how often did each get a link?
import { flag, instant, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { FeedEvent } from '@purlin/domain/scheduling/calendar-feed.ts';
import type { FeedOf } from '@purlin/domain/scheduling/calendar-feed-shapes.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, rowWhere, select } from '../../platform/core/queries/select.ts';

export const calendarFeeds = readModel<FeedEvent>()({
  name: 'calendar_feeds',
  version: 1,
  columns: {
    id: number().key(),
    of: text<FeedOf>(),
    /** Null: of the company. */
    assigneeId: number().nullable(),
    open: flag(),
    /** How often it got a link: the link is made of this. */
    links: number(),
    openedAt: instant(),
  },
  on: {
    FeedOpened: ({ of, assigneeId }, row, { id, at }) => ({
      id,
      of,
      assigneeId,
      open: true,
      links: (row?.links ?? 0) + 1,
      openedAt: at,
    }),
    FeedClosed: (_, row) => changed(row, { open: false }),
  },
});
export type FeedRow = RowOf<typeof calendarFeeds>;
const FEED = select(calendarFeeds);

export const openFeeds = (db: Db): Promise<FeedRow[]> => rowsWhere(db, FEED, sql`where open`);

export const feedById = (db: Db, id: number): Promise<FeedRow | undefined> =>
  rowWhere(db, FEED, sql`where id = ${id} and open`);
