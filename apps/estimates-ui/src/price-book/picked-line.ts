// An item of the price book as a line of an estimate.
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { readQuantity } from '@purlin/ui/ui.ts';

/**
 * What a line of an estimate takes over from an item. It is a copy: later changes of the price book
 * do not reach the estimate.
 */
export interface PickedLine {
  readonly description: string;
  readonly kind: PriceBookItem['categoryType'];
  readonly quantity: string;
  readonly unit: PriceBookItem['unit'];
  readonly rate: string;
  /** Blank while nobody knows it. */
  readonly cost: string;
  readonly taxable: true;
  /** Of a service, its scope of work; of a material, its description. */
  readonly details: string;
  readonly exclusions: string;
  readonly process: string;
  readonly priceBookItemId: number;
}

/** `quantity` as it was typed; the line says so when it is none, and only an empty one is 1. */
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
