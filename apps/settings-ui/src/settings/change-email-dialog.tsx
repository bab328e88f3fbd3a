// Another e-mail address to sign in with: a link goes there, and nothing changes before it is
// opened.
import { ownEmail } from '@purlin/contracts/own-email.ts';
import { FormDialog, ProblemNotice, stillNeeded, TextField } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { useState } from 'react';

const FAILED = 'The link was not sent';

/** Mounted while it is open. `email` is the address so far. */
export function ChangeEmailDialog({
  email: now,
  onClose,
}: {
  readonly email: string;
  readonly onClose: () => void;
}) {
  const [email, setEmail] = useState('');
  const ask = useCommand(ownEmail.ask, {
    toast: { done: { title: 'Link sent', description: `Open the e-mail at ${email}.` } },
  });
  return (
    <FormDialog
      isOpen
      title="Change e-mail"
      lead={
        `You sign in with ${now}. We send a link to the new address; when you have opened it, ` +
        'you sign in with that, and the old address is told.'
      }
      onClose={onClose}
      busy={ask.pending}
      submitLabel="Send the link"
      busyLabel="Sending..."
      waitsFor={stillNeeded({ 'the new address': email })}
      onSubmit={(event) => {
        event.preventDefault();
        void ask.run({ body: { email: email.trim() } }).then((done) => done && onClose());
      }}
    >
      <ProblemNotice title={FAILED} problem={ask.problem} />
      <TextField
        label="New e-mail"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        autoFocus
        maxLength={254}
        error={ask.problem?.errors['email']}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
