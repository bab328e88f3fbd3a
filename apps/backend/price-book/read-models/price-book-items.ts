// What do services and materials cost?
import { z } from 'zod';
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { CategoryType } from '@purlin/domain/price-book/category.ts';
import type { PriceBookItemEvent } from '@purlin/domain/price-book/item.ts';
import type { Unit } from '@purlin/domain/shared/unit.ts';
import type { Db } from '../../platform/database.ts';
import { containing, fromCursor, pageOf } from '../../platform/paging.ts';
import type { Page } from '../../platform/room.ts';

export const priceBookItems = readModel<PriceBookItemEvent>()({
  name: 'price_book_items',
  version: 1,
  columns: `id bigint primary key, category_id bigint not null, category_type text not null, name text not null, description text, exclusions text, process text,
    unit text not null, standard_price_cents bigint not null, cost_price_cents bigint, is_active boolean not null`,
  indexes: ['(category_id, lower(name), id)', '(lower(name), id)', '(category_type, lower(name), id)'],
  on: {
    PriceBookItemAdded: (e, { id }) => sql`
      insert into price_book_items values (${id}, ${e.categoryId}, ${e.categoryType}, ${e.name}, ${e.description}, ${e.exclusions}, ${e.process},
        ${e.unit}, ${e.standardPriceCents}, ${e.costPriceCents}, ${e.isActive})`,
  },
});

export interface ItemRow {
  readonly id: number; readonly categoryId: number; readonly categoryType: CategoryType; readonly name: string; readonly description: string | null;
  readonly exclusions: string | null; readonly process: string | null; readonly unit: Unit; readonly standardPriceCents: number; readonly costPriceCents: number | null; readonly isActive: boolean;
}
const COLUMNS = `id, category_id as "categoryId", category_type as "categoryType", name, description, exclusions, process, unit,
  standard_price_cents as "standardPriceCents", cost_price_cents as "costPriceCents", is_active as "isActive"`;

export const itemById = async (db: Db, id: number): Promise<ItemRow | undefined> =>
  (await db.query<ItemRow>({ name: 'item_by_id', text: `select ${COLUMNS} from price_book_items where id = $1`, values: [id] })).rows[0];

/** The items of these categories, by name. */
export const itemsOf = async (db: Db, categoryIds: readonly number[]): Promise<ItemRow[]> =>
  (await db.query<ItemRow>({ name: 'items_of', text: `select ${COLUMNS} from price_book_items where category_id = any($1) order by lower(name), id`, values: [categoryIds] })).rows;

/** What can be offered, by name. */
export const activeItems = async (db: Db, type: CategoryType): Promise<ItemRow[]> =>
  (await db.query<ItemRow>({ name: 'active_items', text: `select ${COLUMNS} from price_book_items where category_type = $1 and is_active order by lower(name), id`, values: [type] })).rows;

const Cursor = z.tuple([z.string(), z.int()]);

/** Items by name; the cursor is the name and id of the last one on the page before. */
export async function listItems(db: Db, { limit, cursor, q, categoryId }: { limit: number; cursor?: string | undefined; q: string; categoryId?: number | undefined }): Promise<Page<ItemRow>> {
  const [afterName, afterId] = cursor === undefined ? ['', 0] : fromCursor(Cursor, cursor);
  const { rows } = await db.query<ItemRow & { sortName: string }>(
    `select ${COLUMNS}, lower(name) as "sortName" from price_book_items
     where (lower(name), id) > ($1, $2) and ($3 = '' or name ilike $4 or description ilike $4) and ($5::bigint is null or category_id = $5)
     order by lower(name), id limit $6`,
    [afterName, afterId, q, containing(q), categoryId ?? null, limit + 1],
  );
  return pageOf(rows, limit, (last) => [last.sortName, last.id]);
}
