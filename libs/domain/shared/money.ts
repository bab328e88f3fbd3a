// Money. Internally whole cents, externally strings with two decimals, never floating-point
// dollars. Rates have up to two more decimals.
import { z } from 'zod';
import { isFine } from './decimals.ts';

/** Whole cents, at most ±$10 million; more than that is a typo. */
export const Cents = z
  .int()
  .min(-1_000_000_000, 'At most $10,000,000.00')
  .max(1_000_000_000, 'At most $10,000,000.00');

/** Hundredths with up to two decimals; see decimals.ts. */
export const Hundredths = z.number().refine(isFine, { params: { says: 'four-decimals' } });

/** A unit price in cents: 3.75 is $0.0375. */
export const RateCents = Hundredths.min(-1_000_000_000, 'At most $10,000,000.00').max(
  1_000_000_000,
  'At most $10,000,000.00',
);

/**
 * Formats cents as a decimal string: -1205 becomes "-12.05". A rate may have up to four decimals:
 * 3.75 becomes "0.0375".
 */
export function toDecimal(cents: number): string {
  const whole = Math.trunc(Math.abs(cents));
  const parts = Math.round((Math.abs(cents) - whole) * 100);
  const digits = String(whole).padStart(3, '0');
  const further = parts === 0 ? '' : String(parts).padStart(2, '0').replace(/0$/, '');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}${further}`;
}

/**
 * Parses a decimal string with at most two decimals and twelve integer digits into hundredths,
 * exactly: "12.5" becomes 1250. Callers check the range. Throws RangeError on anything else.
 */
export function fromDecimal(text: string): number {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) throw new RangeError(`"${text}" is not an amount with at most two decimals`);
  const [, sign, whole, fraction = ''] = match;
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign && hundredths ? -hundredths : hundredths;
}

/**
 * Parses user input like `fromDecimal`, but rounds further decimals half away from zero, as every
 * form field does: "1.005" becomes 101. Throws RangeError on anything else.
 */
export function fromTyped(text: string): number {
  const [, kept = '', rest = ''] = /^(-?\d+\.\d\d)(\d{1,20})$/.exec(text.trim()) ?? [];
  if (!rest) return fromDecimal(text);
  const away = rest >= '5' ? 1 : 0;
  const hundredths = fromDecimal(kept);
  return kept.startsWith('-') ? hundredths - away || 0 : hundredths + away;
}

/**
 * Removes the dollar sign and thousands separators of a US rate ("$1,234.50"). Returns null for
 * unreadable and for ambiguous text ("1.234" may mean 1,234): we never guess about money.
 */
export function parseUsRate(text: string): string | null {
  const [, number = ''] = /^\s*\$?\s*(\S+)\s*$/.exec(text) ?? [];
  const isThousands = /^[1-9]\d{0,2}\.\d{3}$/.test(number);
  return !isThousands && /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,4}0*)?$/.test(number)
    ? number.replaceAll(',', '')
    : null;
}

/** The sum in cents. */
export const sumOf = <T>(all: readonly T[], centsOf: (one: T) => number): number =>
  all.reduce((sum, one) => sum + centsOf(one), 0);

/** Formats cents for people, en-US: 123456 becomes "$1,234.56", a rate of 3.75 "$0.0375". */
export const formatDollars = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${toDecimal(Math.abs(cents)).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** n/d rounded half away from zero, exactly; d must be positive. */
export function roundedDivision(n: bigint, d: bigint): number {
  const half = d / 2n + (d % 2n);
  const quotient = n < 0n ? -((-n + d - half) / d) : (n + d - half) / d;
  return Number(quotient);
}
