// Quantities, rates and percentages. Internally hundredths with up to two decimals (837.5 is 8.375
// %), externally up to four decimals. No zod, so that browsers can load it.

/** Whether a number of hundredths has at most two decimals: 837.5 does, 837.512 doesn't. */
export const isFine = (hundredths: number): boolean =>
  /^-?\d+(?:\.\d{1,2})?$/.test(String(hundredths));

/** Scales hundredths to an exact integer of ten-thousandths: 837.5 becomes 83750n. */
export const scaled = (hundredths: number): bigint => BigInt(Math.round(hundredths * 100));
/** The inverse of `scaled`: 83750n becomes 837.5. */
export const unscaled = (steps: bigint): number => Number(steps) / 100;

/** Hundredths as the number people write: 3333.3 becomes 33.333. */
export const inWholes = (hundredths: number): number => Math.round(hundredths * 100) / 10_000;

/** Whether a decimal string has more than four decimals, not counting trailing zeros. */
export const isTooFine = (text: string): boolean => /^-?\d+\.\d{4}\d*[1-9]\d*$/.test(text.trim());

/**
 * Parses a decimal string with at most four decimals and twelve integer digits into hundredths,
 * exactly: "8.375" becomes 837.5. Throws RangeError on anything else.
 */
export function fromFineDecimal(text: string): number {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,4})0*)?$/.exec(text.trim());
  if (!match) throw new RangeError(`"${text}" is not a number with at most four decimals`);
  const [, sign, whole, fraction = ''] = match;
  const hundredths = Number(`${whole}${fraction.padEnd(4, '0')}`) / 100;
  return sign && hundredths ? -hundredths : hundredths;
}
