// Which categories has the price book?
import { flag, number, text } from '@purlin/event-sourcing/columns.ts';
import { changed, readModel, removed, sql, type RowOf } from '@purlin/event-sourcing/read-model.ts';
import type { PriceBookCategoryEvent } from '@purlin/domain/price-book/category.ts';
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import type { PriceBookItemEvent } from '@purlin/domain/price-book/item.ts';
import type { Db } from '../../platform/servers/database.ts';
import { rowsWhere, rowWhere, select } from '../../platform/core/queries/select.ts';

const categoryOf = ({ categoryId }: { readonly categoryId: number }): number => categoryId;

export const priceBookCategories = readModel<PriceBookCategoryEvent | PriceBookItemEvent>()({
  name: 'price_book_categories',
  version: 4,
  columns: {
    id: number().key(),
    name: text(),
    description: text().nullable(),
    type: text<CategoryType>(),
    order: number(),
    isArchived: flag(),
    /** For good: estimates may hold what once was in it. */
    hadItems: flag(),
  },
  key: { PriceBookItemAdded: categoryOf, PriceBookItemDescribed: categoryOf },
  on: {
    PriceBookCategoryAdded: (e, _, { id }) => ({
      id,
      name: e.name,
      description: e.description,
      type: e.type,
      order: e.order,
      isArchived: false,
      hadItems: false,
    }),
    PriceBookCategoryChanged: (e, row) =>
      changed(row, { name: e.name, description: e.description, order: e.order }),
    PriceBookCategoryArchived: (_, row) => changed(row, { isArchived: true }),
    PriceBookCategoryRestored: (_, row) => changed(row, { isArchived: false }),
    PriceBookCategoryDeleted: () => removed,
    PriceBookItemAdded: (_, row) => (row?.hadItems ? row : changed(row, { hadItems: true })),
    PriceBookItemDescribed: (_, row) => (row?.hadItems ? row : changed(row, { hadItems: true })),
  },
});

export type CategoryRow = RowOf<typeof priceBookCategories>;
const CATEGORY = select(priceBookCategories);

/**
 * In their order, then by name; a price book has dozens of categories, not thousands, so they come
 * at once.
 */
export const allCategories = (db: Db, archived: boolean): Promise<CategoryRow[]> =>
  rowsWhere(
    db,
    CATEGORY,
    sql`where is_archived = ${archived} order by type desc, "order", lower(name), id limit 1000`,
  );

export const categoryById = (db: Db, id: number): Promise<CategoryRow | undefined> =>
  rowWhere(db, CATEGORY, sql`where id = ${id}`);
