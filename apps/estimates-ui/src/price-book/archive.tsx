// What was put away: categories with their items, and single items; everything can come back.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookCategory, PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { ArchiveIcon, ChevronLeftIcon, SearchIcon } from '@blueprintjs/icons';
import {
  Button,
  buttonClass,
  type Column,
  DataTable,
  EmptyState,
  Money,
  Panel,
  rowsOf,
} from '@purlin/ui/ui.ts';
import { Link, May, useCommand, useList, useRead, useSort } from '@purlin/web/web.ts';
import { useBookAddress } from './use-book-address.ts';

function useRestoring() {
  const put = useCommand(priceBook.restoreCategory, {
    toast: {
      done: ({ name }) => ({
        title: 'Category restored',
        description: `${name} is back, with its items.`,
      }),
      failed: 'Failed to restore category',
    },
  });
  const putItem = useCommand(priceBook.restoreItem, {
    toast: {
      done: ({ name }) => ({
        title: 'Item restored',
        description: `${name} is back in the price book.`,
      }),
      failed: 'Failed to restore item',
    },
  });
  return { put, putItem };
}

export function Archive() {
  const { q } = useBookAddress();
  const sorting = useSort(priceBook.items, 'name');
  const categories = useRead(priceBook.categories, { query: { items: 'false', archived: 'true' } });
  const list = useList(priceBook.items, {
    query: { q, archived: 'true', ...sorting.asked, limit: 50 },
  });
  const { put, putItem } = useRestoring();
  const away = new Map((categories.data ?? []).map((category) => [category.id, category]));
  const restoreItem = (item: PriceBookItem) => void putItem.run({ params: { id: item.id } });
  return (
    <div className="book-groups">
      <Link to="/pricebook" className={`${buttonClass({ variant: 'minimal' })} book-back`}>
        <ChevronLeftIcon aria-hidden />
        <span>Back to the price book</span>
      </Link>
      {away.size > 0 && q === '' && (
        <Panel flush title={`Categories (${away.size})`}>
          <DataTable
            caption="Archived categories"
            columns={categoryColumns((category) => void put.run({ params: { id: category.id } }))}
            rowKey={({ id }) => id}
            rows={categories.data}
            empty={null}
          />
        </Panel>
      )}
      <Panel
        flush
        title={list.loading ? 'Items' : `Items (${list.items.length}${list.hasMore ? '+' : ''})`}
      >
        <DataTable
          caption="Archived items"
          columns={itemColumns(away, restoreItem)}
          rowKey={({ id }) => id}
          sorting={sorting}
          loadingText="Loading items..."
          {...rowsOf(list, 'The archive could not be loaded')}
          empty={
            q ? (
              <EmptyState icon={<SearchIcon size={24} />} title="No items found">
                Try another word.
              </EmptyState>
            ) : (
              <EmptyState icon={<ArchiveIcon size={24} />} title="No items found">
                What you archive is kept here and can be restored.
              </EmptyState>
            )
          }
        />
      </Panel>
    </div>
  );
}

const categoryColumns = (
  onRestore: (category: PriceBookCategory) => void,
): readonly Column<PriceBookCategory>[] => [
  {
    name: 'Category',
    onCard: 'title',
    cell: ({ name, type }) => (
      <span className="pl-two-lines">
        <strong>{name}</strong>
        <span>{type === 'service' ? 'Services' : 'Materials'}</span>
      </span>
    ),
  },
  { name: 'Items', end: true, cell: ({ itemCount }) => itemCount },
  {
    name: 'Actions',
    end: true,
    onCard: 'actions',
    cell: (category) => (
      <May call={priceBook.restoreCategory}>
        <Button
          size="small"
          text="Restore"
          aria-label={`Restore ${category.name}`}
          onClick={() => onRestore(category)}
        />
      </May>
    ),
  },
];

/** An item of an archived category comes back with it. */
const itemColumns = (
  away: ReadonlyMap<number, PriceBookCategory>,
  onRestore: (item: PriceBookItem) => void,
): readonly Column<PriceBookItem>[] => [
  {
    name: 'Item',
    sort: 'name',
    onCard: 'title',
    cell: ({ name, categoryName }) => (
      <span className="pl-two-lines">
        <strong>{name}</strong>
        <span>{categoryName}</span>
      </span>
    ),
  },
  {
    name: 'Price',
    sort: 'standardPrice',
    end: true,
    onCard: 'figure',
    cell: ({ standardPrice }) => <Money amount={standardPrice} />,
  },
  {
    name: 'Actions',
    end: true,
    onCard: 'actions',
    cell: (item) =>
      away.has(item.categoryId) ? (
        <span className="pl-muted">Restored with its category</span>
      ) : (
        <May call={priceBook.restoreItem}>
          <Button
            size="small"
            text="Restore"
            aria-label={`Restore ${item.name}`}
            onClick={() => onRestore(item)}
          />
        </May>
      ),
  },
];
