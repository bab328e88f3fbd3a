// The page under the link of an e-mail: an address is confirmed with a press, because programs that
// read e-mails open links too.
import { Button, Notice, ProblemNotice } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { ownEmail } from '@purlin/contracts/own-email.ts';
import { rooms } from '@purlin/contracts/screens.ts';
import { useState } from 'react';
import { SignInCard } from './sign-in-card.tsx';

const SIGN_IN = rooms['sign-in'].screens.signIn;

export default function ConfirmEmailPage() {
  // Only in the browser: what stands after the # goes to no server with the address.
  const [token] = useState(() => location.hash.slice(1));
  const [email, setEmail] = useState<string>();
  const confirm = useCommand(ownEmail.confirm, { toast: 'none' });
  const press = async () => {
    const done = await confirm.run({ body: { token } });
    if (done) setEmail(done.email);
  };
  return (
    <SignInCard
      pageTitle="Confirm your e-mail"
      lead="Confirm your e-mail address"
      back={{ href: SIGN_IN, label: 'Back to signing in' }}
    >
      {email !== undefined ? (
        <Notice tone="good">
          From now on you sign in with {email}. <a href={SIGN_IN}>Go on</a>.
        </Notice>
      ) : token === '' ? (
        <Notice tone="bad">
          This address is not whole. Please open the link of your e-mail again, or copy all of it.
        </Notice>
      ) : (
        <>
          <ProblemNotice title="The address was not confirmed" problem={confirm.problem} />
          <Button
            intent="primary"
            size="large"
            fill
            text={confirm.pending ? 'Confirming…' : 'Confirm this address'}
            disabled={confirm.pending}
            onClick={() => void press()}
          />
        </>
      )}
    </SignInCard>
  );
}
