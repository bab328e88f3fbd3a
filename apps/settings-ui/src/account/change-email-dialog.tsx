// Changes the user's sign-in email: a confirmation link goes to the new address, and nothing
// changes until it is opened.
import { ownEmail } from '@purlin/contracts/own-email.ts';
import { FormDialog, ProblemNotice, TextField } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { useState } from 'react';
import { useWords } from './words.ts';

/** Mount it while it is open. `email` is the current address. */
export function ChangeEmailDialog({
  email: now,
  onClose,
}: {
  readonly email: string;
  readonly onClose: () => void;
}) {
  const say = useWords();
  const [email, setEmail] = useState('');
  const ask = useCommand(ownEmail.ask, {
    toast: { done: { title: say('link-sent'), description: say('open-link', { email }) } },
  });
  return (
    <FormDialog
      isOpen
      title={say('change-email')}
      lead={say('email-lead', { email: now })}
      onClose={onClose}
      busy={ask.pending}
      submitLabel={say('send-link')}
      busyLabel={say('sending')}
      cancelLabel={say('cancel')}
      waitsFor={
        email.trim() === '' ? say('still-needed', { what: say('the-new-email') }) : undefined
      }
      onSubmit={(event) => {
        event.preventDefault();
        void ask.run({ body: { email: email.trim() } }).then((done) => done && onClose());
      }}
    >
      <ProblemNotice title={say('link-failed')} problem={ask.problem} />
      <TextField
        label={say('new-email')}
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
