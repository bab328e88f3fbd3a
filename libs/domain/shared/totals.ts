// Totals of what is offered and billed: one engine for screen, PDF, e-mail and API, in whole cents.
import { z } from 'zod';
import { Cents, roundedDivision } from './money.ts';
import { BasisPoints } from './percent.ts';

/**
 * Which amount the tax is taken from. `undiscounted`: taxable lines as they are (the simple wizard,
 * spec section 5).
 * `discounted`: taxable lines after the discount (the five-step, standard and multi-option forms).
 */
export const TaxBasis = z.enum(['undiscounted', 'discounted']);
export type TaxBasis = z.infer<typeof TaxBasis>;

/**
 * What is due on approval: so many dollars, or a percentage of the subtotal (spec section 5, the
 * editor).
 */
export const Deposit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), cents: Cents.min(1, 'A deposit must be above 0') }),
  z.object({
    kind: z.literal('percent'),
    basisPoints: BasisPoints.min(1, 'A deposit must be above 0'),
  }),
]);
export type Deposit = z.infer<typeof Deposit>;

/** `depositCents` is the part of the total due on approval, not an addition to it. */
export const Totals = z.object({
  subtotalCents: Cents,
  discountCents: Cents,
  taxCents: Cents,
  totalCents: Cents,
  depositCents: Cents,
});
export type Totals = z.infer<typeof Totals>;

/**
 * What totals are made of. Quantities in hundredths, because roofs are measured in squares like
 * 24.5.
 */
export interface Priced {
  readonly quantityHundredths: number;
  readonly rateCents: number;
  readonly taxable: boolean;
}
export interface Terms {
  readonly discountBasisPoints: number;
  /** A discount in dollars; counts when above 0, and never takes more than the subtotal. */
  readonly discountFixedCents: number;
  readonly taxBasisPoints: number;
  readonly taxBasis: TaxBasis;
  readonly deposit: Deposit | null;
}

/** Quantity times rate, rounded half away from zero to the cent. */
export const lineTotalCents = (line: Pick<Priced, 'quantityHundredths' | 'rateCents'>): number =>
  roundedDivision(BigInt(line.quantityHundredths) * BigInt(line.rateCents), 100n);

/**
 * Subtotal, discount, tax, total and deposit of the lines; every amount shown is rounded once, half
 * away from zero (design: totals).
 */
export function totalsOf(lines: readonly Priced[], terms: Terms): Totals {
  const sum = (some: readonly Priced[]) =>
    some.reduce((cents, line) => cents + lineTotalCents(line), 0);
  const subtotalCents = sum(lines);
  const taxable = BigInt(sum(lines.filter((line) => line.taxable)));
  const fixed =
    terms.discountFixedCents > 0 ? Math.min(terms.discountFixedCents, subtotalCents) : null;
  // The part of every line that is left after the discount, as a fraction.
  const [left, whole] =
    fixed === null
      ? [10_000n - BigInt(terms.discountBasisPoints), 10_000n]
      : [BigInt(subtotalCents - fixed), BigInt(subtotalCents)];
  const discountCents =
    fixed ?? roundedDivision(BigInt(subtotalCents) * BigInt(terms.discountBasisPoints), 10_000n);
  const tax = BigInt(terms.taxBasisPoints);
  const taxCents =
    terms.taxBasis === 'discounted' && whole > 0n
      ? roundedDivision(taxable * left * tax, whole * 10_000n)
      : roundedDivision(taxable * tax, 10_000n);
  const totalCents = subtotalCents - discountCents + taxCents;
  return {
    subtotalCents,
    discountCents,
    taxCents,
    totalCents,
    depositCents: Math.min(depositCents(subtotalCents, terms.deposit), totalCents),
  };
}

/** The deposit asked for; percentages are of the subtotal. */
function depositCents(subtotalCents: number, deposit: Deposit | null): number {
  if (deposit === null) return 0;
  return deposit.kind === 'amount'
    ? deposit.cents
    : roundedDivision(BigInt(subtotalCents) * BigInt(deposit.basisPoints), 10_000n);
}

/**
 * What the lines cost us, in cents; null when the cost of one of them is not known, or there is
 * none. For staff only.
 */
export function costOf(
  lines: readonly { readonly quantityHundredths: number; readonly costCents: number | null }[],
): number | null {
  const costs = lines.map(({ quantityHundredths, costCents }) =>
    costCents === null ? null : lineTotalCents({ quantityHundredths, rateCents: costCents }),
  );
  return costs.length > 0 && costs.every((cost) => cost !== null)
    ? costs.reduce((sum, cost) => sum + cost, 0)
    : null;
}
