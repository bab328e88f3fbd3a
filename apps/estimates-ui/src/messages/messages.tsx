// The screens /messages, /messages/client/:id and /messages/vendor/:id: the conversation list with
// the open conversation beside it, or in its place on a phone.
import type { Party, PartyKind } from '@purlin/domain/messages/message-shapes.ts';
import { ChatIcon, ChevronLeftIcon } from '@blueprintjs/icons';
import { EmptyState, PageHeader, PageLayout } from '@purlin/ui/ui.ts';
import { Link, useLocation, usePageTitle, useParams } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/messages.ts';
import type { ReactNode } from 'react';
import { ConversationList } from './conversation-list.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import './messages.css';

export function Messages() {
  usePageTitle(say('title'));
  return (
    <Both>
      <div className="ms-pane ms-none">
        <EmptyState icon={<ChatIcon size={24} />} title={say('choose')}>
          {say('choose-help')}
        </EmptyState>
      </div>
    </Both>
  );
}

export const ClientConversation = () => <With kind="client" />;
export const VendorConversation = () => <With kind="vendor" />;

function With({ kind }: { readonly kind: PartyKind }) {
  const id = Number(useParams()['id']);
  const { search } = useLocation();
  return (
    <Both party={{ kind, id }}>
      <div className="ms-pane">
        <Link to={`/messages${search}`} className="pl-back ms-back">
          <ChevronLeftIcon />
          <span className="ms-back-words">{say('all-messages')}</span>
        </Link>
        <ConversationPane key={`${kind}.${id}`} party={{ kind, id }} />
      </div>
    </Both>
  );
}

const Both = ({ party, children }: { readonly party?: Party; readonly children: ReactNode }) => (
  <PageLayout>
    <PageHeader title={say('title')} description={say('lead')} />
    <div className={party ? 'ms-both ms-reading' : 'ms-both'}>
      <ConversationList current={party} />
      {children}
    </div>
  </PageLayout>
);
