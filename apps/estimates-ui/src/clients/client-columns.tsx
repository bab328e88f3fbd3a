// The columns of the client list.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { ArchiveIcon, EditIcon, PlusIcon, TrashIcon, UndoIcon } from '@blueprintjs/icons';
import { buttonClass, type Column, IconButton, StatusBadge, Tip } from '@purlin/ui/ui.ts';
import { Link, Moment, PhoneLink, useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/clients.ts';
import { EmailLink } from '../parts/email-link.tsx';
import { removeWord } from './remove-client-dialog.tsx';

export interface ClientActions {
  readonly onEdit: (client: Client) => void;
  readonly onRemove: (client: Client) => void;
  readonly onRestore: (client: Client) => void;
}

const none = <span className="pl-muted">—</span>;

const Named = ({ client }: { readonly client: Client }) => (
  <span className="cl-named">
    <Link className="pl-row-link" to={`/clients/${client.id}`}>
      {client.name}
    </Link>
    {client.archivedAt && <StatusBadge tone="quiet" label={say('archived')} />}
    {client.heardSince && <StatusBadge tone="warn" label={say('new-activity')} />}
  </span>
);

const Contact = ({ client: { email, phone } }: { readonly client: Client }) => (
  <span className="pl-contact pl-above">
    <EmailLink email={email} />
    {phone && <PhoneLink phone={phone} />}
  </span>
);

function Actions({
  client,
  onEdit,
  onRemove,
  onRestore,
}: ClientActions & { readonly client: Client }) {
  const may = useMay();
  const word = removeWord(client);
  return (
    <div className="pl-actions">
      {!client.archivedAt && may(estimates.draft) && (
        <Tip text={say('create-estimate')}>
          <Link
            to={`/estimates/new?clientId=${client.id}`}
            className={`${buttonClass({ variant: 'minimal' })} pl-square`}
            aria-label={say('create-estimate-for', { name: client.name })}
          >
            <PlusIcon />
          </Link>
        </Tip>
      )}
      {may(clients.edit) && (
        <IconButton
          label={say('edit-named', { name: client.name })}
          icon={<EditIcon />}
          onClick={() => onEdit(client)}
        />
      )}
      {client.archivedAt && may(clients.restore) && (
        <IconButton
          label={say('restore-named', { name: client.name })}
          icon={<UndoIcon />}
          onClick={() => onRestore(client)}
        />
      )}
      {/* An archived client with estimates can be neither archived nor deleted. */}
      {!(client.archivedAt && word === 'archive') && may(clients.remove) && (
        <IconButton
          label={say(`named.${word}`, { name: client.name })}
          icon={word === 'delete' ? <TrashIcon /> : <ArchiveIcon />}
          onClick={() => onRemove(client)}
        />
      )}
    </div>
  );
}

export const clientColumns = (actions: ClientActions): readonly Column<Client>[] => [
  {
    name: say('client'),
    sort: 'name',
    onCard: 'title',
    cell: (client) => <Named client={client} />,
  },
  { name: say('contact-info'), onCard: 'title', cell: (client) => <Contact client={client} /> },
  {
    name: say('address'),
    cell: (client) => <span className="cl-address">{client.address ?? none}</span>,
  },
  {
    name: say('estimates'),
    sort: '-estimates',
    end: true,
    cell: (client) => <span className="pl-figures">{client.estimateCount}</span>,
  },
  {
    name: say('added'),
    sort: '-createdAt',
    minor: true,
    cell: (client) => (
      <span className="pl-figures">
        <Moment at={client.createdAt} as="day" />
      </span>
    ),
  },
  {
    name: say('actions'),
    end: true,
    onCard: 'actions',
    cell: (client) => <Actions client={client} {...actions} />,
  },
];
