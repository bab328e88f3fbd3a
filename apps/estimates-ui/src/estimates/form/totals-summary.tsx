// The totals beside the form, live while it is filled in; for staff with what is left after our
// cost.
import type { Totals } from '@purlin/domain/shared/totals.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { formatPercent } from '@purlin/domain/shared/percent.ts';
import { classNames, percentText } from '@purlin/ui/ui.ts';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  headlineLines,
  linesTotals,
  type Margin,
  marginOf,
  recommendedOption,
  shareOf,
  type TermValues,
} from '../draft/figures.ts';
import { type Above, aboveForm } from '../draft/above.ts';
import type { FormValues } from '../draft/values.ts';

const watched = [
  'estimateType',
  'lines',
  'options',
  'discount',
  'deposit',
  'taxPercentage',
  'taxBasis',
  'processingFeePercentage',
  'depositBasis',
] as const;

/** The values that totals are made of. */
function useOffered() {
  const { control } = useFormContext<FormValues>();
  const [estimateType, lines, options, discount, deposit, taxPercentage, taxBasis, ...more] =
    useWatch({ control, name: watched });
  const [processingFeePercentage, depositBasis] = more;
  const terms = {
    discount,
    deposit,
    taxPercentage,
    taxBasis,
    processingFeePercentage,
    depositBasis,
  };
  return { estimateType, lines, options, terms };
}

/** What is taken off, or asked for at once, and is more than there is. */
export function useAbove(): Above {
  const { terms, ...offered } = useOffered();
  return aboveForm({ ...offered, ...terms });
}

/** The values that totals are made of, and what they amount to. */
export function useFigures() {
  const { estimateType, lines, options, terms } = useOffered();
  const counted = headlineLines({ estimateType, lines, options });
  const totals = linesTotals(counted, terms);
  return { estimateType, options, terms, totals, margin: marginOf(counted, totals) };
}

interface RowsProps {
  readonly totals: Totals;
  readonly terms: TermValues;
  /** Leaves out what is zero. */
  readonly brief?: boolean;
}

export function TotalsRows({
  totals,
  terms: { discount, taxPercentage, processingFeePercentage, deposit, depositBasis },
  brief = false,
}: RowsProps) {
  const share = shareOf(discount);
  const [noDiscount, noTax] = [brief && totals.discountCents === 0, brief && totals.taxCents === 0];
  const noFee = totals.processingFeeCents === 0;
  return (
    <>
      {!(noDiscount && noTax && noFee) && (
        <div>
          <dt>Subtotal</dt>
          <dd className="pl-figures">{formatDollars(totals.subtotalCents)}</dd>
        </div>
      )}
      {!noDiscount && (
        <div>
          <dt>
            Discount{share?.kind !== 'amount' && ` (${Number(percentText(discount.value))}%)`}
          </dt>
          <dd className="pl-figures">
            {totals.discountCents > 0 && '−'}
            {formatDollars(totals.discountCents)}
          </dd>
        </div>
      )}
      {!noTax && (
        <div>
          <dt>Tax ({Number(percentText(taxPercentage))}%)</dt>
          <dd className="pl-figures">{formatDollars(totals.taxCents)}</dd>
        </div>
      )}
      {!noFee && (
        <div>
          <dt>Card processing fee ({percentText(processingFeePercentage)}%)</dt>
          <dd className="pl-figures">{formatDollars(totals.processingFeeCents)}</dd>
        </div>
      )}
      <div className="est-totals-sum">
        <dt>Total</dt>
        <dd className="pl-figures">{formatDollars(totals.totalCents)}</dd>
      </div>
      {totals.depositCents > 0 && (
        <div>
          <dt>
            Deposit due on approval
            {deposit.kind === 'percent' &&
              ` (${Number(percentText(deposit.value))}% of the ${depositBasis})`}
          </dt>
          <dd className="pl-figures">{formatDollars(totals.depositCents)}</dd>
        </div>
      )}
    </>
  );
}

const MarginRows = ({
  margin: { costCents, marginCents, marginBasisPoints },
}: {
  readonly margin: Margin;
}) => (
  <dl className="est-totals form-margin" aria-label="Margin, staff only">
    <div>
      <dt>Our cost</dt>
      <dd className="pl-figures">{formatDollars(costCents)}</dd>
    </div>
    <div>
      <dt>Margin</dt>
      <dd className={classNames('pl-figures', marginCents < 0 && 'form-loss')}>
        {formatDollars(marginCents)} ({formatPercent(marginBasisPoints)})
      </dd>
    </div>
  </dl>
);

export function TotalsSummary() {
  const { estimateType, options, terms, totals, margin } = useFigures();
  const recommended = recommendedOption(options);
  return (
    <div className="form-summary">
      {estimateType === 'multi_option' && options.length > 0 && (
        <ul className="form-option-totals" aria-label="Totals of the options">
          {options.map((option, n) => (
            <li key={n} data-recommended={option === recommended}>
              <span>
                {option.title.trim() || `Option ${n + 1}`}
                {option === recommended && <small>Recommended</small>}
              </span>
              <strong className="pl-figures">
                {formatDollars(linesTotals(option.lines, terms).totalCents)}
              </strong>
            </li>
          ))}
        </ul>
      )}
      <dl className="est-totals form-totals">
        <TotalsRows totals={totals} terms={terms} />
      </dl>
      {margin && <MarginRows margin={margin} />}
    </div>
  );
}
