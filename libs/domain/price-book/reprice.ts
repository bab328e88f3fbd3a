// How a price change of many items counts: percent or amount, up or down, rounded to a step. Screen
// preview, server and history use this one function.
import { z } from 'zod';
import { roundedDivision } from '../shared/money.ts';

/** Ten million dollars, as everywhere; see shared/money.ts. */
const MOST_CENTS = 1_000_000_000;

export const Rounding = z.enum(['none', 'quarter', 'half', 'dollar']);
export type Rounding = z.infer<typeof Rounding>;
const STEP_CENTS: Readonly<Record<Rounding, bigint>> = {
  none: 1n,
  quarter: 25n,
  half: 50n,
  dollar: 100n,
};

export const PriceRule = z.object({
  /** Which of an item's two amounts change. */
  target: z.enum(['price', 'cost', 'both']),
  by: z.discriminatedUnion('kind', [
    /** Up or, below zero, down; at most tenfold. */
    z.object({
      kind: z.literal('percent'),
      basisPoints: z
        .int()
        .min(-10_000, 'A price can go down by at most 100 percent')
        .max(90_000, 'A price can go up by 900 percent at most'),
    }),
    z.object({ kind: z.literal('amount'), cents: z.int().min(-MOST_CENTS).max(MOST_CENTS) }),
  ]),
  rounding: Rounding,
});
export type PriceRule = z.infer<typeof PriceRule>;

/**
 * One amount by the rule, in cents: exact, then rounded once to the step, half away from zero;
 * never below zero or above ten million dollars.
 */
export function repriced(cents: number, { by, rounding }: Omit<PriceRule, 'target'>): number {
  const step = STEP_CENTS[rounding];
  const [n, d] =
    by.kind === 'percent'
      ? [BigInt(cents) * BigInt(10_000 + by.basisPoints), 10_000n]
      : [BigInt(cents + by.cents), 1n];
  return Math.min(MOST_CENTS, Math.max(0, roundedDivision(n, d * step) * Number(step)));
}

/** What an item costs, before or after. */
interface Prices {
  readonly standardPriceCents: number;
  readonly costPriceCents: number | null;
}

/** Both amounts of an item by the rule; an unknown cost stays unknown. */
export const pricesBy = (
  rule: PriceRule,
  { standardPriceCents, costPriceCents }: Prices,
): Prices => ({
  standardPriceCents:
    rule.target === 'cost' ? standardPriceCents : repriced(standardPriceCents, rule),
  costPriceCents:
    rule.target === 'price' || costPriceCents === null
      ? costPriceCents
      : repriced(costPriceCents, rule),
});
