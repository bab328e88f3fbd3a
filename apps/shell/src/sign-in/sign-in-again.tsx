// The session has ended while somebody worked: they sign in there and then, above their screen, and
// what they were doing goes on.
import { forgetUnsaved, FormDialog, Notice, TextField, toast } from '@purlin/ui/ui.ts';
import { ApiProblem, applyProblem, useNavigate, useSession } from '@purlin/web/web.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { access, type SignedIn } from '@purlin/contracts/access.ts';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { homeOf, isStaff } from '../navigation.ts';

const nameOf = ({ firstName, lastName }: SignedIn): string => `${firstName} ${lastName}`;

/** The form, and who comes back. */
function useReturning(user: SignedIn) {
  const { signIn, leave, lookAgain } = useSession();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    resolver: zodResolver(access.login.body),
    defaultValues: { email: user.email, password: '' },
  });
  useEffect(() => {
    addEventListener('focus', lookAgain);
    return () => removeEventListener('focus', lookAgain);
  }, [lookAgain]);
  const submit = form.handleSubmit(async ({ email, password }) => {
    setProblem(undefined);
    try {
      const next = await signIn(email, password);
      if (next.id === user.id) return;
      // What the other one typed is theirs.
      forgetUnsaved();
      toast({
        title: `Signed in as ${nameOf(next)}`,
        description: `What ${nameOf(user)} had not saved is not shown to anybody else.`,
      });
      if (!isStaff(next)) await navigate(homeOf(next));
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem)) throw thrown;
      if (!applyProblem(form, thrown)) setProblem(thrown.message);
      form.setFocus('password', { shouldSelect: true });
    }
  });
  return { form, problem, submit, leave };
}

export default function SignInAgain({ user }: { readonly user: SignedIn }) {
  const { form, problem, submit, leave } = useReturning(user);
  const { errors, isSubmitting } = form.formState;
  const email = useWatch({ control: form.control, name: 'email' });
  const other = email.trim().toLowerCase() !== user.email.toLowerCase();
  return (
    <FormDialog
      isOpen
      insists
      title="Please sign in again"
      lead={
        'Your session has ended. Nothing is lost: what you were doing goes on as soon as you ' +
        'are signed in.'
      }
      submitLabel="Sign In"
      busyLabel="Signing in…"
      cancelLabel="Leave without saving"
      busy={isSubmitting}
      onClose={() => {
        forgetUnsaved();
        leave();
      }}
      onSubmit={(event) => void submit(event)}
    >
      {problem && <Notice tone="bad">{problem}</Notice>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        help={
          other
            ? `Somebody else starts anew: what ${nameOf(user)} has not saved is not shown to them.`
            : undefined
        }
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        data-start
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <span className="sh-again" />
    </FormDialog>
  );
}
