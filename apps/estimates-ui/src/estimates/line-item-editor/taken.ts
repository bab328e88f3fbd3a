// Price book items added in the line-item editor: each item appears once, and its quantity is
// changed where it was clicked.
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

/** The index of the item's last line; -1 if there is none. */
export const lineOfItem = (lines: Lines, itemId: number): number =>
  lines.findLastIndex(({ priceBookItemId }) => priceBookItemId === itemId);

export const withItem = (lines: Lines, item: PriceBookItem): LineValues[] => [
  ...lines,
  lineOf(item),
];

export const withQuantity = (lines: Lines, n: number, quantity: string): LineValues[] =>
  lines.map((line, at) => (at === n ? { ...line, quantity } : line));

/** Adds or subtracts one; a line that reaches zero is removed. */
export function stepped(lines: Lines, n: number, by: 1 | -1): LineValues[] {
  const before = Number(typedQuantity(lines[n]?.quantity ?? '')?.quantity ?? 1);
  const quantity = Math.round((before + by) * 10_000) / 10_000;
  return quantity > 0
    ? withQuantity(lines, n, String(quantity))
    : lines.filter((_, at) => at !== n);
}
