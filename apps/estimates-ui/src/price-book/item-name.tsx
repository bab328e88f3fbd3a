// An item's name, linked to its form for users who may edit it.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { Link, useMay } from '@purlin/web/web.ts';

export function ItemName({
  item: { id, name },
  kept,
}: {
  readonly item: Pick<PriceBookItem, 'id' | 'name'>;
  /** The view of the price book to return to. */
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
