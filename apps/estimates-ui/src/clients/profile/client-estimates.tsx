// The client's estimates, newest first.
import type { Client } from '@purlin/contracts/clients.ts';
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { DocumentIcon, PlusIcon } from '@blueprintjs/icons';
import { buttonClass, type Column, DataTable, EmptyState, Money, Panel } from '@purlin/ui/ui.ts';
import { Link, May, Moment, useList } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/clients.ts';
import { EstimateStatusBadge } from '../../parts/estimate-status.tsx';

const columns = (): readonly Column<EstimateSummary>[] => [
  {
    name: say('estimate'),
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
  { name: say('status'), onCard: 'badge', cell: (e) => <EstimateStatusBadge {...e} /> },
  {
    name: say('created'),
    cell: (e) => (
      <span className="pl-figures">
        <Moment at={e.createdAt} as="day" />
      </span>
    ),
  },
  {
    name: say('amount'),
    onCard: 'figure',
    end: true,
    cell: (e) => (
      <strong className="est-amount">
        <Money amount={e.total} />
      </strong>
    ),
  },
];

/** The URL that starts a new estimate for this client. */
export const newEstimateFor = (clientId: number): string =>
  `/estimates/new/guided?clientId=${clientId}&from=client`;

export function ClientEstimates({ client }: { readonly client: Client }) {
  const list = useList(estimates.list, { query: { clientId: client.id, limit: 10 } });
  const write = !client.archivedAt && (
    <May call={estimates.draft}>
      <Link to={newEstimateFor(client.id)} className={buttonClass()}>
        <PlusIcon />
        {say('new-estimate')}
      </Link>
    </May>
  );
  return (
    <Panel
      flush
      title={
        client.estimateCount > 0
          ? say('estimates-counted', { count: client.estimateCount })
          : say('estimates')
      }
    >
      <DataTable
        caption={say('estimates-for', { name: client.name })}
        columns={columns()}
        rowKey={(e) => e.id}
        rows={list.loading ? undefined : list.items}
        refreshing={list.refreshing}
        loadingText={say('loading-estimates')}
        failure={
          list.problem && list.items.length === 0
            ? {
                title: say('estimates-failed'),
                message: list.problem.message,
                onRetry: list.refresh,
              }
            : undefined
        }
        more={list.hasMore ? { onLoad: list.loadMore, loading: list.loadingMore } : undefined}
        empty={
          <EmptyState icon={<DocumentIcon size={24} />} title={say('no-estimates')} action={write}>
            {say('estimates-are-here', { name: client.name })}
          </EmptyState>
        }
      />
    </Panel>
  );
}
