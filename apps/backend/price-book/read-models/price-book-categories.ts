// Which categories has the price book?
import { readModel, sql } from '@purlin/event-sourcing/read-model.ts';
import type { CategoryType, PriceBookCategoryEvent } from '@purlin/domain/price-book/category.ts';
import type { Db } from '../../platform/database.ts';

export const priceBookCategories = readModel<PriceBookCategoryEvent>()({
  name: 'price_book_categories',
  version: 2,
  columns: 'id bigint primary key, name text not null, description text, type text not null, sort_order bigint not null',
  on: { PriceBookCategoryAdded: (e, { id }) => sql`insert into price_book_categories values (${id}, ${e.name}, ${e.description}, ${e.type}, ${e.order})` },
});

export interface CategoryRow { readonly id: number; readonly name: string; readonly description: string | null; readonly type: CategoryType; readonly order: number }
const COLUMNS = 'id, name, description, type, sort_order as "order"';

/** In their order, then by name; a price book has dozens of categories, not thousands, so they come at once. */
export const allCategories = async (db: Db): Promise<CategoryRow[]> =>
  (await db.query<CategoryRow>(`select ${COLUMNS} from price_book_categories order by type desc, sort_order, lower(name), id limit 1000`)).rows;

export const categoryById = async (db: Db, id: number): Promise<CategoryRow | undefined> =>
  (await db.query<CategoryRow>({ name: 'category_by_id', text: `select ${COLUMNS} from price_book_categories where id = $1`, values: [id] })).rows[0];
