// Changes the user's own password, which signs out all their other sessions.
import { access } from '@purlin/contracts/access.ts';
import { FormDialog, ProblemNotice, TextField } from '@purlin/ui/ui.ts';
import { applyProblem, useCommand } from '@purlin/web/web.ts';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useWords } from './words.ts';

interface ChangePasswordDialogProps {
  readonly email: string;
  readonly isFirst: boolean;
  readonly onClose: () => void;
}

/**
 * Mount it while it is open. `email` is for password managers. `isFirst`: the current password was
 * generated for them.
 */
export function ChangePasswordDialog({ email, isFirst, onClose }: ChangePasswordDialogProps) {
  const say = useWords();
  const form = useForm({ defaultValues: { current: '', password: '' } });
  const change = useCommand(access.changePassword, {
    toast: {
      done: { title: say('password-changed'), description: say('signed-out-elsewhere') },
      failed: say('password-failed'),
    },
  });
  const { errors } = form.formState;
  useEffect(() => void applyProblem(form, change.problem), [form, change.problem]);
  const [current, password] = useWatch({ control: form.control, name: ['current', 'password'] });
  const blank = !current ? 'the-password-now' : !password ? 'the-new-password' : undefined;
  const submit = form.handleSubmit(async (body) => {
    if (await change.run({ body })) onClose();
  });
  return (
    <FormDialog
      isOpen
      title={say('change-password')}
      {...(isFirst && { lead: say('password-made') })}
      onClose={onClose}
      busy={change.pending}
      submitLabel={say('change-password')}
      busyLabel={say('saving')}
      cancelLabel={say('cancel')}
      waitsFor={blank && say('still-needed', { what: say(blank) })}
      onSubmit={(event) => void submit(event)}
    >
      <ProblemNotice title={say('password-failed')} problem={change.problem} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label={say('password-now')}
        type="password"
        autoComplete="current-password"
        required
        autoFocus
        maxLength={200}
        error={errors.current?.message}
        {...form.register('current')}
      />
      <TextField
        label={say('new-password')}
        type="password"
        autoComplete="new-password"
        required
        maxLength={200}
        help={say('password-help')}
        error={errors.password?.message}
        {...form.register('password')}
      />
    </FormDialog>
  );
}
