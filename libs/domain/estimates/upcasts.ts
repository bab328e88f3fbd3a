// Upcasts of older estimate events to their current shapes.
import type { Upcast } from '@purlin/event-sourcing/decider.ts';

interface Line1 {
  readonly description: string;
}
interface Totals1 {
  readonly totalCents: number;
}
interface Drafted1 {
  readonly lines: readonly Line1[];
  readonly totals: Totals1;
}

/**
 * Version 1 lines had no unit, cost or long texts; estimates had no options, deposit or fixed
 * discount.
 */
const line2 = (line: Line1) => ({
  ...line,
  kind: 'service',
  unit: 'each',
  costCents: null,
  details: null,
  exclusions: null,
  process: null,
});
const totals2 = (totals: Totals1) => ({ ...totals, depositCents: 0 });
/** Version 1 answers had no evidence. */
const answer2 = (answer: object) => ({ ...answer, evidence: null });

export const upcasts = {
  EstimateDrafted: [
    (e: Drafted1) => ({
      ...e,
      lines: e.lines.map(line2),
      totals: totals2(e.totals),
      options: [],
      deposit: null,
      discountFixedCents: 0,
      duplicateOf: null,
    }),
  ],
  LineItemAdded: [
    (e: { readonly line: Line1; readonly totals: Totals1 }) => ({
      line: line2(e.line),
      optionId: null,
      optionTotals: null,
      totals: totals2(e.totals),
    }),
  ],
  EstimateApproved: [answer2],
  EstimateDeclined: [answer2],
} satisfies Record<string, readonly Upcast[]>;
