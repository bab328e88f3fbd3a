// The page under the link of an e-mail: a password is chosen, then signed in with.
import { Button, Notice, ProblemNotice, stillNeeded, TextField } from '@purlin/ui/ui.ts';
import { useCommand } from '@purlin/web/web.ts';
import { access } from '@purlin/contracts/access.ts';
import { rooms } from '@purlin/contracts/screens.ts';
import { useState } from 'react';
import { SignInCard } from './sign-in-card.tsx';

const SIGN_IN = rooms['sign-in'].screens.signIn;

export default function ChoosePasswordPage() {
  // Only in the browser: what stands after the # goes to no server with the address.
  const [token] = useState(() => location.hash.slice(1));
  const [password, setPassword] = useState('');
  const [email, setEmail] = useState<string>();
  const choose = useCommand(access.choosePassword, {});
  const submit = async () => {
    const done = await choose.run({ body: { token, password } });
    if (done) setEmail(done.email);
  };
  return (
    <SignInCard
      pageTitle="Choose a password"
      lead="Choose a password for your account"
      back={{ href: SIGN_IN, label: 'Back to signing in' }}
    >
      {email !== undefined ? (
        <Notice tone="good">
          Your password is set. <a href={SIGN_IN}>Sign in with {email}</a>.
        </Notice>
      ) : token === '' ? (
        <Notice tone="bad">
          This address is not whole. Please open the link of your e-mail again, or copy all of it.
        </Notice>
      ) : (
        <form
          className="pl-form"
          noValidate
          aria-label="Choose a password"
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <ProblemNotice title="The password was not set" problem={choose.problem} />
          <TextField
            label="New password"
            type="password"
            autoComplete="new-password"
            autoFocus
            required
            maxLength={200}
            help="At least 10 characters. Three or four words that do not belong together are good."
            error={choose.problem?.errors['password']}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button
            type="submit"
            intent="primary"
            size="large"
            fill
            text={choose.pending ? 'Saving…' : 'Set password'}
            disabled={choose.pending || stillNeeded({ password }) !== undefined}
          />
        </form>
      )}
    </SignInCard>
  );
}
