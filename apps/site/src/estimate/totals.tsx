// The amounts from the subtotal to the total, and what is due on approval.
import type { Amounts, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { contractWords } from '@purlin/words/contract.ts';
import { dollars, isZero, percent, sumOf, taxShare, untaxedOf } from './format.ts';
import { useEstimateWords } from './in-language.tsx';

interface TotalsProps {
  readonly estimate: PublicEstimate;
  /** The amounts of the estimate, or of one of its options. */
  readonly amounts: Amounts;
  readonly label: string;
}

export function Totals({
  estimate,
  amounts: { subtotal, discount, tax, processingFee, total, deposit },
  label,
}: TotalsProps) {
  const words = useEstimateWords().totals;
  const { discountAmount, discountPercentage, processingFeePercentage } = estimate;
  const { depositTerms, depositBasis } = estimate;
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
            <TaxWords estimate={estimate} />
          </dt>
          <dd>{dollars(tax)}</dd>
        </div>
      )}
      {!isZero(processingFee) && (
        <div>
          <dt>
            {words.processingFee} ({percent(processingFeePercentage)})
          </dt>
          <dd>{dollars(processingFee)}</dd>
        </div>
      )}
      <div className="totals-total">
        <dt>{label}</dt>
        <dd>{dollars(total)}</dd>
      </div>
      {!isZero(deposit) && (
        <div>
          <dt>
            {words.deposit}
            {depositTerms?.kind === 'percent' &&
              ` (${words.shareOf[depositBasis](percent(Number(depositTerms.value)))})`}
          </dt>
          <dd>{dollars(deposit)}</dd>
        </div>
      )}
      <Contract before={estimate.contractBefore} total={total} />
    </dl>
  );
}

/** The tax rate and what it applies to, so that the client can check it. */
function TaxWords({ estimate }: Pick<TotalsProps, 'estimate'>) {
  const words = useEstimateWords();
  const untaxed = untaxedOf(estimate.lineItems, words);
  return (
    <>
      {words.totals.tax} ({taxShare(estimate, words)})
      {untaxed !== '' && <small>{words.totals.notTaxed(untaxed)}</small>}
    </>
  );
}

/** For a change order: the contract amount before and after it. */
function Contract({ before, total }: { readonly before: string | null; readonly total: string }) {
  const say = contractWords(useEstimateWords().language);
  if (before === null) return null;
  return (
    <>
      <div>
        <dt>{say('contract-before')}</dt>
        <dd>{dollars(before)}</dd>
      </div>
      <div className="totals-total">
        <dt>{say('contract-after')}</dt>
        <dd>{dollars(sumOf([before, total]))}</dd>
      </div>
    </>
  );
}
