// The staff home page: the role's main work first, figures, quick actions, and the estimates
// remote's part. Rights are named here and not taken from the estimates contract, to keep that out
// of the first load.
import { buttonClass, PageLayout, PageHeader } from '@purlin/ui/ui.ts';
import { Link, May, useMay, usePageTitle } from '@purlin/web/web.ts';
import { Add, ArrowRight, List, Properties } from '@blueprintjs/icons';
import { say } from '@purlin/words/screens/dashboard.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { roomLabel } from '../navigation.ts';
import { RemoteDashboard } from '../remotes.tsx';
import { firstOnDashboard, onlyLooks } from './first-on-dashboard.ts';

const LatestHappenings = lazy(
  () => import(/* webpackChunkName: "happenings" */ './latest-happenings.tsx'),
);

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

const QuickActions = () => (
  <nav className="sh-quick" aria-label={say('quick-actions')}>
    <May call="estimates.write">
      <QuickAction
        to="/estimates/new/guided?from=dashboard"
        title={say('create')}
        icon={<Add size={20} />}
      >
        {say('create-how')}
      </QuickAction>
      <QuickAction
        to="/estimates/new/options"
        title={say('options-estimate')}
        icon={<Properties size={20} />}
      >
        {say('options-how')}
      </QuickAction>
    </May>
    <May call="estimates.read">
      <QuickAction to="/estimates" title={say('all')} icon={<List size={20} />}>
        {say('all-how')}
      </QuickAction>
    </May>
  </nav>
);

export function DashboardPage() {
  usePageTitle(roomLabel('dashboard'));
  const may = useMay();
  const first = firstOnDashboard(may);
  return (
    <PageLayout>
      <PageHeader
        title={roomLabel('dashboard')}
        description={say(`lead.${first}`)}
        actions={
          <May call="estimates.write">
            <Link className={buttonClass()} to="/estimates/new/options">
              <Properties aria-hidden /> {say('options')}
            </Link>
            <Link className={buttonClass({ intent: 'primary' })} to="/estimates/new">
              <Add aria-hidden /> {say('new-estimate')}
            </Link>
          </May>
        }
      />
      {first !== 'estimates' && <RemoteDashboard name={first} />}
      {onlyLooks(may) && (
        <Suspense fallback={null}>
          <LatestHappenings />
        </Suspense>
      )}
      <RemoteDashboard
        name="estimates"
        next={
          <>
            {first !== 'scheduling' && (
              <May call="jobs.read">
                <RemoteDashboard name="scheduling" />
              </May>
            )}
            {first !== 'payments' && (
              <May call="payments.read">
                <RemoteDashboard name="payments" />
              </May>
            )}
          </>
        }
      >
        <QuickActions />
      </RemoteDashboard>
    </PageLayout>
  );
}
