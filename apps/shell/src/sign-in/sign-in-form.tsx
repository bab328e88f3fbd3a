// The sign-in form, shared by the sign-in page and the expired-session dialog, so that both
// validate and focus alike.
import { Button, Notice, TextField } from '@purlin/ui/ui.ts';
import { ApiProblem, applyProblem, useSession } from '@purlin/web/web.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { access } from '@purlin/contracts/access.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { say } from '@purlin/words/screens/sign-in.ts';
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

type Form = UseFormReturn<{ email: string; password: string; code?: string | undefined }>;

/**
 * The step after the right password: a code from the authenticator app or a printed recovery code;
 * or, if a passkey is required, a recovery code instead, once the user says that they do not have
 * the passkey.
 */
type Code = 'none' | 'asked' | 'instead-of-passkey' | 'may-be-instead';

interface Asked {
  /** The expected user's email; blank if any user may sign in. */
  readonly email: string;
  readonly onSignedIn: (user: SignedIn) => void | Promise<void>;
  readonly onRefused?: (why: string) => void;
}

const asksFor = (code: Code): boolean => code === 'asked' || code === 'instead-of-passkey';

/** The form and its submit handler. */
export function useSignInForm({ email: expected, onSignedIn, onRefused }: Asked) {
  const { signIn } = useSession();
  const [problem, setProblem] = useState<string>();
  const [code, setCode] = useState<Code>('none');
  const form: Form = useForm({
    resolver: zodResolver(access.login.body),
    defaultValues: { email: expected, password: '' },
  });
  const { setFocus } = form;
  const asksCode = asksFor(code);
  useEffect(() => {
    if (asksCode) setFocus('code');
  }, [asksCode, setFocus]);
  const submit = form.handleSubmit(async (given) => {
    setProblem(undefined);
    try {
      await onSignedIn(await signIn(given));
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem)) throw thrown;
      // The password was right, so this is not a failure yet.
      if (thrown.code === 'code-needed') return setCode('asked');
      if (thrown.code === 'passkey-needed') setCode('may-be-instead');
      onRefused?.(thrown.message);
      if (!applyProblem(form, thrown)) setProblem(thrown.message);
      setFocus(asksCode && thrown.errors['code'] ? 'code' : 'password', { shouldSelect: true });
    }
  });
  const takeRecovery = () => {
    setProblem(undefined);
    setCode('instead-of-passkey');
  };
  return { form, submit, fields: { form, problem, code, takeRecovery } };
}

/** `start` is the field that gets the initial focus. */
export function SignInFields({
  form,
  problem,
  start,
  code,
  takeRecovery,
  emailHelp,
}: {
  readonly form: Form;
  readonly problem: string | undefined;
  readonly start: 'email' | 'password';
  readonly code: Code;
  /** The user does not have their passkey at hand. */
  readonly takeRecovery: () => void;
  readonly emailHelp?: string | undefined;
}) {
  const { errors } = form.formState;
  return (
    <>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <TextField
        label={say('email')}
        type="email"
        autoComplete="username webauthn"
        inputMode="email"
        autoFocus={start === 'email'}
        required
        help={emailHelp}
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label={say('password')}
        type="password"
        autoComplete="current-password"
        {...(start === 'password' ? { 'data-start': true } : {})}
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      {code === 'may-be-instead' && (
        <Button variant="minimal" text={say('use-recovery-code')} onClick={takeRecovery} />
      )}
      {asksFor(code) && (
        <TextField
          label={say(code === 'asked' ? 'code' : 'recovery-code')}
          autoComplete={code === 'asked' ? 'one-time-code' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          help={say(code === 'asked' ? 'code-help' : 'recovery-code-help')}
          error={errors.code?.message}
          {...form.register('code')}
        />
      )}
    </>
  );
}
