// Money is moved by whoever has just given their password: where that was long ago it is asked for
// again, and what was pressed goes on.
import { access } from '@purlin/contracts/access.ts';
import { FormDialog, TextField } from '@purlin/ui/ui.ts';
import { type ApiProblem, type Running, useCommand } from '@purlin/web/web.ts';
import { useState } from 'react';

/** What a command that moves money refuses with. */
export const isPasswordNeeded = (problem: ApiProblem | undefined): boolean =>
  problem?.code === 'password-needed';

/**
 * Stands beside a command whose own toast is off; open while it was refused for want of a password.
 * `onGiven` presses the button again.
 */
export function PasswordDialog({
  command: { problem, reset },
  onGiven,
}: {
  readonly command: Pick<Running<never>, 'problem' | 'reset'>;
  readonly onGiven: () => unknown;
}) {
  if (!isPasswordNeeded(problem)) return null;
  return <Asked onClose={reset} onGiven={onGiven} />;
}

function Asked({
  onClose,
  onGiven,
}: {
  readonly onClose: () => void;
  readonly onGiven: () => unknown;
}) {
  const [password, setPassword] = useState('');
  const confirm = useCommand(access.confirmPassword, { toast: 'none' });
  const submit = async () => {
    if (!(await confirm.run({ body: { password } }))) return;
    onClose();
    onGiven();
  };
  return (
    <FormDialog
      isOpen
      title="Your password, please"
      lead="Money is about to be moved, and you gave your password more than 15 minutes ago."
      submitLabel="Go on"
      busyLabel="Checking..."
      busy={confirm.pending}
      waitsFor={password === '' ? 'Enter your password to go on.' : undefined}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={confirm.problem?.errors['password'] ?? confirm.problem?.message}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
