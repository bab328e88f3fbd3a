// The lines of an accepted estimate as QuickBooks takes them: the same sum to the cent, whatever
// QuickBooks would round otherwise.
import { cutToWhole } from '@purlin/domain/shared/whole-characters.ts';
import { inWholes, scaled } from '@purlin/domain/shared/decimals.ts';
import type { Line } from '@purlin/domain/shared/lines.ts';
import type { Totals } from '@purlin/domain/shared/totals.ts';
import { quickbooksWords } from '@purlin/words/quickbooks.ts';
import { dollars } from './kinds.ts';

const MOST_TEXT = 4000;
/** The books are kept in English. */
const say = quickbooksWords('en');

/** Quantity and rate only where their product is the amount: QuickBooks takes nothing else. */
function saleOf({ quantityHundredths, rateCents, totalCents }: Line): object {
  return scaled(quantityHundredths) * scaled(rateCents) === BigInt(totalCents) * 1_000_000n
    ? { Qty: inWholes(quantityHundredths), UnitPrice: inWholes(rateCents) }
    : {};
}

const sale = (item: string, Description: string, amountCents: number, more: object = {}) => ({
  Amount: dollars(amountCents),
  Description: cutToWhole(Description, MOST_TEXT),
  DetailType: 'SalesItemLineDetail',
  SalesItemLineDetail: { ItemRef: { value: item }, ...more },
});

/** Lines of nothing are left out; tax and card fee are lines, so that the total is ours. */
export function estimateLines(
  lines: readonly Line[],
  { discountCents, taxCents, processingFeeCents }: Totals,
  item: string,
): readonly object[] {
  return [
    ...lines
      .filter(({ totalCents }) => totalCents > 0)
      .map((line) => sale(item, line.description, line.totalCents, saleOf(line))),
    ...(taxCents > 0 ? [sale(item, say('line.tax'), taxCents)] : []),
    ...(processingFeeCents > 0 ? [sale(item, say('line.fee'), processingFeeCents)] : []),
    ...(discountCents > 0
      ? [
          {
            Amount: dollars(discountCents),
            Description: say('line.discount'),
            DetailType: 'DiscountLineDetail',
            DiscountLineDetail: { PercentBased: false },
          },
        ]
      : []),
  ];
}
