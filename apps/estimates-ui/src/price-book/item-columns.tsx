// The columns of the item table. Cost and margin are for staff, like the whole screen.
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { type Column, Money, StatusBadge } from '@purlin/ui/ui.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/price-book.ts';
import { ItemName } from './item-name.tsx';
import { Margin } from './margin.tsx';

const none = <span className="pl-muted">—</span>;

/** `kept` is the URL to return to. The category is shown if items of several are listed. */
export const itemColumns = (kept: string, several: boolean): readonly Column<PriceBookItem>[] => [
  {
    name: say('item'),
    sort: 'name',
    cell: (item) => (
      <span className="pl-two-lines book-item-words">
        <ItemName item={item} kept={kept} />
        {several && <span>{item.categoryName}</span>}
        {item.description && (
          <span className="pl-clamp">
            {item.categoryType === 'service' && (
              <span className="book-what">{say('scope-of-work-is')}</span>
            )}
            {item.description}
          </span>
        )}
      </span>
    ),
  },
  {
    name: say('unit'),
    sort: 'unit',
    minor: true,
    cell: ({ unit }) => label(`unit.${unit}`).replace(/ \(.*/, ''),
  },
  {
    name: say('price'),
    sort: 'standardPrice',
    end: true,
    cell: ({ standardPrice }) => (
      <strong>
        <Money amount={standardPrice} />
      </strong>
    ),
  },
  {
    name: say('cost'),
    sort: 'costPrice',
    end: true,
    cell: ({ costPrice }) => (costPrice === null ? none : <Money amount={costPrice} />),
  },
  {
    name: say('margin'),
    sort: '-margin',
    end: true,
    cell: ({ margin, marginPercent }) =>
      margin === null ? none : <Margin dollars={margin} percent={marginPercent} />,
  },
  {
    name: say('status'),
    sort: 'isActive',
    minor: true,
    cell: ({ isActive }) => (
      <StatusBadge
        tone={isActive ? 'good' : 'quiet'}
        label={isActive ? say('active') : say('not-offered')}
      />
    ),
  },
];
