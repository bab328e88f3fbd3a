// The vendor portal: what a supplier or subcontractor sees after signing in (rule: portals).
import { useSession } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/portals.ts';
import { shownPhone } from '@purlin/domain/shared/phones.ts';
import { Box, Calendar, Chat, Dollar, Office } from '@blueprintjs/icons';
import { AccessDenied } from '../frame/whole-page.tsx';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { MyPayments } from './my-payments.tsx';
import { CallUs, PortalFrame, Profile } from './portal-frame.tsx';
import type { Tab } from './tabs.tsx';

const tabsFor = (user: SignedIn): readonly [Tab, ...Tab[]] => [
  {
    key: 'orders',
    label: say('orders'),
    icon: <Box size={20} />,
    content: (
      <CallUs icon={<Box size={24} />} title={say('purchase-orders')}>
        {say('no-orders')}
      </CallUs>
    ),
  },
  {
    key: 'schedule',
    label: say('schedule'),
    icon: <Calendar size={20} />,
    content: (
      <CallUs icon={<Calendar size={24} />} title={say('delivery-schedule')}>
        {say('no-deliveries')}
      </CallUs>
    ),
  },
  {
    key: 'payments',
    label: say('payments'),
    icon: <Dollar size={20} />,
    content: <MyPayments user={user} />,
  },
  {
    key: 'messages',
    label: say('messages'),
    icon: <Chat size={20} />,
    content: (
      <CallUs icon={<Chat size={24} />} title={say('ask')}>
        {say('ask-vendor')}
      </CallUs>
    ),
  },
  {
    key: 'profile',
    label: say('company-profile'),
    icon: <Office size={20} />,
    content: (
      <Profile
        title={say('company-profile')}
        accountType={say('vendor')}
        facts={[
          [say('company-name'), user.companyName],
          [say('contact-first-name'), user.firstName],
          [say('contact-last-name'), user.lastName],
          [say('email'), user.email],
          [say('phone'), user.phone && shownPhone(user.phone)],
        ]}
      />
    ),
  },
];

export default function VendorPortal() {
  const { user } = useSession();
  if (user?.role !== 'vendor')
    return <AccessDenied reason={say('vendors-only')} to="/auth" action={say('to-login')} />;
  return (
    <PortalFrame
      user={user}
      name={say('vendor-portal')}
      title={user.companyName ?? `${user.firstName} ${user.lastName}`}
      description={say('vendor-lead')}
      tabs={tabsFor(user)}
    />
  );
}
