// What of an item is different from before, in the words of its form.
import { type PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { type Difference, dollars, moneyText } from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';
import { valuesOf, type Values } from './item-saving.ts';

const price = (amount: string): string => (amount === '' ? '' : dollars(moneyText(amount)));

interface Part {
  readonly what: string;
  readonly say: (values: Values, categoryName: (id: string) => string) => string;
}
const parts: readonly Part[] = [
  { what: 'Name', say: (v) => v.name },
  { what: 'Category', say: (v, nameOf) => v.newCategory.trim() || nameOf(v.categoryId) },
  { what: 'Unit', say: (v) => label(`unit.${v.unit}`) },
  { what: 'Standard price', say: (v) => price(v.standardPrice) },
  { what: 'Cost', say: (v) => price(v.costPrice) },
  { what: 'Description', say: (v) => v.description },
  { what: 'Exclusions', say: (v) => v.exclusions },
  { what: 'Process', say: (v) => v.process },
  { what: 'Offered for estimates', say: (v) => (v.isActive ? 'Yes' : 'No') },
];

/** Empty when nothing that the form shows has changed. `mine`: what stands in the form. */
export function itemDifferences(
  before: PriceBookItem,
  after: PriceBookItem,
  mine: Values,
): readonly Difference[] {
  const names = new Map(
    [before, after].map(({ categoryId, categoryName }) => [String(categoryId), categoryName]),
  );
  const nameOf = (id: string) => names.get(id) ?? 'another category';
  const saved = (item: PriceBookItem) => valuesOf(item, String(item.categoryId));
  return parts.flatMap(({ what, say }) => {
    const [was, is, form] = [saved(before), saved(after), mine].map((v) => say(v, nameOf)) as [
      string,
      string,
      string,
    ];
    if (was === is) return [];
    return [{ what, before: was, after: is, ...(form !== was && form !== is && { mine: form }) }];
  });
}
