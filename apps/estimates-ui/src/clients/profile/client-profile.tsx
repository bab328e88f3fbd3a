// The screen /clients/:id: one client with estimates, jobs, messages and history.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { messages } from '@purlin/contracts/messages.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { addressOf } from '@purlin/contracts/screens.ts';
import {
  ArchiveIcon,
  ChatIcon,
  ChevronLeftIcon,
  EditIcon,
  EraserIcon,
  PersonIcon,
  PlusIcon,
  TrashIcon,
} from '@blueprintjs/icons';
import {
  Button,
  buttonClass,
  Notice,
  PageLayout,
  PageHeader,
  Panel,
  StatusBadge,
} from '@purlin/ui/ui.ts';
import { DetailsState } from '@purlin/ui/feedback/details-state.tsx';
import { InQuickBooks } from '@purlin/web/in-quickbooks.tsx';
import {
  Link,
  May,
  Moment,
  useMay,
  useNavigate,
  usePageTitle,
  useParams,
  useRead,
} from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/clients.ts';
import { say as words } from '@purlin/words/screens/messages.ts';
import { useState } from 'react';
import { EditClientDialog } from '../client-dialog.tsx';
import { RestoreClient } from '../../parts/archived-party.tsx';
import { ForgetSomeoneDialog } from '../../parts/forget-someone-dialog.tsx';
import { RemoveClientDialog, removeWord } from '../remove-client-dialog.tsx';
import { ClientEstimates, newEstimateFor } from './client-estimates.tsx';
import { ClientFigures } from './client-figures.tsx';
import { ClientJobs } from './client-jobs.tsx';
import { ClientMessages } from './client-messages.tsx';
import { ClientTimeline } from './client-timeline.tsx';
import { AccessPanel, ContactPanel, DuplicatesPanel, NotesPanel } from './side-panels.tsx';
import '../clients.css';
import { absent } from '@purlin/words/screens/absent.ts';
import './client-profile.css';

/** The heading until the page has its own title. */
const Untitled = () => <h1 className="pl-hidden">{say('client')}</h1>;
const Back = () => (
  <Link to="/clients" className="pl-back">
    <ChevronLeftIcon />
    {say('clients')}
  </Link>
);

export function ClientProfile() {
  const id = Number(useParams()['id']);
  const known = Number.isSafeInteger(id) && id > 0;
  const { data, problem, refresh, refreshing } = useRead(
    clients.details,
    { params: { id } },
    { enabled: known },
  );
  usePageTitle(data?.name ?? say('client'));
  if (data && problem?.status !== 404) return <Loaded key={data.id} client={data} />;
  if (known && !problem) return <Waiting />;
  return (
    <PageLayout>
      <Back />
      <Untitled />
      <Panel>
        <DetailsState
          words={absent('client')}
          icon={<PersonIcon size={24} />}
          known={known}
          problem={problem}
          onRetry={refresh}
          retrying={refreshing}
          elsewhere={
            <Link to="/clients" className={buttonClass()}>
              {say('all-clients')}
            </Link>
          }
        />
      </Panel>
    </PageLayout>
  );
}

function Loaded({ client }: { readonly client: Client }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'remove' | 'forget'>();
  const close = () => setOpen(undefined);
  const archived = client.archivedAt !== null;
  return (
    <PageLayout>
      <div className="est-head">
        <Back />
        <PageHeader
          title={client.name}
          beside={archived && <StatusBadge tone="quiet" label={say('archived')} />}
          description={
            <>
              {say('client-since')} <Moment at={client.createdAt} as="day" />
            </>
          }
          figures={
            <InQuickBooks
              kind="customer"
              id={client.id}
              add={(adding) => <Button size="small" {...adding} />}
            />
          }
          actions={<Actions client={client} onOpen={setOpen} />}
        />
      </div>
      {archived && <ArchivedNotice client={client} />}
      <ClientFigures client={client} />
      <div className="est-columns">
        <div className="est-main">
          <May call={estimates.list}>
            <ClientEstimates client={client} />
          </May>
          <May call={scheduling.list}>
            <ClientJobs client={client} />
          </May>
          <ClientMessages client={client} />
          <ClientTimeline id={client.id} />
        </div>
        <Beside client={client} onEdit={() => setOpen('edit')} />
      </div>
      {open === 'edit' && <EditClientDialog client={client} onClose={close} />}
      {open === 'forget' && <Forget client={client} onClose={close} />}
      {open === 'remove' && (
        <RemoveClientDialog
          client={client}
          onClose={close}
          onRemoved={(removed) => {
            if (removed === 'deleted') void navigate('/clients');
          }}
        />
      )}
    </PageLayout>
  );
}

const Beside = ({ client, onEdit }: { readonly client: Client; readonly onEdit: () => void }) => (
  <aside className="est-side cp-side" aria-label={say('about-client')}>
    <ContactPanel client={client} />
    <AccessPanel client={client} />
    <DuplicatesPanel client={client} />
    <NotesPanel client={client} onEdit={onEdit} />
  </aside>
);

function Forget({ client, onClose }: { readonly client: Client; readonly onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <ForgetSomeoneDialog
      doors={clients}
      kind="client"
      who={client}
      onClose={onClose}
      onForgotten={() => void navigate('/clients')}
    />
  );
}

function Actions({
  client,
  onOpen,
}: {
  readonly client: Client;
  readonly onOpen: (dialog: 'edit' | 'remove' | 'forget') => void;
}) {
  const may = useMay();
  const word = removeWord(client);
  const archived = client.archivedAt !== null;
  return (
    <>
      {!(archived && word === 'archive') && may(clients.remove) && (
        <Button
          icon={word === 'delete' ? <TrashIcon /> : <ArchiveIcon />}
          text={say(word)}
          onClick={() => onOpen('remove')}
        />
      )}
      {may(clients.forget) && (
        <Button icon={<EraserIcon />} text={say('forget')} onClick={() => onOpen('forget')} />
      )}
      {may(clients.edit) && (
        <Button icon={<EditIcon />} text={say('edit')} onClick={() => onOpen('edit')} />
      )}
      {may(messages.client) && (
        <Link to={addressOf('messages', 'client', { id: client.id })} className={buttonClass()}>
          <ChatIcon />
          {words('messages')}
        </Link>
      )}
      {!archived && may(estimates.draft) && (
        <Link to={newEstimateFor(client.id)} className={buttonClass({ intent: 'primary' })}>
          <PlusIcon />
          {say('new-estimate')}
        </Link>
      )}
    </>
  );
}

/** Also that they wrote since, so that nothing is missed. */
const ArchivedNotice = ({
  client: { id, archivedAt, heardSince },
}: {
  readonly client: Client;
}) => (
  <Notice
    tone={heardSince ? 'warn' : 'quiet'}
    title={say('is-archived')}
    actions={
      <>
        {heardSince && (
          <May call={messages.client}>
            <Link
              to={addressOf('messages', 'client', { id })}
              className={buttonClass({ size: 'small' })}
            >
              <ChatIcon />
              {words('messages')}
            </Link>
          </May>
        )}
        <RestoreClient id={id} />
      </>
    }
  >
    {say('out-since-before')} <Moment at={archivedAt!} as="day" />
    {say('out-since-after')}
    {heardSince && (
      <>
        {' '}
        {say('heard-since')} <Moment at={heardSince} />.
      </>
    )}
  </Notice>
);

const bones = (...names: readonly string[]) => (
  <div className="pl-bones">
    {names.map((name, n) => (
      <span key={n} className={`pl-bone pl-bone-${name}`} />
    ))}
  </div>
);

const Waiting = () => (
  <PageLayout>
    <Back />
    <Untitled />
    <output className="pl-hidden">{say('loading-client')}</output>
    {bones('title', 'short')}
    <div className="est-columns" aria-hidden>
      <div className="est-main">
        <Panel>{bones('title', 'wide', 'mid')}</Panel>
        <Panel>{bones('title', 'wide')}</Panel>
      </div>
      <div className="est-side">
        <Panel>{bones('mid', 'wide', 'short')}</Panel>
      </div>
    </div>
  </PageLayout>
);
