// The client's estimates, newest first.
import type { Client } from '@purlin/contracts/clients.ts';
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { DocumentIcon, PlusIcon } from '@blueprintjs/icons';
import { buttonClass, type Column, DataTable, EmptyState, Money, Panel } from '@purlin/ui/ui.ts';
import { Link, May, Moment, useList } from '@purlin/web/web.ts';
import { EstimateStatusBadge } from '../../parts/estimate-status.tsx';

const columns: readonly Column<EstimateSummary>[] = [
  {
    name: 'Estimate',
    onCard: 'title',
    cell: (e) => (
      <span className="pl-two-lines est-named">
        <Link className="pl-row-link pl-clamp" to={`/estimates/${e.id}`}>
          {e.projectTitle}
        </Link>
        <span className="pl-figures">{e.estimateNumber}</span>
      </span>
    ),
  },
  { name: 'Status', onCard: 'badge', cell: (e) => <EstimateStatusBadge {...e} /> },
  {
    name: 'Created',
    cell: (e) => (
      <span className="pl-figures">
        <Moment at={e.createdAt} as="day" />
      </span>
    ),
  },
  {
    name: 'Amount',
    onCard: 'figure',
    end: true,
    cell: (e) => (
      <strong className="est-amount">
        <Money amount={e.total} />
      </strong>
    ),
  },
];

/** Where an estimate for this client is written. */
export const newEstimateFor = (clientId: number): string =>
  `/estimates/new/guided?clientId=${clientId}&from=client`;

export function ClientEstimates({ client }: { readonly client: Client }) {
  const list = useList(estimates.list, { query: { clientId: client.id, limit: 10 } });
  const write = !client.archivedAt && (
    <May call={estimates.draft}>
      <Link to={newEstimateFor(client.id)} className={buttonClass()}>
        <PlusIcon />
        New Estimate
      </Link>
    </May>
  );
  return (
    <Panel
      flush
      title={client.estimateCount > 0 ? `Estimates (${client.estimateCount})` : 'Estimates'}
    >
      <DataTable
        caption={`Estimates for ${client.name}`}
        columns={columns}
        rowKey={(e) => e.id}
        rows={list.loading ? undefined : list.items}
        refreshing={list.refreshing}
        loadingText="Loading estimates..."
        failure={
          list.problem && list.items.length === 0
            ? {
                title: 'The estimates could not be loaded',
                message: list.problem.message,
                onRetry: list.refresh,
              }
            : undefined
        }
        more={list.hasMore ? { onLoad: list.loadMore, loading: list.loadingMore } : undefined}
        empty={
          <EmptyState icon={<DocumentIcon size={24} />} title="No estimates yet" action={write}>
            What you offer {client.name} is kept here.
          </EmptyState>
        }
      />
    </Panel>
  );
}
