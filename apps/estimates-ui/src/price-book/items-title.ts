// The title of the price book's list, with how many items it has.
import type { PriceBookCategory } from '@purlin/contracts/price-book-shapes.ts';
import { say } from '@purlin/words/screens/price-book.ts';
import type { BookAddress } from './use-book-address.ts';

type Counted = Pick<PriceBookCategory, 'type' | 'itemCount'>;
/** How many items categories have together. */
export const itemsIn = (categories: readonly Counted[]): number =>
  categories.reduce((count, { itemCount }) => count + itemCount, 0);

/** What a search has found so far; `hasMore`: there are others. */
interface Found {
  readonly items: readonly unknown[];
  readonly hasMore: boolean;
  readonly loading: boolean;
}

/**
 * A search covers everything, whatever was selected before. Other lists load as one scrolls, and
 * their title has the count that stands beside their categories.
 */
export function itemsTitle(
  { q, type }: Pick<BookAddress, 'q' | 'type'>,
  chosen: Pick<PriceBookCategory, 'name'> | undefined,
  categories: readonly Counted[],
  { items, hasMore, loading }: Found,
): string {
  if (q !== '')
    return loading
      ? say('results')
      : say('results-counted', { count: `${items.length}${hasMore ? '+' : ''}` });
  if (chosen) return chosen.name;
  if (type === undefined) return say('all-items-counted', { count: `${itemsIn(categories)}` });
  const count = `${itemsIn(categories.filter((category) => category.type === type))}`;
  return say(`all-counted.${type}`, { count });
}
