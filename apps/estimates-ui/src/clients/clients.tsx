// The screen /clients: figures, search and the list.
import { type Client, clients, ClientsShown } from '@purlin/contracts/clients.ts';
import { leads } from '@purlin/contracts/leads.ts';
import {
  ArchiveIcon,
  DownloadIcon,
  ImportIcon,
  NewPersonIcon,
  PeopleIcon,
} from '@blueprintjs/icons';
import {
  Button,
  DataTable,
  EmptyState,
  ListToolbar,
  type ListView,
  ListViews,
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
  useCommand,
  useExport,
  useFilters,
  useList,
  useListViews,
  useNavigate,
  usePageTitle,
  useRead,
  useSort,
} from '@purlin/web/web.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { AddClientDialog, EditClientDialog, inList } from './client-dialog.tsx';
import { ClientBulk } from './client-bulk.tsx';
import { clientColumns } from './client-columns.tsx';
import { ClientFigures } from './client-figures.tsx';
import { ImportClients } from './import-clients.tsx';
import { RemoveClientDialog } from './remove-client-dialog.tsx';
import { RequestsLink } from './requests-link.tsx';
import './clients.css';

const shownChoices = [
  { value: 'active', label: 'Active clients' },
  { value: 'archived', label: 'Archived' },
  { value: 'all', label: 'All clients' },
];

const views: readonly ListView[] = [
  { name: 'Active', address: '' },
  { name: 'Newest', address: 'sort=-createdAt' },
  { name: 'Most estimates', address: 'sort=-estimates' },
  { name: 'Archived', address: 'show=archived' },
];

type Open =
  | { readonly what: 'add' | 'import' }
  | { readonly what: 'edit' | 'remove'; readonly client: Client };

/** The search and the filter, as they stand in the address. */
function useShown() {
  const { given, ...filters } = useFilters<'show'>();
  return { ...filters, show: ClientsShown.safeParse(given('show')).data ?? 'active' };
}

function useColumns(setOpen: (open: Open) => void) {
  const { run: restore } = useCommand(clients.restore, {
    toast: {
      done: (client) => ({
        title: 'Client restored',
        description: `${client.name} is in the list again.`,
      }),
      failed: 'Failed to restore client',
    },
  });
  return useMemo(
    () =>
      clientColumns({
        onEdit: (client) => setOpen({ what: 'edit', client }),
        onRemove: (client) => setOpen({ what: 'remove', client }),
        onRestore: (client) => void restore({ params: { id: client.id } }),
      }),
    [restore, setOpen],
  );
}

const idOf = ({ id }: Client): number => id;

export function Clients() {
  usePageTitle('Clients');
  const { q, show } = useShown();
  const sorting = useSort(clients.list, 'name');
  const filters = { q, ...sorting.asked, ...(show === 'active' ? {} : { show }) };
  const list = useList(clients.list, { query: { ...filters, limit: 50 } });
  const csv = useExport(clients.list);
  const total = useRead(clients.metrics).data?.totalClients;
  const [open, setOpen] = useState<Open>();
  const columns = useColumns(setOpen);
  const selection = useSelection(list.items, idOf);
  const filtered = q !== '' || show !== 'active';
  const title = titleOf(list, filtered ? undefined : total);
  const add = <AddButton onAdd={() => setOpen({ what: 'add' })} />;
  return (
    <PageLayout list>
      <PageHeader
        title="Clients"
        figures={<ClientFigures />}
        description="Manage your client information and relationships"
        actions={
          <>
            <May call={leads.list}>
              <RequestsLink />
            </May>
            <ImportButton onImport={() => setOpen({ what: 'import' })} />
            <Button
              icon={<DownloadIcon />}
              text="Export"
              loading={csv.pending}
              onClick={() => void csv.run({ query: filters })}
            />
            {add}
          </>
        }
      />
      <ListViews list="clients" own={views} {...useListViews('/clients')} />
      <Toolbar title={title} columns={columns} sorting={sorting} />
      <Panel flush>
        <DataTable
          caption="Clients"
          columns={columns}
          rowKey={idOf}
          rowName={({ name }) => name}
          selection={selection}
          bulk={<ClientBulk selection={selection} />}
          sorting={sorting}
          orderedAbove
          loadingText="Loading clients..."
          {...rowsOf(list, 'The clients could not be loaded')}
          empty={<NoClients add={add} />}
        />
      </Panel>
      {open && <OpenDialog open={open} onClose={() => setOpen(undefined)} />}
    </PageLayout>
  );
}

const AddButton = ({ onAdd }: { readonly onAdd: () => void }) => (
  <May call={clients.add}>
    <Button intent="primary" icon={<NewPersonIcon />} text="Add Client" onClick={onAdd} />
  </May>
);

const ImportButton = ({ onImport }: { readonly onImport: () => void }) => (
  <May call={clients.runImport}>
    <Button icon={<ImportIcon />} text="Import" onClick={onImport} />
  </May>
);

/** How many there are, as far as that is known. */
function titleOf(list: List<Client>, total: number | undefined): string {
  if (list.loading || list.problem) return 'Clients';
  const seen = `${list.items.length}${list.hasMore ? '+' : ''}`;
  return `Clients (${total === undefined ? seen : total.toLocaleString('en-US')})`;
}

interface ToolbarProps {
  readonly title: string;
  readonly columns: readonly SortsBy[];
  readonly sorting: Sorting;
}

function Toolbar(props: ToolbarProps) {
  const { q, show, filter, search } = useShown();
  return (
    <ListToolbar
      {...props}
      search={{
        label: 'Search clients',
        placeholder: 'Search clients...',
        value: q,
        onSearch: search,
      }}
      filters={[
        {
          name: 'Shown',
          choices: shownChoices,
          value: show,
          onChoose: (value) => filter('show', value),
        },
      ]}
    />
  );
}

function NoClients({ add }: { readonly add: ReactNode }) {
  const { q, show, filter, clear } = useShown();
  const filtered = q !== '' || show !== 'active';
  return show === 'archived' && q === '' ? (
    <EmptyState
      icon={<ArchiveIcon size={24} />}
      title="No archived clients"
      action={<Button text="Show active clients" onClick={() => filter('show', '')} />}
    >
      Clients with estimates or jobs are archived here instead of being deleted.
    </EmptyState>
  ) : (
    <EmptyState
      icon={<PeopleIcon size={24} />}
      title="No clients found"
      action={filtered ? <Button text="Clear filters" onClick={clear} /> : add}
    >
      {filtered ? 'Try adjusting your search terms' : 'Get started by adding your first client'}
    </EmptyState>
  );
}

function OpenDialog({ open, onClose }: { readonly open: Open; readonly onClose: () => void }) {
  const navigate = useNavigate();
  if (open.what === 'import') return <ImportClients onClose={onClose} />;
  if (open.what === 'edit') return <EditClientDialog client={open.client} onClose={onClose} />;
  if (open.what === 'remove') return <RemoveClientDialog client={open.client} onClose={onClose} />;
  return (
    <AddClientDialog
      words={inList}
      onClose={onClose}
      onChosen={(client, how) => {
        if (how === 'existing') void navigate(`/clients/${client.id}`);
      }}
    />
  );
}
