// Margin: price less cost. Staff only.
import { scaled, unscaled } from '../shared/decimals.ts';
import { roundedDivision } from '../shared/money.ts';

export interface Margin {
  readonly cents: number;
  /**
   * Percentage of the price in basis points, rounded half away from zero; null if the price is
   * zero. Negative if the cost exceeds the price.
   */
  readonly basisPoints: number | null;
}

/** Price less cost, in cents; null if the cost is unknown. */
export function marginOf(standardPriceCents: number, costPriceCents: number | null): Margin | null {
  if (costPriceCents === null) return null;
  const price = scaled(standardPriceCents);
  const left = price - scaled(costPriceCents);
  return {
    cents: unscaled(left),
    basisPoints: price === 0n ? null : roundedDivision(left * 10_000n, price),
  };
}
