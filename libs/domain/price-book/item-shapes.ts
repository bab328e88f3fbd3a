// The words of a price book item: its description and prices, and what can be asked.
import { z } from 'zod';
import { OneLine, SeveralLines } from '../shared/text.ts';
import { RateCents } from '../shared/money.ts';
import { Unit } from '../shared/unit.ts';
import { CategoryType } from './category-shapes.ts';

export const Described = z.object({
  categoryId: z.int().positive(),
  /**
   * Copied from the category, which never changes its type; an item that moves to a category of the
   * other type becomes one of that type.
   */
  categoryType: CategoryType,
  name: z.string(),
  /** What it is; of a service, its scope of work. */
  description: z.string().nullable(),
  exclusions: z.string().nullable(),
  process: z.string().nullable(),
  unit: Unit,
});
export type Described = z.infer<typeof Described>;

export const Prices = z.object({
  standardPriceCents: RateCents,
  /** What it costs us; nobody but staff sees it. */
  costPriceCents: RateCents.nullable(),
});
export type Prices = z.infer<typeof Prices>;

/** Not offered means: it stays in the price book, and cannot be chosen for an estimate. */
export const Availability = z.object({ isActive: z.boolean() });

const NO_CATEGORY = 'Please select a category or create a new one';
const Words = SeveralLines().max(4000).nullable();

const AddItem = Described.extend(Prices.shape)
  .extend(Availability.shape)
  .extend({
    categoryId: z.int(NO_CATEGORY).positive(NO_CATEGORY),
    name: OneLine('Please enter a name').min(1, 'Please enter a name').max(300),
    description: Words,
    exclusions: Words,
    process: Words,
    standardPriceCents: RateCents.min(0, 'A price cannot be negative'),
    costPriceCents: RateCents.min(0, 'A cost cannot be negative').nullable(),
  });

export const commands = {
  AddItem,
  /** The prices are always given; of the rest, only what is given changes. */
  EditItem: AddItem.partial({
    description: true,
    exclusions: true,
    process: true,
    unit: true,
    isActive: true,
  }).extend({
    /**
     * What the item counted when it was read (every change counts, also one of many items); null
     * when the caller does not mind what changed since.
     */
    revision: z.int().min(0).nullable(),
    /** Filled in: what the item counts and costs now. Null when that cannot be read yet. */
    now: Prices.extend({ revision: z.int().min(0) }).nullable(),
  }),
  ArchiveItem: z.object({}),
  RestoreItem: z.object({}),
};
