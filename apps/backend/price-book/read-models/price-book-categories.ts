// Which categories has the price book?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { PriceBookCategoryEvent } from '@purlin/domain/price-book/category.ts';
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import type { PriceBookItemEvent } from '@purlin/domain/price-book/item.ts';
import type { Db } from '../../platform/servers/database.ts';

const setArchived = (id: number, archived: boolean) =>
  sql`update price_book_categories set is_archived = ${archived} where id = ${id}`;
/** For good: estimates may hold what once was in it. */
const hasItems = ({ categoryId }: { readonly categoryId: number }) =>
  sql`update price_book_categories set had_items = true where id = ${categoryId} and not had_items`;

export const priceBookCategories = readModel<PriceBookCategoryEvent | PriceBookItemEvent>()({
  name: 'price_book_categories',
  version: 3,
  columns: `id bigint primary key, name text not null, description text, type text not null,
    sort_order bigint not null, is_archived boolean not null default false,
    had_items boolean not null default false`,
  on: {
    PriceBookCategoryAdded: (e, { id }) =>
      sql`insert into price_book_categories values (${id}, ${e.name}, ${e.description}, ${e.type},
        ${e.order})`,
    PriceBookCategoryChanged: (e, { id }) =>
      sql`update price_book_categories set name = ${e.name}, description = ${e.description},
        sort_order = ${e.order} where id = ${id}`,
    PriceBookCategoryArchived: (_, { id }) => setArchived(id, true),
    PriceBookCategoryRestored: (_, { id }) => setArchived(id, false),
    PriceBookCategoryDeleted: (_, { id }) =>
      sql`delete from price_book_categories where id = ${id}`,
    PriceBookItemAdded: hasItems,
    PriceBookItemDescribed: hasItems,
  },
});

export interface CategoryRow {
  readonly id: number;
  readonly name: string;
  readonly description: string | null;
  readonly type: CategoryType;
  readonly order: number;
  readonly isArchived: boolean;
  readonly hadItems: boolean;
}
const COLUMNS =
  'id, name, description, type, sort_order as "order", is_archived as "isArchived", ' +
  'had_items as "hadItems"';

/**
 * In their order, then by name; a price book has dozens of categories, not thousands, so they come
 * at once.
 */
export const allCategories = async (db: Db, archived: boolean): Promise<CategoryRow[]> =>
  (
    await db.query<CategoryRow>(
      `select ${COLUMNS} from price_book_categories where is_archived = $1 order by type desc,
        sort_order, lower(name), id limit 1000`,
      [archived],
    )
  ).rows;

export const categoryById = async (db: Db, id: number): Promise<CategoryRow | undefined> =>
  (
    await db.query<CategoryRow>({
      name: 'category_by_id',
      text: `select ${COLUMNS} from price_book_categories where id = $1`,
      values: [id],
    })
  ).rows[0];
