// Amounts in dollars that are taken from something are not more than it.
import { formatDollars } from '@purlin/domain/shared/money.ts';
import { linesTotals, shareOf, type TermValues } from './figures.ts';
import type { FormValues, LineValues, Share } from './values.ts';

/** What is said of a discount or a deposit that is too large. */
export type Above = Partial<Record<'discount' | 'deposit', string>>;

/** Cents of a share in dollars; a percentage is never more than everything. */
const centsOf = (share: Share): number => {
  const read = shareOf(share);
  return read?.kind === 'amount' ? read.cents : 0;
};

/**
 * What is too large for these lines; lines that come to nothing are told of elsewhere. A discount
 * first, for the total waits for it.
 */
export function aboveLines(lines: readonly LineValues[], terms: TermValues): Above {
  const [discount, deposit] = [centsOf(terms.discount), centsOf(terms.deposit)];
  if (discount === 0 && deposit === 0) return {};
  const { subtotalCents, totalCents } = linesTotals(lines, terms);
  if (subtotalCents === 0) return {};
  if (discount > subtotalCents)
    return {
      discount: `The discount is more than the subtotal of ${formatDollars(subtotalCents)}`,
    };
  if (deposit > totalCents)
    return { deposit: `The deposit is more than the total of ${formatDollars(totalCents)}` };
  return {};
}

type Offered = TermValues & Pick<FormValues, 'estimateType' | 'lines' | 'options'>;

/** The same of a whole form, by the first option that is too small for what is taken from it. */
export function aboveForm({ estimateType, lines, options, ...terms }: Offered): Above {
  const groups = estimateType === 'single' ? [lines] : options.map((option) => option.lines);
  for (const group of groups) {
    const above = aboveLines(group, terms);
    if (above.discount ?? above.deposit) return above;
  }
  return {};
}
