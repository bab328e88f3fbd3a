// When were many prices changed at once, by whom and how?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { PriceBookEvent } from '@purlin/domain/price-book/price-book.ts';
import type { PriceRule } from '@purlin/domain/price-book/reprice.ts';
import type { Db } from '../../platform/servers/database.ts';
import { byColumn, readPage, type List, type PageRequest } from '../../platform/servers/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';

/** `id` is the change's number in the book, from 1. */
export const priceChanges = readModel<PriceBookEvent>()({
  name: 'price_changes',
  version: 1,
  columns:
    'id bigint primary key, at timestamptz not null, by text not null, rule jsonb, ' +
    'item_ids bigint[] not null',
  on: {
    PricesChanged: ({ rule, rows }, { revision, at, by }) =>
      sql`insert into price_changes values (${revision + 1}, ${at}, ${by}, ${JSON.stringify(rule)},
        ${rows.map((row) => row.itemId)})`,
    PriceChangeUndone: ({ rows }, { revision, at, by }) =>
      sql`insert into price_changes values (${revision + 1}, ${at}, ${by}, null,
        ${rows.map((row) => row.itemId)})`,
  },
});

export interface PriceChangeRow {
  readonly id: number;
  readonly at: string;
  readonly by: string;
  readonly rule: PriceRule | null;
  readonly itemCount: number;
  readonly isLast: boolean;
}

const LIST: List<'id'> = {
  model: priceChanges,
  columns:
    'id, at, by, rule, cardinality(item_ids) as "itemCount", id = (select max(id) from ' +
    'price_changes) as "isLast"',
  sorts: { id: byColumn('id', 'bigint') },
  usual: { by: 'id', descending: true },
};

/** Changes, newest first. */
export const listPriceChanges = (
  db: Db,
  page: PageRequest<'id'>,
): Promise<ListPage<PriceChangeRow>> => readPage(db, LIST, page);

export interface LastChange {
  readonly changes: number;
  readonly itemIds: readonly number[];
}

/** How many changes there were, and which items the last one touched. */
export const lastChange = async (db: Db): Promise<LastChange> =>
  (
    await db.query<LastChange>({
      name: 'last_price_change',
      text:
        'select id as changes, to_jsonb(item_ids) as "itemIds" from price_changes order by ' +
        'id desc limit 1',
    })
  ).rows[0] ?? { changes: 0, itemIds: [] };
