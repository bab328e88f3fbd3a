// The name of an item: the way to its form, for whoever may change it.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { Link, useMay } from '@purlin/web/web.ts';

export function ItemName({
  item: { id, name },
  kept,
}: {
  readonly item: Pick<PriceBookItem, 'id' | 'name'>;
  /** What of the book is shown, to be shown again afterwards. */
  readonly kept: string;
}) {
  return useMay()(priceBook.editItem) ? (
    <Link to={`/pricebook/items/${id}${kept}`} className="pl-row-link">
      {name}
    </Link>
  ) : (
    <strong>{name}</strong>
  );
}
