// Bulk price calculation: percent or amount, up or down, rounded. Screen preview, server and
// history all use it.
import { z } from 'zod';
import { scaled, unscaled } from '../shared/decimals.ts';
import { Hundredths, RateCents, roundedDivision } from '../shared/money.ts';

/** Ten million dollars, the general maximum; see shared/money.ts. */
const MOST_CENTS = 1_000_000_000;
/** 100 percent, as `scaled` returns it. */
const WHOLE = 1_000_000n;

export const Rounding = z.enum(['none', 'quarter', 'half', 'dollar']);
export type Rounding = z.infer<typeof Rounding>;
const STEP_CENTS: Readonly<Record<Exclude<Rounding, 'none'>, number>> = {
  quarter: 25,
  half: 50,
  dollar: 100,
};

export const PriceRule = z.object({
  /** Which of the two amounts to change. */
  target: z.enum(['price', 'cost', 'both']),
  by: z.discriminatedUnion('kind', [
    /** Negative lowers the price; at most tenfold. */
    z.object({
      kind: z.literal('percent'),
      basisPoints: Hundredths.min(-10_000, 'A price can go down by at most 100 percent').max(
        90_000,
        'A price can go up by 900 percent at most',
      ),
    }),
    z.object({ kind: z.literal('amount'), cents: RateCents }),
  ]),
  rounding: Rounding,
});
export type PriceRule = z.infer<typeof PriceRule>;

/**
 * The rounding step in cents. Without explicit rounding, prices in whole cents stay whole; prices
 * or amounts with decimals keep them.
 */
function stepOf(cents: number, { by, rounding }: Omit<PriceRule, 'target'>): number {
  if (rounding !== 'none') return STEP_CENTS[rounding];
  const amounts = by.kind === 'amount' ? [cents, by.cents] : [cents];
  return amounts.every(Number.isInteger) ? 1 : 0.01;
}

/**
 * One amount repriced, in cents. Computed exactly, then rounded once to the step, half away from
 * zero; limited to zero and ten million dollars.
 */
export function repriced(cents: number, rule: Omit<PriceRule, 'target'>): number {
  const { by } = rule;
  const step = scaled(stepOf(cents, rule));
  const [n, d] =
    by.kind === 'percent'
      ? [scaled(cents) * (WHOLE + scaled(by.basisPoints)), WHOLE]
      : [scaled(cents) + scaled(by.cents), 1n];
  const next = unscaled(BigInt(roundedDivision(n, d * step)) * step);
  return Math.min(MOST_CENTS, Math.max(0, next));
}

interface Prices {
  readonly standardPriceCents: number;
  readonly costPriceCents: number | null;
}

/** Reprices both amounts of an item; an unknown cost stays unknown. */
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
