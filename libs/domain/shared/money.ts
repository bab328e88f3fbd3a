// Money: whole cents inside, decimal strings with two places outside, never a float in between.
// Rates have up to two places more.
import { z } from 'zod';
import { isFine } from './decimals.ts';

/** Whole cents, at most ten million dollars either way: above that it is a typing mistake. */
export const Cents = z
  .int()
  .min(-1_000_000_000, 'At most $10,000,000.00')
  .max(1_000_000_000, 'At most $10,000,000.00');

/** Hundredths with up to two places of their own; see decimals.ts. */
export const Hundredths = z.number().refine(isFine, { params: { says: 'four-decimals' } });

/** What one of something costs, in cents: 3.75 is $0.0375. */
export const RateCents = Hundredths.min(-1_000_000_000, 'At most $10,000,000.00').max(
  1_000_000_000,
  'At most $10,000,000.00',
);

/**
 * Cents as a decimal string with two places: -1205 is "-12.05"; those of a rate with up to four:
 * 3.75 is "0.0375".
 */
export function toDecimal(cents: number): string {
  const whole = Math.trunc(Math.abs(cents));
  const parts = Math.round((Math.abs(cents) - whole) * 100);
  const digits = String(whole).padStart(3, '0');
  const further = parts === 0 ? '' : String(parts).padStart(2, '0').replace(/0$/, '');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}${further}`;
}

/**
 * Hundredths from a decimal string with at most two places and twelve digits before them ("12.5" is
 * 1250), exactly: whether it is too much is for whoever asked to say. Throws RangeError on anything
 * else.
 */
export function fromDecimal(text: string): number {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text.trim());
  if (!match) throw new RangeError(`"${text}" is not an amount with at most two decimals`);
  const [, sign, whole, fraction = ''] = match;
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign && hundredths ? -hundredths : hundredths;
}

/**
 * The same from text that somebody typed: a third place is rounded half away from zero ("1.005" is
 * 101), as the fields of every form do it. Throws RangeError on anything else.
 */
export function fromTyped(text: string): number {
  const [, kept = '', rest = ''] = /^(-?\d+\.\d\d)(\d{1,20})$/.exec(text.trim()) ?? [];
  if (!rest) return fromDecimal(text);
  const away = rest >= '5' ? 1 : 0;
  const hundredths = fromDecimal(kept);
  return kept.startsWith('-') ? hundredths - away || 0 : hundredths + away;
}

/**
 * A rate as people write it ("$1,234.50") without the sign of dollars and the commas before three
 * digits; null when it can be read in another way too ("1.234" may be 1,234), or in none: nothing
 * is guessed about money.
 */
export function parseUsRate(text: string): string | null {
  const [, number = ''] = /^\s*\$?\s*(\S+)\s*$/.exec(text) ?? [];
  const isThousands = /^[1-9]\d{0,2}\.\d{3}$/.test(number);
  return !isThousands && /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,4}0*)?$/.test(number)
    ? number.replaceAll(',', '')
    : null;
}

/** What all of them come to, in cents. */
export const sumOf = <T>(all: readonly T[], centsOf: (one: T) => number): number =>
  all.reduce((sum, one) => sum + centsOf(one), 0);

/** Cents for people, en-US: 123456 is "$1,234.56", and a rate of 3.75 is "$0.0375". */
export const formatDollars = (cents: number): string =>
  `${cents < 0 ? '-' : ''}$${toDecimal(Math.abs(cents)).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

/** n/d rounded half away from zero, exactly; d is positive. */
export function roundedDivision(n: bigint, d: bigint): number {
  const half = d / 2n + (d % 2n);
  const quotient = n < 0n ? -((-n + d - half) / d) : (n + d - half) / d;
  return Number(quotient);
}
