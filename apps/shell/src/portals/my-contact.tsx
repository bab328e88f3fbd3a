// A client's phone number and address, which they can change themselves.
import { ownContact, type OwnContact } from '@purlin/contracts/own-contact.ts';
import { shownPhone } from '@purlin/domain/shared/phones.ts';
import { Button, FormDialog, Panel, ProblemNotice, TextField } from '@purlin/ui/ui.ts';
import { useCommand, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/client-portal.ts';
import { say as portal } from '@purlin/words/screens/portals.ts';
import { useState } from 'react';

/** Renders nothing while it loads. */
export function MyContact() {
  const { data } = useRead(ownContact.show, {}, { fresh: true });
  const [editing, setEditing] = useState(false);
  if (!data) return null;
  const facts = [
    [portal('phone'), data.phone && shownPhone(data.phone)],
    [say('address'), data.address],
  ] as const;
  return (
    <Panel
      title={say('contact')}
      description={say('contact-lead')}
      actions={<Button text={say('contact-edit')} onClick={() => setEditing(true)} />}
    >
      <dl className="sh-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || say('contact-none')}</dd>
          </div>
        ))}
      </dl>
      {editing && <ContactDialog contact={data} onClose={() => setEditing(false)} />}
    </Panel>
  );
}

/** Mount it while it is open. */
function ContactDialog({
  contact,
  onClose,
}: {
  readonly contact: OwnContact;
  readonly onClose: () => void;
}) {
  const [phone, setPhone] = useState(contact.phone ?? '');
  const [address, setAddress] = useState(contact.address ?? '');
  const update = useCommand(ownContact.update, {
    toast: { done: { title: say('contact-saved') }, failed: say('contact-failed') },
  });
  return (
    <FormDialog
      isOpen
      title={say('contact')}
      lead={say('contact-told')}
      onClose={onClose}
      busy={update.pending}
      submitLabel={say('contact-save')}
      busyLabel={say('contact-saving')}
      cancelLabel={say('contact-cancel')}
      onSubmit={(event) => {
        event.preventDefault();
        void update.run({ body: { phone, address } }).then((done) => done && onClose());
      }}
    >
      <ProblemNotice title={say('contact-failed')} problem={update.problem} />
      <TextField
        label={portal('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={update.problem?.errors['phone']}
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <TextField
        label={say('address')}
        autoComplete="street-address"
        error={update.problem?.errors['address']}
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
