// What signing in asks, on its page and above a screen whose session has ended: one form, so that
// both check, focus and complain alike.
import { Notice, TextField } from '@purlin/ui/ui.ts';
import { ApiProblem, applyProblem, useSession } from '@purlin/web/web.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { access, type SignedIn } from '@purlin/contracts/access.ts';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

type Form = UseFormReturn<{ email: string; password: string; code?: string | undefined }>;

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
  const [asksCode, setAsksCode] = useState(false);
  const form: Form = useForm({
    resolver: zodResolver(access.login.body),
    defaultValues: { email: expected, password: '' },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);
  const submit = form.handleSubmit(async (given) => {
    setProblem(undefined);
    try {
      await onSignedIn(await signIn(given));
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem)) throw thrown;
      // The password was right: that is no failure yet.
      if (thrown.code === 'code-needed') return setAsksCode(true);
      onRefused?.(thrown.message);
      if (!applyProblem(form, thrown)) setProblem(thrown.message);
      setFocus(asksCode && thrown.errors['code'] ? 'code' : 'password', { shouldSelect: true });
    }
  });
  return { form, problem, submit, asksCode };
}

/** `start` is where somebody begins to type. */
export function SignInFields({
  form,
  problem,
  start,
  asksCode,
  emailHelp,
}: {
  readonly form: Form;
  readonly problem: string | undefined;
  readonly start: 'email' | 'password';
  /** The password was right, and the account has two-step sign-in. */
  readonly asksCode: boolean;
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
      {asksCode && (
        <TextField
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          help="The six digits that your app shows now, or one of your recovery codes."
          error={errors.code?.message}
          {...form.register('code')}
        />
      )}
    </>
  );
}
