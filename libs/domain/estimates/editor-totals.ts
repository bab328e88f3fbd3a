// What the mobile line-item editor shows while it is open; the estimate's own totals are in
// shared/totals.ts.
import { roundedDivision } from '../shared/money.ts';
import { totalsOf, type Deposit, type Priced } from '../shared/totals.ts';

/** In dollars or in percent of the subtotal, as the editor's toggle says. */
export type DollarsOrPercent = Deposit | null;

/** The credit-card processing fee the editor starts with, 3 percent (rule: card-fee). */
export const PROCESSING_FEE_BASIS_POINTS = 300;

export interface EditorTerms {
  readonly deposit: DollarsOrPercent;
  readonly discount: DollarsOrPercent;
  readonly taxable: boolean;
  readonly feeBasisPoints: number;
}
export interface EditorTotals {
  readonly subtotalCents: number;
  readonly depositCents: number;
  readonly discountCents: number;
  readonly feeCents: number;
  readonly totalCents: number;
}

/**
 * Total = subtotal + deposit - discount + fee, the fee only when taxable is on (rule:
 * editor-total).
 */
export function editorTotals(
  lines: readonly Priced[],
  { deposit, discount, taxable, feeBasisPoints }: EditorTerms,
): EditorTotals {
  const { subtotalCents } = totalsOf(lines, {
    discountBasisPoints: 0,
    discountFixedCents: 0,
    taxBasisPoints: 0,
    taxBasis: 'undiscounted',
    processingFeeBasisPoints: 0,
    deposit: null,
    depositBasis: 'total',
  });
  const share = (basisPoints: number): number =>
    roundedDivision(BigInt(subtotalCents) * BigInt(basisPoints), 10_000n);
  const amount = (of: DollarsOrPercent): number =>
    of === null ? 0 : of.kind === 'amount' ? of.cents : share(of.basisPoints);
  const [depositCents, discountCents, feeCents] = [
    amount(deposit),
    amount(discount),
    taxable ? share(feeBasisPoints) : 0,
  ];
  return {
    subtotalCents,
    depositCents,
    discountCents,
    feeCents,
    totalCents: subtotalCents + depositCents - discountCents + feeCents,
  };
}
