// The doors of the price book, under both of its addresses: /api/pricebook and /api/price-book answer alike.
import { z } from 'zod';
import { CategoryType, priceBookCategory } from '@purlin/domain/price-book/category.ts';
import { priceBookItem } from '@purlin/domain/price-book/item.ts';
import { Unit } from '@purlin/domain/shared/unit.ts';
import { Id, ListQuery, Money, MoneyInput, OptionalText } from './fields.ts';
import { command, query, staff } from './route.ts';

export const PriceBookItem = z.object({
  id: Id, categoryId: Id, categoryType: CategoryType, name: z.string(), description: z.string().nullable(), exclusions: z.string().nullable(), process: z.string().nullable(),
  unit: Unit, standardPrice: Money, costPrice: Money.nullable(), isActive: z.boolean(),
}).meta({ id: 'PriceBookItem' });
export type PriceBookItem = z.infer<typeof PriceBookItem>;

export const PriceBookCategory = z.object({
  id: Id, name: z.string(), description: z.string().nullable(), type: CategoryType, order: z.int(), items: z.array(PriceBookItem),
}).meta({ id: 'PriceBookCategory' });
export type PriceBookCategory = z.infer<typeof PriceBookCategory>;

const Material = z.object({ id: Id, name: z.string(), standardPrice: Money, description: z.string().nullable(), unit: Unit });
const Service = Material.extend({ scopeOfWork: z.string().nullable(), exclusions: z.string().nullable(), process: z.string().nullable() });

const { AddItem: { shape: item } } = priceBookItem.commands;
const { AddCategory: { shape: category } } = priceBookCategory.commands;
type Amount = string | number | null | undefined;
const blank = (amount: Amount): amount is '' | null | undefined => amount === '' || amount === null || amount === undefined;
const AmountInput = z.union([z.string(), z.number()]).nullish();

/** The family under one address; only active items are offered as services and materials. */
const doors = <const B extends 'pricebook' | 'price-book'>(base: B) => ({
  services: query(`/api/${base}/services`, { access: staff, summary: 'What can be offered as work, by name', answer: z.array(Service) }),
  materials: query(`/api/${base}/materials`, { access: staff, summary: 'What can be offered as material, by name', answer: z.array(Material) }),
  categories: query(`/api/${base}/categories`, { access: staff, summary: 'Categories in their order, each with its items', answer: z.array(PriceBookCategory) }),
  items: query(`/api/${base}/items`, {
    access: staff, summary: 'Items by name; `q` searches name and description', answer: z.array(PriceBookItem), query: ListQuery.extend({ categoryId: z.coerce.number().pipe(Id).optional() }),
  }),
  addCategory: command('POST', `/api/${base}/categories`, {
    access: staff, summary: 'Adds a category', decider: priceBookCategory, stream: 'new', answer: PriceBookCategory,
    body: z.object({ name: category.name, description: OptionalText, type: CategoryType, order: category.order.default(0) }),
    command: (body) => ({ type: 'AddCategory', data: body }),
  }),
  addItem: command('POST', `/api/${base}/items`, {
    access: staff, summary: 'Adds a service or a material, as the category says', decider: priceBookItem, stream: 'new', answer: PriceBookItem,
    body: z.object({
      categoryId: item.categoryId, name: item.name, description: OptionalText, exclusions: OptionalText, process: OptionalText, unit: Unit.default('each'),
      standardPrice: AmountInput.transform((amount) => (blank(amount) ? '0' : amount)).pipe(MoneyInput.pipe(item.standardPriceCents)),
      costPrice: AmountInput.transform((amount) => (blank(amount) ? null : amount)).pipe(MoneyInput.pipe(z.int().min(0, 'A cost cannot be negative')).nullable()),
      isActive: z.boolean().default(true),
    }),
    // Whether it is a service or a material is filled in on the server, from the category's own record.
    command: ({ standardPrice, costPrice, ...rest }) => ({ type: 'AddItem', data: { ...rest, categoryType: 'service' as const, standardPriceCents: standardPrice, costPriceCents: costPrice } }),
  }),
});

export const priceBook = doors('pricebook');
export const hyphenatedPriceBook = doors('price-book');
