// The items of a category, a type, a search or the whole book: a table on a wide screen, tappable
// rows on a phone.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookCategory, PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import { BoxIcon, ChevronLeftIcon, PlusIcon, SearchIcon } from '@blueprintjs/icons';
import {
  Button,
  buttonClass,
  DataTable,
  EmptyState,
  ErrorPanel,
  Panel,
  PHONE,
  rowsOf,
  useMediaQuery,
  useSelection,
} from '@purlin/ui/ui.ts';
import { Link, type List, May, useList, useSort } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/price-book.ts';
import type { ReactElement } from 'react';
import { CategoryMenu } from './category-menu.tsx';
import { ItemBulk } from './item-bulk.tsx';
import { itemColumns } from './item-columns.tsx';
import { ItemRows } from './item-rows.tsx';
import { itemsTitle } from './items-title.ts';
import { type BookAddress, useBookAddress } from './use-book-address.ts';

interface Props {
  readonly categories: readonly PriceBookCategory[];
  readonly chosen: PriceBookCategory | undefined;
}

export function Items({ categories, chosen }: Props) {
  const phone = useMediaQuery(PHONE);
  const address = useBookAddress();
  const { q, type, kept, show, search } = address;
  const sorting = useSort(priceBook.items, 'name');
  const place = q !== '' ? { q } : chosen ? { categoryId: chosen.id } : type ? { type } : {};
  const list = useList(priceBook.items, { query: { ...place, ...sorting.asked, limit: 50 } });
  const failed =
    chosen?.type === 'material' || type === 'material'
      ? say('materials-failed')
      : say('services-failed');
  const empty = q !== '' ? <NotFound onClear={() => search('')} /> : <NoneYet chosen={chosen} />;
  const actions =
    chosen && q === '' ? (
      <>
        {!phone && <AddTo category={chosen} />}
        <May call={priceBook.editCategory}>
          <CategoryMenu
            category={chosen}
            siblings={categories.filter((one) => one.type === chosen.type)}
          />
        </May>
      </>
    ) : undefined;
  return (
    <>
      {phone && (
        <Button
          variant="minimal"
          className="book-back"
          icon={<ChevronLeftIcon />}
          text={say('all-categories')}
          onClick={() => show('all')}
        />
      )}
      <Panel
        flush
        title={itemsTitle(address, q === '' ? chosen : undefined, categories, list)}
        {...(actions ? { actions } : {})}
        {...(chosen?.description && q === '' ? { description: chosen.description } : {})}
      >
        <ItemsList
          list={list}
          failed={failed}
          sorting={sorting}
          kept={kept}
          withCategory={chosen === undefined || q !== ''}
          empty={empty}
        />
      </Panel>
    </>
  );
}

interface ListProps {
  readonly list: List<PriceBookItem>;
  readonly failed: string;
  readonly sorting: ReturnType<typeof useSort>;
  readonly kept: BookAddress['kept'];
  readonly withCategory: boolean;
  readonly empty: ReactElement;
}

const idOf = ({ id }: PriceBookItem): number => id;

function ItemsList({ list, failed, sorting, kept, withCategory, empty }: ListProps) {
  const phone = useMediaQuery(PHONE);
  const shown = rowsOf(list, failed);
  const selection = useSelection(list.items, idOf);
  if (!phone)
    return (
      <DataTable
        caption={say('items')}
        columns={itemColumns(kept, withCategory)}
        rowKey={idOf}
        rowName={({ name }) => name}
        selection={selection}
        bulk={<ItemBulk selection={selection} />}
        sorting={sorting}
        loadingText={say('loading-items')}
        {...shown}
        empty={empty}
      />
    );
  if (shown.failure) return <ErrorPanel {...shown.failure} />;
  return <ItemRows rows={shown.rows} kept={kept} empty={empty} more={shown.more} />;
}

const NotFound = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={<SearchIcon size={24} />}
    title={say('no-items')}
    action={<Button text={say('clear-search')} onClick={onClear} />}
  >
    {say('try-another-word')}
  </EmptyState>
);

const NoneYet = ({ chosen }: { readonly chosen: PriceBookCategory | undefined }) => (
  <EmptyState
    icon={<BoxIcon size={24} />}
    title={chosen ? say('none-in-category') : say('no-items')}
    action={chosen && <AddTo category={chosen} />}
  />
);

/** Adds an item to a category. */
const AddTo = ({ category: { id, type } }: { readonly category: PriceBookCategory }) => (
  <May call={priceBook.addItem}>
    <Link to={`/pricebook/new/${type}?category=${id}`} className={buttonClass({ size: 'small' })}>
      <PlusIcon aria-hidden />
      <span>{say(`add.${type}`)}</span>
    </Link>
  </May>
);
