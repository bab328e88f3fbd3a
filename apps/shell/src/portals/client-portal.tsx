// The client portal: a homeowner's home page after sign-in (rule: portals).
import { useSession } from '@purlin/web/web.ts';
import { say as client } from '@purlin/words/screens/client-portal.ts';
import { say as message } from '@purlin/words/screens/messages.ts';
import { say } from '@purlin/words/screens/portals.ts';
import { shownPhone } from '@purlin/domain/shared/phones.ts';
import { Build, Chat, Document, FolderClose, Person } from '@blueprintjs/icons';
import { AccessDenied } from '../frame/whole-page.tsx';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import './client.css';
import { MyContact } from './my-contact.tsx';
import { MyDocuments } from './my-documents.tsx';
import { MyEstimates } from './my-estimates.tsx';
import { MyProjects } from './my-projects.tsx';
import { isOpen, useOwnEstimates } from './own-reads.ts';
import { MyMessages, useOwnMessages } from './my-messages.tsx';
import { CallUs, PortalFrame, Profile } from './portal-frame.tsx';
import type { Tab } from './tabs.tsx';
import { useWantedPage } from './use-wanted-page.ts';
import { WhatsNext } from './whats-next.tsx';

/** Before the first message, offers a phone call. */
const Ask = () => (
  <CallUs icon={<Chat size={24} />} title={say('ask')}>
    {say('ask-client')}
  </CallUs>
);

/**
 * `waiting`: the number of estimates that await an answer; `unread`: the number of unread messages.
 */
const tabsFor = (user: SignedIn, waiting: number, unread: number): readonly [Tab, ...Tab[]] => [
  {
    key: 'estimates',
    label: say('my-estimates'),
    icon: <Document size={20} />,
    content: <MyEstimates user={user} />,
    ...(waiting > 0
      ? { count: { shown: waiting, says: client('count-waiting', { count: waiting }) } }
      : {}),
  },
  {
    key: 'projects',
    label: say('active-projects'),
    icon: <Build size={20} />,
    content: <MyProjects user={user} />,
  },
  {
    key: 'messages',
    label: say('messages'),
    icon: <Chat size={20} />,
    content: user.clientId === null ? <Ask /> : <MyMessages empty={<Ask />} />,
    ...(unread > 0 ? { count: { shown: unread, says: message('unread', { count: unread }) } } : {}),
  },
  {
    key: 'documents',
    label: client('documents'),
    icon: <FolderClose size={20} />,
    content: <MyDocuments user={user} />,
  },
  {
    key: 'profile',
    label: say('my-profile'),
    icon: <Person size={20} />,
    content: (
      <Profile
        title={say('my-profile')}
        accountType={say('client')}
        facts={[
          [say('first-name'), user.firstName],
          [say('last-name'), user.lastName],
          [say('email'), user.email],
          [say('phone'), user.phone && shownPhone(user.phone)],
        ]}
      >
        {user.clientId !== null && <MyContact />}
      </Profile>
    ),
  },
];

export default function ClientPortal() {
  const { user } = useSession();
  const own = user?.role === 'client' && user.clientId !== null;
  const { data } = useOwnEstimates(own);
  const { data: messages } = useOwnMessages(own);
  const waiting = data?.estimates.filter(isOpen).length ?? 0;
  useWantedPage(user);
  if (user?.role !== 'client')
    return <AccessDenied reason={say('clients-only')} to="/auth" action={say('to-login')} />;
  return (
    <PortalFrame
      user={user}
      name={say('client-portal')}
      title={say('welcome', { name: user.firstName })}
      description={say('client-lead')}
      next={own && <WhatsNext />}
      tabs={tabsFor(user, waiting, messages?.unread ?? 0)}
    />
  );
}
