// Quantities, rates and percentages: hundredths inside, which may have two places of their own, so
// that 837.5 is 8.375 %; up to four decimals outside. Without zod, for the browser.

/** Whether there is nothing below a hundredth of a hundredth: 837.5 has no more, 837.512 has. */
export const isFine = (hundredths: number): boolean =>
  /^-?\d+(?:\.\d{1,2})?$/.test(String(hundredths));

/** As a whole number of hundredths of hundredths, to count with exactly: 837.5 is 83750n. */
export const scaled = (hundredths: number): bigint => BigInt(Math.round(hundredths * 100));
/** And back: 83750n is 837.5. */
export const unscaled = (steps: bigint): number => Number(steps) / 100;

/** In wholes, as the number that people write: 3333.3 is 33.333. */
export const inWholes = (hundredths: number): number => Math.round(hundredths * 100) / 10_000;

/** Whether a decimal string has more places than four, noughts at its end aside. */
export const isTooFine = (text: string): boolean => /^-?\d+\.\d{4}\d*[1-9]\d*$/.test(text.trim());

/**
 * Hundredths from a decimal string with at most four places and twelve digits before them ("8.375"
 * is 837.5), exactly. Throws RangeError on anything else.
 */
export function fromFineDecimal(text: string): number {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,4})0*)?$/.exec(text.trim());
  if (!match) throw new RangeError(`"${text}" is not a number with at most four decimals`);
  const [, sign, whole, fraction = ''] = match;
  const hundredths = Number(`${whole}${fraction.padEnd(4, '0')}`) / 100;
  return sign && hundredths ? -hundredths : hundredths;
}
