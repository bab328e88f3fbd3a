// The screen /vendor-payments/batches: every batch, the newest first.
import { type BatchSummary, paymentBatches } from '@purlin/contracts/payment-batches.ts';
import { BankAccountIcon, ChevronLeftIcon } from '@blueprintjs/icons';
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
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { batchName } from '../parts/batch-name.ts';
import { BatchBadges } from './batch-words.tsx';
import { UnclearAnswers } from './unclear-answers.tsx';

const columns: readonly Column<BatchSummary>[] = [
  {
    name: 'Batch',
    onCard: 'title',
    cell: ({ id }) => (
      <Link className="pl-row-link" to={`/vendor-payments/batches/${id}`}>
        {batchName(id)}
      </Link>
    ),
  },
  {
    name: 'Opened',
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
    name: 'Status',
    onCard: 'badge',
    cell: (batch) => (
      <span className="pay-badges">
        <BatchBadges batch={batch} />
      </span>
    ),
  },
  {
    name: 'Arrives',
    cell: ({ effectiveOn }) => (
      <span className="pl-figures">{effectiveOn ? formatDate(effectiveOn) : '—'}</span>
    ),
  },
  { name: 'Payments', end: true, cell: ({ count }) => <span className="pl-figures">{count}</span> },
  { name: 'Total', end: true, onCard: 'figure', cell: ({ total }) => <Money amount={total} /> },
];

export function Batches() {
  usePageTitle('Batches');
  const { q, search, clear } = useFilters();
  const list = useList(paymentBatches.list, { query: { q, limit: 50 } });
  return (
    <PageLayout list>
      <PageHeader
        title="Batches"
        back={
          <Link to="/vendor-payments?status=approved" className="pl-back">
            <ChevronLeftIcon aria-hidden />
            Vendor Payments
          </Link>
        }
        description="What went to the bank, and what became of it"
      />
      <UnclearAnswers />
      <div className="pl-toolbar">
        <h2>{titleOf(list)}</h2>
        <SearchField
          label="Search batches"
          placeholder="Number, vendor, amount or trace"
          value={q}
          onSearch={search}
        />
      </div>
      <Panel flush>
        <DataTable
          caption="Batches"
          columns={columns}
          rowKey={({ id }) => id}
          loadingText="Loading batches..."
          {...rowsOf(list, 'The batches could not be loaded')}
          empty={<NoBatches q={q} onClear={clear} />}
        />
      </Panel>
    </PageLayout>
  );
}

const titleOf = ({ loading, problem, items, hasMore }: List<BatchSummary>): string =>
  loading || problem ? 'Batches' : `Batches (${items.length}${hasMore ? '+' : ''})`;

const NoBatches = ({ q, onClear }: { readonly q: string; readonly onClear: () => void }) =>
  q === '' ? (
    <EmptyState icon={<BankAccountIcon size={24} />} title="No batches yet">
      A batch is made when approved payments are processed.
    </EmptyState>
  ) : (
    <EmptyState
      icon={<BankAccountIcon size={24} />}
      title="No batches found"
      action={<Button text="Clear search" onClick={onClear} />}
    >
      No batch has “{q}” as its number, or pays that vendor, amount or trace.
    </EmptyState>
  );
