// The price book room: services and materials with their prices, under both addresses of the API.
import { exportTable } from '../platform/core/files/export-tables.ts';
import { hyphenatedPriceBook, priceBook } from '@purlin/contracts/price-book.ts';
import { priceBookCategory } from '@purlin/domain/price-book/category.ts';
import { MOST_PRICES } from '@purlin/domain/price-book/price-book-shapes.ts';
import { refuse } from '@purlin/domain/price-book/refusals.ts';
import { answerWords } from '@purlin/words/answers.ts';
import { staffNames } from '../access/read-models/everybody.ts';
import { previewOf } from '../platform/core/files/csv-import.ts';
import { importList } from '../platform/core/files/import-list.ts';
import type { Db } from '../platform/servers/database.ts';
import { BadInput } from '../platform/core/input.ts';
import type { Answers } from '../platform/core/answers.ts';
import { defineRoom, ListPage, type Services } from '../platform/core/room.ts';
import { commands, deciders } from './commands.ts';
import { toItem, toMaterial, toPreview, toPriceChange, toService } from './on-the-wire.ts';
import { planImport } from './price-book-import.ts';
import {
  allCategories,
  categoryById,
  priceBookCategories,
} from './read-models/price-book-categories.ts';
import {
  activeItems,
  itemById,
  itemCounts,
  itemsOf,
  listItems,
  priceBookItems,
  selectedItems,
} from './read-models/price-book-items.ts';
import {
  listPriceChanges,
  priceChanges,
  type PriceChangeRow,
} from './read-models/price-changes.ts';

const categoriesOf = async (
  db: Db,
  { archived, items }: { readonly archived: boolean; readonly items: boolean },
) => {
  const [categories, counts] = await Promise.all([allCategories(db, archived), itemCounts(db)]);
  const rows = items
    ? await itemsOf(
        db,
        categories.map(({ id }) => id),
      )
    : [];
  const byCategory = Map.groupBy(rows, (item) => item.categoryId);
  return categories.map(({ hadItems: _, ...category }) => ({
    ...category,
    itemCount: counts.get(category.id) ?? 0,
    items: (byCategory.get(category.id) ?? []).map(toItem),
  }));
};

const toChanges = async (db: Db, rows: readonly PriceChangeRow[]) => {
  const names = await staffNames(db);
  return rows.map((row) => toPriceChange(row, names));
};

const resources = {
  priceBookCategory: async (id: number, { db }: Services) => {
    const category = await categoryById(db, id);
    if (!category) return undefined;
    const { hadItems: _, ...row } = category;
    const items = (await itemsOf(db, [id])).map(toItem);
    return { ...row, itemCount: items.length, items };
  },
  priceBookItem: async (id: number, { db }: Services) => {
    const row = await itemById(db, id);
    return row && toItem(row);
  },
  priceBook: async (_: number, { db }: Services) =>
    (await toChanges(db, (await listPriceChanges(db, { limit: 1 })).items))[0],
};

const answers: Answers<typeof priceBook, typeof resources> = {
  services: async (_, { db }) => (await activeItems(db, 'service')).map(toService),
  materials: async (_, { db }) => (await activeItems(db, 'material')).map(toMaterial),
  categories: ({ query }, { db }) => categoriesOf(db, query),
  async arrangeCategories({ body: { ids } }, services, { asker }) {
    // All or none: what one command would refuse is looked for before the first is given.
    const known = new Set((await allCategories(services.db, false)).map(({ id }) => id));
    if (!ids.every((id) => known.has(id)))
      return refuse('category-not-found', { asked: 'arrange' });
    const receipts = await Promise.all(
      [...new Set(ids)].map((id, order) =>
        services.dispatch(
          priceBookCategory,
          id,
          { type: 'EditCategory', data: { order } },
          { ...asker, key: asker.key && `${asker.key}/${id}` },
        ),
      ),
    );
    const show = () => categoriesOf(services.db, { archived: false, items: false });
    return { receipts, show };
  },
  async removeCategory({ id }, { db }, { language }) {
    const say = answerWords(language);
    const row = await categoryById(db, id);
    if (!row) return { id, outcome: 'deleted', message: say('category-deleted') };
    const items = (await itemsOf(db, [id])).length;
    const message = say('category-archived', { name: row.name, items });
    return { id, outcome: 'archived', message };
  },
  async items({ query }, { db }) {
    const page = await listItems(db, query);
    return new ListPage(page.items.map(toItem), page.next);
  },
  item: ({ id }, services) => resources.priceBookItem(id, services),
  async removeItem({ id }, { db }, { language }) {
    const say = answerWords(language);
    const name = (await itemById(db, id))?.name ?? say('this-item');
    return { id, outcome: 'archived', message: say('item-archived', { name }) };
  },
  previewImport: async ({ body }, services) => previewOf(await planImport(body.csv, services)),
  runImport: ({ body }, services, { asker }) =>
    importList('price-book', () => planImport(body.csv, services), services, asker),
  async priceChanges({ query }, { db }) {
    const page = await listPriceChanges(db, query);
    return new ListPage(await toChanges(db, page.items), page.next);
  },
  async previewPrices({ body: { rule, ...selection } }, { db }) {
    const rows = await selectedItems(db, selection, MOST_PRICES + 1);
    if (rows.length > MOST_PRICES)
      throw new BadInput('too-many-items', { values: { most: MOST_PRICES } });
    return { rows: rows.map((row) => toPreview(row, rule)) };
  },
};

export const priceBookRoom = defineRoom({ contract: priceBook, deciders, resources })({
  name: 'price-book',
  readModels: [priceBookCategories, priceBookItems, priceChanges],
  taken: [
    exportTable('price-book-categories', priceBookCategories),
    exportTable('price-book', priceBookItems),
  ],
  commands,
  answers,
});

/** The same room behind its second door. */
export const hyphenatedPriceBookRoom = defineRoom({
  contract: hyphenatedPriceBook,
  deciders,
  resources,
})({
  name: 'price-book-hyphenated',
  readModels: [],
  commands,
  answers,
});
