// What the price book looks like on the wire: categories, items, what is offered, price changes.
import { z } from 'zod';
import { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import { commands } from '@purlin/domain/price-book/price-book-shapes.ts';
import { PriceRule, Rounding } from '@purlin/domain/price-book/reprice.ts';
import { RateCents } from '@purlin/domain/shared/money.ts';
import { Unit } from '@purlin/domain/shared/unit.ts';
import { ChangeInput, Id, Instant, Money, Rate, RateInput } from './fields.ts';

/** For staff only: it has the cost. */
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
     * Price less cost, and what part of the price that is; null while the cost is unknown, the part
     * also when the price is zero.
     */
    margin: Rate.nullable(),
    marginPercent: Money.nullable(),
    /** False: in the price book, and not offered for estimates. */
    isActive: z.boolean(),
    /** By itself or with its category. */
    isArchived: z.boolean(),
    /**
     * Counts every change; sent back with a change it guards against overwriting somebody else's.
     */
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
    /** Of the items that are not archived; of an archived category, all. */
    itemCount: z.int(),
    items: z.array(PriceBookItem),
  })
  .meta({ id: 'PriceBookCategory' });
export type PriceBookCategory = z.infer<typeof PriceBookCategory>;

/** What can be offered; for staff, because a line of an estimate keeps the cost. */
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

/** What became of something that was asked to be removed, in a sentence. */
export const RemovedFromBook = z
  .object({ id: Id, outcome: z.enum(['deleted', 'archived']), message: z.string() })
  .meta({ id: 'RemovedFromPriceBook' });

/** A rule as people say it: up or (below zero) down by so many percent or dollars. */
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
 * Which items: these, or all of a category, of a type, of the book. Archived ones are never among
 * them.
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
/** A row as a preview showed it. What it holds besides is left aside. */
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
/** At least one, and no more than one event holds. */
export const PriceRowsInput = z.array(PriceRowInput).pipe(commands.ChangePrices.shape.rows);

export const PriceChange = z
  .object({
    id: Id,
    at: Instant,
    by: z.string(),
    /** Null when it took the change before it back. */
    rule: z
      .object({
        target: PriceRule.shape.target,
        by: z.enum(['percent', 'amount']),
        value: z.string(),
        rounding: Rounding,
      })
      .nullable(),
    itemCount: z.int(),
    /** It is the last one, and can be taken back. */
    canUndo: z.boolean(),
  })
  .meta({ id: 'PriceChange' });
export type PriceChange = z.infer<typeof PriceChange>;
