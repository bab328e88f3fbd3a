// What do services and materials cost?
import { decimal, flag, number, text, type Row } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, sql } from '@purlin/event-sourcing/read-model.ts';
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
  type SortKeys,
} from '../../platform/core/queries/paging.ts';
import {
  computed,
  rowsWhere,
  rowWhere,
  select,
  type Selected,
} from '../../platform/core/queries/select.ts';
import type { ListPage } from '../../platform/core/room.ts';

/**
 * What is left of a price, in basis points of it; see the domain's margin.ts. For ordering only, so
 * cut off and not rounded.
 */
const MARGIN =
  'trunc((standard_price_cents - cost_price_cents) * 10000 / nullif(standard_price_cents, 0))';
const SORTS: SortKeys<ItemSort> = {
  name: byText('name'),
  standardPrice: byColumn('standard_price_cents', 'numeric'),
  costPrice: byOptional('cost_price_cents', 'numeric'),
  margin: byOptional(MARGIN, 'numeric'),
  unit: byText('unit'),
  isActive: byColumn('(case when is_active then 0 else 1 end)', 'int'),
};

/** An item that got another price on its own in the moment before keeps it. */
function repriced(row: Stored | undefined, rows: readonly PriceRow[]): Stored | undefined {
  const change = rows.find(({ itemId }) => itemId === row?.id);
  if (!row || !change) return row;
  const { fromCents, toCents, costFromCents, costToCents } = change;
  return row.standardPriceCents === fromCents && row.costPriceCents === costFromCents
    ? edited(row, { standardPriceCents: toCents, costPriceCents: costToCents })
    : row;
}
const edited = (row: Stored | undefined, values: Partial<Stored>): Stored | undefined =>
  row && changed(row, { ...values, revision: row.revision + 1 });
const repricedItems = ({ rows }: { readonly rows: readonly PriceRow[] }): number[] =>
  rows.map(({ itemId }) => itemId);

const columns = {
  id: number().key(),
  categoryId: number(),
  categoryType: text<CategoryType>(),
  name: text(),
  description: text().nullable(),
  exclusions: text().nullable(),
  process: text().nullable(),
  unit: text<Unit>(),
  standardPriceCents: decimal(),
  costPriceCents: decimal().nullable(),
  isActive: flag(),
  revision: number(),
  /** By itself; it is out of sight with its category too. */
  ownArchived: flag(),
};
type Stored = Row<typeof columns>;

export const priceBookItems = readModel<PriceBookItemEvent | PriceBookEvent>()({
  name: 'price_book_items',
  version: 6,
  columns,
  indexes: ['(category_id)', ...sortIndexes(SORTS)],
  search: ['name', 'description'],
  key: { PricesChanged: repricedItems, PriceChangeUndone: repricedItems },
  on: {
    PriceBookItemAdded: (e, _, { id }) => ({
      id,
      categoryId: e.categoryId,
      categoryType: e.categoryType,
      name: e.name,
      description: e.description,
      exclusions: e.exclusions,
      process: e.process,
      unit: e.unit,
      standardPriceCents: e.standardPriceCents,
      costPriceCents: e.costPriceCents,
      isActive: e.isActive,
      revision: 0,
      ownArchived: false,
    }),
    PriceBookItemDescribed: (e, row) =>
      edited(row, {
        categoryId: e.categoryId,
        categoryType: e.categoryType,
        name: e.name,
        description: e.description,
        exclusions: e.exclusions,
        process: e.process,
        unit: e.unit,
      }),
    PriceBookItemRepriced: (e, row) =>
      edited(row, {
        standardPriceCents: e.standardPriceCents,
        costPriceCents: e.costPriceCents,
      }),
    PriceBookItemOfferChanged: (e, row) => edited(row, { isActive: e.isActive }),
    PriceBookItemArchived: (_, row) => edited(row, { ownArchived: true }),
    PriceBookItemRestored: (_, row) => edited(row, { ownArchived: false }),
    PricesChanged: ({ rows }, row) => repriced(row, rows),
    PriceChangeUndone: ({ rows }, row) => repriced(row, rows),
  },
});

/** The category is asked for its name and whether it is archived: a price book has dozens. */
const CATEGORY_ARCHIVED =
  'category_id in (select category.id from price_book_categories category ' +
  'where category.is_archived)';
const NOT_ARCHIVED = `not own_archived and not ${CATEGORY_ARCHIVED}`;
const ITEM = select(
  priceBookItems,
  [
    'id',
    'categoryId',
    'categoryType',
    'name',
    'description',
    'exclusions',
    'process',
    'unit',
    'standardPriceCents',
    'costPriceCents',
    'isActive',
    'revision',
  ],
  {
    categoryName: computed<string>(
      'coalesce((select category.name from price_book_categories category ' +
        "where category.id = category_id), '')",
    ),
    isArchived: computed<boolean>(`(own_archived or ${CATEGORY_ARCHIVED})`),
  },
);
export type ItemRow = Selected<typeof ITEM>;

export const itemById = (db: Db, id: number): Promise<ItemRow | undefined> =>
  rowWhere(db, ITEM, sql`where id = ${id}`);

/**
 * The items of these categories, by name: those that are not archived, or, of archived categories,
 * all.
 */
export const itemsOf = (db: Db, categoryIds: readonly number[]): Promise<ItemRow[]> =>
  rowsWhere(db, ITEM, {
    text:
      `where category_id = any($1) and (${CATEGORY_ARCHIVED} or not own_archived) ` +
      'order by lower(name), id',
    values: [categoryIds],
  });

/** How many items each category has, counted as `itemsOf` gives them. */
export const itemCounts = async (db: Db): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await db.query<{ id: number; count: number }>({
    name: 'item_counts',
    text:
      'select category_id as id, count(*)::int as count from price_book_items where ' +
      `${CATEGORY_ARCHIVED} or not own_archived group by category_id`,
  });
  return new Map(rows.map(({ id, count }) => [id, count]));
};

/** What can be offered, by name. */
export const activeItems = (db: Db, type: CategoryType): Promise<ItemRow[]> =>
  rowsWhere(db, ITEM, {
    text: `where category_type = $1 and is_active and ${NOT_ARCHIVED} order by lower(name), id`,
    values: [type],
  });

export interface Selection {
  readonly itemIds?: readonly number[] | undefined;
  readonly categoryId?: number | undefined;
  readonly type?: CategoryType | undefined;
}

/**
 * The selected items by name, without archived ones; at most `most`. Nothing selected means all.
 */
export const selectedItems = (
  db: Db,
  { itemIds, categoryId, type }: Selection,
  most: number,
): Promise<ItemRow[]> =>
  rowsWhere(db, ITEM, {
    text: `where ${NOT_ARCHIVED}
        and ($1::bigint[] is null or id = any($1)) and ($2::bigint is null or category_id = $2) and
        ($3::text is null or category_type = $3)
      order by lower(name), id limit $4`,
    values: [itemIds ?? null, categoryId ?? null, type ?? null, most],
  });

/** Everything that is not archived, for an import to find what is there already. */
export const allItems = (db: Db): Promise<ItemRow[]> =>
  rowsWhere(db, ITEM, { text: `where ${NOT_ARCHIVED} order by id`, values: [] });

const LIST: List<ItemSort, ItemRow> = {
  rows: ITEM,
  sorts: SORTS,
  usual: { by: 'name', descending: false },
};

export interface ItemFilter extends PageRequest<ItemSort> {
  readonly categoryId?: number | undefined;
  readonly type?: CategoryType | undefined;
  readonly active?: boolean | undefined;
  readonly archived: boolean;
  readonly ids?: readonly number[] | undefined;
}

/** Items that match, by name unless another order is asked for. */
export const listItems = (
  db: Db,
  { categoryId, type, active, archived, ids, ...page }: ItemFilter,
): Promise<ListPage<ItemRow>> =>
  readPage(db, LIST, page, [
    { text: archived ? `(own_archived or ${CATEGORY_ARCHIVED})` : NOT_ARCHIVED, values: [] },
    categoryId && sql`category_id = ${categoryId}`,
    type && sql`category_type = ${type}`,
    active !== undefined && sql`is_active = ${active}`,
    ids && sql`id = any(${ids})`,
  ]);
