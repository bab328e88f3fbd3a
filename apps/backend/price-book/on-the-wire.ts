// The price book's rows as they travel: money as text, margins counted.
import type {
  PriceBookItem,
  PriceChange,
  PricePreviewRow,
} from '@purlin/contracts/price-book-shapes.ts';
import { marginOf } from '@purlin/domain/price-book/margin.ts';
import { pricesBy, type PriceRule } from '@purlin/domain/price-book/reprice.ts';
import { toDecimal } from '@purlin/domain/shared/money.ts';
import { actorName } from '@purlin/words/answers.ts';
import type { ItemRow } from './read-models/price-book-items.ts';
import type { PriceChangeRow } from './read-models/price-changes.ts';

const orNull = (hundredths: number | null | undefined): string | null =>
  hundredths === null || hundredths === undefined ? null : toDecimal(hundredths);

export function toItem({ standardPriceCents, costPriceCents, ...row }: ItemRow): PriceBookItem {
  const margin = marginOf(standardPriceCents, costPriceCents);
  return {
    ...row,
    standardPrice: toDecimal(standardPriceCents),
    costPrice: orNull(costPriceCents),
    margin: orNull(margin?.cents),
    marginPercent: orNull(margin?.basisPoints),
  };
}

export const toMaterial = ({
  id,
  name,
  description,
  unit,
  standardPriceCents,
  costPriceCents,
}: ItemRow) => ({
  id,
  name,
  description,
  unit,
  standardPrice: toDecimal(standardPriceCents),
  costPrice: orNull(costPriceCents),
});
export const toService = (row: ItemRow) => ({
  ...toMaterial(row),
  scopeOfWork: row.description,
  exclusions: row.exclusions,
  process: row.process,
});

/** What a rule would make of an item. */
export function toPreview(row: ItemRow, rule: PriceRule): PricePreviewRow {
  const next = pricesBy(rule, row);
  return {
    itemId: row.id,
    name: row.name,
    categoryName: row.categoryName,
    unit: row.unit,
    from: toDecimal(row.standardPriceCents),
    to: toDecimal(next.standardPriceCents),
    costFrom: orNull(row.costPriceCents),
    costTo: orNull(next.costPriceCents),
    marginPercentFrom: orNull(marginOf(row.standardPriceCents, row.costPriceCents)?.basisPoints),
    marginPercentTo: orNull(marginOf(next.standardPriceCents, next.costPriceCents)?.basisPoints),
  };
}

const toRule = ({ target, by, rounding }: PriceRule) => ({
  target,
  by: by.kind,
  value: toDecimal(by.kind === 'percent' ? by.basisPoints : by.cents),
  rounding,
});

export const toPriceChange = (
  { id, at, by, rule, itemCount, isLast }: PriceChangeRow,
  names: ReadonlyMap<string, string>,
): PriceChange => ({
  id,
  at,
  by: actorName(by, names, 'en'),
  rule: rule && toRule(rule),
  itemCount,
  canUndo: isLast && rule !== null,
});
