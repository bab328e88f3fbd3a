// The editor's own total: deposit and fee are added, the discount is taken off (rule:
// editor-total).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editorTotals, PROCESSING_FEE_BASIS_POINTS } from './editor-totals.ts';

const lines = [{ quantityHundredths: 200, rateCents: 50_000, taxable: true }];

describe('the editor', () => {
  it('adds deposit and fee and takes the discount off', () => {
    const terms = {
      deposit: { kind: 'amount', cents: 10_000 },
      discount: { kind: 'percent', basisPoints: 500 },
      taxable: true,
      feeBasisPoints: PROCESSING_FEE_BASIS_POINTS,
    } as const;
    expect(editorTotals(lines, terms)).toEqual({
      subtotalCents: 100_000,
      depositCents: 10_000,
      discountCents: 5_000,
      feeCents: 3_000,
      totalCents: 108_000,
    });
  });
  it('charges the fee only when taxable is on', () => {
    expect(
      editorTotals(lines, {
        deposit: null,
        discount: null,
        taxable: false,
        feeBasisPoints: PROCESSING_FEE_BASIS_POINTS,
      }),
    ).toMatchObject({ feeCents: 0, totalCents: 100_000 });
  });
  it('counts shares of large amounts to the cent, and nothing where nothing is asked', () => {
    const large = [{ quantityHundredths: 100, rateCents: 90_000_000, taxable: true }];
    expect(
      editorTotals(large, {
        deposit: null,
        discount: { kind: 'percent', basisPoints: 500 },
        taxable: true,
        feeBasisPoints: PROCESSING_FEE_BASIS_POINTS,
      }),
    ).toEqual({
      subtotalCents: 90_000_000,
      depositCents: 0,
      discountCents: 4_500_000,
      feeCents: 2_700_000,
      totalCents: 88_200_000,
    });
  });
  it('always adds up', () => {
    const share = fc.oneof(
      fc.constant(null),
      fc.record({
        kind: fc.constant('amount' as const),
        cents: fc.integer({ min: 1, max: 1_000_000 }),
      }),
      fc.record({
        kind: fc.constant('percent' as const),
        basisPoints: fc.integer({ min: 1, max: 10_000 }),
      }),
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            quantityHundredths: fc.integer({ min: 1, max: 100_000 }),
            rateCents: fc.integer({ min: 0, max: 1_000_000 }),
            taxable: fc.boolean(),
          }),
          { maxLength: 8 },
        ),
        share,
        share,
        fc.boolean(),
        (some, deposit, discount, taxable) => {
          const t = editorTotals(some, {
            deposit,
            discount,
            taxable,
            feeBasisPoints: PROCESSING_FEE_BASIS_POINTS,
          });
          expect(t.totalCents).toBe(
            t.subtotalCents + t.depositCents - t.discountCents + t.feeCents,
          );
          expect(
            [t.subtotalCents, t.depositCents, t.discountCents, t.feeCents].every(
              (cents) => Number.isInteger(cents) && cents >= 0,
            ),
          ).toBe(true);
        },
      ),
    );
  });
});
