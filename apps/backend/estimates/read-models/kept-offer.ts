// The offer as the table of estimates keeps it, and what an event makes of it.
import type { EstimateEvent } from '@purlin/domain/estimates/facts.ts';
import { headerOf } from '@purlin/domain/estimates/header.ts';
import type { Offer } from '@purlin/domain/estimates/offer.ts';

/** What an earlier version came to, in cents, and each of its options. */
export interface ReplacedTotals {
  readonly totalCents: number;
  readonly options: readonly { readonly id: number; readonly totalCents: number }[];
}

/** The offer of an event that holds one, as it is kept. */
export const offerOf = (offer: Offer): Offer => {
  const { lines, options, totals } = offer;
  return { ...headerOf(offer), lines, options, totals };
};

export const replacedBy = ({ totals, options }: Offer): ReplacedTotals => ({
  totalCents: totals.totalCents,
  options: options.map(({ id, totals: of }) => ({ id, totalCents: of.totalCents })),
});

type Added = Extract<EstimateEvent, { type: 'LineItemAdded' }>['data'];
/** The offer with one more line, of the offer itself or of one of its options. */
export function withLine(
  { lines, options }: Offer,
  { line, optionId, optionTotals, totals }: Added,
): Partial<Offer> {
  if (optionId === null) return { totals, lines: [...lines, line] };
  return {
    totals,
    options: options.map((option) =>
      option.id === optionId
        ? { ...option, totals: optionTotals ?? totals, lines: [...option.lines, line] }
        : option,
    ),
  };
}
