// Panels beside a vendor's history: contact and notes.
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import { EditIcon, EnvelopeIcon, MapMarkerIcon, PersonIcon, PhoneIcon } from '@blueprintjs/icons';
import { Button, Panel } from '@purlin/ui/ui.ts';
import { PortalAccessPanel } from '@purlin/ui/record/portal-access.tsx';
import { contactOf, usePortalAccess } from '@purlin/web/portal-access.ts';
import { May, PhoneLink } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/vendor-page.ts';
import { useState } from 'react';
import { EditVendorDialog } from '../vendor-dialog.tsx';

export const ContactPanel = ({
  vendor: { contactPerson, email, phone, address },
}: {
  readonly vendor: Vendor;
}) => (
  <Panel title={say('contact')}>
    <ul className="pay-reach">
      <li>
        <PersonIcon aria-hidden />
        <span>{contactPerson}</span>
      </li>
      <li>
        <PhoneIcon aria-hidden />
        <PhoneLink phone={phone} />
      </li>
      <li>
        <EnvelopeIcon aria-hidden />
        <a href={`mailto:${email}`} className="pl-wrap">
          {email}
        </a>
      </li>
      <li>
        <MapMarkerIcon aria-hidden />
        <span className={address ? 'pl-wrap' : 'pl-muted'}>{address ?? say('no-address')}</span>
      </li>
    </ul>
  </Panel>
);

/** The vendor's portal users. Renders nothing for users who may not see users. */
export function AccessPanel({
  vendor: { id, contactPerson, name, email, archivedAt },
}: {
  readonly vendor: Vendor;
}) {
  const access = usePortalAccess({ vendorId: id }, archivedAt !== null);
  return (
    access && (
      <PortalAccessPanel access={access} contact={contactOf(contactPerson || name, email)} />
    )
  );
}

export function NotesPanel({ vendor }: { readonly vendor: Vendor }) {
  const [editing, setEditing] = useState(false);
  return (
    <Panel title={say('notes')}>
      {vendor.notes ? (
        <p className="pl-prewrap">{vendor.notes}</p>
      ) : (
        <div className="pay-no-notes">
          <p className="pl-muted">{say('notes-hint')}</p>
          <May call={vendors.edit}>
            <Button
              size="small"
              icon={<EditIcon />}
              text={say('add-notes')}
              onClick={() => setEditing(true)}
            />
          </May>
        </div>
      )}
      {editing && <EditVendorDialog vendor={vendor} onClose={() => setEditing(false)} />}
    </Panel>
  );
}
