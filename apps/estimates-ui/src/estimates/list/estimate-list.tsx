// The screen /estimates: figures, search, filters and the list.
import { EstimateStatus } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { DocumentIcon, ExportIcon, PlusIcon, PropertiesIcon, SearchIcon } from '@blueprintjs/icons';
import {
  Button,
  buttonClass,
  CheckField,
  DataTable,
  EmptyState,
  PageLayout,
  PageHeader,
  Panel,
  rowsOf,
  SearchField,
  SelectField,
} from '@purlin/ui/ui.ts';
import {
  Link,
  May,
  useExport,
  useList,
  usePageTitle,
  useSearchParams,
  useSort,
} from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { useCallback, useMemo } from 'react';
import { useEstimateActions } from '../actions/use-estimate-actions.tsx';
import { estimateColumns } from './estimate-columns.tsx';
import { EstimateMetrics } from './estimate-metrics.tsx';
import { type Filters, filtersOf, withFilter } from './list-filters.ts';

const statusChoices = [
  { value: '', label: 'All Statuses' },
  ...EstimateStatus.options.map((value) => ({ value, label: label(`estimate.${value}`) })),
];
const titles = { pending: 'Pending', accepted: 'Accepted', revenue: 'Revenue' };
const standard = (
  <May call={estimates.draft}>
    <Link to="/estimates/new" className={buttonClass({ intent: 'primary' })}>
      <PlusIcon />
      Standard Estimate
    </Link>
  </May>
);
const templates = (
  <Link to="/estimates/templates" className={buttonClass({ variant: 'minimal' })}>
    Templates
  </Link>
);
const multiOption = (
  <May call={estimates.draft}>
    <Link to="/estimates/new/options" className={buttonClass()}>
      <PropertiesIcon />
      Multi-Option
    </Link>
  </May>
);

export function EstimateList() {
  usePageTitle('Estimates');
  const [address, setAddress] = useSearchParams();
  const filters = filtersOf(address);
  const filter = useCallback(
    (name: keyof Filters, value: string) =>
      setAddress((before) => withFilter(before, name, value), { replace: true }),
    [setAddress],
  );
  const sorting = useSort(estimates.list, '-createdAt');
  const asked = {
    q: filters.q,
    ...(filters.status ? { status: filters.status } : {}),
    ...(filters.archived ? { archived: 'true' as const } : {}),
    ...sorting.asked,
  };
  const list = useList(estimates.list, { query: { ...asked, limit: 25 } });
  const csv = useExport(estimates.list);
  const actions = useEstimateActions();
  const columns = useMemo(() => estimateColumns(actions.do), [actions.do]);
  const filtered = filters.q !== '' || filters.status !== undefined || filters.archived;
  return (
    <PageLayout>
      <PageHeader
        title="Estimates"
        description="Write, send and follow what you offer your clients."
        actions={
          <>
            {templates}
            {multiOption}
            {standard}
          </>
        }
      />
      <May call={estimates.metrics}>
        <EstimateMetrics titles={titles} />
      </May>
      <Toolbar
        filters={filters}
        onFilter={filter}
        onExport={list.items.length > 0 ? () => void csv.run({ query: asked }) : undefined}
        exporting={csv.pending}
      />
      <Panel flush>
        <DataTable
          caption="Estimates"
          columns={columns}
          rowKey={(e) => e.id}
          sorting={sorting}
          {...rowsOf(list, 'The estimates could not be loaded')}
          empty={
            <NoEstimates filtered={filtered} onClear={() => setAddress(new URLSearchParams())} />
          }
        />
      </Panel>
      {actions.dialog}
    </PageLayout>
  );
}

function Toolbar({
  filters,
  onFilter: filter,
  onExport,
  exporting,
}: {
  readonly filters: Filters;
  readonly onFilter: (name: keyof Filters, value: string) => void;
  /** Unset while there is nothing to export. */
  readonly onExport: (() => void) | undefined;
  readonly exporting: boolean;
}) {
  const search = useCallback((text: string) => filter('q', text.trim()), [filter]);
  return (
    <div className="pl-toolbar">
      <SearchField
        label="Search estimates"
        placeholder="Search number, client or project..."
        value={filters.q}
        onSearch={search}
      />
      <div className="pl-select">
        <SelectField
          label="Status"
          hideLabel
          choices={statusChoices}
          value={filters.status ?? ''}
          onChange={(event) => filter('status', event.currentTarget.value)}
        />
      </div>
      <CheckField
        label="Archived"
        checked={filters.archived}
        onChange={(event) => filter('archived', event.currentTarget.checked ? 'true' : '')}
      />
      <Button
        icon={<ExportIcon />}
        text="CSV"
        aria-label="Export as CSV"
        loading={exporting}
        disabled={!onExport}
        onClick={() => onExport?.()}
      />
    </div>
  );
}

const NoEstimates = ({
  filtered,
  onClear,
}: {
  readonly filtered: boolean;
  readonly onClear: () => void;
}) =>
  filtered ? (
    <EmptyState
      icon={<SearchIcon size={24} />}
      title="No estimates match your filters"
      action={<Button text="Clear filters" onClick={onClear} />}
    >
      Try another word, or look at all statuses.
    </EmptyState>
  ) : (
    <EmptyState icon={<DocumentIcon size={24} />} title="No estimates found" action={standard}>
      Your first estimate takes a few minutes: a client, some line items, done.
    </EmptyState>
  );
