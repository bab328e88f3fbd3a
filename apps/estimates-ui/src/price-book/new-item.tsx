// The screen /pricebook/new/service or /material: writes a new item; `?categoryId=` chooses its category.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookCategory } from '@purlin/contracts/price-book-shapes.ts';
import type { CategoryType } from '@purlin/domain/price-book/category.ts';
import { ErrorPanel, Page, PageHeader, Panel } from '@purlin/ui/ui.ts';
import { Navigate, usePageTitle, useParams, useRead, useSearchParams } from '@purlin/web/web.ts';
import { ItemForm } from './item-form.tsx';
import './price-book.css';

const titles: Readonly<Record<CategoryType, string>> = { service: 'New service', material: 'New material' };
const isType = (text: string | undefined): text is CategoryType => text === 'service' || text === 'material';

export function NewItem() {
  const { type } = useParams();
  return isType(type) ? <NewItemOf key={type} type={type} /> : <Navigate to="/pricebook" replace />;
}

function NewItemOf({ type }: { readonly type: CategoryType }) {
  usePageTitle(titles[type]);
  const [address] = useSearchParams();
  const { data, problem, refresh, refreshing } = useRead(priceBook.categories);
  const ofType = (categories: readonly PriceBookCategory[]) => categories.filter((category) => category.type === type);
  return (
    <Page>
      <PageHeader title={titles[type]} description={type === 'service' ? 'Work you do, with its scope and price.' : 'What you buy and install, with its price.'} />
      <div className="pb-narrow"><Panel>
        {data ? <ItemForm type={type} categories={ofType(data)} categoryId={address.get('categoryId') ?? ''} />
          : problem ? <ErrorPanel title="Failed to fetch categories" message={problem.message} onRetry={refresh} retrying={refreshing} />
          : <div className="pl-bones" role="status"><span className="pl-hidden">Loading categories...</span><span className="pl-bone pl-bone-wide" /><span className="pl-bone pl-bone-mid" /></div>}
      </Panel></div>
    </Page>
  );
}
