// The sign-in page (rule: sign-in-page), also shown at any private address to somebody who is not
// signed in.
import { Button, Notice, ProblemNotice, TextField, toast } from '@purlin/ui/ui.ts';
import { useCommand, useLocation, useNavigate } from '@purlin/web/web.ts';
import { access } from '@purlin/contracts/access.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { say } from '@purlin/words/screens/sign-in.ts';
import { useState } from 'react';
import { homeOf, isStaff } from '../navigation.ts';
import { asksForLink } from './forgot.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SignInFields, useSignInForm } from './sign-in-form.tsx';
import { usePasskey } from './use-passkey.ts';

function SignInForm() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const told = {
    async onSignedIn(user: SignedIn) {
      toast({ title: say('welcome'), description: say('welcome-to', { role: user.role }) });
      // Staff who came for a certain page stay there.
      if (!isStaff(user) || pathname === '/') await navigate(homeOf(user));
    },
    onRefused: (description: string) =>
      toast({ title: say('failed'), description, intent: 'destructive' }),
  };
  const { form, submit, fields } = useSignInForm({ email: '', ...told });
  const passkey = usePasskey(told);
  const { isSubmitting } = form.formState;
  return (
    <form
      className="pl-form"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={say('sign-in-form')}
    >
      <SignInFields {...fields} start="email" />
      <Button
        type="submit"
        intent="primary"
        size="large"
        fill
        text={isSubmitting ? say('signing-in') : say('sign-in')}
        disabled={isSubmitting}
      />
      {passkey.works && <PasskeyButton passkey={passkey} />}
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
        <Notice tone="good">{say('link-sent', { email })}</Notice>
        <Button fill size="large" text={say('back')} onClick={onBack} />
      </>
    );
  return (
    <form
      className="pl-form"
      noValidate
      aria-label={say('lost')}
      onSubmit={(event) => {
        event.preventDefault();
        void ask.run({ body: { email } }).then((done) => setSent(done !== undefined));
      }}
    >
      <ProblemNotice title={say('link-failed')} problem={ask.problem} />
      <TextField
        label={say('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoFocus
        required
        help={say('link-help')}
        error={ask.problem?.errors['email']}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button
        type="submit"
        intent="primary"
        size="large"
        fill
        text={ask.pending ? say('sending') : say('send-link')}
        disabled={ask.pending}
      />
      <Button variant="minimal" text={say('back')} onClick={onBack} />
    </form>
  );
}

export default function SignInPage() {
  const [lost, setLost] = useState(asksForLink);
  return (
    <SignInCard
      pageTitle={say('sign-in')}
      lead={lost ? say('lead-lost') : say('lead')}
      back={{ href: '/', label: say('back-home') }}
    >
      {lost ? (
        <LostPassword onBack={() => setLost(false)} />
      ) : (
        <>
          <SignInForm />
          <Button variant="minimal" text={say('forgot')} onClick={() => setLost(true)} />
        </>
      )}
    </SignInCard>
  );
}
