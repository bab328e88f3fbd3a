// Items of the price book: name, what it covers, price.
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { dollars, Money } from '@purlin/ui/ui.ts';
import { perUnit } from './units.ts';

export const ItemList = ({ items, label }: { readonly items: readonly PriceBookItem[]; readonly label: string }) => (
  <ul className="book-items" aria-label={label}>{items.map((item) => <Item key={item.id} {...item} />)}</ul>
);

function Item({ name, description, exclusions, process, categoryType, unit, standardPrice, costPrice }: PriceBookItem) {
  return (
    <li>
      <div className="book-item-words">
        <strong>{name}</strong>
        {description && <p>{categoryType === 'service' && <span className="book-what">Scope of Work: </span>}{description}</p>}
        {exclusions && <p><span className="book-what">Exclusions: </span>{exclusions}</p>}
        {process && <p><span className="book-what">Process: </span>{process}</p>}
      </div>
      <div className="book-price"><strong><Money amount={standardPrice} /></strong>{perUnit[unit] && <small>{perUnit[unit]}</small>}{costPrice !== null && <small>Costs us {dollars(costPrice)}</small>}</div>
    </li>
  );
}
