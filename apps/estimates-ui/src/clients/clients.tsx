// The screen /clients: figures, search and the list.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { NewPersonIcon, PeopleIcon, PlusIcon } from '@blueprintjs/icons';
import { Button, buttonClass, type Column, DataTable, EmptyState, Page, PageHeader, Panel, SearchField } from '@purlin/ui/ui.ts';
import { Link, Moment, useList, usePageTitle, useSearchParams } from '@purlin/web/web.ts';
import { useCallback, useState } from 'react';
import { telephone } from '../telephone.ts';
import { AddClientDialog, inList } from './add-client-dialog.tsx';
import { ClientMetrics } from './client-metrics.tsx';

const none = <span className="pl-muted">—</span>;

const columns: readonly Column<Client>[] = [
  { name: 'Client', onCard: 'title', cell: (c) => <strong>{c.name}</strong> },
  { name: 'Contact Info', cell: (c) => (
    <span className="pl-contact">
      <a href={`mailto:${c.email}`}>{c.email}</a>
      {c.phone && <a href={telephone(c.phone)} className="pl-figures">{c.phone}</a>}
    </span>
  ) },
  { name: 'Address', cell: (c) => <span className="pl-wrap">{c.address ?? none}</span> },
  { name: 'Estimates', end: true, cell: (c) => <span className="pl-figures">{c.estimateCount}</span> },
  { name: 'Added', minor: true, cell: (c) => <span className="pl-figures"><Moment at={c.createdAt} as="day" /></span> },
  { name: 'Actions', end: true, onCard: 'actions', cell: (c) => (
    <Link to={`/estimates/new?clientId=${c.id}`} className={buttonClass({ size: 'small' })} aria-label={`Create estimate for ${c.name}`}><PlusIcon />Create Estimate</Link>
  ) },
];

export function Clients() {
  usePageTitle('Clients');
  const [address, setAddress] = useSearchParams();
  const q = address.get('q') ?? '';
  const search = useCallback((text: string) => setAddress(text.trim() ? { q: text.trim() } : {}, { replace: true }), [setAddress]);
  const list = useList(clients.list, { query: { q, limit: 50 } });
  const [adding, setAdding] = useState(false);
  const add = <Button intent="primary" icon={<NewPersonIcon />} text="Add Client" onClick={() => setAdding(true)} />;
  return (
    <Page>
      <PageHeader title="Clients" description="Manage your client information and relationships" actions={add} />
      <ClientMetrics />
      <div className="pl-toolbar"><SearchField label="Search clients" placeholder="Search clients..." value={q} onSearch={search} /></div>
      <Panel flush title={list.loading || list.problem ? 'Clients' : `Clients (${list.items.length}${list.hasMore ? '+' : ''})`}>
        <DataTable
          caption="Clients" columns={columns} rowKey={(c) => c.id} rows={list.loading ? undefined : list.items} refreshing={list.refreshing} loadingText="Loading clients..."
          failure={list.problem && list.items.length === 0 ? { title: 'The clients could not be loaded', message: list.problem.message, onRetry: list.refresh } : undefined}
          more={list.hasMore ? { onLoad: list.loadMore, loading: list.loadingMore } : undefined}
          empty={
            <EmptyState icon={<PeopleIcon size={24} />} title="No clients found" action={q ? <Button text="Clear the search" onClick={() => search('')} /> : add}>
              {q ? 'Try adjusting your search terms' : 'Get started by adding your first client'}
            </EmptyState>
          }
        />
      </Panel>
      {adding && <AddClientDialog words={inList} onClose={() => setAdding(false)} />}
    </Page>
  );
}
