// Totals of what is offered and billed: one engine for screen, PDF, e-mail and API, in whole cents.
import { z } from 'zod';
import { scaled } from './decimals.ts';
import { Cents, roundedDivision } from './money.ts';
import { BasisPoints } from './percent.ts';

/**
 * Which amount the tax is taken from (rule: totals). `undiscounted`: taxable lines as they are (the
 * simple wizard). `discounted`: taxable lines after the discount (the five-step, standard and
 * multi-option forms).
 */
export const TaxBasis = z.enum(['undiscounted', 'discounted']);
export type TaxBasis = z.infer<typeof TaxBasis>;

/** What is due on approval: so many dollars, or a percentage (rule: deposit). */
export const Deposit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), cents: Cents.min(1, 'A deposit must be more than 0') }),
  z.object({
    kind: z.literal('percent'),
    basisPoints: BasisPoints.min(0.01, 'A deposit must be more than 0'),
  }),
]);
export type Deposit = z.infer<typeof Deposit>;

/**
 * What a percentage of a deposit is taken from: the total, which is what the client owes. The
 * first offers took it from the subtotal, and keep what they said.
 */
export const DepositBasis = z.enum(['total', 'subtotal']);
export type DepositBasis = z.infer<typeof DepositBasis>;

/**
 * `depositCents` is the part of the total due on approval, not an addition to it. The fee for
 * paying by card is a part of the total and no tax; the first offers had none.
 */
export const Totals = z.object({
  subtotalCents: Cents,
  discountCents: Cents,
  taxCents: Cents,
  processingFeeCents: Cents.default(0),
  totalCents: Cents,
  depositCents: Cents,
});
export type Totals = z.infer<typeof Totals>;

/**
 * What totals are made of. Quantities, rates and percentages are hundredths with up to two places
 * of their own: 33.333 squares are 3333.3, and 8.375 % is 837.5.
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
  /** For paying by card, of what stands above it: 3 % is never more than 3 % of the payment. */
  readonly processingFeeBasisPoints: number;
  readonly deposit: Deposit | null;
  readonly depositBasis: DepositBasis;
}

/** Quantity times rate, rounded half away from zero to the cent. */
export const lineTotalCents = (line: Pick<Priced, 'quantityHundredths' | 'rateCents'>): number =>
  roundedDivision(scaled(line.quantityHundredths) * scaled(line.rateCents), 1_000_000n);

/** 100 percent, scaled. */
const WHOLE = 1_000_000n;
const shareOf = (cents: number, basisPoints: number): number =>
  roundedDivision(BigInt(cents) * scaled(basisPoints), WHOLE);

/**
 * Subtotal, discount, tax, fee, total and deposit of the lines, in cents; every amount shown is
 * rounded once, half away from zero (design: totals).
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
      ? [WHOLE - scaled(terms.discountBasisPoints), WHOLE]
      : [BigInt(subtotalCents - fixed), BigInt(subtotalCents)];
  const discountCents = fixed ?? shareOf(subtotalCents, terms.discountBasisPoints);
  const tax = scaled(terms.taxBasisPoints);
  const taxCents =
    terms.taxBasis === 'discounted' && whole > 0n
      ? roundedDivision(taxable * left * tax, whole * WHOLE)
      : roundedDivision(taxable * tax, WHOLE);
  const beforeFee = subtotalCents - discountCents + taxCents;
  const processingFeeCents = shareOf(beforeFee, terms.processingFeeBasisPoints);
  const totalCents = beforeFee + processingFeeCents;
  return {
    subtotalCents,
    discountCents,
    taxCents,
    processingFeeCents,
    totalCents,
    depositCents: Math.min(depositOf({ subtotalCents, totalCents }, terms), totalCents),
  };
}

/** The deposit asked for, in cents. */
function depositOf(
  { subtotalCents, totalCents }: Pick<Totals, 'subtotalCents' | 'totalCents'>,
  { deposit, depositBasis }: Terms,
): number {
  if (deposit === null) return 0;
  if (deposit.kind === 'amount') return deposit.cents;
  return shareOf(depositBasis === 'total' ? totalCents : subtotalCents, deposit.basisPoints);
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
