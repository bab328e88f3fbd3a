// The vendor portal: a supplier's or subcontractor's home page after sign-in (rule: portals).
import { useRead, useSession } from '@purlin/web/web.ts';
import { workOrders } from '@purlin/contracts/work-orders.ts';
import { say as order } from '@purlin/words/screens/orders.ts';
import { say as message } from '@purlin/words/screens/messages.ts';
import { say } from '@purlin/words/screens/portals.ts';
import { shownPhone } from '@purlin/domain/shared/phones.ts';
import { Box, Calendar, Chat, Dollar, Office } from '@blueprintjs/icons';
import { AccessDenied } from '../frame/whole-page.tsx';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import './orders.css';
import './payments.css';
import { MyOrders } from './my-orders.tsx';
import { MySchedule } from './my-schedule.tsx';
import { MyPayments } from './my-payments.tsx';
import { MyMessages, useOwnMessages } from './my-messages.tsx';
import { CallUs, PortalFrame, Profile } from './portal-frame.tsx';
import type { Tab } from './tabs.tsx';
import { useWantedPage } from './use-wanted-page.ts';

/** Before the first message, offers a phone call. */
const Ask = () => (
  <CallUs icon={<Chat size={24} />} title={say('ask')}>
    {say('ask-vendor')}
  </CallUs>
);

/** `waiting`: the number of orders that need an answer; `unread`: the number of unread messages. */
const tabsFor = (user: SignedIn, waiting: number, unread: number): readonly [Tab, ...Tab[]] => [
  {
    key: 'orders',
    label: say('orders'),
    icon: <Box size={20} />,
    content: <MyOrders user={user} />,
    ...(waiting > 0
      ? { count: { shown: waiting, says: order('count-to-confirm', { count: waiting }) } }
      : {}),
  },
  {
    key: 'schedule',
    label: say('schedule'),
    icon: <Calendar size={20} />,
    content: <MySchedule user={user} />,
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
    content: user.vendorId === null ? <Ask /> : <MyMessages empty={<Ask />} />,
    ...(unread > 0 ? { count: { shown: unread, says: message('unread', { count: unread }) } } : {}),
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
  const own = user?.role === 'vendor' && user.vendorId !== null;
  const { data } = useRead(workOrders.list, {}, { enabled: own });
  const { data: messages } = useOwnMessages(own);
  const waiting = data?.orders.filter(({ group }) => group === 'needs-answer').length ?? 0;
  useWantedPage(user);
  if (user?.role !== 'vendor')
    return <AccessDenied reason={say('vendors-only')} to="/auth" action={say('to-login')} />;
  return (
    <PortalFrame
      user={user}
      name={say('vendor-portal')}
      title={user.companyName ?? `${user.firstName} ${user.lastName}`}
      description={say('vendor-lead')}
      tabs={tabsFor(user, waiting, messages?.unread ?? 0)}
    />
  );
}
