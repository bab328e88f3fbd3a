// The page behind an emailed confirmation link: an address is confirmed by a click, because mail
// scanners open links too.
import { Button, Notice, ProblemNotice } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { ownEmail } from '@purlin/contracts/own-email.ts';
import { rooms } from '@purlin/contracts/screens.ts';
import { say } from '@purlin/words/screens/sign-in.ts';
import { useState } from 'react';
import { SignInCard } from './sign-in-card.tsx';

const SIGN_IN = rooms['sign-in'].screens.signIn;

export default function ConfirmEmailPage() {
  // The fragment after # is never sent to the server.
  const [token] = useState(() => location.hash.slice(1));
  const [email, setEmail] = useState<string>();
  const confirm = useCommand(ownEmail.confirm, { toast: 'none' });
  const press = async () => {
    const done = await confirm.run({ body: { token } });
    if (done) setEmail(done.email);
  };
  return (
    <SignInCard
      pageTitle={say('confirm')}
      lead={say('confirm-lead')}
      back={{ href: SIGN_IN, label: say('back') }}
    >
      {email !== undefined ? (
        <Notice tone="good">
          {say('now-with', { email })} <a href={SIGN_IN}>{say('go-on')}</a>.
        </Notice>
      ) : token === '' ? (
        <Notice tone="bad">{say('not-whole')}</Notice>
      ) : (
        <>
          <ProblemNotice title={say('confirm-failed')} problem={confirm.problem} />
          <Button
            intent="primary"
            size="large"
            fill
            text={confirm.pending ? say('confirming') : say('confirm-this')}
            disabled={confirm.pending}
            onClick={() => void press()}
          />
        </>
      )}
    </SignInCard>
  );
}
