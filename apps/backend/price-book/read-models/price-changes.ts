// When were many prices changed at once, by whom and how?
import { instant, json, number, numbers, text } from '@purlin/event-sourcing/columns.ts';
import { readModel, sql, type Noted } from '@purlin/event-sourcing/read-model.ts';
import type { PriceBookEvent } from '@purlin/domain/price-book/price-book.ts';
import type { PriceRow } from '@purlin/domain/price-book/price-book-shapes.ts';
import type { PriceRule } from '@purlin/domain/price-book/reprice.ts';
import type { Db } from '../../platform/servers/database.ts';
import { computed, rowWhere, select, type Selected } from '../../platform/core/queries/select.ts';
import {
  byColumn,
  readPage,
  type List,
  type PageRequest,
} from '../../platform/core/queries/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';

interface Changed {
  readonly rows: readonly PriceRow[];
}
const itemsOf = ({ rows }: Changed): number[] => rows.map((row) => row.itemId);
/** The change's number in the book, from 1. */
const numberOf = ({ revision }: Noted<never>): number => revision + 1;

export const priceChanges = readModel<PriceBookEvent>()({
  name: 'price_changes',
  version: 2,
  columns: {
    id: number().key(),
    at: instant(),
    by: text(),
    rule: json<PriceRule>().nullable(),
    itemIds: numbers(),
  },
  usualKey: numberOf,
  on: {
    PricesChanged: (e, _, at) => ({
      id: numberOf(at),
      at: at.at,
      by: at.by,
      rule: e.rule,
      itemIds: itemsOf(e),
    }),
    PriceChangeUndone: (e, _, at) => ({
      id: numberOf(at),
      at: at.at,
      by: at.by,
      rule: null,
      itemIds: itemsOf(e),
    }),
  },
});

const CHANGE = select(priceChanges, ['id', 'at', 'by', 'rule'], {
  itemCount: computed<number>('cardinality(item_ids)'),
  isLast: computed<boolean>('id = (select max(id) from price_changes)'),
});
export type PriceChangeRow = Selected<typeof CHANGE>;

const LIST: List<'id', PriceChangeRow> = {
  rows: CHANGE,
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

const LAST = select(priceChanges, ['itemIds'], { changes: computed<number>('id') });

/** How many changes there were, and which items the last one touched. */
export const lastChange = async (db: Db): Promise<LastChange> =>
  (await rowWhere(db, LAST, sql`order by id desc limit 1`)) ?? { changes: 0, itemIds: [] };
