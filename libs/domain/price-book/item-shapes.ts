// Price book item shapes and commands.
import { z } from 'zod';
import { OneLine, SeveralLines } from '../shared/text.ts';
import { RateCents } from '../shared/money.ts';
import { Unit } from '../shared/unit.ts';
import { CategoryType } from './category-shapes.ts';

export const Described = z.object({
  categoryId: z.int().positive(),
  /**
   * Copied from the category, whose type never changes. Moving an item to a category of the other
   * type changes the item's type.
   */
  categoryType: CategoryType,
  name: z.string(),
  /** A material's description, or a service's scope of work. */
  description: z.string().nullable(),
  exclusions: z.string().nullable(),
  process: z.string().nullable(),
  unit: Unit,
});
export type Described = z.infer<typeof Described>;

export const Prices = z.object({
  standardPriceCents: RateCents,
  /** Our cost; visible to staff only. */
  costPriceCents: RateCents.nullable(),
});
export type Prices = z.infer<typeof Prices>;

/** An inactive item stays in the price book but can't be added to estimates. */
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
  /** Prices are required; other missing fields stay unchanged. */
  EditItem: AddItem.partial({
    description: true,
    exclusions: true,
    process: true,
    unit: true,
    isActive: true,
  }).extend({
    /**
     * The item's change count when the caller read it, including bulk price changes; null skips the
     * check.
     */
    revision: z.int().min(0).nullable(),
    /**
     * Filled in by the server: the item's current change count and prices. Null if not readable
     * yet.
     */
    now: Prices.extend({ revision: z.int().min(0) }).nullable(),
  }),
  ArchiveItem: z.object({}),
  RestoreItem: z.object({}),
};
