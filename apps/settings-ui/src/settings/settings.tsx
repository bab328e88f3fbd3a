// The screen /settings: what the business says about itself, how its estimates work, how the app
// looks, who may sign in, and the own account.
import { access } from '@purlin/contracts/access.ts';
import { company } from '@purlin/contracts/company.ts';
import { buttonClass, PageLayout, PageHeader } from '@purlin/ui/ui.ts';
import { Link, May, usePageTitle, useSession } from '@purlin/web/web.ts';
import { AccountPanel } from './account-panel.tsx';
import { AppearancePanel } from './appearance-panel.tsx';
import { BusinessPanel } from './business-panel.tsx';
import { EstimatesPanel } from './estimates-panel.tsx';
import { UsersPanel } from './users-panel.tsx';

export function Settings() {
  usePageTitle('Settings');
  const { user } = useSession();
  return (
    <PageLayout>
      <PageHeader
        title="Settings"
        description="Your business, the look of the app, and who may sign in"
        actions={
          <May call={company.estimateSettings}>
            <Link className={buttonClass()} to="/settings/site">
              Preview the public site
            </Link>
          </May>
        }
      />
      <BusinessPanel />
      <May call={company.estimateSettings}>
        <EstimatesPanel />
      </May>
      <AppearancePanel />
      <May call={access.users}>
        <UsersPanel />
      </May>
      {user && <AccountPanel user={user} />}
    </PageLayout>
  );
}
