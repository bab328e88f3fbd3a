// Picks price book items for an estimate: search, services or materials, several at once with
// quantities.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { BookIcon, SearchIcon } from '@blueprintjs/icons';
import {
  Button,
  buttonClass,
  dollars,
  EmptyState,
  ErrorPanel,
  QuantityField,
  SearchField,
  SegmentedField,
  WorkDialog,
} from '@purlin/ui/ui.ts';
import { Link, useList } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/price-items.ts';
import { useState } from 'react';
import { lineOf, type PickedLine } from './picked-line.ts';
import { perUnit } from './units.ts';
import './picker-dialog.css';

interface Picked {
  readonly item: PriceBookItem;
  readonly quantity: string;
}
const kinds = () => [
  { value: '', label: say('all') },
  { value: 'service', label: say('services') },
  { value: 'material', label: say('materials') },
];

/**
 * `onPick` is called with a line for every selected item, in order of selection. The owner closes
 * the dialog.
 */
export function PickerDialog({
  onClose,
  onPick,
}: {
  readonly onClose: () => void;
  readonly onPick: (lines: readonly PickedLine[]) => void;
}) {
  const [q, setQ] = useState('');
  const [kind, setKind] = useState('');
  const [picked, setPicked] = useState<ReadonlyMap<number, Picked>>(new Map());
  const change = (item: PriceBookItem, quantity: string | null) =>
    setPicked((before) => {
      const next = new Map(before);
      if (quantity === null) next.delete(item.id);
      else next.set(item.id, { item, quantity });
      return next;
    });
  const done = () => {
    onPick([...picked.values()].map(({ item, quantity }) => lineOf(item, quantity)));
  };
  const foot = (
    <>
      <Link to="/price-book" className={buttonClass({ variant: 'minimal' })}>
        {say('open-book')}
      </Link>
      <span className="pick-gap" />
      <Button text={say('cancel')} onClick={onClose} />
      <Button
        type="submit"
        intent="primary"
        disabled={picked.size === 0}
        text={picked.size > 1 ? say('add-items', { count: picked.size }) : say('add-item')}
      />
    </>
  );
  return (
    <WorkDialog title={say('add-from-book')} onClose={onClose} foot={foot} onSubmit={done}>
      <div className="pick-body">
        <div className="pl-toolbar">
          <SearchField
            label={say('search')}
            placeholder={say('search-hint')}
            value={q}
            onSearch={setQ}
          />
          <SegmentedField
            label={say('which-items')}
            hideLabel
            choices={kinds()}
            value={kind}
            onChoose={setKind}
          />
        </div>
        <Items q={q} kind={kind} picked={picked} onChange={change} />
      </div>
    </WorkDialog>
  );
}

interface ItemsProps {
  readonly q: string;
  readonly kind: string;
  readonly picked: ReadonlyMap<number, Picked>;
  readonly onChange: (item: PriceBookItem, quantity: string | null) => void;
}

function Items({ q, kind, picked, onChange }: ItemsProps) {
  const type = kind === 'service' || kind === 'material' ? kind : undefined;
  const { items, loading, problem, refresh, refreshing, hasMore, loadMore, loadingMore } = useList(
    priceBook.items,
    { query: { q, type, active: 'true', limit: 100 } },
  );
  if (problem && items.length === 0)
    return (
      <ErrorPanel
        title={type === 'material' ? say('materials-failed') : say('services-failed')}
        message={problem.message}
        onRetry={refresh}
        retrying={refreshing}
      />
    );
  if (loading)
    return (
      <div className="pl-bones" role="status">
        <span className="pl-hidden">{say('loading-book')}</span>
        <span className="pl-bone pl-bone-wide" />
        <span className="pl-bone pl-bone-mid" />
        <span className="pl-bone pl-bone-wide" />
      </div>
    );
  if (items.length === 0 && q !== '')
    return (
      <EmptyState icon={<SearchIcon size={24} />} title={say('no-items')}>
        {say('try-another-word')}
      </EmptyState>
    );
  if (items.length === 0)
    return (
      <EmptyState
        icon={<BookIcon size={24} />}
        title={type ? say(`none.${type}`) : say('none-in-book')}
      >
        {say('add-them-first')}
      </EmptyState>
    );
  return (
    <>
      <ul className="pick-items" aria-label={say('items-of-book')} aria-busy={refreshing}>
        {items.map((item) => (
          <Item
            key={item.id}
            item={item}
            quantity={picked.get(item.id)?.quantity}
            onChange={(quantity) => onChange(item, quantity)}
          />
        ))}
      </ul>
      {hasMore && <Button text={say('show-more')} onClick={loadMore} loading={loadingMore} />}
    </>
  );
}

/** The quantity appears once the item is selected. */
function Item({
  item,
  quantity,
  onChange,
}: {
  readonly item: PriceBookItem;
  readonly quantity: string | undefined;
  readonly onChange: (quantity: string | null) => void;
}) {
  const { name, description, categoryName, standardPrice, unit } = item;
  return (
    <li>
      <label className="pick-item">
        <input
          type="checkbox"
          checked={quantity !== undefined}
          onChange={({ target }) => onChange(target.checked ? '1' : null)}
        />
        <span className="pick-words">
          <strong>{name}</strong>
          <small>{categoryName}</small>
          {description && <small className="pl-clamp">{description}</small>}
        </span>
        <span className="pick-price">
          <strong className="pl-figures">{dollars(standardPrice)}</strong>
          {unit !== 'each' && <small>{perUnit(unit)}</small>}
        </span>
      </label>
      {quantity !== undefined && (
        <div className="pick-quantity">
          <span aria-hidden>{say('quantity')}</span>
          <QuantityField
            label={say('quantity-of', { name })}
            hideLabel
            value={quantity}
            onChange={({ target }) => onChange(target.value)}
            onBlur={({ target }) => onChange(target.value)}
          />
        </div>
      )}
    </li>
  );
}
