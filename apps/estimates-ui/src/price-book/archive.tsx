// The archive: categories with their items, and single items, all of which can be restored.
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
import { say } from '@purlin/words/screens/price-book.ts';
import { useBookAddress } from './use-book-address.ts';

function useRestoring() {
  const put = useCommand(priceBook.restoreCategory, {
    toast: {
      done: ({ name }) => ({
        title: say('category-restored'),
        description: say('category-is-back', { name }),
      }),
      failed: say('category-restore-failed'),
    },
  });
  const putItem = useCommand(priceBook.restoreItem, {
    toast: {
      done: ({ name }) => ({
        title: say('item-restored'),
        description: say('item-is-back', { name }),
      }),
      failed: say('item-restore-failed'),
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
        <span>{say('back-to-book')}</span>
      </Link>
      {away.size > 0 && q === '' && (
        <Panel flush title={say('categories-counted', { count: away.size })}>
          <DataTable
            caption={say('archived-categories')}
            columns={categoryColumns((category) => void put.run({ params: { id: category.id } }))}
            rowKey={({ id }) => id}
            rows={categories.data}
            empty={null}
          />
        </Panel>
      )}
      <Panel
        flush
        title={
          list.loading
            ? say('items')
            : say('items-counted', { count: `${list.items.length}${list.hasMore ? '+' : ''}` })
        }
      >
        <DataTable
          caption={say('archived-items')}
          columns={itemColumns(away, restoreItem)}
          rowKey={({ id }) => id}
          sorting={sorting}
          loadingText={say('loading-items')}
          {...rowsOf(list, say('archive-failed'))}
          empty={
            q ? (
              <EmptyState icon={<SearchIcon size={24} />} title={say('no-items')}>
                {say('try-another-word')}
              </EmptyState>
            ) : (
              <EmptyState icon={<ArchiveIcon size={24} />} title={say('no-items')}>
                {say('archived-are-here')}
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
    name: say('category'),
    onCard: 'title',
    cell: ({ name, type }) => (
      <span className="pl-two-lines">
        <strong>{name}</strong>
        <span>{say(`group.${type}`)}</span>
      </span>
    ),
  },
  { name: say('items'), end: true, cell: ({ itemCount }) => itemCount },
  {
    name: say('actions'),
    end: true,
    onCard: 'actions',
    cell: (category) => (
      <May call={priceBook.restoreCategory}>
        <Button
          size="small"
          text={say('restore')}
          aria-label={say('restore-named', { name: category.name })}
          onClick={() => onRestore(category)}
        />
      </May>
    ),
  },
];

/** An item of an archived category is restored with the category. */
const itemColumns = (
  away: ReadonlyMap<number, PriceBookCategory>,
  onRestore: (item: PriceBookItem) => void,
): readonly Column<PriceBookItem>[] => [
  {
    name: say('item'),
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
    name: say('price'),
    sort: 'standardPrice',
    end: true,
    onCard: 'figure',
    cell: ({ standardPrice }) => <Money amount={standardPrice} />,
  },
  {
    name: say('actions'),
    end: true,
    onCard: 'actions',
    cell: (item) =>
      away.has(item.categoryId) ? (
        <span className="pl-muted">{say('restored-with-category')}</span>
      ) : (
        <May call={priceBook.restoreItem}>
          <Button
            size="small"
            text={say('restore')}
            aria-label={say('restore-named', { name: item.name })}
            onClick={() => onRestore(item)}
          />
        </May>
      ),
  },
];
