// What is left of a price after its cost. For staff only.
import { scaled, unscaled } from '../shared/decimals.ts';
import { roundedDivision } from '../shared/money.ts';

export interface Margin {
  readonly cents: number;
  /**
   * Of the price, in basis points, half away from zero; null when the price is zero. Below zero
   * when an item costs more than it brings.
   */
  readonly basisPoints: number | null;
}

/** Price less cost, in cents; null while nobody knows the cost. */
export function marginOf(standardPriceCents: number, costPriceCents: number | null): Margin | null {
  if (costPriceCents === null) return null;
  const price = scaled(standardPriceCents);
  const left = price - scaled(costPriceCents);
  return {
    cents: unscaled(left),
    basisPoints: price === 0n ? null : roundedDivision(left * 10_000n, price),
  };
}
