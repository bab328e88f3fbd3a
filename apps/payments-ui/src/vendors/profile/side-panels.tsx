// Beside a vendor's story: how to reach them, and notes.
import { type Vendor, vendors } from '@purlin/contracts/vendors.ts';
import { EditIcon, EnvelopeIcon, MapMarkerIcon, PersonIcon, PhoneIcon } from '@blueprintjs/icons';
import { Button, Panel } from '@purlin/ui/ui.ts';
import { May, PhoneLink } from '@purlin/web/web.ts';
import { useState } from 'react';
import { EditVendorDialog } from '../vendor-dialog.tsx';

export const ContactPanel = ({
  vendor: { contactPerson, email, phone, address },
}: {
  readonly vendor: Vendor;
}) => (
  <Panel title="Contact">
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
        <span className={address ? 'pl-wrap' : 'pl-muted'}>{address ?? 'No address'}</span>
      </li>
    </ul>
  </Panel>
);

export function NotesPanel({ vendor }: { readonly vendor: Vendor }) {
  const [editing, setEditing] = useState(false);
  return (
    <Panel title="Notes">
      {vendor.notes ? (
        <p className="pl-prewrap">{vendor.notes}</p>
      ) : (
        <div className="pay-no-notes">
          <p className="pl-muted">What they want to know early, what they are good at.</p>
          <May call={vendors.edit}>
            <Button
              size="small"
              icon={<EditIcon />}
              text="Add notes"
              onClick={() => setEditing(true)}
            />
          </May>
        </div>
      )}
      {editing && <EditVendorDialog vendor={vendor} onClose={() => setEditing(false)} />}
    </Panel>
  );
}
