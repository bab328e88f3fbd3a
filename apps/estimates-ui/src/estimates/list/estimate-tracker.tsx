// The dashboard's estimates part: items that need action, figures, and the latest estimates.
import { estimates } from '@purlin/contracts/estimates.ts';
import { DocumentIcon } from '@blueprintjs/icons';
import { buttonClass, DataTable, EmptyState, Panel } from '@purlin/ui/ui.ts';
import { type DashboardParts, Link, May, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimates.ts';
import { lazy, Suspense, useMemo } from 'react';
import { useEstimateActions } from '../actions/use-estimate-actions.tsx';
import { NeedsYou } from '../dashboard/needs-you.tsx';
import { estimateColumns } from './estimate-columns.tsx';
import './estimate-list.css';
import { EstimateMetrics } from './estimate-metrics.tsx';

// Loaded lazily: few users see it, and only in their first days.
const SetUp = lazy(() => import('../dashboard/set-up.tsx'));

const LATEST = 10;
const titles = () => ({
  pending: say('pending-estimates'),
  accepted: say('accepted-estimates'),
  revenue: say('total-revenue'),
});

export const EstimateDashboard = ({ children, next }: DashboardParts) => (
  <>
    <May call="company.write">
      <Suspense fallback={null}>
        <SetUp />
      </Suspense>
    </May>
    <div className="est-today">
      <May call={estimates.list}>
        <NeedsYou />
      </May>
      {children}
    </div>
    {next}
    <EstimateMetrics titles={titles()} />
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
      title={say('tracker')}
      actions={
        <Link to="/estimates" className={buttonClass({ size: 'small' })}>
          {say('view-all')}
        </Link>
      }
    >
      <DataTable
        caption={say('latest')}
        columns={columns}
        rowKey={(e) => e.id}
        rows={latest.data}
        failure={
          latest.problem && !latest.data
            ? {
                title: say('estimates-failed'),
                message: latest.problem.message,
                onRetry: latest.refresh,
              }
            : undefined
        }
        empty={
          <EmptyState
            icon={<DocumentIcon size={24} />}
            title={say('none-found')}
            action={
              <May call={estimates.draft}>
                <Link to="/estimates/new" className={buttonClass({ intent: 'primary' })}>
                  {say('new-estimate')}
                </Link>
              </May>
            }
          >
            {say('followed-here')}
          </EmptyState>
        }
      />
      {actions.dialog}
    </Panel>
  );
}
