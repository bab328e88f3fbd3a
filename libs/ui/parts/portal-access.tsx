// The portal users of a client or vendor, on their page, and inviting one.
import { Button, FormDialog, Panel, ProblemNotice, stillNeeded, TextField } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/portal-access.ts';
import { useState } from 'react';
import './portal-access.css';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** The user's access, as text. */
  readonly status: string;
  /** The user has an invitation they have not accepted. */
  readonly waits: boolean;
}

interface Invited {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

interface Inviting {
  readonly busy: boolean;
  readonly problem:
    | (NonNullable<Parameters<typeof ProblemNotice>[0]['problem']> & {
        readonly errors: Readonly<Record<string, string>>;
      })
    | undefined;
  /** Resolves to true if it was sent. */
  readonly send: (person: Invited) => Promise<boolean>;
}

interface PortalAccess {
  /** Undefined while loading. */
  readonly people: readonly Person[] | undefined;
  readonly failed: boolean;
  /** Undefined if the current user may not invite. */
  readonly invite: Inviting | undefined;
  readonly resend: { readonly busy: boolean; readonly to: (id: number) => void } | undefined;
}

/** `contact`: the name and email on file. */
export function PortalAccessPanel({
  access: { people, failed, invite, resend },
  contact,
}: {
  readonly access: PortalAccess;
  readonly contact: { readonly name: string; readonly email: string | null };
}) {
  const [inviting, setInviting] = useState(false);
  const empty = people?.length === 0;
  return (
    <Panel
      title={say('title')}
      actions={
        invite &&
        people && (
          <Button
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
            <li key={person.id}>
              <span className="pl-two-lines">
                <span>{person.name}</span>
                <span className="pl-wrap">{person.email}</span>
              </span>
              <span className="pl-portal-status">{person.status}</span>
              {resend && person.waits && (
                <Button
                  size="small"
                  text={say('resend')}
                  aria-label={say('resend-to', { name: person.name })}
                  disabled={resend.busy}
                  onClick={() => resend.to(person.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {invite && inviting && (
        <InviteDialog
          invite={invite}
          contact={empty ? contact : { name: '', email: null }}
          onClose={() => setInviting(false)}
        />
      )}
    </Panel>
  );
}

/** Takes the last word as the last name; the user can correct it. */
function namesIn(name: string): Pick<Invited, 'firstName' | 'lastName'> {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.pop()! : '';
  return { firstName: words.join(' ').slice(0, 100), lastName: lastName.slice(0, 100) };
}

/** Mount it while it is open. */
function InviteDialog({
  invite: { busy, problem, send },
  contact,
  onClose,
}: {
  readonly invite: Inviting;
  readonly contact: { readonly name: string; readonly email: string | null };
  readonly onClose: () => void;
}) {
  const [person, setPerson] = useState<Invited>({
    ...namesIn(contact.name),
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
