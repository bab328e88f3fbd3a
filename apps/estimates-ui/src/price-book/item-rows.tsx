// Items on a phone: name, description, price; a tap opens the item.
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { Button, dollars, Money, StatusBadge } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/price-book.ts';
import type { ReactNode } from 'react';
import { ItemName } from './item-name.tsx';
import { perUnit } from './units.ts';

interface Props {
  readonly rows: readonly PriceBookItem[] | undefined;
  readonly kept: string;
  readonly empty: ReactNode;
  readonly more: { readonly onLoad: () => void; readonly loading: boolean } | undefined;
}

export function ItemRows({ rows, kept, empty, more }: Props) {
  if (!rows)
    return (
      <div className="pl-panel-body">
        <div className="pl-bones" aria-busy>
          <output className="pl-hidden">{say('loading-items')}</output>
          <span className="pl-bone pl-bone-mid" />
          <span className="pl-bone pl-bone-wide" />
          <span className="pl-bone pl-bone-short" />
        </div>
      </div>
    );
  if (rows.length === 0) return <>{empty}</>;
  return (
    <>
      <ul className="book-items" aria-label={say('items')}>
        {rows.map((item) => (
          <Row key={item.id} item={item} kept={kept} />
        ))}
      </ul>
      {more && (
        <div className="pl-more">
          <Button text={say('show-more')} onClick={more.onLoad} loading={more.loading} />
        </div>
      )}
    </>
  );
}

const Row = ({
  item: { id, name, description, categoryType, unit, standardPrice, costPrice, isActive },
  kept,
}: {
  readonly item: PriceBookItem;
  readonly kept: string;
}) => (
  <li>
    <div className="book-item-words">
      <ItemName item={{ id, name }} kept={kept} />
      {description && (
        <p className="pl-clamp">
          {categoryType === 'service' && (
            <span className="book-what">{say('scope-of-work-is')}</span>
          )}
          {description}
        </p>
      )}
      {!isActive && <StatusBadge tone="quiet" label={say('not-offered')} />}
    </div>
    <div className="book-price">
      <strong>
        <Money amount={standardPrice} />
      </strong>
      {unit !== 'each' && <small>{perUnit(unit)}</small>}
      {costPrice !== null && <small>{say('costs-us', { amount: dollars(costPrice) })}</small>}
    </div>
  </li>
);
