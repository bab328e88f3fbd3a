// What signing in asks, on its page and above a screen whose session has ended: one form, so that
// both check, focus and complain alike.
import { Notice, TextField } from '@purlin/ui/ui.ts';
import { ApiProblem, applyProblem, useSession } from '@purlin/web/web.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { access, type SignedIn } from '@purlin/contracts/access.ts';
import { useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

type Form = UseFormReturn<{ email: string; password: string }>;

interface Asked {
  /** Who is expected; blank where nobody is. */
  readonly email: string;
  readonly onSignedIn: (user: SignedIn) => void | Promise<void>;
  readonly onRefused?: (why: string) => void;
}

/** The form and what happens when it is sent. */
export function useSignInForm({ email: expected, onSignedIn, onRefused }: Asked) {
  const { signIn } = useSession();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    resolver: zodResolver(access.login.body),
    defaultValues: { email: expected, password: '' },
  });
  const submit = form.handleSubmit(async ({ email, password }) => {
    setProblem(undefined);
    try {
      await onSignedIn(await signIn(email, password));
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem)) throw thrown;
      onRefused?.(thrown.message);
      if (!applyProblem(form, thrown)) setProblem(thrown.message);
      form.setFocus('password', { shouldSelect: true });
    }
  });
  return { form, problem, submit };
}

/** `start` is where somebody begins to type. */
export function SignInFields({
  form,
  problem,
  start,
  emailHelp,
}: {
  readonly form: Form;
  readonly problem: string | undefined;
  readonly start: 'email' | 'password';
  readonly emailHelp?: string | undefined;
}) {
  const { errors } = form.formState;
  return (
    <>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoFocus={start === 'email'}
        required
        help={emailHelp}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        {...(start === 'password' ? { 'data-start': true } : {})}
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
    </>
  );
}
