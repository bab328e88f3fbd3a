// Another password for oneself; everywhere else one is signed out then.
import { access } from '@purlin/contracts/access.ts';
import { FormDialog, ProblemNotice, stillNeeded, TextField } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';

const FAILED = 'The password was not changed';

/** Mounted while it is open. `email` is for password managers. */
export function ChangePasswordDialog({
  email,
  onClose,
}: {
  readonly email: string;
  readonly onClose: () => void;
}) {
  const form = useForm({ defaultValues: { current: '', password: '' } });
  const change = useCommand(access.changePassword, {
    toast: {
      done: { title: 'Password changed', description: 'Everywhere else you are signed out.' },
      failed: FAILED,
    },
  });
  const { errors } = form.formState;
  useEffect(() => {
    applyProblem(form, change.problem);
  }, [form, change.problem]);
  const [current, password] = useWatch({ control: form.control, name: ['current', 'password'] });
  const submit = form.handleSubmit(async (body) => {
    if (await change.run({ body })) onClose();
  });
  return (
    <FormDialog
      isOpen
      title="Change password"
      onClose={onClose}
      busy={change.pending}
      submitLabel="Change password"
      busyLabel="Saving..."
      waitsFor={stillNeeded({ 'your password now': current, 'the new password': password })}
      onSubmit={(event) => void submit(event)}
    >
      <ProblemNotice title={FAILED} problem={change.problem} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Your password now"
        type="password"
        autoComplete="current-password"
        required
        autoFocus
        maxLength={200}
        error={errors.current?.message}
        {...form.register('current')}
      />
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        maxLength={200}
        help="At least 10 characters. Three or four words that do not belong together are good."
        error={errors.password?.message}
        {...form.register('password')}
      />
    </FormDialog>
  );
}
