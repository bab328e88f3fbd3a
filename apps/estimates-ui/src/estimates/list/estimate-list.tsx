// The screen /estimates: figures, views, search, filters and the list.
import { type EstimateSummary, EstimateStatus } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import {
  DocumentIcon,
  DuplicateIcon,
  ExportIcon,
  PlusIcon,
  PropertiesIcon,
  SearchIcon,
} from '@blueprintjs/icons';
import {
  Button,
  buttonClass,
  classNames,
  DataTable,
  EmptyState,
  ListToolbar,
  PageLayout,
  PageHeader,
  Panel,
  PHONE,
  rowsOf,
  type Sorting,
  type SortsBy,
  useMediaQuery,
  useSelection,
} from '@purlin/ui/ui.ts';
import {
  Link,
  May,
  useExport,
  useList,
  useListViews,
  usePageTitle,
  useSearchParams,
  useSort,
} from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { ListViews } from '@purlin/ui/list/list-views.tsx';
import { say } from '@purlin/words/screens/estimates.ts';
import { useCallback, useMemo } from 'react';
import { useEstimateActions } from '../actions/use-estimate-actions.tsx';
import { estimateColumns } from './estimate-columns.tsx';
import { EstimateBulk } from './estimate-bulk.tsx';
import { useCountedViews } from './counted-views.ts';
import { EstimateFigures } from './estimate-figures.tsx';
import { type Filters, filtersOf, withFilter } from './list-filters.ts';
import { UnfinishedButton } from './unfinished-button.tsx';
import './estimate-list.css';

const statusChoices = () => [
  { value: '', label: say('all-statuses') },
  ...EstimateStatus.options.map((value) => ({ value, label: label(`estimate.${value}`) })),
];
const Standard = () => (
  <May call={estimates.draft}>
    <Link to="/estimates/new" className={buttonClass({ intent: 'primary' })}>
      <PlusIcon />
      {say('standard')}
    </Link>
  </May>
);
const Templates = () => (
  <Link
    to="/estimates/templates"
    className={classNames(buttonClass({ variant: 'minimal' }), 'est-templates')}
  >
    <DuplicateIcon />
    {say('templates')}
  </Link>
);
const MultiOption = () => (
  <May call={estimates.draft}>
    <Link to="/estimates/new/options" className={buttonClass()}>
      <PropertiesIcon />
      {say('multi-option')}
    </Link>
  </May>
);

/** The list as the URL specifies, its selection, and its query. */
function useEstimateList() {
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
    ...(filters.show ? { show: filters.show } : {}),
    ...sorting.asked,
  };
  const list = useList(estimates.list, { query: { ...asked, limit: 25 } });
  const clear = () => setAddress(new URLSearchParams());
  return { filters, filter, clear, sorting, asked, list };
}

const idOf = ({ id }: EstimateSummary): number => id;
const nameOf = ({ estimateNumber, clientName }: EstimateSummary): string =>
  `${estimateNumber}, ${clientName}`;

export function EstimateList() {
  usePageTitle(say('title'));
  const { filters, filter, clear, sorting, asked, list } = useEstimateList();
  const csv = useExport(estimates.list);
  const phone = useMediaQuery(PHONE);
  const actions = useEstimateActions();
  const columns = useMemo(() => estimateColumns(actions.do), [actions.do]);
  const selection = useSelection(list.items, idOf);
  const { q, status, archived, show } = filters;
  const filtered = q !== '' || status !== undefined || archived || show !== undefined;
  return (
    <PageLayout list>
      <PageHeader
        title={say('title')}
        figures={<EstimateFigures />}
        actions={
          <>
            {phone && <UnfinishedButton />}
            <Templates />
            <MultiOption />
            <Standard />
          </>
        }
      />
      <ListViews
        list="estimates"
        own={useCountedViews()}
        {...useListViews('/estimates')}
        end={phone ? undefined : <UnfinishedButton />}
      />
      <Toolbar
        filters={filters}
        onFilter={filter}
        columns={columns}
        sorting={sorting}
        onExport={list.items.length > 0 ? () => void csv.run({ query: asked }) : undefined}
        exporting={csv.pending}
      />
      <Panel flush>
        <DataTable
          caption={say('title')}
          columns={columns}
          rowKey={idOf}
          rowName={nameOf}
          selection={selection}
          bulk={<EstimateBulk selection={selection} />}
          sorting={sorting}
          orderedAbove
          {...rowsOf(list, say('estimates-failed'))}
          empty={<NoEstimates filtered={filtered} onClear={clear} />}
        />
      </Panel>
      {actions.dialog}
    </PageLayout>
  );
}

interface ToolbarProps {
  readonly filters: Filters;
  readonly onFilter: (name: keyof Filters, value: string) => void;
  readonly columns: readonly SortsBy[];
  readonly sorting: Sorting;
  /** Unset while there is nothing to export. */
  readonly onExport: (() => void) | undefined;
  readonly exporting: boolean;
}

function Toolbar({ filters, onFilter: filter, onExport, exporting, ...order }: ToolbarProps) {
  const search = useCallback((text: string) => filter('q', text.trim()), [filter]);
  const { q, status, archived } = filters;
  return (
    <ListToolbar
      {...order}
      search={{
        label: say('search'),
        placeholder: say('search-hint'),
        value: q,
        onSearch: search,
      }}
      filters={[
        {
          name: say('status'),
          choices: statusChoices(),
          value: status ?? '',
          onChoose: (value) => filter('status', value),
        },
        {
          name: say('archived-ones'),
          on: archived,
          onSwitch: (on) => filter('archived', on ? 'true' : ''),
        },
      ]}
      actions={
        <Button
          icon={<ExportIcon />}
          text={say('export')}
          aria-label={say('export-as-csv')}
          loading={exporting}
          disabled={!onExport}
          onClick={() => onExport?.()}
        />
      }
    />
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
      title={say('none-match')}
      action={<Button text={say('clear-filters')} onClick={onClear} />}
    >
      {say('try-another-word')}
    </EmptyState>
  ) : (
    <EmptyState icon={<DocumentIcon size={24} />} title={say('none-found')} action={<Standard />}>
      {say('first-takes-minutes')}
    </EmptyState>
  );
