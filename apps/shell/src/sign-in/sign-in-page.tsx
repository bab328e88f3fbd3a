// The sign-in page (rule: sign-in-page), also shown at any private address to somebody who is not
// signed in.
import { Button, Notice, ProblemNotice, TextField, toast } from '@purlin/ui/ui.ts';
import { useCommand, useLocation, useNavigate } from '@purlin/web/web.ts';
import { access } from '@purlin/contracts/access.ts';
import { useState } from 'react';
import { homeOf, isStaff } from '../navigation.ts';
import { SignInCard } from './sign-in-card.tsx';
import { SignInFields, useSignInForm } from './sign-in-form.tsx';

function SignInForm() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { form, problem, submit, asksCode } = useSignInForm({
    email: '',
    async onSignedIn(user) {
      toast({ title: 'Login successful', description: `Welcome to your ${user.role} portal` });
      // Staff who came for a certain page stay there.
      if (!isStaff(user) || pathname === '/') await navigate(homeOf(user));
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
      <SignInFields form={form} problem={problem} start="email" asksCode={asksCode} />
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

/** Asks for a link by e-mail. What it answers is the same for everybody. */
function LostPassword({ onBack }: { readonly onBack: () => void }) {
  const [email, setEmail] = useState('');
  const ask = useCommand(access.askForPasswordLink, {});
  const [sent, setSent] = useState(false);
  if (sent)
    return (
      <>
        <Notice tone="good">
          If somebody signs in with {email}, an e-mail with a link is on its way there. It works for
          an hour.
        </Notice>
        <Button fill size="large" text="Back to signing in" onClick={onBack} />
      </>
    );
  return (
    <form
      className="pl-form"
      noValidate
      aria-label="Lost password"
      onSubmit={(event) => {
        event.preventDefault();
        void ask.run({ body: { email } }).then((done) => setSent(done !== undefined));
      }}
    >
      <ProblemNotice title="The link could not be asked for" problem={ask.problem} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoFocus
        required
        help="We send you a link under which you choose a new password."
        error={ask.problem?.errors['email']}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button
        type="submit"
        intent="primary"
        size="large"
        fill
        text={ask.pending ? 'Sending…' : 'Send me a link'}
        disabled={ask.pending}
      />
      <Button variant="minimal" text="Back to signing in" onClick={onBack} />
    </form>
  );
}

export default function SignInPage() {
  const [lost, setLost] = useState(false);
  return (
    <SignInCard
      pageTitle="Sign In"
      lead={lost ? 'Choose a new password' : 'Sign in to access your account'}
      back={{ href: '/', label: 'Back to Home' }}
    >
      {lost ? (
        <LostPassword onBack={() => setLost(false)} />
      ) : (
        <>
          <SignInForm />
          <Button variant="minimal" text="Forgot your password?" onClick={() => setLost(true)} />
        </>
      )}
    </SignInCard>
  );
}
