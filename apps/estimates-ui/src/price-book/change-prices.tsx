// The screen /pricebook/prices: changes many prices at once. A rule, a preview of every item, then
// one change that can be undone.
import { priceBook } from '@purlin/contracts/price-book.ts';
import type { PricePreviewRow } from '@purlin/contracts/price-book-shapes.ts';
import { ChevronLeftIcon, DollarIcon } from '@blueprintjs/icons';
import {
  Button,
  buttonClass,
  EmptyState,
  ErrorPanel,
  Notice,
  PageLayout,
  PageHeader,
  Panel,
} from '@purlin/ui/ui.ts';
import { Link, useCommand, usePageTitle, useRead, useSearchParams } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/price-changes.ts';
import { useState } from 'react';
import { PriceChangeList } from './price-change-list.tsx';
import { PricePreview } from './price-preview.tsx';
import { PriceRuleForm, type RuleRequest } from './price-rule-form.tsx';
import './price-book.css';
import './change-prices.css';

interface Previewed {
  readonly request: RuleRequest;
  readonly rows: readonly PricePreviewRow[];
}

/** Previews a rule and applies it. */
function usePriceChange() {
  const preview = useCommand(priceBook.previewPrices, {
    toast: { failed: say('preview-failed') },
  });
  const change = useCommand(priceBook.changePrices, {
    toast: {
      done: ({ itemCount }) => ({
        title: say('prices-changed'),
        description: say('new-price-of', { count: itemCount }),
      }),
      failed: say('change-failed'),
    },
  });
  const [shown, setShown] = useState<Previewed>();
  const show = async (request: RuleRequest) => {
    change.reset();
    const found = await preview.run({ body: request });
    if (found) setShown({ request, rows: found.rows });
  };
  // After a failure the preview stays, so that a retry requests the same prices and never applies
  // the percentage twice.
  const apply = async ({ request }: Previewed, rows: readonly PricePreviewRow[]) => {
    if (
      await change.run({
        body: {
          rule: request.rule,
          rows: rows.map(({ itemId, from, to, costFrom, costTo }) => ({
            itemId,
            from,
            to,
            costFrom,
            costTo,
          })),
        },
      })
    )
      setShown(undefined);
  };
  return { preview, change, shown, setShown, show, apply };
}

export function ChangePrices() {
  usePageTitle(say('change-prices'));
  const [address] = useSearchParams();
  const { preview, change, shown, setShown, show, apply } = usePriceChange();
  const start = address.get('category') ?? address.get('type') ?? '';
  return (
    <PageLayout>
      <Link to={backTo(start)} className={`${buttonClass({ variant: 'minimal' })} book-back`}>
        <ChevronLeftIcon aria-hidden />
        <span>{say('back-to-book')}</span>
      </Link>
      <PageHeader title={say('change-prices')} description={say('lead')} />
      <div className="prices-columns">
        <div className="book-groups">
          <Panel title={say('how')}>
            <How
              start={start}
              pending={preview.pending}
              onShow={show}
              onEdited={() => setShown(undefined)}
            />
          </Panel>
        </div>
        <div className="book-groups">
          {shown && change.problem?.status === 412 && (
            <Overtaken onAgain={() => void show(shown.request)} />
          )}
          {shown ? (
            <PricePreview
              key={JSON.stringify(shown.rows)}
              rows={shown.rows}
              pending={change.pending}
              onApply={(rows) => void apply(shown, rows)}
            />
          ) : (
            <NothingShown />
          )}
          <PriceChangeList />
        </div>
      </div>
    </PageLayout>
  );
}

interface HowProps {
  readonly start: string;
  readonly pending: boolean;
  readonly onShow: (request: RuleRequest) => Promise<void>;
  readonly onEdited: () => void;
}

function How({ start, pending, onShow, onEdited }: HowProps) {
  const {
    data: categories,
    problem,
    refresh,
    refreshing,
  } = useRead(priceBook.categories, { query: { items: 'false' } });
  return categories ? (
    <PriceRuleForm
      categories={categories}
      start={start}
      pending={pending}
      onShow={(request) => void onShow(request)}
      onEdited={onEdited}
    />
  ) : problem ? (
    <ErrorPanel
      title={say('categories-failed')}
      message={problem.message}
      onRetry={refresh}
      retrying={refreshing}
    />
  ) : (
    <div className="pl-bones" role="status">
      <span className="pl-hidden">{say('loading-categories')}</span>
      <span className="pl-bone pl-bone-wide" />
      <span className="pl-bone pl-bone-mid" />
    </div>
  );
}

const Overtaken = ({ onAgain }: { readonly onAgain: () => void }) => (
  <Notice
    tone="warn"
    title={say('overtaken')}
    actions={<Button text={say('show-again')} onClick={onAgain} />}
  >
    {say('nothing-written')}
  </Notice>
);

const NothingShown = () => (
  <Panel>
    <EmptyState icon={<DollarIcon size={24} />} title={say('no-new-prices')}>
      {say('say-how')}
    </EmptyState>
  </Panel>
);

const backTo = (start: string): string =>
  `/pricebook${/^\d+$/.test(start) ? `?category=${start}` : start ? `?type=${start}` : ''}`;
