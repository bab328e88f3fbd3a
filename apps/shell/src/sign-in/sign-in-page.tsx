// The sign-in page (rule: sign-in-page), also shown at any private address to somebody who is not
// signed in.
import { Button, Notice, PurlinLogo, TextField, toast } from '@purlin/ui/ui.ts';
import {
  ApiProblem,
  applyProblem,
  useLocation,
  useNavigate,
  usePageTitle,
  useRead,
  useSession,
} from '@purlin/web/web.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { access } from '@purlin/contracts/access.ts';
import { company } from '@purlin/contracts/company.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { homeOf } from '../navigation.ts';

const WRONG = 'Invalid email or password';

/** The form and what happens when it is sent. */
function useSigningIn() {
  const { signIn } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    resolver: zodResolver(access.login.body),
    defaultValues: { email: '', password: '' },
  });

  const submit = form.handleSubmit(async ({ email, password }) => {
    setProblem(undefined);
    try {
      const user = await signIn(email, password);
      toast({ title: 'Login successful', description: `Welcome to your ${user.role} portal` });
      // Staff who came for a certain page stay there.
      if (user.role !== 'admin' || pathname === '/') await navigate(homeOf(user));
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem)) throw thrown;
      const said = thrown.status === 401 ? WRONG : thrown.message;
      toast({ title: 'Login failed', description: said, intent: 'destructive' });
      if (!applyProblem(form, thrown)) setProblem(said);
      form.setFocus('password', { shouldSelect: true });
    }
  });
  return { form, problem, submit };
}

function SignInForm() {
  const { form, problem, submit } = useSigningIn();
  const { errors, isSubmitting } = form.formState;
  return (
    <form
      className="pl-form"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Sign in"
    >
      {problem && <Notice tone="bad">{problem}</Notice>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoFocus
        required
        error={errors.email?.message}
        {...form.register('email')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
        {...form.register('password')}
      />
      <Button
        type="submit"
        intent="primary"
        size="large"
        fill
        text={isSubmitting ? 'Signing in…' : 'Sign In'}
        disabled={isSubmitting}
      />
    </form>
  );
}

export default function SignInPage() {
  usePageTitle('Sign In');
  const { data, problem } = useRead(company.details);
  const business = data?.name ?? (problem ? 'Purlin' : '');
  return (
    <main className="sh-sign-in">
      <div className="sh-sign-in-card">
        <PurlinLogo size={34} />
        <div className="sh-sign-in-words">
          <h1>{business && `${business} `}Access</h1>
          <p>Sign in to access your account</p>
        </div>
        <SignInForm />
        <a className="sh-sign-in-back" href="/">
          ← Back to Home
        </a>
      </div>
    </main>
  );
}
