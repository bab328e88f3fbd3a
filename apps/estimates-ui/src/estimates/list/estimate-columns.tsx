// How an estimate reads in a list, on every page that lists estimates.
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { type Column, Money } from '@purlin/ui/ui.ts';
import { Link, Moment } from '@purlin/web/web.ts';
import type { EstimateAction } from '../actions/available.ts';
import { EstimateStatusBadge } from '../../parts/estimate-status.tsx';
import { RowActions } from './row-actions.tsx';

/** What the work is, and under it the number; the link reaches over the whole row. */
const Named = ({ id, projectTitle, estimateNumber, estimateType }: EstimateSummary) => (
  <span className="pl-two-lines est-named">
    <Link className="pl-row-link pl-clamp" to={`/estimates/${id}`}>
      {projectTitle}
    </Link>
    <span className="pl-figures">
      {estimateNumber}
      {estimateType === 'multi_option' && ' · Options'}
    </span>
  </span>
);

export const estimateColumns = (
  onDo: (action: EstimateAction, estimate: EstimateSummary) => void,
): readonly Column<EstimateSummary>[] => [
  { name: 'Estimate', onCard: 'title', sort: '-number', cell: (e) => <Named {...e} /> },
  {
    name: 'Client',
    sort: 'clientName',
    cell: (e) => <span className="pl-clamp">{e.clientName}</span>,
  },
  { name: 'Status', onCard: 'badge', sort: 'status', cell: (e) => <EstimateStatusBadge {...e} /> },
  {
    name: 'Amount',
    onCard: 'figure',
    sort: '-total',
    end: true,
    cell: (e) => (
      <strong className="est-amount">
        <Money amount={e.total} />
      </strong>
    ),
  },
  {
    name: 'Created',
    minor: true,
    sort: '-createdAt',
    cell: (e) => (
      <span className="pl-figures">
        <Moment at={e.createdAt} as="day" />
      </span>
    ),
  },
  {
    name: 'Valid until',
    minor: true,
    sort: 'validUntil',
    cell: (e) => (
      <span className="pl-figures">
        {e.validUntil ? formatDate(e.validUntil) : <span className="pl-muted">—</span>}
      </span>
    ),
  },
  {
    name: 'Actions',
    onCard: 'actions',
    end: true,
    cell: (e) => <RowActions estimate={e} onDo={onDo} />,
  },
];
