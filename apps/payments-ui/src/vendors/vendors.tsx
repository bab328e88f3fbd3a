// The screen /vendors: figures, search, category filter and the list.
import { type Vendor, vendors, VendorStatus } from '@purlin/contracts/vendors.ts';
import { VendorCategory } from '@purlin/domain/vendors/vendor-shapes.ts';
import { Download, Edit, Eraser, Plus, Shop } from '@blueprintjs/icons';
import {
  Button,
  type Column,
  DataTable,
  EmptyState,
  FilterChips,
  IconButton,
  type ListView,
  ListViews,
  PageLayout,
  PageHeader,
  Panel,
  rowsOf,
  SearchField,
  SelectField,
  StatusBadge,
  useSelection,
} from '@purlin/ui/ui.ts';
import {
  May,
  PhoneLink,
  useExport,
  useFilters,
  useList,
  useListViews,
  usePageTitle,
  useSort,
} from '@purlin/web/web.ts';
import { type ReactElement, useMemo, useState } from 'react';
import { AddVendorDialog, EditVendorDialog } from './vendor-dialog.tsx';
import { ForgetVendorDialog } from './forget-vendor-dialog.tsx';
import { VendorBulk } from './vendor-bulk.tsx';
import { VendorFigures } from './vendor-figures.tsx';

const none = <span className="pl-muted">—</span>;
const categoryChoices = [
  { value: '', label: 'All Categories' },
  ...VendorCategory.options.map((value) => ({ value, label: value })),
];

const views: readonly ListView[] = [
  { name: 'All', address: '' },
  { name: 'Active', address: 'status=active' },
  { name: 'Inactive', address: 'status=inactive' },
  { name: 'Newest', address: 'sort=-createdAt' },
];

/** A vendor, and what is done with them in a dialog. */
interface Opened {
  readonly to: 'edit' | 'forget';
  readonly vendor: Vendor;
}
type OnOpen = (opened: Opened) => void;

const Actions = ({ vendor, onOpen }: { readonly vendor: Vendor; readonly onOpen: OnOpen }) => (
  <div className="pl-actions">
    <May call={vendors.edit}>
      <IconButton
        label={`Edit ${vendor.name}`}
        icon={<Edit />}
        onClick={() => onOpen({ to: 'edit', vendor })}
      />
    </May>
    <May call={vendors.forget}>
      <IconButton
        label={`Forget ${vendor.name}`}
        icon={<Eraser />}
        onClick={() => onOpen({ to: 'forget', vendor })}
      />
    </May>
  </div>
);

const columnsWith = (onOpen: OnOpen): readonly Column<Vendor>[] => [
  {
    name: 'Vendor',
    sort: 'name',
    onCard: 'title',
    cell: (v) => (
      <span className="pl-two-lines">
        <strong>{v.name}</strong>
        {v.address && <span className="pl-wrap">{v.address}</span>}
      </span>
    ),
  },
  {
    name: 'Contact',
    sort: 'contactPerson',
    cell: (v) => (
      <span className="pl-two-lines">
        <span>{v.contactPerson}</span>
        <span className="pay-contact">
          <a href={`mailto:${v.email}`} className="pl-wrap">
            {v.email}
          </a>
          <PhoneLink phone={v.phone} />
        </span>
      </span>
    ),
  },
  { name: 'Category', sort: 'category', cell: (v) => v.category ?? none },
  {
    name: 'Status',
    sort: 'status',
    onCard: 'badge',
    cell: (v) => (
      <StatusBadge
        tone={v.status === 'active' ? 'good' : 'quiet'}
        label={v.status === 'active' ? 'Active' : 'Inactive'}
      />
    ),
  },
  {
    name: 'Actions',
    end: true,
    onCard: 'actions',
    cell: (v) => <Actions vendor={v} onOpen={onOpen} />,
  },
];

const categoryIn = (given: (name: 'category') => string | null): VendorCategory | undefined =>
  VendorCategory.safeParse(given('category')).data;

const idOf = ({ id }: Vendor): number => id;

/** The list as the address says, and what is chosen of it. */
function useVendors() {
  const { q, given, clear } = useFilters<'category' | 'status'>();
  const category = categoryIn(given);
  const status = VendorStatus.safeParse(given('status')).data;
  const sorting = useSort(vendors.list, 'name');
  const filters = {
    q,
    ...sorting.asked,
    ...(category ? { category } : {}),
    ...(status ? { status } : {}),
  };
  const list = useList(vendors.list, { query: { ...filters, limit: 50 } });
  const selection = useSelection(list.items, idOf);
  const filtered = q !== '' || category !== undefined || status !== undefined;
  return { list, sorting, filters, filtered, clear, selection };
}

export function Vendors() {
  usePageTitle('Vendors');
  const { list, sorting, filters, filtered, clear, selection } = useVendors();
  const csv = useExport(vendors.list);
  const [adding, setAdding] = useState(false);
  const [open, setOpen] = useState<Opened>();
  const columns = useMemo(() => columnsWith(setOpen), []);
  const add = (
    <May call={vendors.add}>
      <Button intent="primary" icon={<Plus />} text="Add Vendor" onClick={() => setAdding(true)} />
    </May>
  );
  return (
    <PageLayout list>
      <PageHeader
        title="Vendors"
        figures={<VendorFigures />}
        description="Manage the crews, suppliers and trades you work with"
        actions={
          <>
            <Button
              icon={<Download />}
              text="Export"
              loading={csv.pending}
              onClick={() => void csv.run({ query: filters })}
            />
            {add}
          </>
        }
      />
      <ListViews list="vendors" own={views} {...useListViews('/vendors')} />
      <Toolbar
        title={
          list.loading || list.problem
            ? 'Vendors'
            : `Vendors (${list.items.length}${list.hasMore ? '+' : ''})`
        }
      />
      <Panel flush>
        <DataTable
          caption="Vendors"
          columns={columns}
          rowKey={idOf}
          rowName={({ name }) => name}
          selection={selection}
          bulk={<VendorBulk selection={selection} />}
          sorting={sorting}
          loadingText="Loading vendors..."
          {...rowsOf(list, 'The vendors could not be loaded')}
          empty={<NoVendors filtered={filtered} onClear={clear} add={add} />}
        />
      </Panel>
      {adding && <AddVendorDialog onClose={() => setAdding(false)} />}
      {open && <Open {...open} onClose={() => setOpen(undefined)} />}
    </PageLayout>
  );
}

const Open = ({ to, vendor, onClose }: Opened & { readonly onClose: () => void }) =>
  to === 'edit' ? (
    <EditVendorDialog vendor={vendor} onClose={onClose} />
  ) : (
    <ForgetVendorDialog vendor={vendor} onClose={onClose} />
  );

function Toolbar({ title }: { readonly title: string }) {
  const { q, given, filter, search } = useFilters<'category'>();
  const category = categoryIn(given);
  return (
    <div className="pl-toolbar">
      <h2>{title}</h2>
      <SearchField
        label="Search vendors"
        placeholder="Search vendors..."
        value={q}
        onSearch={search}
      />
      <div className="pl-select">
        <SelectField
          label="Category"
          hideLabel
          choices={categoryChoices}
          value={category ?? ''}
          onChange={(event) => filter('category', event.currentTarget.value)}
        />
      </div>
      <FilterChips
        chips={[
          ...(q ? [{ label: `“${q}”`, onRemove: () => filter('q', '') }] : []),
          ...(category ? [{ label: category, onRemove: () => filter('category', '') }] : []),
        ]}
      />
    </div>
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
    icon={<Shop size={24} />}
    title="No vendors found"
    action={filtered ? <Button text="Clear filters" onClick={onClear} /> : add}
  >
    {filtered
      ? 'Try another word, or look at all categories'
      : 'Get started by adding your first vendor'}
  </EmptyState>
);
