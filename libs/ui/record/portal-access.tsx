// Who signs in to a portal for a client or a vendor, on their page, and inviting somebody.
import {
  Button,
  ConfirmDialog,
  FormDialog,
  Panel,
  ProblemNotice,
  stillNeeded,
  TextField,
} from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/portal-access.ts';
import { useEffect, useRef, useState } from 'react';
import './portal-access.css';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** How their access stands, in words. */
  readonly status: string;
  /** An invitation of theirs is not used yet. */
  readonly waits: boolean;
  /** They can sign in. */
  readonly active: boolean;
}

interface Invited {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

interface Contact {
  /** Empty where no person's name is known. */
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
}
const NOBODY: Contact = { firstName: '', lastName: '', email: null };

interface Inviting {
  readonly busy: boolean;
  readonly problem:
    | (NonNullable<Parameters<typeof ProblemNotice>[0]['problem']> & {
        readonly errors: Readonly<Record<string, string>>;
      })
    | undefined;
  /** Whether it was sent. */
  readonly send: (person: Invited) => Promise<boolean>;
}

interface PortalAccess {
  /** Undefined until they are known. */
  readonly people: readonly Person[] | undefined;
  readonly failed: boolean;
  /** Undefined for who may not invite. */
  readonly invite: Inviting | undefined;
  readonly resend: { readonly busy: boolean; readonly to: (id: number) => void } | undefined;
  /** Undefined for who may not let anybody in again. */
  readonly giveAgain: { readonly busy: boolean; readonly to: (id: number) => void } | undefined;
  /** Undefined for who may not take access away. Gives whether it was done. */
  readonly remove:
    { readonly busy: boolean; readonly from: (id: number) => Promise<boolean> } | undefined;
}

/** The focus goes to what this is set on once a dialog above it is over. */
function useFocusAfter(isOpen: boolean) {
  const target = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    const over = was.current && !isOpen;
    was.current = isOpen;
    if (!over) return undefined;
    // After the dialog has let go of it.
    const soon = setTimeout(() => target.current?.focus(), 0);
    return () => clearTimeout(soon);
  }, [isOpen]);
  return target;
}

/** `contact`: the person's name, as far as it is known, and the address on file. */
export function PortalAccessPanel({
  access: { people, failed, invite, resend, giveAgain, remove },
  contact,
}: {
  readonly access: PortalAccess;
  readonly contact: Contact;
}) {
  const [inviting, setInviting] = useState(false);
  const [removing, setRemoving] = useState<Person>();
  const opener = useFocusAfter(inviting || removing !== undefined);
  const empty = people?.length === 0;
  return (
    <Panel
      title={say('title')}
      actions={
        invite &&
        people && (
          <Button
            ref={opener}
            size="small"
            text={say(empty ? 'give' : 'another')}
            onClick={() => setInviting(true)}
          />
        )
      }
    >
      {failed && <p className="pl-muted">{say('read-failed')}</p>}
      {!people && !failed && <p className="pl-muted">{say('loading')}</p>}
      {empty && <p className="pl-muted">{say('none')}</p>}
      {people && people.length > 0 && (
        <ul className="pl-portal-access">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              resend={resend}
              giveAgain={giveAgain}
              remove={remove && { busy: remove.busy, onPress: () => setRemoving(person) }}
            />
          ))}
        </ul>
      )}
      {invite && inviting && (
        <InviteDialog
          invite={invite}
          contact={empty ? contact : NOBODY}
          onClose={() => setInviting(false)}
        />
      )}
      {remove && removing && (
        <RemoveDialog person={removing} remove={remove} onClose={() => setRemoving(undefined)} />
      )}
    </Panel>
  );
}

/** A person with access, and what can be done about it. */
function PersonRow({
  person,
  resend,
  giveAgain,
  remove,
}: {
  readonly person: Person;
  readonly resend: PortalAccess['resend'];
  readonly giveAgain: PortalAccess['giveAgain'];
  readonly remove: { readonly busy: boolean; readonly onPress: () => void } | undefined;
}) {
  const { id, name, email, status, waits, active } = person;
  return (
    <li>
      <span className="pl-two-lines">
        <span>{name}</span>
        <span className="pl-wrap">{email}</span>
      </span>
      <span className="pl-portal-status">{status}</span>
      {resend && waits && (
        <Button
          size="small"
          text={say('resend')}
          aria-label={say('resend-to', { name })}
          disabled={resend.busy}
          onClick={() => resend.to(id)}
        />
      )}
      {giveAgain && !active && (
        <Button
          size="small"
          text={say('give-again')}
          aria-label={say('give-again-to', { name })}
          disabled={giveAgain.busy}
          onClick={() => giveAgain.to(id)}
        />
      )}
      {remove && active && (
        <Button
          size="small"
          text={say('remove')}
          aria-label={say('remove-from', { name })}
          disabled={remove.busy}
          onClick={remove.onPress}
        />
      )}
    </li>
  );
}

/** Asks before a person's access is removed; closes once it is. */
function RemoveDialog({
  person: { id, name },
  remove: { busy, from },
  onClose,
}: {
  readonly person: Person;
  readonly remove: NonNullable<PortalAccess['remove']>;
  readonly onClose: () => void;
}) {
  return (
    <ConfirmDialog
      isOpen
      destructive
      title={say('remove-title', { name })}
      confirmLabel={say('remove')}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void from(id).then((removed) => removed && onClose())}
    >
      {say('remove-text', { name })}
    </ConfirmDialog>
  );
}

/** Mounted while it is open. */
function InviteDialog({
  invite: { busy, problem, send },
  contact,
  onClose,
}: {
  readonly invite: Inviting;
  readonly contact: Contact;
  readonly onClose: () => void;
}) {
  const [person, setPerson] = useState<Invited>({
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email ?? '',
  });
  const field = (name: keyof Invited) => ({
    required: true,
    autoComplete: 'off',
    error: problem?.errors[name],
    value: person[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setPerson({ ...person, [name]: event.currentTarget.value }),
  });
  return (
    <FormDialog
      isOpen
      title={say('give')}
      lead={say('lead')}
      onClose={onClose}
      busy={busy}
      submitLabel={say('send')}
      busyLabel={say('sending')}
      waitsFor={stillNeeded({
        [say('first-name')]: person.firstName,
        [say('last-name')]: person.lastName,
        [say('email')]: person.email,
      })}
      onSubmit={(event) => {
        event.preventDefault();
        void send(person).then((sent) => sent && onClose());
      }}
    >
      <ProblemNotice title={say('send-failed')} problem={problem} />
      <TextField
        label={say('email')}
        type="email"
        inputMode="email"
        maxLength={254}
        {...field('email')}
      />
      <div className="pl-form-2">
        <TextField label={say('first-name')} maxLength={100} {...field('firstName')} />
        <TextField label={say('last-name')} maxLength={100} {...field('lastName')} />
      </div>
    </FormDialog>
  );
}
