// Totals of estimates and invoices in whole cents. Screens, PDFs, e-mails and the API all use this.
import { z } from 'zod';
import { scaled } from './decimals.ts';
import { Cents, roundedDivision } from './money.ts';
import { BasisPoints } from './percent.ts';

/**
 * What the tax is computed on (rule: totals). `undiscounted`: the taxable lines as they are (simple
 * wizard). `discounted`: the taxable lines after the discount (five-step, standard and multi-option
 * forms).
 */
export const TaxBasis = z.enum(['undiscounted', 'discounted']);
export type TaxBasis = z.infer<typeof TaxBasis>;

/** What is due on approval: a dollar amount or a percentage (rule: deposit). */
export const Deposit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('amount'), cents: Cents.min(1, 'A deposit must be more than 0') }),
  z.object({
    kind: z.literal('percent'),
    basisPoints: BasisPoints.min(0.01, 'A deposit must be more than 0'),
  }),
]);
export type Deposit = z.infer<typeof Deposit>;

/**
 * What a percentage deposit is computed on. It is the total; the first estimates used the subtotal,
 * and keep doing so.
 */
export const DepositBasis = z.enum(['total', 'subtotal']);
export type DepositBasis = z.infer<typeof DepositBasis>;

/**
 * `depositCents` is part of the total, not added to it. The card processing fee is part of the
 * total but not a tax; the first estimates had none.
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
 * Input of `totalsOf`. Quantities, rates and percentages are hundredths with up to two decimals:
 * 33.333 squares are 3333.3, 8.375 % is 837.5.
 */
export interface Priced {
  readonly quantityHundredths: number;
  readonly rateCents: number;
  readonly taxable: boolean;
}
export interface Terms {
  readonly discountBasisPoints: number;
  /** A discount in cents. Applies when above 0, and is capped at the subtotal. */
  readonly discountFixedCents: number;
  readonly taxBasisPoints: number;
  readonly taxBasis: TaxBasis;
  /** Card processing fee on the amount before the fee, so 3 % never exceeds 3 % of the payment. */
  readonly processingFeeBasisPoints: number;
  readonly deposit: Deposit | null;
  readonly depositBasis: DepositBasis;
}

/** Quantity times rate in cents, rounded half away from zero. */
export const lineTotalCents = (line: Pick<Priced, 'quantityHundredths' | 'rateCents'>): number =>
  roundedDivision(scaled(line.quantityHundredths) * scaled(line.rateCents), 1_000_000n);

/** 100 percent, as `scaled` returns it. */
const WHOLE = 1_000_000n;
const shareOf = (cents: number, basisPoints: number): number =>
  roundedDivision(BigInt(cents) * scaled(basisPoints), WHOLE);

/**
 * Subtotal, discount, tax, fee, total and deposit in cents. Each amount shown is rounded once, half
 * away from zero (rule: totals).
 */
export function totalsOf(lines: readonly Priced[], terms: Terms): Totals {
  const sum = (some: readonly Priced[]) =>
    some.reduce((cents, line) => cents + lineTotalCents(line), 0);
  const subtotalCents = sum(lines);
  const taxable = BigInt(sum(lines.filter((line) => line.taxable)));
  const fixed =
    terms.discountFixedCents > 0 ? Math.min(terms.discountFixedCents, subtotalCents) : null;
  // The share of each line that remains after the discount, as a fraction.
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

/** The deposit in cents. */
function depositOf(
  { subtotalCents, totalCents }: Pick<Totals, 'subtotalCents' | 'totalCents'>,
  { deposit, depositBasis }: Terms,
): number {
  if (deposit === null) return 0;
  if (deposit.kind === 'amount') return deposit.cents;
  return shareOf(depositBasis === 'total' ? totalCents : subtotalCents, deposit.basisPoints);
}

/**
 * Our cost of the lines, in cents; null if any cost is unknown or there are no lines. Staff only.
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
