// The form's live totals; for staff with the margin.
import type { Totals } from '@purlin/domain/shared/totals.ts';
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { formatPercent } from '@purlin/domain/shared/percent.ts';
import { classNames, percentText } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/estimate-form.ts';
import { say as ofOptions } from '@purlin/words/screens/estimate-options.ts';
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
import { type Above, aboveForm, borne } from '../draft/above.ts';
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

/** The values that the totals depend on. */
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

/** Errors of a discount or deposit that is too large. */
export function useAbove(): Above {
  const { terms, ...offered } = useOffered();
  return aboveForm({ ...offered, ...terms });
}

/** The values that the totals depend on, and the totals without rejected amounts. */
export function useFigures() {
  const { estimateType, lines, options, terms } = useOffered();
  const counted = headlineLines({ estimateType, lines, options });
  const counting = borne(terms, aboveForm({ estimateType, lines, options, ...terms }));
  const totals = linesTotals(counted, counting);
  return { estimateType, options, terms, counting, totals, margin: marginOf(counted, totals) };
}

interface RowsProps {
  readonly totals: Totals;
  readonly terms: TermValues;
  /** Leaves out zero amounts. */
  readonly brief?: boolean;
}

export function TotalsRows({ totals, terms, brief = false }: RowsProps) {
  const { discount, taxPercentage, processingFeePercentage } = terms;
  const share = shareOf(discount);
  const [noDiscount, noTax] = [brief && totals.discountCents === 0, brief && totals.taxCents === 0];
  const noFee = totals.processingFeeCents === 0;
  return (
    <>
      {!(noDiscount && noTax && noFee) && (
        <div>
          <dt>{say('subtotal')}</dt>
          <dd className="pl-figures">{formatDollars(totals.subtotalCents)}</dd>
        </div>
      )}
      {!noDiscount && (
        <div>
          <dt>
            {share?.kind === 'amount'
              ? say('discount')
              : say('discount-share', { percent: Number(percentText(discount.value)) })}
          </dt>
          <dd className="pl-figures">
            {totals.discountCents > 0 && '−'}
            {formatDollars(totals.discountCents)}
          </dd>
        </div>
      )}
      {!noTax && (
        <div>
          <dt>{say('tax-share', { percent: Number(percentText(taxPercentage)) })}</dt>
          <dd className="pl-figures">{formatDollars(totals.taxCents)}</dd>
        </div>
      )}
      {!noFee && (
        <div>
          <dt>{say('fee-share', { percent: percentText(processingFeePercentage) })}</dt>
          <dd className="pl-figures">{formatDollars(totals.processingFeeCents)}</dd>
        </div>
      )}
      <div className="est-totals-sum">
        <dt>{say('total')}</dt>
        <dd className="pl-figures">{formatDollars(totals.totalCents)}</dd>
      </div>
      {totals.depositCents > 0 && <DepositRow totals={totals} terms={terms} />}
    </>
  );
}

const DepositRow = ({ totals, terms: { deposit, depositBasis } }: RowsProps) => (
  <div>
    <dt>
      {deposit.kind === 'percent'
        ? say('deposit-due-share', {
            percent: Number(percentText(deposit.value)),
            basis: depositBasis,
          })
        : say('deposit-due')}
    </dt>
    <dd className="pl-figures">{formatDollars(totals.depositCents)}</dd>
  </div>
);

const MarginRows = ({
  margin: { costCents, marginCents, marginBasisPoints },
}: {
  readonly margin: Margin;
}) => (
  <dl className="est-totals form-margin" aria-label={say('margin-staff')}>
    <div>
      <dt>{say('our-cost')}</dt>
      <dd className="pl-figures">{formatDollars(costCents)}</dd>
    </div>
    <div>
      <dt>{say('margin')}</dt>
      <dd className={classNames('pl-figures', marginCents < 0 && 'form-loss')}>
        {formatDollars(marginCents)} ({formatPercent(marginBasisPoints)})
      </dd>
    </div>
  </dl>
);

export function TotalsSummary() {
  const { estimateType, options, terms, counting, totals, margin } = useFigures();
  const recommended = recommendedOption(options);
  return (
    <div className="form-summary">
      {estimateType === 'multi_option' && options.length > 0 && (
        <ul className="form-option-totals" aria-label={ofOptions('totals')}>
          {options.map((option, n) => (
            <li key={n} data-recommended={option === recommended}>
              <span>
                {option.title.trim() || ofOptions('option-n', { n: n + 1 })}
                {option === recommended && <small>{ofOptions('recommended')}</small>}
              </span>
              <strong className="pl-figures">
                {formatDollars(linesTotals(option.lines, counting).totalCents)}
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
