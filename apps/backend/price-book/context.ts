// The price book room: services and materials with their prices, under both addresses of the API.
import { hyphenatedPriceBook, priceBook, type PriceBookItem } from '@purlin/contracts/price-book.ts';
import { priceBookCategory } from '@purlin/domain/price-book/category.ts';
import { priceBookItem } from '@purlin/domain/price-book/item.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { Refusal } from '@purlin/event-sourcing/refusal.ts';
import { defineRoom, Page, type Answers, type Room, type Services } from '../platform/room.ts';
import { allCategories, categoryById, priceBookCategories } from './read-models/price-book-categories.ts';
import { activeItems, itemById, itemsOf, listItems, priceBookItems, type ItemRow } from './read-models/price-book-items.ts';

const toItem = ({ standardPriceCents, costPriceCents, ...row }: ItemRow): PriceBookItem => ({
  ...row, standardPrice: toDecimal(standardPriceCents), costPrice: costPriceCents === null ? null : toDecimal(costPriceCents),
});
const toOffered = ({ id, name, description, unit, standardPriceCents }: ItemRow) => ({ id, name, description, unit, standardPrice: toDecimal(standardPriceCents) });

const resources: NonNullable<Room['resources']> = {
  priceBookCategory: async (id: number, { db }: Services) => {
    const category = await categoryById(db, id);
    return category && { ...category, items: (await itemsOf(db, [id])).map(toItem) };
  },
  priceBookItem: async (id: number, { db }: Services) => {
    const row = await itemById(db, id);
    return row && toItem(row);
  },
};

const answers: Answers<typeof priceBook> = {
  services: async (_, { db }) => (await activeItems(db, 'service')).map((row) => ({ ...toOffered(row), scopeOfWork: row.description, exclusions: row.exclusions, process: row.process })),
  materials: async (_, { db }) => (await activeItems(db, 'material')).map(toOffered),
  async categories(_, { db }) {
    const categories = await allCategories(db);
    const items = Map.groupBy(await itemsOf(db, categories.map(({ id }) => id)), (item) => item.categoryId);
    return categories.map((category) => ({ ...category, items: (items.get(category.id) ?? []).map(toItem) }));
  },
  async items({ query }, { db }) {
    const page = await listItems(db, query);
    return new Page(page.items.map(toItem), page.next);
  },
};

export const priceBookRoom = defineRoom<typeof priceBook>({
  name: 'price-book',
  contract: priceBook,
  deciders: [priceBookCategory, priceBookItem],
  readModels: [priceBookCategories, priceBookItems],
  prepare: {
    AddItem: async (item: { categoryId: number }, { db }) => {
      const category = await categoryById(db, item.categoryId);
      if (!category) throw new Refusal('category-unknown', 'Please select a category or create a new one', 'missing');
      return { ...item, categoryType: category.type };
    },
  },
  resources,
  answers,
});

/** The same room behind its second door. */
export const hyphenatedPriceBookRoom = defineRoom<typeof hyphenatedPriceBook>({ name: 'price-book-hyphenated', contract: hyphenatedPriceBook, deciders: [], readModels: [], resources, answers });
