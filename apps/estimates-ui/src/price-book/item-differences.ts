// Compares versions of an item, in the words of its form.
import { type PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { type Difference, dollars, rateText } from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/price-items.ts';
import { valuesOf, type Values } from './item-saving.ts';

const price = (amount: string): string => (amount === '' ? '' : dollars(rateText(amount)));

interface Part {
  readonly what: string;
  readonly shown: (values: Values, categoryName: (id: string) => string) => string;
}
const parts = (): readonly Part[] => [
  { what: say('name'), shown: (v) => v.name },
  { what: say('category'), shown: (v, nameOf) => v.newCategory.trim() || nameOf(v.categoryId) },
  { what: say('unit'), shown: (v) => label(`unit.${v.unit}`) },
  { what: say('standard-price'), shown: (v) => price(v.standardPrice) },
  { what: say('cost'), shown: (v) => price(v.costPrice) },
  { what: say('description'), shown: (v) => v.description },
  { what: say('exclusions'), shown: (v) => v.exclusions },
  { what: say('process'), shown: (v) => v.process },
  { what: say('offered'), shown: (v) => (v.isActive ? say('yes') : say('no')) },
];

/** Empty if nothing that the form shows has changed. `mine`: the form's values. */
export function itemDifferences(
  before: PriceBookItem,
  after: PriceBookItem,
  mine: Values,
): readonly Difference[] {
  const names = new Map(
    [before, after].map(({ categoryId, categoryName }) => [String(categoryId), categoryName]),
  );
  const nameOf = (id: string) => names.get(id) ?? say('another-category');
  const saved = (item: PriceBookItem) => valuesOf(item, String(item.categoryId));
  return parts().flatMap(({ what, shown }) => {
    const [was, is, form] = [saved(before), saved(after), mine].map((v) => shown(v, nameOf)) as [
      string,
      string,
      string,
    ];
    if (was === is) return [];
    return [{ what, before: was, after: is, ...(form !== was && form !== is && { mine: form }) }];
  });
}
