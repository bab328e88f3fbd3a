// The latest estimates, as a panel on the dashboard.
import type { EstimateSummary } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { DocumentIcon } from '@blueprintjs/icons';
import { buttonClass, DataTable, EmptyState, Panel } from '@purlin/ui/ui.ts';
import { Link, useRead } from '@purlin/web/web.ts';
import { useMemo, useState } from 'react';
import { estimateColumns } from './estimate-columns.tsx';
import { SendDialog } from './send-dialog.tsx';

const LATEST = 10;

export function EstimateTracker() {
  const latest = useRead(estimates.list, { query: { limit: LATEST } });
  const [sending, setSending] = useState<EstimateSummary>();
  const columns = useMemo(() => estimateColumns(setSending), []);
  return (
    <Panel flush title="Estimate Tracker" actions={<Link to="/estimates" className={buttonClass({ size: 'small' })}>View All Estimates</Link>}>
      <DataTable
        caption="Latest estimates" columns={columns} rowKey={(e) => e.id} rows={latest.data}
        failure={latest.problem && !latest.data ? { title: 'The estimates could not be loaded', message: latest.problem.message, onRetry: latest.refresh } : undefined}
        empty={<EmptyState icon={<DocumentIcon size={24} />} title="No estimates found" action={<Link to="/estimates/new" className={buttonClass({ intent: 'primary' })}>Create Estimate</Link>}>What you write for your clients is followed here.</EmptyState>}
      />
      {sending && <SendDialog estimate={sending} onClose={() => setSending(undefined)} />}
    </Panel>
  );
}
