// Converts a price book item to a line of an estimate.
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { readQuantity } from '@purlin/ui/ui.ts';

/**
 * The parts of an item that a line copies. Later changes of the price book do not affect the
 * estimate.
 */
export interface PickedLine {
  readonly description: string;
  readonly kind: PriceBookItem['categoryType'];
  readonly quantity: string;
  readonly unit: PriceBookItem['unit'];
  readonly rate: string;
  /** Blank if unknown. */
  readonly cost: string;
  readonly taxable: true;
  /** A service's scope of work, or a material's description. */
  readonly details: string;
  readonly exclusions: string;
  readonly process: string;
  readonly priceBookItemId: number;
}

/** `quantity` as typed. The line flags an invalid one; only an empty one becomes 1. */
export const lineOf = (
  {
    id,
    name,
    categoryType,
    unit,
    standardPrice,
    costPrice,
    description,
    exclusions,
    process,
  }: PriceBookItem,
  quantity: string,
): PickedLine => ({
  description: name,
  kind: categoryType,
  quantity: quantity.trim() === '' ? '1' : (readQuantity(quantity) ?? quantity),
  unit,
  rate: standardPrice,
  cost: costPrice ?? '',
  taxable: true,
  details: description ?? '',
  exclusions: exclusions ?? '',
  process: process ?? '',
  priceBookItemId: id,
});
