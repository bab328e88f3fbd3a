// Compares lines by unit and quantity.

/** A saved line or one in a form. */
export interface Measured {
  readonly unit: string;
  readonly quantity: number | string;
}

/** A square is 100 square feet. */
const SQUARE = 100;
const DIMENSIONS: Readonly<Record<string, string>> = {
  square: 'area',
  sqft: 'area',
  lnft: 'length',
};
/** Equal counts of at least this many pieces are probably not a coincidence. */
const MANY_PIECES = 10;

/** A quantity of 1, in ten-thousandths. */
const ONE = 10_000;
const sizeOf = ({ unit, quantity }: Measured): number =>
  Math.round(Number(quantity) * ONE) * (unit === 'square' ? SQUARE : 1);

/** Equal amounts that may well describe the same roof. */
export function sameSize(a: Measured, b: Measured): boolean {
  const [size, other] = [sizeOf(a), sizeOf(b)];
  if (size !== other || !(size > 0)) return false;
  if (a.unit === 'each' && b.unit === 'each') return size >= MANY_PIECES * ONE || size % ONE !== 0;
  return dimensionOf(a) === dimensionOf(b);
}
const dimensionOf = ({ unit }: Measured): string => DIMENSIONS[unit] ?? unit;

/**
 * One is an area and the other a length, so neither can replace the other. Pieces and hours can
 * replace either.
 */
export function otherDimension(a: Measured, b: Measured): boolean {
  const [one, other] = [DIMENSIONS[a.unit], DIMENSIONS[b.unit]];
  return one !== undefined && other !== undefined && one !== other;
}
