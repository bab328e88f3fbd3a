// How an estimate reads in a list, on every page that lists estimates.
import type { EstimateSummary } from '@purlin/contracts/estimates.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { type Column, Money } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import { formatDay } from '../moments.ts';
import { EstimateStatusBadge } from './estimate-status.tsx';
import { RowActions } from './row-actions.tsx';

export const estimateColumns = (onSend: (estimate: EstimateSummary) => void): readonly Column<EstimateSummary>[] => [
  { name: 'Estimate', onCard: 'title', cell: (e) => <span className="pl-two-lines"><Link className="pl-row-link pl-figures" to={`/estimates/${e.id}`}>{e.estimateNumber}</Link></span> },
  { name: 'Client', cell: (e) => <span className="pl-two-lines"><span>{e.clientName}</span><span className="est-list-email">{e.clientEmail}</span></span> },
  { name: 'Project', cell: (e) => <span className="est-list-project">{e.projectTitle}</span> },
  { name: 'Status', onCard: 'badge', cell: (e) => <EstimateStatusBadge {...e} /> },
  { name: 'Amount', onCard: 'figure', end: true, cell: (e) => <strong className="est-amount"><Money amount={e.total} /></strong> },
  { name: 'Created', cell: (e) => <span className="pl-figures">{formatDay(e.createdAt)}</span> },
  { name: 'Valid until', cell: (e) => <span className="pl-figures">{e.validUntil ? formatDate(e.validUntil) : <span className="pl-muted">—</span>}</span> },
  { name: 'Actions', onCard: 'actions', end: true, cell: (e) => <RowActions estimate={e} onSend={onSend} /> },
];
