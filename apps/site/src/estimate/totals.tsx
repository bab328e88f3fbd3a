// From the subtotal to the total, and what is due on approval.
import type { EstimateOption, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { dollars, isZero, percent } from './format.ts';
import { useEstimateWords } from './in-language.tsx';

interface TotalsProps {
  readonly estimate: PublicEstimate;
  /** The estimate's own amounts, or those of one of its options. */
  readonly amounts: Pick<EstimateOption, 'subtotal' | 'discount' | 'tax' | 'total' | 'deposit'>;
  readonly label: string;
}

export function Totals({
  estimate,
  amounts: { subtotal, discount, tax, total, deposit },
  label,
}: TotalsProps) {
  const words = useEstimateWords().totals;
  const { discountAmount, discountPercentage, taxPercentage } = estimate;
  return (
    <dl className="totals">
      {subtotal !== total && (
        <div>
          <dt>{words.subtotal}</dt>
          <dd>{dollars(subtotal)}</dd>
        </div>
      )}
      {!isZero(discount) && (
        <div>
          <dt>
            {words.discount}
            {isZero(discountAmount) && ` (${percent(discountPercentage)})`}
          </dt>
          <dd>−{dollars(discount)}</dd>
        </div>
      )}
      {!isZero(tax) && (
        <div>
          <dt>
            {words.tax} ({percent(taxPercentage)})
          </dt>
          <dd>{dollars(tax)}</dd>
        </div>
      )}
      <div className="totals-total">
        <dt>{label}</dt>
        <dd>{dollars(total)}</dd>
      </div>
      {!isZero(deposit) && (
        <div>
          <dt>{words.deposit}</dt>
          <dd>{dollars(deposit)}</dd>
        </div>
      )}
    </dl>
  );
}
