// What the line-item editor has taken from a price book: an item is there once, and its quantity is
// stepped where it was pressed.
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { typedQuantity } from '../draft/number-cells.ts';
import { emptyLine, type LineValues } from '../draft/values.ts';

type Lines = readonly LineValues[];

/** Quantity 1, taxable (rule: new-line). */
const lineOf = (item: PriceBookItem): LineValues => ({
  ...emptyLine,
  kind: item.categoryType,
  description: item.name,
  unit: item.unit,
  rate: item.standardPrice,
  cost: item.costPrice ?? '',
  priceBookItemId: item.id,
  details: item.description ?? '',
  exclusions: item.exclusions ?? '',
  process: item.process ?? '',
});

/** Where the item stands among the lines, the last of them; -1: nowhere. */
export const lineOfItem = (lines: Lines, itemId: number): number =>
  lines.findLastIndex(({ priceBookItemId }) => priceBookItemId === itemId);

export const withItem = (lines: Lines, item: PriceBookItem): LineValues[] => [
  ...lines,
  lineOf(item),
];

export const withQuantity = (lines: Lines, n: number, quantity: string): LineValues[] =>
  lines.map((line, at) => (at === n ? { ...line, quantity } : line));

/** One more or one less; a line of which nothing is left goes. */
export function stepped(lines: Lines, n: number, by: 1 | -1): LineValues[] {
  const before = Number(typedQuantity(lines[n]?.quantity ?? '')?.quantity ?? 1);
  const quantity = Math.round((before + by) * 10_000) / 10_000;
  return quantity > 0
    ? withQuantity(lines, n, String(quantity))
    : lines.filter((_, at) => at !== n);
}
