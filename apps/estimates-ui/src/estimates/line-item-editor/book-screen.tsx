// The price book inside the line-item editor: services or materials, to take one as a line.
import type { PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { priceBook } from '@purlin/contracts/price-book.ts';
import { BookIcon, EditIcon } from '@blueprintjs/icons';
import { Button, dollars, EmptyState, ErrorPanel, SearchField, Spinner } from '@purlin/ui/ui.ts';
import { useList } from '@purlin/web/web.ts';
import { useState } from 'react';
import { shortUnit } from '../draft/unit-words.ts';
import { emptyLine, type LineValues } from '../draft/values.ts';

type Kind = LineValues['kind'];
export interface BookWords {
  readonly title: string;
  readonly none: string;
  readonly failed: string;
  readonly hint: string;
  readonly own: string;
}
export const bookWords: Readonly<Record<Kind, BookWords>> = {
  service: {
    title: 'Service Price Book',
    none: 'No services available in price book',
    failed: 'Failed to fetch services',
    hint: 'Add services in the Price Book section first, or write this one yourself.',
    own: 'Write a service yourself',
  },
  material: {
    title: 'Material Price Book',
    none: 'No materials available in price book',
    failed: 'Failed to fetch materials',
    hint: 'Add materials in the Price Book section first, or write this one yourself.',
    own: 'Write a material yourself',
  },
};

/** Quantity 1, taxable (rule: new-line). */
const lineOf = (item: PriceBookItem): LineValues => ({
  ...emptyLine,
  kind: item.categoryType,
  description: item.name,
  unit: item.unit,
  rate: item.standardPrice,
  cost: item.costPrice ?? '',
  priceBookItemId: item.id,
  details: item.description ?? '',
  exclusions: item.exclusions ?? '',
  process: item.process ?? '',
});

export function BookScreen({
  kind,
  onPick,
}: {
  readonly kind: Kind;
  readonly onPick: (line: LineValues) => void;
}) {
  const words = bookWords[kind];
  const [q, setQ] = useState('');
  const list = useList(priceBook.items, { query: { type: kind, active: 'true', q, limit: 100 } });
  const own = (
    <Button icon={<EditIcon />} text={words.own} onClick={() => onPick({ ...emptyLine, kind })} />
  );
  if (list.loading)
    return (
      <div className="lie-waiting">
        <Spinner size={32} aria-label="Loading the price book" />
      </div>
    );
  if (list.problem && list.items.length === 0)
    return (
      <ErrorPanel
        title={words.failed}
        message={list.problem.message}
        onRetry={list.refresh}
        retrying={list.refreshing}
        action={own}
      />
    );
  if (list.items.length === 0 && q === '')
    return (
      <EmptyState icon={<BookIcon size={24} />} title={words.none} action={own}>
        {words.hint}
      </EmptyState>
    );
  return (
    <div className="pl-form">
      <div className="pl-toolbar">
        <SearchField
          label={`Search the ${words.title}`}
          placeholder="Search..."
          value={q}
          onSearch={setQ}
        />
        {own}
      </div>
      {list.items.length === 0 && (
        <EmptyState icon={<BookIcon size={24} />} title="No items found">
          Try adjusting your search terms
        </EmptyState>
      )}
      <ItemRows title={words.title} items={list.items} onPick={onPick} />
      {list.hasMore && (
        <div className="pl-more">
          <Button text="Show more" onClick={list.loadMore} loading={list.loadingMore} />
        </div>
      )}
    </div>
  );
}

const ItemRows = ({
  title,
  items,
  onPick,
}: {
  readonly title: string;
  readonly items: readonly PriceBookItem[];
  readonly onPick: (line: LineValues) => void;
}) => (
  <ul className="lie-rows" aria-label={title}>
    {items.map((item) => (
      <li key={item.id}>
        <button type="button" className="lie-row" onClick={() => onPick(lineOf(item))}>
          <span className="lie-row-words">
            <strong>{item.name}</strong>
            {item.description && <small className="pl-clamp">{item.description}</small>}
          </span>
          <span className="pl-figures">
            {dollars(item.standardPrice)}
            {shortUnit(item.unit) && ` /${shortUnit(item.unit)}`}
          </span>
        </button>
      </li>
    ))}
  </ul>
);
