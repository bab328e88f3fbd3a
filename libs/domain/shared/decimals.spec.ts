// Decimals with up to four places convert without loss.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromFineDecimal, inWholes, isFine, isTooFine, scaled, unscaled } from './decimals.ts';
import { Hundredths, toDecimal } from './money.ts';

/** Up to ten million, in steps of 0.0001. */
const steps = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });

describe('decimals', () => {
  it('are displayed as typed', () => {
    fc.assert(
      fc.property(steps, (n) => {
        const typed = String(n / 10_000);
        const held = fromFineDecimal(typed);
        expect(String(inWholes(held))).toBe(typed);
        const rate = toDecimal(held);
        expect(rate).toMatch(/^-?\d+\.\d{2,4}$/);
        expect(Number(rate)).toBe(Number(typed));
        expect(fromFineDecimal(rate)).toBe(held);
      }),
    );
  });
  it('survive storage, and count in whole steps', () => {
    fc.assert(
      fc.property(steps, (n) => {
        const held = unscaled(BigInt(n));
        expect(Hundredths.parse(JSON.parse(JSON.stringify(held)))).toBe(held);
        expect(scaled(held)).toBe(BigInt(n));
      }),
    );
  });
  it('have at most four places', () => {
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 9 }), (n, fifth) => {
        const typed = `${(Math.abs(n) / 10_000).toFixed(4)}${fifth}`;
        expect(isTooFine(typed)).toBe(true);
        expect(() => fromFineDecimal(typed)).toThrow(RangeError);
      }),
    );
    expect([837.512, 1e-7, NaN, Infinity].map(isFine)).toEqual([false, false, false, false]);
  });
  it.each([
    ['8.375', 837.5],
    ['33.3333', 3333.33],
    ['0.0001', 0.01],
    ['-0.0375', -3.75],
    ['8.37500', 837.5],
    [' 12 ', 1200],
    ['-0', 0],
    ['9999999.9999', 999_999_999.99],
  ])('%j is %d hundredths', (text, hundredths) => expect(fromFineDecimal(text)).toBe(hundredths));
  it.each(['', '.', '1.', '.5', '1e3', '1,000', 'NaN', '--1', '1234567890123'])(
    'refuses %j, but not for its precision',
    (text) => {
      expect(() => fromFineDecimal(text)).toThrow(RangeError);
      expect(isTooFine(text)).toBe(false);
    },
  );
});
