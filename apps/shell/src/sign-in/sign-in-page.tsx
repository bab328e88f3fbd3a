// The sign-in page (rule: sign-in-page), also shown at any private address to somebody who is not
// signed in.
import { Button, PurlinLogo, toast } from '@purlin/ui/ui.ts';
import { useLocation, useNavigate, usePageTitle, useRead } from '@purlin/web/web.ts';
import { company } from '@purlin/contracts/company.ts';
import { homeOf } from '../navigation.ts';
import { SignInFields, useSignInForm } from './sign-in-form.tsx';

function SignInForm() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { form, problem, submit } = useSignInForm({
    email: '',
    async onSignedIn(user) {
      toast({ title: 'Login successful', description: `Welcome to your ${user.role} portal` });
      // Staff who came for a certain page stay there.
      if (user.role !== 'admin' || pathname === '/') await navigate(homeOf(user));
    },
    onRefused: (description) =>
      toast({ title: 'Login failed', description, intent: 'destructive' }),
  });
  const { isSubmitting } = form.formState;
  return (
    <form
      className="pl-form"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label="Sign in"
    >
      <SignInFields form={form} problem={problem} start="email" />
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
