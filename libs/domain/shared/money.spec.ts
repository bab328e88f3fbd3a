// Conversion between decimal strings and cents.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  Cents,
  formatDollars,
  fromDecimal,
  fromTyped,
  parseUsRate,
  RateCents,
  roundedDivision,
  sumOf,
  toDecimal,
} from './money.ts';

describe('money', () => {
  it.each([
    [0, true],
    [1_000_000_000, true],
    [-1_000_000_000, true],
    [1_000_000_001, false],
    [-1_000_000_001, false],
    [0.5, false],
  ])('accepts %d cents: %s', (cents, good) => expect(Cents.safeParse(cents).success).toBe(good));
  it.each([
    [1_000_000_000, true],
    [-1_000_000_000, true],
    [1_000_000_000.01, false],
    [-1_000_000_000.01, false],
    [3.75, true],
  ])('accepts a rate of %d cents: %s', (cents, good) =>
    expect(RateCents.safeParse(cents).success).toBe(good),
  );
  it('survives a round trip', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        (cents) => fromDecimal(toDecimal(cents)) === cents,
      ),
    );
  });
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['0.07', 7],
    ['-3.10', -310],
    [' 4.00 ', 400],
    ['-0', 0],
    ['99999999.99', 9_999_999_999],
    ['999999999999.99', 99_999_999_999_999],
  ])('reads %j as %i', (text, cents) => expect(fromDecimal(text)).toBe(cents));
  it.each(['', '.', '1.', '.5', '1.005', '1e3', '0x10', '1,000', '٣', 'NaN', '--1', '1 2'])(
    'refuses %j',
    (text) => expect(() => fromDecimal(text)).toThrow(RangeError),
  );
  it.each([
    ['1.005', 101],
    ['1.0049', 100],
    ['-1.005', -101],
    ['-0.001', 0],
    ['12.345', 1235],
    ['0.3000000000000000444', 30],
    ['7', 700],
  ])('rounds typed %j to %i', (text, cents) => expect(fromTyped(text)).toBe(cents));
  it.each(['', '1.', '.5', '1e3', '1,000', '1234567890123', '--1'])('refuses typed %j', (text) =>
    expect(() => fromTyped(text)).toThrow(RangeError),
  );
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [123_456_789, '$1,234,567.89'],
    [-1205, '-$12.05'],
    [3.75, '$0.0375'],
    [14_500.5, '$145.005'],
  ])('shows %d as %s', (cents, text) => expect(formatDollars(cents)).toBe(text));
  it('rounds half away from zero', () => {
    expect([5n, -5n, 4n, -4n, 15n, -15n].map((n) => roundedDivision(n, 10n))).toEqual([
      1, -1, 0, 0, 2, -2,
    ]);
    expect([3n, -3n].map((n) => roundedDivision(n, 7n))).toEqual([0, 0]);
    expect([4n, -4n].map((n) => roundedDivision(n, 7n))).toEqual([1, -1]);
  });
});

describe('a US rate', () => {
  it.each([
    ['1234.5', '1234.5'],
    [' $1,234.50 ', '1234.50'],
    ['$ 12,345,678', '12345678'],
    ['0.05', '0.05'],
    ['0.0375', '0.0375'],
    ['0.037500', '0.037500'],
    ['1.2340', '1.2340'],
    ['0.125', '0.125'],
  ])('%j becomes %s', (text, amount) => expect(parseUsRate(text)).toBe(amount));
  it.each([
    '',
    '$',
    '12,5',
    '1,23',
    '1234,567',
    '1.234,50',
    '1.00005',
    // Possibly a thousand, with a dot before three digits.
    '1.234',
    '12.500',
    '-5',
    '1 000',
    '5 USD',
    '1e3',
  ])('rejects %j', (text) => expect(parseUsRate(text)).toBeNull());
});

it('a sum adds everything; without items it is 0', () => {
  const cents = ({ paid }: { readonly paid: number }) => paid;
  expect(sumOf([{ paid: 1250 }, { paid: 99 }], cents)).toBe(1349);
  expect(sumOf([], cents)).toBe(0);
});
