// The screen /vendors: figures, search, category filter and the list.
import { type Vendor, vendors, VendorsShown, VendorStatus } from '@purlin/contracts/vendors.ts';
import { VendorCategory } from '@purlin/domain/vendors/vendor-shapes.ts';
import { DownloadIcon, ImportIcon, PlusIcon, ShopIcon } from '@blueprintjs/icons';
import {
  Button,
  DataTable,
  EmptyState,
  ListToolbar,
  PageLayout,
  PageHeader,
  Panel,
  rowsOf,
  type Sorting,
  type SortsBy,
  useSelection,
} from '@purlin/ui/ui.ts';
import {
  type List,
  May,
  useExport,
  useFilters,
  useList,
  useListViews,
  usePageTitle,
  useSort,
} from '@purlin/web/web.ts';
import { useNewFromAddress } from '@purlin/web/new-from-address.ts';
import { ListViews } from '@purlin/ui/list/list-views.tsx';
import type { ListView } from '@purlin/ui/list/saved-views.ts';
import { categoryWord } from '@purlin/words/screens/vendor-categories.ts';
import { say } from '@purlin/words/screens/vendors.ts';
import { type ReactElement, useMemo, useState } from 'react';
import { ImportVendors } from './import-vendors.tsx';
import { RemoveVendorDialog } from './remove-vendor-dialog.tsx';
import { useRestoring } from './use-restoring.ts';
import { VendorBulk } from './vendor-bulk.tsx';
import { type Opened, vendorColumns } from './vendor-columns.tsx';
import { AddVendorDialog, EditVendorDialog } from './vendor-dialog.tsx';
import { VendorFigures } from './vendor-figures.tsx';

const categoryChoices = () => [
  { value: '', label: say('all-categories') },
  ...VendorCategory.options.map((value) => ({ value, label: categoryWord(value) })),
];

const views = (): readonly ListView[] => [
  { name: say('view-all'), address: '' },
  { name: say('active'), address: 'status=active' },
  { name: say('inactive'), address: 'status=inactive' },
  { name: say('view-newest'), address: 'sort=-createdAt' },
  { name: say('archived'), address: 'show=archived' },
];

const categoryIn = (given: (name: 'category') => string | null): VendorCategory | undefined =>
  VendorCategory.safeParse(given('category')).data;

const idOf = ({ id }: Vendor): number => id;

/** The list as the URL specifies, and its selection. */
function useVendors() {
  const { q, given, clear } = useFilters<'category' | 'status' | 'show'>();
  const category = categoryIn(given);
  const status = VendorStatus.safeParse(given('status')).data;
  const show = VendorsShown.safeParse(given('show')).data ?? 'active';
  const sorting = useSort(vendors.list, 'name');
  const filters = {
    q,
    ...sorting.asked,
    ...(category ? { category } : {}),
    ...(status ? { status } : {}),
    ...(show === 'active' ? {} : { show }),
  };
  const list = useList(vendors.list, { query: { ...filters, limit: 50 } });
  const selection = useSelection(list.items, idOf);
  const filtered = q !== '' || show !== 'active' || !!category || !!status;
  return { list, sorting, filters, filtered, clear, selection };
}

/** The columns, and the dialog that a row's button has opened. */
function useRows() {
  const [open, setOpen] = useState<Opened>();
  const { run: restore } = useRestoring();
  const columns = useMemo(
    () =>
      vendorColumns((asked) =>
        asked.to === 'restore' ? void restore({ params: { id: asked.vendor.id } }) : setOpen(asked),
      ),
    [restore],
  );
  return { columns, open, close: () => setOpen(undefined) };
}

export function Vendors() {
  usePageTitle(say('vendors'));
  const { list, sorting, filters, filtered, clear, selection } = useVendors();
  const [dialog, setDialog] = useState<'add' | 'import'>();
  useNewFromAddress(vendors.add, () => setDialog('add'));
  const { columns, open, close } = useRows();
  const add = (
    <May call={vendors.add}>
      <Button
        intent="primary"
        icon={<PlusIcon />}
        text={say('add-vendor')}
        onClick={() => setDialog('add')}
      />
    </May>
  );
  return (
    <PageLayout list>
      <PageHeader
        title={say('vendors')}
        figures={<VendorFigures />}
        description={say('lead')}
        actions={
          <>
            <May call={vendors.runImport}>
              <Button
                icon={<ImportIcon />}
                text={say('import')}
                onClick={() => setDialog('import')}
              />
            </May>
            <ExportButton filters={filters} />
            {add}
          </>
        }
      />
      <ListViews list="vendors" own={views()} {...useListViews('/vendors')} />
      <Toolbar title={titleOf(list)} columns={columns} sorting={sorting} />
      <Panel flush>
        <DataTable
          caption={say('vendors')}
          columns={columns}
          rowKey={idOf}
          rowName={({ name }) => name}
          selection={selection}
          bulk={<VendorBulk selection={selection} />}
          sorting={sorting}
          orderedAbove
          loadingText={say('loading')}
          {...rowsOf(list, say('load-failed'))}
          empty={<NoVendors filtered={filtered} onClear={clear} add={add} />}
        />
      </Panel>
      {dialog === 'add' && <AddVendorDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'import' && <ImportVendors onClose={() => setDialog(undefined)} />}
      {open && <OpenDialog {...open} onClose={close} />}
    </PageLayout>
  );
}

const titleOf = (list: List<Vendor>): string =>
  list.loading || list.problem
    ? say('vendors')
    : say('vendors-counted', { count: `${list.items.length}${list.hasMore ? '+' : ''}` });

function ExportButton({ filters }: Pick<ReturnType<typeof useVendors>, 'filters'>) {
  const csv = useExport(vendors.list);
  return (
    <Button
      icon={<DownloadIcon />}
      text={say('export')}
      loading={csv.pending}
      onClick={() => void csv.run({ query: filters })}
    />
  );
}

function OpenDialog({ to, vendor, onClose }: Opened & { readonly onClose: () => void }) {
  if (to === 'edit') return <EditVendorDialog vendor={vendor} onClose={onClose} />;
  return <RemoveVendorDialog vendor={vendor} onClose={onClose} />;
}

interface ToolbarProps {
  readonly title: string;
  readonly columns: readonly SortsBy[];
  readonly sorting: Sorting;
}

function Toolbar(props: ToolbarProps) {
  const { q, given, filter, search } = useFilters<'category'>();
  return (
    <ListToolbar
      {...props}
      search={{
        label: say('search'),
        placeholder: say('search-placeholder'),
        value: q,
        onSearch: search,
      }}
      filters={[
        {
          name: say('category'),
          choices: categoryChoices(),
          value: categoryIn(given) ?? '',
          onChoose: (value) => filter('category', value),
        },
      ]}
    />
  );
}

const NoVendors = ({
  filtered,
  onClear,
  add,
}: {
  readonly filtered: boolean;
  readonly onClear: () => void;
  readonly add: ReactElement;
}) => (
  <EmptyState
    icon={<ShopIcon size={24} />}
    title={say('no-vendors')}
    action={filtered ? <Button text={say('clear-filters')} onClick={onClear} /> : add}
  >
    {filtered ? say('try-another-word') : say('add-first')}
  </EmptyState>
);
