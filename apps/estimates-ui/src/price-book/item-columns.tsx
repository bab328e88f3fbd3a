// The columns of the items' table; cost and margin are for staff, like the whole screen.
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { type Column, Money, StatusBadge } from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';
import { ItemName } from './item-name.tsx';
import { Margin } from './margin.tsx';

const none = <span className="pl-muted">—</span>;

/**
 * `kept` is the address to come back to; the category is named where items of several stand
 * together.
 */
export const itemColumns = (kept: string, several: boolean): readonly Column<PriceBookItem>[] => [
  {
    name: 'Item',
    sort: 'name',
    cell: (item) => (
      <span className="pl-two-lines book-item-words">
        <ItemName item={item} kept={kept} />
        {several && <span>{item.categoryName}</span>}
        {item.description && (
          <span className="pl-clamp">
            {item.categoryType === 'service' && <span className="book-what">Scope of Work: </span>}
            {item.description}
          </span>
        )}
      </span>
    ),
  },
  {
    name: 'Unit',
    sort: 'unit',
    minor: true,
    cell: ({ unit }) => label(`unit.${unit}`).replace(/ \(.*/, ''),
  },
  {
    name: 'Price',
    sort: 'standardPrice',
    end: true,
    cell: ({ standardPrice }) => (
      <strong>
        <Money amount={standardPrice} />
      </strong>
    ),
  },
  {
    name: 'Cost',
    sort: 'costPrice',
    end: true,
    cell: ({ costPrice }) => (costPrice === null ? none : <Money amount={costPrice} />),
  },
  {
    name: 'Margin',
    sort: '-margin',
    end: true,
    cell: ({ margin, marginPercent }) =>
      margin === null ? none : <Margin dollars={margin} percent={marginPercent} />,
  },
  {
    name: 'Status',
    sort: 'isActive',
    minor: true,
    cell: ({ isActive }) => (
      <StatusBadge tone={isActive ? 'good' : 'quiet'} label={isActive ? 'Active' : 'Not offered'} />
    ),
  },
];
