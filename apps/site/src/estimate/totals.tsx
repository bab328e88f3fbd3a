// From the subtotal to the total, and what is due on approval.
import type { EstimateOption, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { dollars, isZero, percent } from './format.ts';

interface TotalsProps {
  readonly estimate: PublicEstimate;
  /** The estimate's own amounts, or those of one of its options. */
  readonly amounts: Pick<EstimateOption, 'subtotal' | 'discount' | 'tax' | 'total' | 'deposit'>;
  readonly label: string;
}

export function Totals({ estimate, amounts: { subtotal, discount, tax, total, deposit }, label }: TotalsProps) {
  const { discountAmount, discountPercentage, taxPercentage } = estimate;
  return (
    <dl className="totals">
      {subtotal !== total && <div><dt>Subtotal</dt><dd>{dollars(subtotal)}</dd></div>}
      {!isZero(discount) && <div><dt>Discount{isZero(discountAmount) && ` (${percent(discountPercentage)})`}</dt><dd>−{dollars(discount)}</dd></div>}
      {!isZero(tax) && <div><dt>Tax ({percent(taxPercentage)})</dt><dd>{dollars(tax)}</dd></div>}
      <div className="totals-total"><dt>{label}</dt><dd>{dollars(total)}</dd></div>
      {!isZero(deposit) && <div><dt>Deposit due on approval</dt><dd>{dollars(deposit)}</dd></div>}
    </dl>
  );
}
