// From the subtotal to the total: what an offer adds up to.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { Money } from '@purlin/ui/ui.ts';

type Amounts = Pick<Estimate, 'subtotal' | 'discount' | 'tax' | 'total' | 'deposit'>;
type Terms = Pick<
  Estimate,
  'discountPercentage' | 'discountAmount' | 'taxPercentage' | 'taxBasis' | 'depositTerms'
>;

export function OfferTotals({
  amounts: { subtotal, discount, tax, total, deposit },
  terms: { discountPercentage, discountAmount, taxPercentage, taxBasis, depositTerms },
}: {
  readonly amounts: Amounts;
  readonly terms: Terms;
}) {
  const discounted = discountPercentage > 0 || Number(discountAmount) > 0;
  return (
    <dl className="est-totals">
      <div>
        <dt>Subtotal</dt>
        <dd>
          <Money amount={subtotal} />
        </dd>
      </div>
      {discounted && (
        <div>
          <dt>Discount{discountPercentage > 0 && ` (${discountPercentage}%)`}</dt>
          <dd>
            −<Money amount={discount} />
          </dd>
        </div>
      )}
      {taxPercentage > 0 && (
        <div>
          <dt>
            Tax ({taxPercentage}%
            {discounted && (taxBasis === 'discounted' ? ', after discount' : ', before discount')})
          </dt>
          <dd>
            <Money amount={tax} />
          </dd>
        </div>
      )}
      <div className="est-totals-sum">
        <dt>Total</dt>
        <dd>
          <Money amount={total} />
        </dd>
      </div>
      {depositTerms && (
        <div>
          <dt>
            Deposit due on approval
            {depositTerms.kind === 'percent' && ` (${Number(depositTerms.value)}%)`}
          </dt>
          <dd>
            <Money amount={deposit} />
          </dd>
        </div>
      )}
    </dl>
  );
}
