// The page behind an emailed password link: the user chooses a password and is signed in. An
// expired link says so at once, and what to do.
import {
  Button,
  buttonClass,
  Notice,
  ProblemNotice,
  stillNeeded,
  TextField,
} from '@purlin/ui/ui.ts';
import { useCommand, useNavigate, useRead, useSession } from '@purlin/web/web.ts';
import { access } from '@purlin/contracts/access.ts';
import { companyDetails } from '@purlin/contracts/company-details.ts';
import { rooms } from '@purlin/contracts/screens.ts';
import { say } from '@purlin/words/screens/sign-in.ts';
import { useEffect, useState } from 'react';
import { homeOf } from '../navigation.ts';
import { SignInCard } from './sign-in-card.tsx';
import { askingFor } from './asking.ts';

const SIGN_IN = rooms['sign-in'].screens.signIn;

interface Over {
  readonly standing: string;
  /** Null if the purpose is no longer known. */
  readonly kind: 'invitation' | 'reset' | null;
}

function LinkIsOver({ standing, kind }: Over) {
  const company = useRead(companyDetails.details).data;
  return (
    <>
      <Notice tone="bad">
        {say('link-is-over', { standing })}{' '}
        {kind !== 'reset' &&
          company &&
          say('ask-whom', { company: company.name, phone: company.phone })}
      </Notice>
      {kind !== 'invitation' && (
        <a className={buttonClass({ intent: 'primary', size: 'large' })} href={askingFor('reset')}>
          {say('send-new-link')}
        </a>
      )}
    </>
  );
}

/** The link's state; undefined until the server responds, or if it does not. */
function useLink(token: string) {
  const { run, problem } = useCommand(access.lookAtLink, { toast: 'none' });
  const [link, setLink] = useState<Awaited<ReturnType<typeof run>>>();
  useEffect(() => {
    if (token !== '') void run({ body: { token } }).then(setLink);
  }, [run, token]);
  return { link, problem };
}

function PasswordForm({ token }: { readonly token: string }) {
  const navigate = useNavigate();
  const { welcome } = useSession();
  const { link, problem } = useLink(token);
  const [password, setPassword] = useState('');
  const [email, setEmail] = useState<string>();
  const choose = useCommand(access.choosePassword, { toast: 'none' });
  const submit = async () => {
    const done = await choose.run({ body: { token, password } });
    if (!done?.user) return setEmail(done?.email);
    welcome(done.user);
    await navigate(homeOf(done.user));
  };
  if (email !== undefined)
    return (
      <Notice tone="good">
        {say('password-set')} <a href={SIGN_IN}>{say('sign-in-with', { email })}</a>.
      </Notice>
    );
  if (link && link.standing !== 'valid') return <LinkIsOver {...link} />;
  // The link was used after the page was opened.
  if (choose.problem?.code === 'link-over')
    return <LinkIsOver standing="used" kind={link?.kind ?? null} />;
  // If the state is unknown, submitting the form will find out.
  if (!link && !problem) return <p role="status">{say('look-at-link')}</p>;
  return (
    <form
      className="pl-form"
      noValidate
      aria-label={say('choose')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ProblemNotice title={say('password-failed')} problem={choose.problem} />
      <TextField
        label={say('new-password')}
        type="password"
        autoComplete="new-password"
        autoFocus
        required
        maxLength={200}
        help={say('password-help')}
        error={choose.problem?.errors['password']}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button
        type="submit"
        intent="primary"
        size="large"
        fill
        text={choose.pending ? say('saving') : say('set-password')}
        disabled={choose.pending || stillNeeded({ password }) !== undefined}
      />
    </form>
  );
}

export default function ChoosePasswordPage() {
  // The fragment after # is never sent to the server.
  const [token] = useState(() => location.hash.slice(1));
  return (
    <SignInCard
      pageTitle={say('choose')}
      lead={say('choose-lead')}
      back={{ href: SIGN_IN, label: say('back') }}
    >
      {token === '' ? (
        <Notice tone="bad">{say('not-whole')}</Notice>
      ) : (
        <PasswordForm token={token} />
      )}
    </SignInCard>
  );
}
