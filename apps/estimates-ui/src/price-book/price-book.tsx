// The screen /pricebook: services and materials by category, with a search over all of them. Items
// open on top.
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
import { say } from '@purlin/words/screens/price-book.ts';
import { AddItemChooser } from './add-item-chooser.tsx';
import { Archive } from './archive.tsx';
import { BookMenu } from './book-menu.tsx';
import { Categories } from './categories.tsx';
import { Items } from './items.tsx';
import { useBookAddress } from './use-book-address.ts';
import './price-book.css';

export function PriceBook() {
  usePageTitle(say('title'));
  const { q, archived, search } = useBookAddress();
  return (
    <PageLayout list>
      <PageHeader
        title={say('title')}
        description={archived ? say('archive-lead') : say('lead')}
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
          label={say('search')}
          placeholder={say('search-hint')}
          value={q}
          onSearch={search}
        />
      </div>
      {archived ? <Archive /> : <Book />}
    </PageLayout>
  );
}

const Waiting = () => (
  <Panel>
    <div className="pl-bones" aria-busy>
      <output className="pl-hidden">{say('loading-book')}</output>
      <span className="pl-bone pl-bone-mid" />
      <span className="pl-bone pl-bone-wide" />
      <span className="pl-bone pl-bone-short" />
    </div>
  </Panel>
);

/**
 * Side by side on a wide screen; on a phone the categories first, then one category's items or the
 * search results.
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
          title={say('categories-failed')}
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      </Panel>
    );
  if (!data) return <Waiting />;
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
      {empty && !phone && <FirstItem />}
    </div>
  );
}

const FirstItem = () => (
  <p className="book-first pl-muted">
    {say('what-an-item-is')}
    <May call={priceBook.runImport}>
      {' '}
      {say('add-first-before')} <Link to="/pricebook?import=1">{say('add-first-link')}</Link>{' '}
      {say('add-first-after')}
    </May>
  </p>
);
