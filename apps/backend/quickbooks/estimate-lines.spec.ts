// The lines of an estimate for QuickBooks: the same sum to the cent, and quantity and rate only
// where they come to the amount.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pricedLine, type LineContent } from '@purlin/domain/shared/lines.ts';
import { totalsOf } from '@purlin/domain/shared/totals.ts';
import { estimateLines } from './estimate-lines.ts';

const content: LineContent = {
  description: 'Shingles',
  kind: 'material',
  quantityHundredths: 100,
  unit: 'square',
  rateCents: 100,
  costCents: null,
  taxable: true,
  section: null,
  details: null,
  exclusions: null,
  process: null,
  priceBookItemId: null,
};
const terms = {
  discountBasisPoints: 333.33,
  discountFixedCents: 0,
  taxBasisPoints: 837.5,
  taxBasis: 'undiscounted',
  processingFeeBasisPoints: 299.99,
  deposit: null,
  depositBasis: 'total',
} as const;
interface Sent {
  readonly Amount: number;
  readonly SalesItemLineDetail?: { readonly Qty?: number; readonly UnitPrice?: number };
}
const sent = (priced: readonly Pick<LineContent, 'quantityHundredths' | 'rateCents'>[]) => {
  const lines = priced.map((one, n) => pricedLine({ ...content, ...one }, n + 1, n));
  const totals = totalsOf(lines, terms);
  return { totals, entries: estimateLines(lines, totals, '1') as readonly Sent[] };
};

it.each([
  [3333.3, 45_000, 14_999.85, { Qty: 33.333, UnitPrice: 450 }],
  [100_000, 3.75, 37.5, { Qty: 1000, UnitPrice: 0.0375 }],
  [2450, 14_535, 3561.08, {}],
  [3333.33, 45_000, 14_999.99, {}],
])('%d hundredths at %d cents', (quantityHundredths, rateCents, Amount, figures) => {
  expect(sent([{ quantityHundredths, rateCents }]).entries[0]).toEqual({
    Amount,
    Description: 'Shingles',
    DetailType: 'SalesItemLineDetail',
    SalesItemLineDetail: { ItemRef: { value: '1' }, ...figures },
  });
});

it('come to the total of the estimate, each to its own quantity and rate', () => {
  const decimal = (most: number) => fc.integer({ min: 1, max: most }).map((n) => n / 100);
  const line = fc.record({ quantityHundredths: decimal(1_000_000), rateCents: decimal(5_000_000) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const { totals, entries } = sent(lines);
      const cents = entries.map(({ Amount, SalesItemLineDetail: sale }) => {
        if (sale?.Qty !== undefined) expect(sale.Qty * sale.UnitPrice!).toBeCloseTo(Amount, 6);
        return Math.round(Amount * 100) * (sale ? 1 : -1);
      });
      expect(cents.reduce((sum, one) => sum + one, 0)).toBe(totals.totalCents);
    }),
  );
});
