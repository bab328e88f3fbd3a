// The screens /pricebook/new/service, /material and /pricebook/items/:id: an item's form over the
// price book, full screen on a phone.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PriceBookCategory, PriceBookItem } from '@purlin/contracts/price-book-shapes.ts';
import type { CategoryType } from '@purlin/domain/price-book/category-shapes.ts';
import { Button, ErrorPanel, Notice, WorkDialog } from '@purlin/ui/ui.ts';
import { Navigate, useNavigate, usePageTitle, useParams, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/price-items.ts';
import { useCallback } from 'react';
import { ItemForm } from './item-form.tsx';
import { useBookAddress } from './use-book-address.ts';

const isType = (text: string | undefined): text is CategoryType =>
  text === 'service' || text === 'material';

/** Returns to the previous view of the price book. */
function useLeave(): () => void {
  const navigate = useNavigate();
  const { kept } = useBookAddress();
  return useCallback(() => void navigate(`/pricebook${kept}`), [navigate, kept]);
}

export function NewItem() {
  const { type } = useParams();
  return isType(type) ? (
    <ItemDialog key={type} type={type} />
  ) : (
    <Navigate to="/pricebook" replace />
  );
}

export function EditItem() {
  const { id = '' } = useParams();
  const leave = useLeave();
  const { data: item, problem, refresh, refreshing } = useRead(priceBook.item, { params: { id } });
  if (item) return <ItemDialog key={item.id} type={item.categoryType} item={item} />;
  return (
    <WorkDialog title={say('edit-item')} onClose={leave}>
      {problem && problem.status >= 400 && problem.status < 500 ? (
        <ErrorPanel
          title={say('no-items')}
          message={problem.message}
          action={<Button text={say('back-to-book')} onClick={leave} />}
        />
      ) : problem ? (
        <ErrorPanel
          title={say('item-failed')}
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      ) : (
        <Bones />
      )}
    </WorkDialog>
  );
}

const Bones = () => (
  <div className="pl-bones" role="status">
    <span className="pl-hidden">{say('loading-item')}</span>
    <span className="pl-bone pl-bone-wide" />
    <span className="pl-bone pl-bone-mid" />
    <span className="pl-bone pl-bone-wide" />
  </div>
);

function ItemDialog({
  type,
  item,
}: {
  readonly type: CategoryType;
  readonly item?: PriceBookItem;
}) {
  const title = item ? say(`edit.${type}`) : say(`new.${type}`);
  usePageTitle(title);
  const leave = useLeave();
  const navigate = useNavigate();
  const { categoryId } = useBookAddress();
  // Shows the saved item's category, which may be new.
  const show = (saved: PriceBookItem) =>
    item ? leave() : void navigate(`/pricebook?category=${saved.categoryId}`);
  const { data, problem, refresh, refreshing } = useRead(priceBook.categories, {
    query: { items: 'false' },
  });
  if (item?.isArchived)
    return (
      <WorkDialog title={item.name} onClose={leave}>
        <Notice tone="info" title={say('is-archived')}>
          {say('restore-first')}
        </Notice>
      </WorkDialog>
    );
  if (data)
    return (
      <ItemForm
        title={title}
        type={type}
        item={item}
        categories={offeredTo(item, type, data)}
        categoryId={item?.categoryId ?? categoryId}
        onClose={leave}
        onSaved={show}
      />
    );
  return (
    <WorkDialog title={title} onClose={leave}>
      {problem ? (
        <ErrorPanel
          title={say('categories-failed')}
          message={problem.message}
          onRetry={refresh}
          retrying={refreshing}
        />
      ) : (
        <Bones />
      )}
    </WorkDialog>
  );
}

/**
 * The categories to choose from. A new item has the chosen type; an existing one may move to a
 * category of the other type, which changes its type.
 */
const offeredTo = (
  item: PriceBookItem | undefined,
  type: CategoryType,
  categories: readonly PriceBookCategory[],
): readonly PriceBookCategory[] =>
  item
    ? categories.toSorted((a, b) => Number(b.type === type) - Number(a.type === type))
    : categories.filter((category) => category.type === type);
