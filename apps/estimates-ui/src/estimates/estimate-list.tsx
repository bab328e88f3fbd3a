// The screen /estimates: figures, search, filter and the list.
import { EstimateStatus, type EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { DocumentIcon, PlusIcon, SearchIcon } from '@blueprintjs/icons';
import { Button, buttonClass, DataTable, EmptyState, Page, PageHeader, Panel, SearchField, SelectField } from '@purlin/ui/ui.ts';
import { Link, useList, usePageTitle, useSearchParams } from '@purlin/web/web.ts';
import { useCallback, useMemo, useState } from 'react';
import { estimateColumns } from './estimate-columns.tsx';
import { EstimateMetrics } from './estimate-metrics.tsx';
import { statusLabels } from './estimate-status.tsx';
import { type Filters, filtersOf, withFilter } from './list-filters.ts';
import { SendDialog } from './send-dialog.tsx';

const statusChoices = [{ value: '', label: 'All Statuses' }, ...EstimateStatus.options.map((value) => ({ value, label: statusLabels[value] }))];
const newEstimate = <Link to="/estimates/new" className={buttonClass({ intent: 'primary' })}><PlusIcon />Standard Estimate</Link>;

export function EstimateList() {
  usePageTitle('Estimates');
  const [address, setAddress] = useSearchParams();
  const filters = filtersOf(address);
  const filter = useCallback((name: keyof Filters, value: string) => setAddress((before) => withFilter(before, name, value), { replace: true }), [setAddress]);
  const search = useCallback((text: string) => filter('q', text.trim()), [filter]);
  const list = useList(estimates.list, { query: { q: filters.q, ...(filters.status ? { status: filters.status } : {}), limit: 25 } });
  const [sending, setSending] = useState<EstimateSummary>();
  const columns = useMemo(() => estimateColumns(setSending), []);
  const filtered = filters.q !== '' || filters.status !== undefined;
  return (
    <Page>
      <PageHeader title="Estimates" description="Write, send and follow what you offer your clients." actions={newEstimate} />
      <EstimateMetrics />
      <div className="pl-toolbar">
        <SearchField label="Search estimates" placeholder="Search number, client or project..." value={filters.q} onSearch={search} />
        <div className="pl-select"><SelectField label="Status" hideLabel choices={statusChoices} value={filters.status ?? ''} onChange={(event) => filter('status', event.currentTarget.value)} /></div>
      </div>
      <Panel flush>
        <DataTable
          caption="Estimates" columns={columns} rowKey={(e) => e.id} rows={list.loading ? undefined : list.items} refreshing={list.refreshing}
          failure={list.problem && list.items.length === 0 ? { title: 'The estimates could not be loaded', message: list.problem.message, onRetry: list.refresh } : undefined}
          more={list.hasMore ? { onLoad: list.loadMore, loading: list.loadingMore } : undefined}
          empty={filtered
            ? <EmptyState icon={<SearchIcon size={24} />} title="No estimates match your filters" action={<Button text="Clear filters" onClick={() => setAddress(new URLSearchParams())} />}>Try another word, or look at all statuses.</EmptyState>
            : <EmptyState icon={<DocumentIcon size={24} />} title="No estimates found" action={newEstimate}>Your first estimate takes a few minutes: a client, some line items, done.</EmptyState>}
        />
      </Panel>
      {sending && <SendDialog estimate={sending} onClose={() => setSending(undefined)} />}
    </Page>
  );
}
