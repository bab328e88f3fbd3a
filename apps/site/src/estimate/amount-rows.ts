// The amounts from the subtotal to the balance after the deposit, for every option: the rows below
// the options table. A row that is zero for all options is left out.
import type { EstimateOption, PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { differenceOf, dollars, isZero, percent, taxShare, untaxedOf } from './format.ts';
import type { EstimateWords } from './in-language.tsx';

export interface AmountRow {
  readonly label: string;
  /** Formatted amounts, one per option. */
  readonly values: readonly string[];
  readonly tone?: 'total' | 'text';
}

export function amountRows(
  estimate: PublicEstimate,
  options: readonly EstimateOption[],
  allWords: EstimateWords,
): readonly AmountRow[] {
  const words = allWords.totals;
  const untaxed = untaxedOf(
    options.flatMap(({ lineItems }) => lineItems),
    allWords,
  );
  const tax = `${words.tax} (${taxShare(estimate, allWords)})`;
  const some = (amount: (option: EstimateOption) => string): boolean =>
    options.some((option) => !isZero(amount(option)));
  const row = (label: string, amount: (option: EstimateOption) => string): AmountRow => ({
    label,
    values: options.map((option) => dollars(amount(option))),
  });
  const { discountAmount, discountPercentage, depositTerms, depositBasis } = estimate;
  const discount = isZero(discountAmount)
    ? `${words.discount} (${percent(discountPercentage)})`
    : words.discount;
  const deposit =
    depositTerms?.kind === 'percent'
      ? `${words.deposit} (${words.shareOf[depositBasis](percent(Number(depositTerms.value)))})`
      : words.deposit;
  return [
    ...(options.some(({ subtotal, total }) => subtotal !== total)
      ? [row(words.subtotal, (option) => option.subtotal)]
      : []),
    ...(some((option) => option.discount)
      ? [{ label: discount, values: options.map((one) => `−${dollars(one.discount)}`) }]
      : []),
    ...(some((option) => option.tax)
      ? [row(untaxed ? `${tax}. ${words.notTaxed(untaxed)}` : tax, (option) => option.tax)]
      : []),
    ...(some((option) => option.processingFee)
      ? [
          row(
            `${words.processingFee} (${percent(estimate.processingFeePercentage)})`,
            (option) => option.processingFee,
          ),
        ]
      : []),
    { ...row(words.packageTotal, (option) => option.total), tone: 'total' },
    ...(some((option) => option.deposit)
      ? [
          row(deposit, (option) => option.deposit),
          row(words.balance, (option) => differenceOf(option.total, option.deposit)),
        ]
      : []),
  ];
}
