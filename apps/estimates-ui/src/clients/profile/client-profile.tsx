// The screen /clients/:id: one client, what they were offered, what is built for them, what was
// said, and what happened.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import {
  ArchiveIcon,
  ChevronLeftIcon,
  EditIcon,
  EraserIcon,
  PersonIcon,
  PlusIcon,
  TrashIcon,
  UndoIcon,
} from '@blueprintjs/icons';
import {
  Button,
  buttonClass,
  EmptyState,
  ErrorPanel,
  Notice,
  PageLayout,
  PageHeader,
  Panel,
  StatusBadge,
} from '@purlin/ui/ui.ts';
import {
  Link,
  May,
  Moment,
  useCommand,
  useMay,
  useNavigate,
  usePageTitle,
  useParams,
  useRead,
} from '@purlin/web/web.ts';
import { useState } from 'react';
import { EditClientDialog } from '../client-dialog.tsx';
import { ForgetSomeoneDialog } from '../../parts/forget-someone-dialog.tsx';
import { RemoveClientDialog, removeWord } from '../remove-client-dialog.tsx';
import { ClientEstimates, newEstimateFor } from './client-estimates.tsx';
import { ClientFigures } from './client-figures.tsx';
import { ClientJobs } from './client-jobs.tsx';
import { ClientMessages } from './client-messages.tsx';
import { ClientTimeline } from './client-timeline.tsx';
import { ContactPanel, DuplicatesPanel, NotesPanel } from './side-panels.tsx';
import '../clients.css';
import './client-profile.css';

/** Where the page has no title of its own yet. */
const untitled = <h1 className="pl-hidden">Client</h1>;
const back = (
  <Link to="/clients" className="pl-back">
    <ChevronLeftIcon />
    Clients
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
  usePageTitle(data?.name ?? 'Client');
  if (!known || problem?.status === 404) {
    return (
      <PageLayout>
        {back}
        {untitled}
        <Panel>
          <EmptyState
            icon={<PersonIcon size={24} />}
            title="Client Not Found"
            action={
              <Link to="/clients" className={buttonClass()}>
                All clients
              </Link>
            }
          >
            This client does not exist or has been removed.
          </EmptyState>
        </Panel>
      </PageLayout>
    );
  }
  if (problem && !data)
    return (
      <PageLayout>
        {back}
        {untitled}
        <Panel>
          <ErrorPanel
            title="The client could not be loaded"
            message={problem.message}
            onRetry={refresh}
            retrying={refreshing}
          />
        </Panel>
      </PageLayout>
    );
  return data ? <Loaded key={data.id} client={data} /> : <Waiting />;
}

function Loaded({ client }: { readonly client: Client }) {
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'remove' | 'forget'>();
  const close = () => setOpen(undefined);
  const archived = client.archivedAt !== null;
  return (
    <PageLayout>
      <div className="est-head">
        {back}
        <PageHeader
          title={client.name}
          beside={archived && <StatusBadge tone="quiet" label="Archived" />}
          description={
            <>
              Client since <Moment at={client.createdAt} as="day" />
            </>
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
        <aside className="est-side cp-side" aria-label="About this client">
          <ContactPanel client={client} />
          <DuplicatesPanel client={client} />
          <NotesPanel client={client} onEdit={() => setOpen('edit')} />
        </aside>
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

function Forget({ client, onClose }: { readonly client: Client; readonly onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <ForgetSomeoneDialog
      doors={clients}
      called="Client"
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
      {!(archived && word === 'Archive') && may(clients.remove) && (
        <Button
          icon={word === 'Delete' ? <TrashIcon /> : <ArchiveIcon />}
          text={word}
          onClick={() => onOpen('remove')}
        />
      )}
      {may(clients.forget) && (
        <Button icon={<EraserIcon />} text="Forget…" onClick={() => onOpen('forget')} />
      )}
      {may(clients.edit) && (
        <Button icon={<EditIcon />} text="Edit" onClick={() => onOpen('edit')} />
      )}
      {!archived && may(estimates.draft) && (
        <Link to={newEstimateFor(client.id)} className={buttonClass({ intent: 'primary' })}>
          <PlusIcon />
          New Estimate
        </Link>
      )}
    </>
  );
}

function ArchivedNotice({ client }: { readonly client: Client }) {
  const restore = useCommand(clients.restore, {
    toast: { done: { title: 'Client restored' }, failed: 'Failed to restore client' },
  });
  return (
    <Notice
      tone="quiet"
      title="This client is archived"
      actions={
        <May call={clients.restore}>
          <Button
            size="small"
            icon={<UndoIcon />}
            text="Restore"
            loading={restore.pending}
            onClick={() => void restore.run({ params: { id: client.id } })}
          />
        </May>
      }
    >
      Out of the list since <Moment at={client.archivedAt!} as="day" />. Estimates and jobs stay as
      they are.
    </Notice>
  );
}

const bones = (...names: readonly string[]) => (
  <div className="pl-bones">
    {names.map((name, n) => (
      <span key={n} className={`pl-bone pl-bone-${name}`} />
    ))}
  </div>
);

const Waiting = () => (
  <PageLayout>
    {back}
    {untitled}
    <output className="pl-hidden">Loading the client…</output>
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
