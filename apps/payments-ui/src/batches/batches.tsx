// The screen /vendor-payments/batches: all batches, newest first.
import {
  BatchesShown,
  type BatchSummary,
  paymentBatches,
} from '@purlin/contracts/payment-batches.ts';
import { BankAccountIcon, ChevronLeftIcon, TickCircleIcon } from '@blueprintjs/icons';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  Money,
  PageHeader,
  PageLayout,
  Panel,
  rowsOf,
  SearchField,
} from '@purlin/ui/ui.ts';
import { Link, type List, Moment, useFilters, useList, usePageTitle } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/batches.ts';
import { say as sayNow } from '@purlin/words/screens/money-now.ts';
import { batchName } from '../parts/batch-name.ts';
import { fullDay } from '../parts/days.ts';
import { BatchBadges } from './batch-words.tsx';
import { UnclearAnswers } from './unclear-answers.tsx';

const columns = (): readonly Column<BatchSummary>[] => [
  {
    name: say('batch'),
    onCard: 'title',
    cell: ({ id, kind }) => (
      <span className="pl-two-lines">
        <Link className="pl-row-link" to={`/vendor-payments/batches/${id}`}>
          {batchName(id)}
        </Link>
        {kind === 'prenotes' && <span className="pl-muted">{say('test-transfers')}</span>}
      </span>
    ),
  },
  {
    name: say('opened'),
    cell: ({ openedAt, openedBy }) => (
      <span className="pl-two-lines">
        <span className="pl-figures">
          <Moment at={openedAt} />
        </span>
        <span>{openedBy}</span>
      </span>
    ),
  },
  {
    name: say('status'),
    onCard: 'badge',
    cell: (batch) => (
      <span className="pay-badges">
        <BatchBadges batch={batch} />
      </span>
    ),
  },
  {
    name: say('arrives'),
    cell: ({ effectiveOn }) => (
      <span className="pl-figures">{effectiveOn ? fullDay(effectiveOn) : '—'}</span>
    ),
  },
  {
    name: say('payments'),
    end: true,
    cell: ({ count }) => <span className="pl-figures">{count}</span>,
  },
  {
    name: say('total'),
    end: true,
    onCard: 'figure',
    cell: ({ kind, total }) =>
      kind === 'payments' ? (
        <Money amount={total} />
      ) : (
        <span className="pl-muted">{say('no-money')}</span>
      ),
  },
];

export function Batches() {
  usePageTitle(say('title'));
  const { q, given, search, clear } = useFilters<'show'>();
  const show = BatchesShown.safeParse(given('show')).data;
  const list = useList(paymentBatches.list, {
    query: { q, limit: 50, ...(show && { show }) },
  });
  return (
    <PageLayout list>
      <PageHeader
        title={say('title')}
        back={
          <Link to="/vendor-payments?status=approved" className="pl-back">
            <ChevronLeftIcon aria-hidden />
            {say('vendor-payments')}
          </Link>
        }
        description={say('lead')}
      />
      <UnclearAnswers />
      {show && (
        <p>
          {sayNow('only-unconfirmed')}{' '}
          <Link to="/vendor-payments/batches">{sayNow('all-batches')}</Link>
        </p>
      )}
      <div className="pl-toolbar">
        <h2>{titleOf(list)}</h2>
        <SearchField
          label={say('search')}
          placeholder={say('search-placeholder')}
          value={q}
          onSearch={search}
        />
      </div>
      <Panel flush>
        <DataTable
          caption={say('title')}
          columns={columns()}
          rowKey={({ id }) => id}
          loadingText={say('loading')}
          {...rowsOf(list, say('load-failed'))}
          empty={
            show && q === '' ? (
              <EmptyState icon={<TickCircleIcon size={24} />} title={sayNow('none-unconfirmed')} />
            ) : (
              <NoBatches q={q} onClear={clear} />
            )
          }
        />
      </Panel>
    </PageLayout>
  );
}

const titleOf = ({ loading, problem, items, hasMore }: List<BatchSummary>): string =>
  loading || problem
    ? say('title')
    : say('title-count', { count: `${items.length}${hasMore ? '+' : ''}` });

const NoBatches = ({ q, onClear }: { readonly q: string; readonly onClear: () => void }) =>
  q === '' ? (
    <EmptyState icon={<BankAccountIcon size={24} />} title={say('none-yet')}>
      {say('none-yet-hint')}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<BankAccountIcon size={24} />}
      title={say('none-found')}
      action={<Button text={say('clear-search')} onClick={onClear} />}
    >
      {say('none-found-hint', { q })}
    </EmptyState>
  );
