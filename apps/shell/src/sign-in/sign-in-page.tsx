// The sign-in page (rule: sign-in-page), also shown to signed-out users at any private URL.
import { Button, Notice, ProblemNotice, TextField, toast } from '@purlin/ui/ui.ts';
import { Navigate, useLocation, useNavigate, useSession } from '@purlin/web/web.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { say } from '@purlin/words/screens/sign-in.ts';
import { useState } from 'react';
import { isStaff } from '../navigation.ts';
import { arrivalOf, wantedPage } from '../portals/wanted-page.ts';
import { type LinkPurpose, purposeHere } from './asking.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { SignInCard } from './sign-in-card.tsx';
import { SignInFields, useSignInForm } from './sign-in-form.tsx';
import { useAsking } from './use-asking.ts';
import { usePasskey } from './use-passkey.ts';

/** The texts of the form that requests a link. */
const WORDS = {
  reset: { lead: 'lead-lost', form: 'lost', help: 'link-help', sent: 'link-sent' },
  'sign-in': {
    lead: 'sign-in-link-lead',
    form: 'sign-in-link',
    help: 'sign-in-link-help',
    sent: 'sign-in-link-sent',
  },
} as const;

function SignInForm() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const told = {
    async onSignedIn(user: SignedIn) {
      toast({ title: say('welcome'), description: say('welcome-to', { role: user.role }) });
      // Staff who came for a specific page stay on it.
      if (!isStaff(user) || pathname === '/') await navigate(arrivalOf(user));
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

interface Asking {
  readonly purpose: LinkPurpose;
  readonly onBack: () => void;
}

/** Requests a link by email. The response is the same for every address. */
function AskForLink({ purpose, onBack }: Asking) {
  const words = WORDS[purpose];
  const [email, setEmail] = useState('');
  const { ask, pending, problem } = useAsking(purpose, wantedPage());
  const [sent, setSent] = useState(false);
  if (sent)
    return (
      <>
        <Notice tone="good">{say(words.sent, { email })}</Notice>
        <Button fill size="large" text={say('back')} onClick={onBack} />
      </>
    );
  return (
    <form
      className="pl-form"
      noValidate
      aria-label={say(words.form)}
      onSubmit={(event) => {
        event.preventDefault();
        void ask(email).then((done) => setSent(done !== undefined));
      }}
    >
      <ProblemNotice title={say('link-failed')} problem={problem} />
      <TextField
        label={say('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoFocus
        required
        help={say(words.help)}
        error={problem?.errors['email']}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button
        type="submit"
        intent="primary"
        size="large"
        fill
        text={pending ? say('sending') : say('send-link')}
        disabled={pending}
      />
      <Button variant="minimal" text={say('back')} onClick={onBack} />
    </form>
  );
}

export default function SignInPage() {
  const { user } = useSession();
  const [purpose, setPurpose] = useState(purposeHere);
  if (user) return <Navigate to={arrivalOf(user)} replace />;
  return (
    <SignInCard
      pageTitle={say('sign-in')}
      lead={say(purpose ? WORDS[purpose].lead : 'lead')}
      back={{ href: '/', label: say('back-home') }}
    >
      {purpose ? (
        <AskForLink key={purpose} purpose={purpose} onBack={() => setPurpose(undefined)} />
      ) : (
        <>
          <SignInForm />
          <div className="sh-sign-in-ways">
            <Button
              variant="minimal"
              text={say('sign-in-link')}
              onClick={() => setPurpose('sign-in')}
            />
            <Button variant="minimal" text={say('forgot')} onClick={() => setPurpose('reset')} />
          </div>
        </>
      )}
    </SignInCard>
  );
}
