// The page behind an emailed sign-in link. It needs a click, because mail scanners open links too,
// and the link works once.
import { Button, buttonClass, Notice, ProblemNotice, TextField } from '@purlin/ui/ui.ts';
import { useCommand, useNavigate, useSession } from '@purlin/web/web.ts';
import { rooms } from '@purlin/contracts/screens.ts';
import { signInLinks } from '@purlin/contracts/sign-in-links.ts';
import { say } from '@purlin/words/screens/sign-in.ts';
import { useEffect, useState } from 'react';
import { arrivalOf, keepPage } from '../portals/wanted-page.ts';
import { askingFor } from './asking.ts';
import { SignInCard } from './sign-in-card.tsx';

/** Signs in with the link, and tracks whether a code is required as well. */
function useLink(token: string) {
  const navigate = useNavigate();
  const { welcome } = useSession();
  const { run, pending, problem } = useCommand(signInLinks.signIn, { toast: 'none' });
  const [asksCode, setAsksCode] = useState(false);
  if (problem?.code === 'code-needed' && !asksCode) setAsksCode(true);
  const signIn = async (code: string) => {
    const done = await run({ body: { token, ...(code !== '' && { code }) } });
    if (!done) return;
    keepPage(done.page ?? '');
    const to = arrivalOf(done.user);
    welcome(done.user);
    await navigate(to, { replace: true });
  };
  return {
    signIn,
    pending,
    asksCode,
    problem: problem?.code === 'code-needed' ? undefined : problem,
  };
}

/** Whose link it is, or null where it no longer works; undefined until that is clear. */
function useWhose(token: string): string | null | undefined {
  const { run } = useCommand(signInLinks.look, { toast: 'none' });
  const [email, setEmail] = useState<string | null>();
  useEffect(() => {
    if (token !== '') void run({ body: { token } }).then((link) => setEmail(link?.email));
  }, [run, token]);
  return email;
}

const LinkOver = () => (
  <>
    <Notice tone="bad">{say('link-over')}</Notice>
    <a className={buttonClass({ intent: 'primary', size: 'large' })} href={askingFor('sign-in')}>
      {say('send-new-link')}
    </a>
  </>
);

function LinkForm({ token }: { readonly token: string }) {
  const { signIn, pending, asksCode, problem } = useLink(token);
  const [code, setCode] = useState('');
  if (problem?.code === 'link-over') return <LinkOver />;
  return (
    <form
      className="pl-form"
      noValidate
      aria-label={say('open-link')}
      onSubmit={(event) => {
        event.preventDefault();
        void signIn(code);
      }}
    >
      <ProblemNotice title={say('open-link-failed')} problem={problem} />
      {asksCode && (
        <TextField
          label={say('code')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          maxLength={40}
          help={say('code-help')}
          error={problem?.errors['code']}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
      )}
      <Button
        type="submit"
        intent="primary"
        size="large"
        fill
        text={pending ? say('signing-in') : say('sign-in')}
        disabled={pending || (asksCode && code === '')}
      />
    </form>
  );
}

export default function LinkPage() {
  // The fragment after # is never sent to the server.
  const [token] = useState(() => location.hash.slice(1));
  const email = useWhose(token);
  const form = email === null ? <LinkOver /> : <LinkForm token={token} />;
  return (
    <SignInCard
      pageTitle={say('open-link')}
      lead={email ? say('sign-in-with', { email }) : say('lead')}
      back={{ href: rooms['sign-in'].screens.signIn, label: say('back') }}
    >
      {token === '' ? <Notice tone="bad">{say('not-whole')}</Notice> : form}
    </SignInCard>
  );
}
