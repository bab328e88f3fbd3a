// A form's live totals, computed by the same functions as everywhere else.
import {
  lineTotalCents,
  type Deposit,
  type Terms,
  type Totals,
  totalsOf,
} from '@purlin/domain/shared/totals.ts';
import { fromFineDecimal } from '@purlin/domain/shared/decimals.ts';
import { fromDecimal, roundedDivision } from '@purlin/domain/shared/money.ts';
import { moneyText, percentText, rateText } from '@purlin/ui/ui.ts';
import { typedQuantity } from './number-cells.ts';
import type { FormValues, LineValues, OptionValues, Share } from './values.ts';

const REMEMBERED = 2_000;
/** Memoizes parsing: of a form's hundreds of numbers, a key changes one. */
function remembered(read: (text: string) => number): (text: string) => number {
  const known = new Map<string, number>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= REMEMBERED) known.clear();
    const value = read(text);
    known.set(text, value);
    return value;
  };
}
const quantityIn = remembered((text) => fromFineDecimal(typedQuantity(text)?.quantity ?? '0'));
const centsIn = remembered((text) => fromFineDecimal(rateText(text)));

/**
 * Incomplete numbers count as the field will show them on blur. Invalid ones count as zero, and the
 * form cannot be saved until they are corrected.
 */
export const priced = ({
  quantity,
  rate,
  taxable,
}: Pick<LineValues, 'quantity' | 'rate' | 'taxable'>) => ({
  quantityHundredths: quantityIn(quantity),
  rateCents: centsIn(rate),
  taxable,
});

/** A line's total in cents. */
export const lineCents = (line: LineValues): number => lineTotalCents(priced(line));

/** Converts a share to the domain's form; null for none. */
export function shareOf({ kind, value }: Share): Deposit | null {
  if (kind === 'percent') {
    const basisPoints = fromFineDecimal(percentText(value));
    return basisPoints === 0 ? null : { kind, basisPoints };
  }
  const cents = fromDecimal(moneyText(value));
  return cents === 0 ? null : { kind, cents };
}

export type TermValues = Pick<
  FormValues,
  'discount' | 'taxPercentage' | 'taxBasis' | 'processingFeePercentage' | 'deposit' | 'depositBasis'
>;
export function termsOf(values: TermValues): Terms {
  const { discount, deposit, taxPercentage, taxBasis } = values;
  const share = shareOf(discount);
  return {
    discountBasisPoints: share?.kind === 'percent' ? share.basisPoints : 0,
    discountFixedCents: share?.kind === 'amount' ? share.cents : 0,
    taxBasisPoints: fromFineDecimal(percentText(taxPercentage)),
    taxBasis,
    processingFeeBasisPoints: fromFineDecimal(percentText(values.processingFeePercentage)),
    deposit: shareOf(deposit),
    depositBasis: values.depositBasis,
  };
}

/** The totals of these lines on the form's terms. */
export const linesTotals = (lines: readonly LineValues[], terms: TermValues): Totals =>
  totalsOf(lines.map(priced), termsOf(terms));

/** The recommended option. */
export const recommendedOption = (options: readonly OptionValues[]): OptionValues | undefined =>
  options.find(({ recommended }) => recommended) ?? options[0];

/**
 * The lines behind the estimate's own totals: all lines of a single estimate, or those of the
 * recommended option. Lines that will start every option count until an option has some.
 */
export const headlineLines = ({
  estimateType,
  lines,
  options,
}: Pick<FormValues, 'estimateType' | 'lines' | 'options'>): readonly LineValues[] =>
  estimateType === 'single' || options.every((option) => option.lines.length === 0)
    ? lines
    : recommendedOption(options)!.lines;

export interface Margin {
  readonly costCents: number;
  readonly marginCents: number;
  /** The margin in basis points of the client's price before tax; 0 if that is zero. */
  readonly marginBasisPoints: number;
}

/** The margin. Null until every written line has a cost. */
export function marginOf(
  lines: readonly LineValues[],
  { subtotalCents, discountCents }: Totals,
): Margin | null {
  const counted = lines.filter(
    ({ description, rate }) => description.trim() !== '' || rate.trim() !== '',
  );
  if (counted.length === 0 || counted.some(({ cost }) => cost.trim() === '')) return null;
  const costCents = counted.reduce(
    (sum, line) =>
      sum +
      lineTotalCents({
        quantityHundredths: priced(line).quantityHundredths,
        rateCents: centsIn(line.cost),
      }),
    0,
  );
  const soldCents = subtotalCents - discountCents;
  const marginCents = soldCents - costCents;
  return {
    costCents,
    marginCents,
    marginBasisPoints:
      soldCents === 0 ? 0 : roundedDivision(BigInt(marginCents) * 10_000n, BigInt(soldCents)),
  };
}
