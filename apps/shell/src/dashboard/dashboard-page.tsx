// The first page of staff: the figures, the quick actions, and the estimates as their own front end
// shows them. Rights are named, not taken from the contract of estimates: that is not for the first
// load.
import { buttonClass, PageLayout, PageHeader } from '@purlin/ui/ui.ts';
import { Link, May, usePageTitle } from '@purlin/web/web.ts';
import { Add, ArrowRight, List, Properties } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { RemoteDashboard } from '../remotes.tsx';

const QuickAction = ({
  to,
  title,
  icon,
  children,
}: {
  readonly to: string;
  readonly title: string;
  readonly icon: ReactNode;
  readonly children: string;
}) => (
  <Link to={to} className="sh-action">
    <span className="sh-action-icon" aria-hidden>
      {icon}
    </span>
    <span className="sh-action-words">
      <strong>{title}</strong>
      <span>{children}</span>
    </span>
    <ArrowRight aria-hidden />
  </Link>
);

export function DashboardPage() {
  usePageTitle('Dashboard');
  return (
    <PageLayout>
      <PageHeader
        title="Dashboard"
        description="Where your estimates stand today."
        actions={
          <May call="estimates.write">
            <Link className={buttonClass()} to="/estimates/new/options">
              <Properties aria-hidden /> Multi-Option
            </Link>
            <Link className={buttonClass({ intent: 'primary' })} to="/estimates/new">
              <Add aria-hidden /> New Estimate
            </Link>
          </May>
        }
      />
      <RemoteDashboard
        name="estimates"
        next={
          <May call="jobs.read">
            <RemoteDashboard name="scheduling" />
          </May>
        }
      >
        <nav className="sh-quick" aria-label="Quick actions">
          <May call="estimates.write">
            <QuickAction
              to="/estimates/new/guided?from=dashboard"
              title="Create Estimate"
              icon={<Add size={20} />}
            >
              Step by step, with everything in view
            </QuickAction>
            <QuickAction
              to="/estimates/new/options"
              title="Multi-Option Estimate"
              icon={<Properties size={20} />}
            >
              Good, better, best: the client chooses
            </QuickAction>
          </May>
          <May call="estimates.read">
            <QuickAction to="/estimates" title="View All Estimates" icon={<List size={20} />}>
              Search, send and follow up
            </QuickAction>
          </May>
        </nav>
      </RemoteDashboard>
    </PageLayout>
  );
}
