// How much of a thing a line is, so far as its unit and quantity tell.

/** As it is saved, or as it stands in a form. */
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
/** So many pieces of two things are no coincidence; fewer of them are one. */
const MANY_PIECES = 10;

/** A quantity of 1, counted to its fourth place. */
const ONE = 10_000;
const sizeOf = ({ unit, quantity }: Measured): number =>
  Math.round(Number(quantity) * ONE) * (unit === 'square' ? SQUARE : 1);

/** Both are so much of something that they may well be of the same roof. */
export function sameSize(a: Measured, b: Measured): boolean {
  const [size, other] = [sizeOf(a), sizeOf(b)];
  if (size !== other || !(size > 0)) return false;
  if (a.unit === 'each' && b.unit === 'each') return size >= MANY_PIECES * ONE || size % ONE !== 0;
  return dimensionOf(a) === dimensionOf(b);
}
const dimensionOf = ({ unit }: Measured): string => DIMENSIONS[unit] ?? unit;

/**
 * One is an area and the other a length, so that neither stands for the other; what is counted in
 * pieces or hours may stand for either.
 */
export function otherDimension(a: Measured, b: Measured): boolean {
  const [one, other] = [DIMENSIONS[a.unit], DIMENSIONS[b.unit]];
  return one !== undefined && other !== undefined && one !== other;
}
