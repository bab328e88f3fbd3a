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
import { useNewFromAddress } from '@purlin/web/new-from-address.ts';
import { numberLocales } from '@purlin/words/languages.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { ListViews } from '@purlin/ui/list/list-views.tsx';
import type { ListView } from '@purlin/ui/list/saved-views.ts';
import { say } from '@purlin/words/screens/clients.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { AddClientDialog, EditClientDialog, inList } from './client-dialog.tsx';
import { ClientBulk } from './client-bulk.tsx';
import { clientColumns } from './client-columns.tsx';
import { ClientFigures } from './client-figures.tsx';
import { ImportClients } from './import-clients.tsx';
import { RemoveClientDialog } from './remove-client-dialog.tsx';
import { RequestsLink } from './requests-link.tsx';
import './clients.css';

const shownChoices = () => [
  { value: 'active', label: say('active-clients') },
  { value: 'archived', label: say('archived-clients') },
  { value: 'all', label: say('all-clients') },
];

const views = (): readonly ListView[] => [
  { name: say('view-active'), address: '' },
  { name: say('view-newest'), address: 'sort=-createdAt' },
  { name: say('view-most-estimates'), address: 'sort=-estimates' },
  { name: say('archived-clients'), address: 'show=archived' },
];

type Open =
  | { readonly what: 'add' | 'import' }
  | { readonly what: 'edit' | 'remove'; readonly client: Client };

/** The search and the filter, as in the URL. */
function useShown() {
  const { given, ...filters } = useFilters<'show'>();
  return { ...filters, show: ClientsShown.safeParse(given('show')).data ?? 'active' };
}

function useColumns(setOpen: (open: Open) => void) {
  const { run: restore } = useCommand(clients.restore, {
    toast: {
      done: (client) => ({
        title: say('client-restored'),
        description: say('in-list-again', { name: client.name }),
      }),
      failed: say('restore-failed'),
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
  usePageTitle(say('clients'));
  const { q, show } = useShown();
  const sorting = useSort(clients.list, 'name');
  const filters = { q, ...sorting.asked, ...(show === 'active' ? {} : { show }) };
  const list = useList(clients.list, { query: { ...filters, limit: 50 } });
  const csv = useExport(clients.list);
  const total = useRead(clients.metrics).data?.totalClients;
  const [open, setOpen] = useState<Open>();
  useNewFromAddress(clients.add, () => setOpen({ what: 'add' }));
  const columns = useColumns(setOpen);
  const selection = useSelection(list.items, idOf);
  const filtered = q !== '' || show !== 'active';
  const title = titleOf(list, filtered ? undefined : total);
  const add = <AddButton onAdd={() => setOpen({ what: 'add' })} />;
  return (
    <PageLayout list>
      <PageHeader
        title={say('clients')}
        figures={<ClientFigures />}
        description={say('lead')}
        actions={
          <>
            <May call={leads.list}>
              <RequestsLink />
            </May>
            <ImportButton onImport={() => setOpen({ what: 'import' })} />
            <Button
              icon={<DownloadIcon />}
              text={say('export')}
              loading={csv.pending}
              onClick={() => void csv.run({ query: filters })}
            />
            {add}
          </>
        }
      />
      <ListViews list="clients" own={views()} {...useListViews('/clients')} />
      <Toolbar title={title} columns={columns} sorting={sorting} />
      <Panel flush>
        <DataTable
          caption={say('clients')}
          columns={columns}
          rowKey={idOf}
          rowName={({ name }) => name}
          selection={selection}
          bulk={<ClientBulk selection={selection} />}
          sorting={sorting}
          orderedAbove
          loadingText={say('loading-clients')}
          {...rowsOf(list, say('clients-failed'))}
          empty={<NoClients add={add} />}
        />
      </Panel>
      {open && <OpenDialog open={open} onClose={() => setOpen(undefined)} />}
    </PageLayout>
  );
}

const AddButton = ({ onAdd }: { readonly onAdd: () => void }) => (
  <May call={clients.add}>
    <Button intent="primary" icon={<NewPersonIcon />} text={say('add-client')} onClick={onAdd} />
  </May>
);

const ImportButton = ({ onImport }: { readonly onImport: () => void }) => (
  <May call={clients.runImport}>
    <Button icon={<ImportIcon />} text={say('import')} onClick={onImport} />
  </May>
);

/** The number of clients, as far as it is known. */
function titleOf(list: List<Client>, total: number | undefined): string {
  if (list.loading || list.problem) return say('clients');
  const countText = `${list.items.length}${list.hasMore ? '+' : ''}`;
  return say('clients-counted', {
    count: total === undefined ? countText : total.toLocaleString(numberLocales[appLanguage()]),
  });
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
        label: say('search'),
        placeholder: say('search-hint'),
        value: q,
        onSearch: search,
      }}
      filters={[
        {
          name: say('shown'),
          choices: shownChoices(),
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
      title={say('no-archived')}
      action={<Button text={say('show-active')} onClick={() => filter('show', '')} />}
    >
      {say('archived-are-here')}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<PeopleIcon size={24} />}
      title={say('none-found')}
      action={filtered ? <Button text={say('clear-filters')} onClick={clear} /> : add}
    >
      {filtered ? say('try-other-words') : say('add-first')}
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
