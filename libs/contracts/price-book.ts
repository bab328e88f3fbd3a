// Price book routes. Available under both /api/pricebook and /api/price-book.
import { z } from 'zod';
import {
  CategoryType,
  commands as categoryCommands,
} from '@purlin/domain/price-book/category-shapes.ts';
import { commands as itemCommands } from '@purlin/domain/price-book/item-shapes.ts';
import { RateCents } from '@purlin/domain/shared/money.ts';
import { Unit } from '@purlin/domain/shared/unit.ts';
import { importDoors } from './csv-import.ts';
import {
  asDecimal,
  Flag,
  Id,
  ListQuery,
  OnlyIds,
  OptionalText,
  RateInput,
  sortBy,
  type SortField,
} from './fields.ts';
import {
  ItemSelection,
  Material,
  PriceBookCategory,
  PriceBookItem,
  PriceChange,
  PricePreviewRow,
  PriceRowsInput,
  RemovedFromBook,
  RuleInput,
  Service,
} from './price-book-shapes.ts';
import { action, command, query } from './route.ts';

const {
  AddItem: { shape: item },
} = itemCommands;
const {
  AddCategory: { shape: category },
} = categoryCommands;
type Amount = string | number | null | undefined;
const blank = (amount: Amount): amount is '' | null | undefined =>
  amount === '' || amount === null || amount === undefined;
const AmountInput = z.union([z.string(), z.number()]).nullish().meta(asDecimal('rate'));
/** A blank price means zero; a blank cost means unknown (rule: item-prices). */
const prices = {
  standardPrice: AmountInput.transform((amount) => (blank(amount) ? '0' : amount)).pipe(
    RateInput.pipe(item.standardPriceCents),
  ),
  costPrice: AmountInput.transform((amount) => (blank(amount) ? null : amount)).pipe(
    RateInput.pipe(RateCents.min(0, 'A cost cannot be negative')).nullable(),
  ),
};

const ItemSort = sortBy('name', 'standardPrice', 'costPrice', 'margin', 'unit', 'isActive');
export type ItemSort = SortField<typeof ItemSort>;
const ItemQuery = ListQuery.extend({
  categoryId: z.coerce.number().pipe(Id).optional(),
  type: CategoryType.optional(),
  active: z
    .enum(['true', 'false'])
    .transform((flag) => flag === 'true')
    .optional(),
  archived: Flag,
  ids: OnlyIds,
  sort: ItemSort,
});

/** Services and materials include only active, unarchived items. */
const bookDoors = <const B extends 'pricebook' | 'price-book'>(base: B) => ({
  services: query(`/api/${base}/services`, {
    right: 'price-book.read',
    summary: 'Services available for estimates, by name',
    answer: z.array(Service),
  }),
  materials: query(`/api/${base}/materials`, {
    right: 'price-book.read',
    summary: 'Materials available for estimates, by name',
    answer: z.array(Material),
  }),
  categories: query(`/api/${base}/categories`, {
    right: 'price-book.read',
    summary:
      'Categories in order, each with its items; `archived=true` returns archived ones, ' +
      '`items=false` leaves the items out',
    answer: z.array(PriceBookCategory),
    query: z.object({
      archived: Flag,
      items: z
        .enum(['true', 'false'])
        .transform((flag) => flag === 'true')
        .default(true),
    }),
  }),
});

const categoryDoors = <const B extends 'pricebook' | 'price-book'>(base: B) => ({
  addCategory: command('POST', `/api/${base}/categories`, {
    right: 'price-book.write',
    summary: 'Adds a category',
    decider: 'priceBookCategory',
    command: 'AddCategory',
    stream: 'new',
    answer: PriceBookCategory,
    body: z.object({
      name: category.name,
      description: OptionalText,
      type: CategoryType,
      order: category.order.default(0),
    }),
  }),
  editCategory: command('PUT', `/api/${base}/categories/:id`, {
    right: 'price-book.write',
    summary: 'Updates a category; its type doesn’t change',
    decider: 'priceBookCategory',
    command: 'EditCategory',
    answer: PriceBookCategory,
    body: z.object({
      name: category.name,
      description: OptionalText.optional(),
      order: category.order.optional(),
    }),
  }),
  arrangeCategories: action('POST', `/api/${base}/categories/arrange`, {
    right: 'price-book.write',
    summary: 'Sets the order of the categories',
    commits: true,
    answer: z.array(PriceBookCategory),
    body: z.object({ ids: z.array(Id).min(1).max(1_000) }),
  }),
  removeCategory: command('DELETE', `/api/${base}/categories/:id`, {
    right: 'price-book.write',
    summary: 'Deletes a category that never had any items; archives any other with its items',
    decider: 'priceBookCategory',
    command: 'RemoveCategory',
    answer: RemovedFromBook,
  }),
  restoreCategory: command('POST', `/api/${base}/categories/:id/restore`, {
    right: 'price-book.write',
    summary: 'Restores an archived category with its items',
    decider: 'priceBookCategory',
    command: 'RestoreCategory',
    answer: PriceBookCategory,
  }),
});

const itemDoors = <const B extends 'pricebook' | 'price-book'>(base: B) => ({
  items: query(`/api/${base}/items`, {
    right: 'price-book.read',
    summary:
      'Items by name; `q` searches name and description; `archived=true` returns archived ones',
    answer: z.array(PriceBookItem),
    query: ItemQuery,
  }),
  item: query(`/api/${base}/items/:id`, {
    right: 'price-book.read',
    summary: 'One item',
    answer: PriceBookItem,
  }),
});

const itemChangeDoors = <const B extends 'pricebook' | 'price-book'>(base: B) => ({
  addItem: command('POST', `/api/${base}/items`, {
    right: 'price-book.write',
    summary: 'Adds a service or material, depending on the category',
    decider: 'priceBookItem',
    command: 'AddItem',
    stream: 'new',
    answer: PriceBookItem,
    body: z.object({
      categoryId: item.categoryId,
      name: item.name,
      description: OptionalText,
      exclusions: OptionalText,
      process: OptionalText,
      unit: Unit.default('each'),
      ...prices,
      isActive: z.boolean().default(true),
    }),
  }),
  editItem: command('PUT', `/api/${base}/items/:id`, {
    right: 'price-book.write',
    summary:
      'Updates an item; existing estimates don’t change. Moving it to a category of the other ' +
      'type changes its type',
    decider: 'priceBookItem',
    command: 'EditItem',
    answer: PriceBookItem,
    body: z.object({
      categoryId: item.categoryId,
      name: item.name,
      description: OptionalText.optional(),
      exclusions: OptionalText.optional(),
      process: OptionalText.optional(),
      unit: Unit.optional(),
      ...prices,
      isActive: z.boolean().optional(),
      /** As the item had it when it was read; unset overwrites whatever changed since. */
      revision: z.int().min(0).max(1_000_000_000).optional(),
    }),
  }),
  removeItem: command('DELETE', `/api/${base}/items/:id`, {
    right: 'price-book.write',
    summary: 'Archives an item, because estimates may refer to it; it can be restored',
    decider: 'priceBookItem',
    command: 'ArchiveItem',
    answer: RemovedFromBook,
  }),
  restoreItem: command('POST', `/api/${base}/items/:id/restore`, {
    right: 'price-book.write',
    summary: 'Restores an archived item',
    decider: 'priceBookItem',
    command: 'RestoreItem',
    answer: PriceBookItem,
  }),
  ...importDoors(`/api/${base}/items`, 'items of the price book', 'price-book.write'),
});

const priceChangeDoors = <const B extends 'pricebook' | 'price-book'>(base: B) => ({
  priceChanges: query(`/api/${base}/price-changes`, {
    right: 'price-book.read',
    summary: 'Bulk price changes, newest first',
    answer: z.array(PriceChange),
    query: ListQuery.omit({ q: true }),
  }),
  previewPrices: action('POST', `/api/${base}/price-changes/preview`, {
    right: 'price-book.write',
    summary: 'Previews a bulk price change; saves nothing',
    body: ItemSelection.extend({ rule: RuleInput }),
    answer: z.object({ rows: z.array(PricePreviewRow) }),
  }),
  changePrices: command('POST', `/api/${base}/price-changes`, {
    right: 'price-book.write',
    summary:
      'Changes many prices at once, as previewed; 412 if one of them has changed in the meantime',
    decider: 'priceBook',
    command: 'ChangePrices',
    stream: 'room',
    answer: PriceChange,
    body: z.object({ rule: RuleInput, rows: PriceRowsInput }),
  }),
  undoPriceChange: command('POST', `/api/${base}/price-changes/undo`, {
    right: 'price-book.write',
    summary: 'Undoes the latest bulk price change, except for prices changed since then',
    decider: 'priceBook',
    command: 'UndoPriceChange',
    stream: 'room',
    answer: PriceChange,
  }),
});

/** All price book routes under one base path. */
const doors = <const B extends 'pricebook' | 'price-book'>(base: B) => ({
  ...bookDoors(base),
  ...categoryDoors(base),
  ...itemDoors(base),
  ...itemChangeDoors(base),
  ...priceChangeDoors(base),
});

export const priceBook = doors('pricebook');
export const hyphenatedPriceBook = doors('price-book');
