// The dashboard's part of estimates: what needs somebody, the figures, and the latest estimates.
import { estimates } from '@purlin/contracts/estimates.ts';
import { DocumentIcon } from '@blueprintjs/icons';
import { buttonClass, DataTable, EmptyState, Panel } from '@purlin/ui/ui.ts';
import { type DashboardParts, Link, May, useRead } from '@purlin/web/web.ts';
import { useMemo } from 'react';
import { useEstimateActions } from '../actions/use-estimate-actions.tsx';
import { NeedsYou } from '../dashboard/needs-you.tsx';
import { estimateColumns } from './estimate-columns.tsx';
import './estimate-list.css';
import { EstimateMetrics } from './estimate-metrics.tsx';

const LATEST = 10;
const titles = {
  pending: 'Pending Estimates',
  accepted: 'Accepted Estimates',
  revenue: 'Total Revenue',
};

export const EstimateDashboard = ({ children, next }: DashboardParts) => (
  <>
    <div className="est-today">
      <May call={estimates.list}>
        <NeedsYou />
      </May>
      {children}
    </div>
    {next}
    <EstimateMetrics titles={titles} />
    <May call={estimates.list}>
      <EstimateTracker />
    </May>
  </>
);

function EstimateTracker() {
  const latest = useRead(estimates.list, { query: { limit: LATEST } });
  const actions = useEstimateActions();
  const columns = useMemo(() => estimateColumns(actions.do), [actions.do]);
  return (
    <Panel
      flush
      title="Estimate Tracker"
      actions={
        <Link to="/estimates" className={buttonClass({ size: 'small' })}>
          View All Estimates
        </Link>
      }
    >
      <DataTable
        caption="Latest estimates"
        columns={columns}
        rowKey={(e) => e.id}
        rows={latest.data}
        failure={
          latest.problem && !latest.data
            ? {
                title: 'The estimates could not be loaded',
                message: latest.problem.message,
                onRetry: latest.refresh,
              }
            : undefined
        }
        empty={
          <EmptyState
            icon={<DocumentIcon size={24} />}
            title="No estimates found"
            action={
              <May call={estimates.draft}>
                <Link to="/estimates/new" className={buttonClass({ intent: 'primary' })}>
                  New Estimate
                </Link>
              </May>
            }
          >
            What you write for your clients is followed here.
          </EmptyState>
        }
      />
      {actions.dialog}
    </Panel>
  );
}
