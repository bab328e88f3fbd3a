// The screen /pricebook: services and materials by category, with a search over all of them.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookCategory } from '@purlin/contracts/price-book-shapes.ts';
import { BoxIcon, ChevronLeftIcon, PlusIcon, SearchIcon, WrenchIcon } from '@blueprintjs/icons';
import { Button, buttonClass, EmptyState, ErrorPanel, Page, PageHeader, Panel, PHONE, SearchField, useMediaQuery } from '@purlin/ui/ui.ts';
import { Link, usePageTitle, useRead, useSearchParams } from '@purlin/web/web.ts';
import { useCallback } from 'react';
import { AddItemChooser } from './add-item-chooser.tsx';
import { CategoryList } from './category-list.tsx';
import { ItemList } from './item-list.tsx';
import { found, offered } from './price-list.ts';
import './price-book.css';

const waiting = <Panel><div className="pl-bones" aria-busy><output className="pl-hidden">Loading the price book…</output><span className="pl-bone pl-bone-mid" /><span className="pl-bone pl-bone-wide" /><span className="pl-bone pl-bone-short" /></div></Panel>;

export function PriceBook() {
  usePageTitle('Price Book');
  const [address, setAddress] = useSearchParams();
  const q = address.get('q') ?? '';
  const search = useCallback((text: string) => setAddress(text.trim() ? { q: text.trim() } : {}, { replace: true }), [setAddress]);
  const { data, problem, refresh, refreshing } = useRead(priceBook.categories);
  const categories = offered(data ?? []);
  const chosen = categories.find(({ id }) => String(id) === address.get('category'));
  return (
    <Page>
      <PageHeader title="Price Book" description="What you offer and what it costs: services and materials by category." actions={<AddItemChooser />} />
      <div className="pl-toolbar"><SearchField label="Search the price book" placeholder="Search services and materials..." value={q} onSearch={search} /></div>
      {problem && !data && <Panel><ErrorPanel title="Failed to fetch categories" message={problem.message} onRetry={refresh} retrying={refreshing} /></Panel>}
      {!problem && !data && waiting}
      {data && (q ? <Results categories={categories} q={q} onClear={() => search('')} /> : <Browse categories={categories} chosen={chosen} onChoose={(id) => setAddress({ category: String(id) })} onBack={() => setAddress({})} />)}
    </Page>
  );
}

function Results({ categories, q, onClear }: { readonly categories: readonly PriceBookCategory[]; readonly q: string; readonly onClear: () => void }) {
  const items = found(categories, q);
  return (
    <Panel flush title={`Results (${items.length})`}>
      {items.length > 0 ? <ItemList items={items} label="Results" /> : <EmptyState icon={<SearchIcon size={24} />} title="No items found" action={<Button text="Clear the search" onClick={onClear} />}>Try another word.</EmptyState>}
    </Panel>
  );
}

interface BrowseProps {
  readonly categories: readonly PriceBookCategory[];
  readonly chosen: PriceBookCategory | undefined;
  readonly onChoose: (id: number) => void;
  readonly onBack: () => void;
}

/** Writes a new item of a category. */
const AddTo = ({ category: { id, type } }: { readonly category: PriceBookCategory }) => (
  <Link to={`/pricebook/new/${type}?categoryId=${id}`} className={buttonClass({ size: 'small' })}><PlusIcon aria-hidden /><span>{type === 'service' ? 'Add Service' : 'Add Material'}</span></Link>
);

/** Side by side on a wide screen; on a phone the categories first, then the items of one. */
function Browse({ categories, chosen, onChoose, onBack }: BrowseProps) {
  const phone = useMediaQuery(PHONE);
  const shown = chosen ?? (phone ? undefined : categories.find(({ items }) => items.length > 0));
  return (
    <div className="book-columns">
      {(!phone || !shown) && (
        <div className="book-groups">
          <CategoryList title="Services" icon={<WrenchIcon />} none="No services added yet" first={{ label: 'Add Service', to: '/pricebook/new/service' }} categories={categories.filter(({ type }) => type === 'service')} chosen={shown} onChoose={onChoose} />
          <CategoryList title="Materials" icon={<BoxIcon />} none="No materials added yet" first={{ label: 'Add Material', to: '/pricebook/new/material' }} categories={categories.filter(({ type }) => type === 'material')} chosen={shown} onChoose={onChoose} />
        </div>
      )}
      {shown && (
        <div className="book-groups">
          {phone && <Button variant="minimal" className="book-back" icon={<ChevronLeftIcon />} text="All categories" onClick={onBack} />}
          <Panel flush title={shown.name} actions={<AddTo category={shown} />} {...(shown.description ? { description: shown.description } : {})}>
            {shown.items.length > 0 ? <ItemList items={shown.items} label={shown.name} /> : <EmptyState icon={<BoxIcon size={24} />} title="No items in this category yet" />}
          </Panel>
        </div>
      )}
    </div>
  );
}
