// The screen /pricebook: services and materials by category, with a search over all of them. Items
// open over it.
import { priceBook } from '@purlin/contracts/price-book.ts';
import {
  ErrorPanel,
  PageLayout,
  PageHeader,
  Panel,
  PHONE,
  SearchField,
  useMediaQuery,
} from '@purlin/ui/ui.ts';
import { Link, May, usePageTitle, useRead } from '@purlin/web/web.ts';
import { AddItemChooser } from './add-item-chooser.tsx';
import { Archive } from './archive.tsx';
import { BookMenu } from './book-menu.tsx';
import { Categories } from './categories.tsx';
import { Items } from './items.tsx';
import { useBookAddress } from './use-book-address.ts';
import './price-book.css';

export function PriceBook() {
  usePageTitle('Price Book');
  const { q, archived, search } = useBookAddress();
  return (
    <PageLayout list>
      <PageHeader
        title="Price Book"
        description={
          archived
            ? 'What was put away. Estimates that hold it are as they were.'
            : 'What you offer and what it costs: services and materials by category.'
        }
        actions={
          <>
            <BookMenu />
            {!archived && (
              <May call={priceBook.addItem}>
                <AddItemChooser />
              </May>
            )}
          </>
        }
      />
      <div className="pl-toolbar">
        <SearchField
          label="Search the price book"
          placeholder="Search services and materials..."
          value={q}
          onSearch={search}
        />
      </div>
      {archived ? <Archive /> : <Book />}
    </PageLayout>
  );
}

const waiting = (
  <Panel>
    <div className="pl-bones" aria-busy>
      <output className="pl-hidden">Loading the price book…</output>
      <span className="pl-bone pl-bone-mid" />
      <span className="pl-bone pl-bone-wide" />
      <span className="pl-bone pl-bone-short" />
    </div>
  </Panel>
);

/**
 * Side by side on a wide screen; on a phone the categories first, then the items of one or what was
 * found.
 */
function Book() {
  const phone = useMediaQuery(PHONE);
  const { q, categoryId, type } = useBookAddress();
  const { data, problem, refresh, refreshing } = useRead(priceBook.categories, {
    query: { items: 'false' },
  });
  if (problem && !data)
    return (
      <Panel>
        <ErrorPanel
          title="Failed to fetch categories"
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      </Panel>
    );
  if (!data) return waiting;
  const chosen = data.find(({ id }) => id === categoryId);
  const inside = chosen !== undefined || q !== '' || type !== undefined;
  const empty = data.length === 0;
  return (
    <div className="book-columns">
      {(!phone || !inside) && <Categories categories={data} chosen={chosen} />}
      {!empty && (!phone || inside) && (
        <div className="book-groups">
          <Items categories={data} chosen={chosen} />
        </div>
      )}
      {empty && !phone && (
        <p className="book-first pl-muted">
          An item is a service or a material with its price.
          <May call={priceBook.runImport}>
            {' '}
            Add the first one, or <Link to="/pricebook?import=1">import your price list</Link> from
            a spreadsheet.
          </May>
        </p>
      )}
    </div>
  );
}
