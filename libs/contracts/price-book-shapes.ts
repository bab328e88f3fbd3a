// Price book shapes: categories, items, price changes.
import { z } from 'zod';
import { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import { commands } from '@purlin/domain/price-book/price-book-shapes.ts';
import { PriceRule, Rounding } from '@purlin/domain/price-book/reprice.ts';
import { RateCents } from '@purlin/domain/shared/money.ts';
import { Unit } from '@purlin/domain/shared/unit.ts';
import { ChangeInput, Id, Instant, Money, Rate, RateInput } from './fields.ts';

/** Staff only, because it contains the cost. */
export const PriceBookItem = z
  .object({
    id: Id,
    categoryId: Id,
    categoryName: z.string(),
    categoryType: CategoryType,
    name: z.string(),
    description: z.string().nullable(),
    exclusions: z.string().nullable(),
    process: z.string().nullable(),
    unit: Unit,
    standardPrice: Rate,
    costPrice: Rate.nullable(),
    /**
     * Price less cost, and its percentage of the price. Both are null if the cost is unknown; the
     * percentage also if the price is zero.
     */
    margin: Rate.nullable(),
    marginPercent: Money.nullable(),
    /** False: stays in the price book but can't be added to estimates. */
    isActive: z.boolean(),
    /** Archived itself, or with its category. */
    isArchived: z.boolean(),
    /** Change count; send it back with a change to detect concurrent changes. */
    revision: z.int(),
  })
  .meta({ id: 'PriceBookItem' });
export type PriceBookItem = z.infer<typeof PriceBookItem>;

export const PriceBookCategory = z
  .object({
    id: Id,
    name: z.string(),
    description: z.string().nullable(),
    type: CategoryType,
    order: z.int(),
    isArchived: z.boolean(),
    /** Number of unarchived items; of all items if the category is archived. */
    itemCount: z.int(),
    items: z.array(PriceBookItem),
  })
  .meta({ id: 'PriceBookCategory' });
export type PriceBookCategory = z.infer<typeof PriceBookCategory>;

/** An item for estimates. Staff only, because an estimate's line copies the cost. */
export const Material = z.object({
  id: Id,
  name: z.string(),
  standardPrice: Rate,
  costPrice: Rate.nullable(),
  description: z.string().nullable(),
  unit: Unit,
});
export const Service = Material.extend({
  scopeOfWork: z.string().nullable(),
  exclusions: z.string().nullable(),
  process: z.string().nullable(),
});

/** The result of a removal, in a sentence. */
export const RemovedFromBook = z
  .object({ id: Id, outcome: z.enum(['deleted', 'archived']), message: z.string() })
  .meta({ id: 'RemovedFromPriceBook' });

/** A rule in user terms: up, or down if negative, by a percentage or an amount. */
export const RuleInput = z
  .object({
    target: PriceRule.shape.target,
    by: z.enum(['percent', 'amount']),
    value: ChangeInput,
    rounding: Rounding.default('none'),
  })
  .transform(({ target, by, value, rounding }) => ({
    target,
    rounding,
    by: by === 'percent' ? { kind: by, basisPoints: value } : { kind: by, cents: value },
  }))
  .pipe(PriceRule);
export type RuleInput = z.input<typeof RuleInput>;

/**
 * Which items: the given ones, or all of a category, a type, or the book. Never includes archived
 * ones.
 */
export const ItemSelection = z.object({
  itemIds: z.array(Id).max(5_000).optional(),
  categoryId: Id.optional(),
  type: CategoryType.optional(),
});

export const PricePreviewRow = z
  .object({
    itemId: Id,
    name: z.string(),
    categoryName: z.string(),
    unit: Unit,
    from: Rate,
    to: Rate,
    costFrom: Rate.nullable(),
    costTo: Rate.nullable(),
    marginPercentFrom: Money.nullable(),
    marginPercentTo: Money.nullable(),
  })
  .meta({ id: 'PricePreviewRow' });
export type PricePreviewRow = z.infer<typeof PricePreviewRow>;

const PriceInput = RateInput.pipe(RateCents.min(0, 'A price cannot be negative'));
/** A row as shown in the preview; other fields are ignored. */
export const PriceRowInput = z
  .object({
    itemId: Id,
    from: PriceInput,
    to: PriceInput,
    costFrom: PriceInput.nullable().default(null),
    costTo: PriceInput.nullable().default(null),
  })
  .transform(({ itemId, from, to, costFrom, costTo }) => ({
    itemId,
    fromCents: from,
    toCents: to,
    costFromCents: costFrom,
    costToCents: costTo,
  }));
/** At least one row, and at most as many as an event can hold. */
export const PriceRowsInput = z.array(PriceRowInput).pipe(commands.ChangePrices.shape.rows);

export const PriceChange = z
  .object({
    id: Id,
    at: Instant,
    by: z.string(),
    /** Null if it undid the previous change. */
    rule: z
      .object({
        target: PriceRule.shape.target,
        by: z.enum(['percent', 'amount']),
        value: z.string(),
        rounding: Rounding,
      })
      .nullable(),
    itemCount: z.int(),
    /** It is the last change and can be undone. */
    canUndo: z.boolean(),
  })
  .meta({ id: 'PriceChange' });
export type PriceChange = z.infer<typeof PriceChange>;
