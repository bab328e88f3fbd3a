// An offer's amounts, from the subtotal to the total.
import type { Amounts, Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { Money } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-offer.ts';

type Terms = Pick<
  Estimate,
  | 'discountPercentage'
  | 'discountAmount'
  | 'taxPercentage'
  | 'taxBasis'
  | 'processingFeePercentage'
  | 'depositTerms'
  | 'depositBasis'
>;

interface RowProps {
  readonly what: string;
  readonly amount: string;
  readonly minus?: boolean;
  readonly sum?: boolean;
}
const Row = ({ what, amount, minus = false, sum = false }: RowProps) => (
  <div className={sum ? 'est-totals-sum' : undefined}>
    <dt>{what}</dt>
    <dd>
      {minus && '−'}
      <Money amount={amount} />
    </dd>
  </div>
);

/** With a discount, also says what the tax applies to. */
function taxWords({ taxPercentage: share, taxBasis }: Terms, discounted: boolean): string {
  if (!discounted) return say('tax', { share });
  return say(taxBasis === 'discounted' ? 'tax-after-discount' : 'tax-before-discount', { share });
}

const depositWords = ({ depositTerms, depositBasis }: Terms): string =>
  depositTerms?.kind === 'percent'
    ? say(`deposit-of.${depositBasis}`, { share: Number(depositTerms.value) })
    : say('deposit');

export function OfferTotals({
  amounts: { subtotal, discount, tax, processingFee, total, deposit },
  terms,
}: {
  readonly amounts: Amounts;
  readonly terms: Terms;
}) {
  const { discountPercentage, taxPercentage, processingFeePercentage, depositTerms } = terms;
  const discounted = discountPercentage > 0 || Number(terms.discountAmount) > 0;
  return (
    <dl className="est-totals">
      <Row what={say('subtotal')} amount={subtotal} />
      {discounted && (
        <Row
          what={
            discountPercentage > 0
              ? say('discount-share', { share: discountPercentage })
              : say('discount')
          }
          amount={discount}
          minus
        />
      )}
      {taxPercentage > 0 && <Row what={taxWords(terms, discounted)} amount={tax} />}
      {processingFeePercentage > 0 && (
        <Row what={say('card-fee', { share: processingFeePercentage })} amount={processingFee} />
      )}
      <Row what={say('total')} amount={total} sum />
      {depositTerms && <Row what={depositWords(terms)} amount={deposit} />}
    </dl>
  );
}
