// Asks for the password again, over the current screen, for an action that needs a recent one; the
// action then continues.
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { passkeys } from '@purlin/contracts/passkeys.ts';
import { Button, FormDialog, TextField } from '@purlin/ui/ui.ts';
import { ApiProblem, call, passkeysWork, type PasswordAgain as Asked } from '@purlin/web/web.ts';
import { PASSWORD_MINUTES } from '@purlin/contracts/route.ts';
import { Key } from '@blueprintjs/icons';
import { accountWords } from '@purlin/words/account.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { useState } from 'react';
import { isStaff } from '../navigation.ts';
import { LinkInstead } from './link-instead.tsx';
import { loadShowing } from './use-passkey.ts';

interface Props extends Omit<Asked, 'asked'> {
  readonly user: SignedIn;
}

/** Confirms with a passkey of the session's user; false if they cancel. */
async function showPasskeyInstead(): Promise<boolean> {
  const { showPasskey } = await loadShowing();
  const shown = await showPasskey('asked');
  if (shown) await call(passkeys.confirm, { body: shown, waits: false });
  return shown !== undefined;
}

/** Tries to confirm the user's identity, and keeps the error. */
function useAttempts() {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const attempt = async (proving: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await proving();
    } catch (thrown) {
      if (!(thrown instanceof ApiProblem)) throw thrown;
      setProblem(thrown.errors['password'] ?? thrown.message);
    } finally {
      setBusy(false);
    }
  };
  return { attempt, problem, busy };
}

export default function PasswordAgain({ user, give, shown, refuse }: Props) {
  const say = accountWords(appLanguage());
  const [password, setPassword] = useState('');
  const { attempt, problem, busy } = useAttempts();
  const showInstead = async () => {
    if (await showPasskeyInstead()) shown();
  };
  return (
    <FormDialog
      isOpen
      insists
      title={say('password-again')}
      lead={say('password-again-lead', { minutes: PASSWORD_MINUTES })}
      submitLabel={say('go-on')}
      busyLabel={say('checking')}
      cancelLabel={say('cancel')}
      busy={busy}
      waitsFor={password === '' ? say('enter-password') : undefined}
      onClose={refuse}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(() => give(password));
      }}
    >
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <TextField
        label={say('password')}
        type="password"
        autoComplete="current-password"
        data-start
        required
        error={problem}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {!isStaff(user) && <LinkInstead purpose="reset" email={user.email} />}
      {user.hasPasskey && passkeysWork() && (
        <div>
          <Button
            icon={<Key />}
            text={say('passkey-instead')}
            disabled={busy}
            onClick={() => void attempt(showInstead)}
          />
        </div>
      )}
    </FormDialog>
  );
}
