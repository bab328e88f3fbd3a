// From the subtotal to the total: what an offer adds up to.
import type { Amounts, Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { Money } from '@purlin/ui/ui.ts';

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

export function OfferTotals({
  amounts: { subtotal, discount, tax, processingFee, total, deposit },
  terms,
}: {
  readonly amounts: Amounts;
  readonly terms: Terms;
}) {
  const { discountPercentage, taxPercentage, processingFeePercentage, depositTerms } = terms;
  const discounted = discountPercentage > 0 || Number(terms.discountAmount) > 0;
  const basis = terms.taxBasis === 'discounted' ? ', after discount' : ', before discount';
  const share =
    depositTerms?.kind === 'percent'
      ? ` (${Number(depositTerms.value)}% of the ${terms.depositBasis})`
      : '';
  return (
    <dl className="est-totals">
      <Row what="Subtotal" amount={subtotal} />
      {discounted && (
        <Row
          what={`Discount${discountPercentage > 0 ? ` (${discountPercentage}%)` : ''}`}
          amount={discount}
          minus
        />
      )}
      {taxPercentage > 0 && (
        <Row what={`Tax (${taxPercentage}%${discounted ? basis : ''})`} amount={tax} />
      )}
      {processingFeePercentage > 0 && (
        <Row what={`Card processing fee (${processingFeePercentage}%)`} amount={processingFee} />
      )}
      <Row what="Total" amount={total} sum />
      {depositTerms && <Row what={`Deposit due on approval${share}`} amount={deposit} />}
    </dl>
  );
}
