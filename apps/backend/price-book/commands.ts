// What the commands of the price book are made of: the request, the category an item is in, and
// what items cost now.
import type { z } from 'zod';
import type { priceBook as contract } from '@purlin/contracts/price-book.ts';
import { priceBookCategory } from '@purlin/domain/price-book/category.ts';
import { priceBookItem } from '@purlin/domain/price-book/item.ts';
import { priceBook } from '@purlin/domain/price-book/price-book.ts';
import { MOST_PRICES, THE_PRICE_BOOK } from '@purlin/domain/price-book/price-book-shapes.ts';
import { refuse } from '@purlin/domain/price-book/refusals.ts';
import type { Commands, Facts } from '../platform/core/commands/build-command.ts';
import type { Db } from '../platform/servers/database.ts';
import { categoryById } from './read-models/price-book-categories.ts';
import { itemById, selectedItems } from './read-models/price-book-items.ts';
import { lastChange } from './read-models/price-changes.ts';

/** The deciders of the price book. */
export const deciders = [priceBookCategory, priceBookItem, priceBook] as const;

type ItemCommands = (typeof priceBookItem)['commands'];
type AddItem = z.input<ItemCommands['AddItem']>;
type EditItem = z.input<ItemCommands['EditItem']>;

/** Type of the category an item is to be in. Throws a Refusal. */
async function typeOf(db: Db, categoryId: number) {
  const category = await categoryById(db, categoryId);
  if (!category) return refuse('category-unknown');
  if (category.isArchived) return refuse('category-archived', { category: category.name });
  return category.type;
}

/**
 * What these items cost now, and how many changes of many prices had been seen: in this order, so
 * that one that comes in between is noticed.
 */
async function pricesNow(db: Db, itemIds?: readonly number[]) {
  const last = await lastChange(db);
  const rows = await selectedItems(db, { itemIds: itemIds ?? last.itemIds }, MOST_PRICES);
  return {
    changes: last.changes,
    now: rows.map(({ id, standardPriceCents, costPriceCents }) => ({
      itemId: id,
      standardPriceCents,
      costPriceCents,
    })),
  };
}

/** A new item, of the type that its category has. Throws a Refusal. */
export const added = async (
  item: Omit<AddItem, 'categoryType'>,
  { db }: Pick<Facts, 'db'>,
): Promise<AddItem> => ({ ...item, categoryType: await typeOf(db, item.categoryId) });

/** A change of an item, with what the item counts and costs now. Throws a Refusal. */
export async function edited(
  id: number,
  item: Omit<EditItem, 'categoryType' | 'now'>,
  { db }: Pick<Facts, 'db'>,
): Promise<EditItem> {
  const [categoryType, row] = await Promise.all([typeOf(db, item.categoryId), itemById(db, id)]);
  return {
    ...item,
    categoryType,
    now: row
      ? {
          standardPriceCents: row.standardPriceCents,
          costPriceCents: row.costPriceCents,
          revision: row.revision,
        }
      : null,
  };
}

const stream = () => THE_PRICE_BOOK;

export const commands: Commands<typeof contract, typeof deciders> = {
  // What cannot be read yet is archived and not deleted.
  removeCategory: async ({ params }, { db }) => ({
    hadItems: (await categoryById(db, params.id))?.hadItems ?? true,
  }),
  addItem: ({ body: { standardPrice, costPrice, ...rest } }, facts) =>
    added({ ...rest, standardPriceCents: standardPrice, costPriceCents: costPrice }, facts),
  editItem: ({ params, body: { standardPrice, costPrice, revision = null, ...rest } }, facts) =>
    edited(
      params.id,
      { ...rest, revision, standardPriceCents: standardPrice, costPriceCents: costPrice },
      facts,
    ),
  async restoreItem({ params }, { db }) {
    const row = await itemById(db, params.id);
    if (row) await typeOf(db, row.categoryId);
    return {};
  },
  changePrices: {
    stream,
    make: async ({ body }, { db }) => ({
      ...body,
      ...(await pricesNow(
        db,
        body.rows.map((row) => row.itemId),
      )),
    }),
  },
  undoPriceChange: { stream, make: (_, { db }) => pricesNow(db) },
};
