// What do services and materials cost?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { PriceBookCategoryEvent } from '@purlin/domain/price-book/category.ts';
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import type { PriceBookItemEvent } from '@purlin/domain/price-book/item.ts';
import type { PriceBookEvent } from '@purlin/domain/price-book/price-book.ts';
import type { PriceRow } from '@purlin/domain/price-book/price-book-shapes.ts';
import type { Unit } from '@purlin/domain/shared/unit.ts';
import type { ItemSort } from '@purlin/contracts/price-book.ts';
import type { Db } from '../../platform/servers/database.ts';
import {
  byColumn,
  byOptional,
  byText,
  readPage,
  sortIndexes,
  type List,
  type PageRequest,
} from '../../platform/servers/paging.ts';
import type { ListPage } from '../../platform/core/room.ts';

/**
 * What is left of a price, in basis points of it; see the domain's margin.ts. For ordering only, so
 * cut off and not rounded.
 */
const MARGIN =
  '((standard_price_cents - cost_price_cents) * 10000 / nullif(standard_price_cents, 0))';
const SORTS: List<ItemSort>['sorts'] = {
  name: byText('name'),
  standardPrice: byColumn('standard_price_cents', 'bigint'),
  costPrice: byOptional('cost_price_cents', 'bigint'),
  margin: byOptional(MARGIN, 'bigint'),
  unit: byText('unit'),
  isActive: byColumn('(case when is_active then 0 else 1 end)', 'int'),
};

const setArchived = (id: number, archived: boolean) =>
  sql`update price_book_items set own_archived = ${archived},
    revision = revision + 1 where id = ${id}`;
const setCategoryArchived = (categoryId: number, archived: boolean) =>
  sql`update price_book_items set category_archived = ${archived}
    where category_id = ${categoryId}`;
/** An item that got another price on its own in the moment before keeps it. */
const setPrices = (rows: readonly PriceRow[]) => sql`
  update price_book_items item set standard_price_cents = row.price, cost_price_cents = row.cost,
    revision = revision + 1
  from unnest(${rows.map((row) => row.itemId)}::bigint[],
    ${rows.map((row) => row.fromCents)}::bigint[], ${rows.map((row) => row.toCents)}::bigint[],
    ${rows.map((row) => row.costFromCents)}::bigint[],
      ${rows.map((row) => row.costToCents)}::bigint[]) as row (id, price_before, price, cost_before,
      cost)
  where item.id = row.id and item.standard_price_cents = row.price_before and item.cost_price_cents
    is not distinct from row.cost_before`;

export const priceBookItems = readModel<
  PriceBookItemEvent | PriceBookCategoryEvent | PriceBookEvent
>()({
  name: 'price_book_items',
  version: 2,
  columns: `id bigint primary key, category_id bigint not null, category_type text not null,
    name text not null, description text, exclusions text, process text,
    unit text not null, standard_price_cents bigint not null, cost_price_cents bigint,
      is_active boolean not null, revision bigint not null default 0,
    own_archived boolean not null default false, category_archived boolean not null default false`,
  indexes: ['(category_id)', ...sortIndexes(SORTS)],
  search: ['name', 'description'],
  on: {
    PriceBookItemAdded: (e, { id }) => sql`
      insert into price_book_items values (${id}, ${e.categoryId}, ${e.categoryType}, ${e.name},
        ${e.description}, ${e.exclusions}, ${e.process},
        ${e.unit}, ${e.standardPriceCents}, ${e.costPriceCents}, ${e.isActive})`,
    // Only a category that is not archived takes items.
    PriceBookItemDescribed: (e, { id }) => sql`
      update price_book_items set category_id = ${e.categoryId}, category_type = ${e.categoryType},
        name = ${e.name}, description = ${e.description},
        exclusions = ${e.exclusions}, process = ${e.process}, unit = ${e.unit},
          category_archived = false, revision = revision + 1 where id = ${id}`,
    PriceBookItemRepriced: (e, { id }) =>
      sql`update price_book_items set standard_price_cents = ${e.standardPriceCents},
        cost_price_cents = ${e.costPriceCents}, revision = revision + 1 where id = ${id}`,
    PriceBookItemOfferChanged: (e, { id }) =>
      sql`update price_book_items set is_active = ${e.isActive},
        revision = revision + 1 where id = ${id}`,
    PriceBookItemArchived: (_, { id }) => setArchived(id, true),
    PriceBookItemRestored: (_, { id }) => setArchived(id, false),
    PriceBookCategoryArchived: (_, { id }) => setCategoryArchived(id, true),
    PriceBookCategoryRestored: (_, { id }) => setCategoryArchived(id, false),
    PricesChanged: ({ rows }) => setPrices(rows),
    PriceChangeUndone: ({ rows }) => setPrices(rows),
  },
});

export interface ItemRow {
  readonly id: number;
  readonly categoryId: number;
  readonly categoryName: string;
  readonly categoryType: CategoryType;
  readonly name: string;
  readonly description: string | null;
  readonly exclusions: string | null;
  readonly process: string | null;
  readonly unit: Unit;
  readonly standardPriceCents: number;
  readonly costPriceCents: number | null;
  readonly isActive: boolean;
  readonly isArchived: boolean;
  readonly revision: number;
}
const CATEGORY_NAME =
  'coalesce((select category.name from price_book_categories category where category.id = ' +
  "category_id), '')";
const COLUMNS = `id, category_id as "categoryId", ${CATEGORY_NAME} as "categoryName", category_type as "categoryType", name, description, exclusions, process, unit,
  standard_price_cents as "standardPriceCents", cost_price_cents as "costPriceCents", is_active as "isActive", own_archived or category_archived as "isArchived", revision`;
const NOT_ARCHIVED = 'not own_archived and not category_archived';

export const itemById = async (db: Db, id: number): Promise<ItemRow | undefined> =>
  (
    await db.query<ItemRow>({
      name: 'item_by_id',
      text: `select ${COLUMNS} from price_book_items where id = $1`,
      values: [id],
    })
  ).rows[0];

/**
 * The items of these categories, by name: those that are not archived, or, of archived categories,
 * all.
 */
export const itemsOf = async (db: Db, categoryIds: readonly number[]): Promise<ItemRow[]> =>
  (
    await db.query<ItemRow>({
      name: 'items_of',
      text: `select ${COLUMNS} from price_book_items where category_id = any($1) and
        (category_archived or not own_archived) order by lower(name), id`,
      values: [categoryIds],
    })
  ).rows;

/** How many items each category has, counted as `itemsOf` gives them. */
export const itemCounts = async (db: Db): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await db.query<{ id: number; count: number }>({
    name: 'item_counts',
    text:
      'select category_id as id, count(*)::int as count from price_book_items where ' +
      'category_archived or not own_archived group by category_id',
  });
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** What can be offered, by name. */
export const activeItems = async (db: Db, type: CategoryType): Promise<ItemRow[]> =>
  (
    await db.query<ItemRow>({
      name: 'active_items',
      text: `select ${COLUMNS} from price_book_items where category_type = $1 and is_active and
        ${NOT_ARCHIVED} order by lower(name), id`,
      values: [type],
    })
  ).rows;

export interface Selection {
  readonly itemIds?: readonly number[] | undefined;
  readonly categoryId?: number | undefined;
  readonly type?: CategoryType | undefined;
}

/**
 * The selected items by name, without archived ones; at most `most`. Nothing selected means all.
 */
export const selectedItems = async (
  db: Db,
  { itemIds, categoryId, type }: Selection,
  most: number,
): Promise<ItemRow[]> =>
  (
    await db.query<ItemRow>({
      name: 'selected_items',
      text: `select ${COLUMNS} from price_book_items where ${NOT_ARCHIVED}
        and ($1::bigint[] is null or id = any($1)) and ($2::bigint is null or category_id = $2) and
        ($3::text is null or category_type = $3)
      order by lower(name), id limit $4`,
      values: [itemIds ?? null, categoryId ?? null, type ?? null, most],
    })
  ).rows;

/** Everything that is not archived, for an import to find what is there already. */
export const allItems = async (db: Db): Promise<ItemRow[]> =>
  (
    await db.query<ItemRow>(
      `select ${COLUMNS} from price_book_items where ${NOT_ARCHIVED} order by id`,
    )
  ).rows;

const LIST: List<ItemSort> = {
  model: priceBookItems,
  columns: COLUMNS,
  sorts: SORTS,
  usual: { by: 'name', descending: false },
};

export interface ItemFilter extends PageRequest<ItemSort> {
  readonly categoryId?: number | undefined;
  readonly type?: CategoryType | undefined;
  readonly active?: boolean | undefined;
  readonly archived: boolean;
}

/** Items that match, by name unless another order is asked for. */
export const listItems = (
  db: Db,
  { categoryId, type, active, archived, ...page }: ItemFilter,
): Promise<ListPage<ItemRow>> =>
  readPage(db, LIST, page, [
    { text: archived ? '(own_archived or category_archived)' : NOT_ARCHIVED, values: [] },
    categoryId && sql`category_id = ${categoryId}`,
    type && sql`category_type = ${type}`,
    active !== undefined && sql`is_active = ${active}`,
  ]);
