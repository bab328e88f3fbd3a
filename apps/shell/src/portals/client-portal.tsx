// The client portal: what a homeowner sees after signing in (rule: portals).
import { useSession } from '@purlin/web/web.ts';
import { Build, Chat } from '@blueprintjs/icons';
import { AccessDenied } from '../frame/whole-page.tsx';
import type { SignedIn } from '@purlin/contracts/access.ts';
import { MyEstimates } from './my-estimates.tsx';
import { CallUs, PortalFrame, Profile } from './portal-frame.tsx';
import type { Tab } from './tabs.tsx';

const tabsFor = (user: SignedIn): readonly [Tab, ...Tab[]] => [
  {
    key: 'estimates',
    label: 'My Estimates',
    content: <MyEstimates user={user} />,
  },
  {
    key: 'projects',
    label: 'Active Projects',
    content: (
      <CallUs icon={<Build size={24} />} title="No active projects">
        Once you approve an estimate we plan the work with you. To ask about dates or progress, give
        us a call.
      </CallUs>
    ),
  },
  {
    key: 'messages',
    label: 'Messages',
    content: (
      <CallUs icon={<Chat size={24} />} title="No messages">
        Questions about your roof or an estimate? A call reaches us fastest.
      </CallUs>
    ),
  },
  {
    key: 'profile',
    label: 'My Profile',
    content: (
      <Profile
        title="My Profile"
        accountType="Client"
        facts={[
          ['First Name', user.firstName],
          ['Last Name', user.lastName],
          ['Email', user.email],
          ['Phone', user.phone],
        ]}
      />
    ),
  },
];

export default function ClientPortal() {
  const { user } = useSession();
  if (user?.role !== 'client')
    return (
      <AccessDenied reason="This portal is for clients only." to="/auth" action="Go to Login" />
    );
  return (
    <PortalFrame
      user={user}
      name="Client Portal"
      title={`Welcome, ${user.firstName}`}
      description="Your estimates, projects and messages in one place."
      tabs={tabsFor(user)}
    />
  );
}
