// Panels beside the client's history: contact, possible duplicates, and staff notes.
import { type Client, clients } from '@purlin/contracts/clients.ts';
import {
  EditIcon,
  EnvelopeIcon,
  LockIcon,
  MapMarkerIcon,
  PhoneIcon,
  TranslateIcon,
} from '@blueprintjs/icons';
import { Button, Panel, StatusBadge } from '@purlin/ui/ui.ts';
import { PortalAccessPanel } from '@purlin/ui/record/portal-access.tsx';
import { contactOf, usePortalAccess } from '@purlin/web/portal-access.ts';
import { Link, May, PhoneLink } from '@purlin/web/web.ts';
import { shownPhone } from '@purlin/domain/shared/phones.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/clients.ts';
import { EmailLink } from '../../parts/email-link.tsx';
import { useSimilarClients } from '../similar-clients.tsx';

export const ContactPanel = ({
  client: { email, phone, address, language },
}: {
  readonly client: Client;
}) => (
  <Panel title={say('contact')}>
    <ul className="cp-contact">
      <li>
        <EnvelopeIcon aria-hidden />
        <EmailLink email={email} />
      </li>
      <li>
        <PhoneIcon aria-hidden />
        {phone ? <PhoneLink phone={phone} /> : <span className="pl-muted">{say('no-phone')}</span>}
      </li>
      <li>
        <MapMarkerIcon aria-hidden />
        <span className={address ? 'pl-wrap' : 'pl-muted'}>{address ?? say('no-address')}</span>
      </li>
      <li>
        <TranslateIcon aria-hidden />
        <span>{say('reads', { language: label(`language.${language}`) })}</span>
      </li>
    </ul>
  </Panel>
);

/** The client's portal users. Renders nothing for users who may not see users. */
export function AccessPanel({
  client: { id, name, email, archivedAt },
}: {
  readonly client: Client;
}) {
  const access = usePortalAccess({ clientId: id }, archivedAt !== null);
  return access && <PortalAccessPanel access={access} contact={contactOf(name, email)} />;
}

/** Renders nothing if there are none. */
export function DuplicatesPanel({ client }: { readonly client: Client }) {
  const similar = useSimilarClients(
    { email: client.email ?? '', phone: client.phone ?? '' },
    client.id,
  );
  return (
    similar.length > 0 && (
      <Panel title={say('duplicates')}>
        <ul className="cp-duplicates">
          {similar.map((other) => (
            <li key={other.id}>
              <span>
                <Link to={`/clients/${other.id}`}>{other.name}</Link>
                {other.archivedAt && <StatusBadge tone="quiet" label={say('archived')} />}
              </span>
              <small>
                {[other.email, other.phone && shownPhone(other.phone)].filter(Boolean).join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      </Panel>
    )
  );
}

export const NotesPanel = ({
  client: { notes },
  onEdit,
}: {
  readonly client: Client;
  readonly onEdit: () => void;
}) => (
  <Panel
    title={say('notes')}
    actions={
      <span className="est-staff-only">
        <LockIcon size={12} />
        {say('staff-only')}
      </span>
    }
  >
    {notes ? (
      <p className="pl-prewrap">{notes}</p>
    ) : (
      <div className="cp-no-notes">
        <p className="pl-muted">{say('no-notes')}</p>
        <May call={clients.edit}>
          <Button size="small" icon={<EditIcon />} text={say('add-notes')} onClick={onEdit} />
        </May>
      </div>
    )}
  </Panel>
);
