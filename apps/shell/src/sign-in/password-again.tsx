// The password asked again, above the screen of whoever does something for which it must have been
// given lately; what they were doing goes on.
import { FormDialog, TextField } from '@purlin/ui/ui.ts';
import { ApiProblem, type PasswordAgain as Asked } from '@purlin/web/web.ts';
import { PASSWORD_MINUTES } from '@purlin/contracts/route.ts';
import { useState } from 'react';

interface Props extends Omit<Asked, 'asked'> {
  /** For password managers. */
  readonly email: string;
}

export default function PasswordAgain({ email, give, refuse }: Props) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await give(password);
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem)) throw thrown;
      setProblem(thrown.errors['password'] ?? thrown.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      isOpen
      insists
      title="Your password, please"
      lead={
        `You gave your password more than ${PASSWORD_MINUTES} minutes ago, and this is about ` +
        'money or about who may sign in. What you were doing goes on as soon as we know that it ' +
        'is you.'
      }
      submitLabel="Go on"
      busyLabel="Checking..."
      busy={busy}
      waitsFor={password === '' ? 'Enter your password to go on.' : undefined}
      onClose={refuse}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        data-start
        required
        error={problem}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
