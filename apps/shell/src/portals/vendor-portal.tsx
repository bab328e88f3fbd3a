// The vendor portal: what a supplier or subcontractor sees after signing in (rule: portals).
import { useSession } from '@purlin/web/web.ts';
import { Box, Calendar, Chat } from '@blueprintjs/icons';
import { AccessDenied } from '../frame/whole-page.tsx';
import type { SignedIn } from '@purlin/contracts/access.ts';
import { CallUs, PortalFrame, Profile } from './portal-frame.tsx';
import type { Tab } from './tabs.tsx';

const tabsFor = (user: SignedIn): readonly [Tab, ...Tab[]] => [
  {
    key: 'orders',
    label: 'Orders',
    content: (
      <CallUs icon={<Box size={24} />} title="Purchase Orders">
        There are no purchase orders to show. To ask about one, give us a call.
      </CallUs>
    ),
  },
  {
    key: 'schedule',
    label: 'Schedule',
    content: (
      <CallUs icon={<Calendar size={24} />} title="Delivery Schedule">
        There are no deliveries to show. To plan one, give us a call.
      </CallUs>
    ),
  },
  {
    key: 'messages',
    label: 'Messages',
    content: (
      <CallUs icon={<Chat size={24} />} title="No messages">
        Questions about a job, a delivery or a payment? A call reaches us fastest.
      </CallUs>
    ),
  },
  {
    key: 'profile',
    label: 'Company Profile',
    content: (
      <Profile
        title="Company Profile"
        accountType="Vendor"
        facts={[
          ['Company Name', user.companyName],
          ['Contact First Name', user.firstName],
          ['Contact Last Name', user.lastName],
          ['Email', user.email],
          ['Phone', user.phone],
        ]}
      />
    ),
  },
];

export default function VendorPortal() {
  const { user } = useSession();
  if (user?.role !== 'vendor')
    return (
      <AccessDenied reason="This portal is for vendors only." to="/auth" action="Go to Login" />
    );
  return (
    <PortalFrame
      user={user}
      name="Vendor Portal"
      title={user.companyName ?? `${user.firstName} ${user.lastName}`}
      description="Your orders, schedule and messages in one place."
      tabs={tabsFor(user)}
    />
  );
}
