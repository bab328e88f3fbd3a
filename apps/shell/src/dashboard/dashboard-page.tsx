// The first page of staff: the figures, the quick actions, and the estimates as their own front end shows them.
import { buttonClass, dollars, ErrorPanel, MetricCard, Metrics, Page, PageHeader } from '@purlin/ui/ui.ts';
import { Link, usePageTitle, useRead } from '@purlin/web/web.ts';
import { Add, ArrowRight, Document, Dollar, List, TickCircle, Time } from '@blueprintjs/icons';
import { estimates } from '@purlin/contracts/estimates.ts';
import type { ReactNode } from 'react';
import { RemoteDashboard } from '../remotes.tsx';

function Figures() {
  const { data, problem, refresh, refreshing } = useRead(estimates.metrics);
  if (problem && !data) return <div className="pl-panel"><ErrorPanel title="The figures could not be loaded" message={problem.message} onRetry={refresh} retrying={refreshing} /></div>;
  return (
    <Metrics label="Estimates at a glance">
      <MetricCard label="Total Estimates" value={data?.totalEstimates} icon={<Document />} />
      <MetricCard label="Pending Estimates" value={data?.pendingEstimates} icon={<Time />} />
      <MetricCard label="Accepted Estimates" value={data?.acceptedEstimates} icon={<TickCircle />} />
      <MetricCard label="Total Revenue" value={data && dollars(data.totalRevenue)} icon={<Dollar />} accent />
    </Metrics>
  );
}

const QuickAction = ({ to, title, icon, children }: { readonly to: string; readonly title: string; readonly icon: ReactNode; readonly children: string }) => (
  <Link to={to} className="sh-action">
    <span className="sh-action-icon" aria-hidden>{icon}</span>
    <span className="sh-action-words"><strong>{title}</strong><span>{children}</span></span>
    <ArrowRight aria-hidden />
  </Link>
);

export function DashboardPage() {
  usePageTitle('Dashboard');
  return (
    <Page>
      <PageHeader
        title="Dashboard" description="Where your estimates stand today."
        actions={<Link className={buttonClass({ intent: 'primary' })} to="/estimates/new"><Add aria-hidden /> New Estimate</Link>}
      />
      <Figures />
      <nav className="sh-quick" aria-label="Quick actions">
        <QuickAction to="/estimates/new" title="Create Estimate" icon={<Add size={20} />}>Write an offer, line by line</QuickAction>
        <QuickAction to="/estimates" title="View All Estimates" icon={<List size={20} />}>Search, send and follow up</QuickAction>
      </nav>
      <RemoteDashboard name="estimates" label="Estimates" />
    </Page>
  );
}
