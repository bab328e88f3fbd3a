// Recovery codes for a user with passkeys but no authenticator app: how many are left, and new
// ones.
import { passkeys } from '@purlin/contracts/passkeys.ts';
import { secondFactor } from '@purlin/contracts/second-factor.ts';
import { Button, ConfirmDialog, Notice } from '@purlin/ui/ui.ts';
import { useCommand, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { useWords } from './words.ts';

/** `onMade` receives the new codes. Users with an authenticator app find their codes there. */
export function PasskeyCodes({ onMade }: { readonly onMade: (codes: readonly string[]) => void }) {
  const say = useWords();
  const { data } = useRead(secondFactor.state);
  const [asks, setAsks] = useState(false);
  const renew = useCommand(passkeys.renewCodes, { toast: { failed: say('passkey-codes-failed') } });
  const make = async () => {
    const made = await renew.run();
    setAsks(false);
    if (made) onMade(made.recoveryCodes);
  };
  if (!data || data.on) return null;
  if (data.codesLeft === 0)
    return (
      <Notice
        tone="warn"
        title={say('passkey-codes-none')}
        actions={
          <Button
            text={say('passkey-codes-make')}
            loading={renew.pending}
            onClick={() => void make()}
          />
        }
      >
        {say('passkey-codes-none-lead')}
      </Notice>
    );
  return (
    <div className="set-factor">
      <span className="pl-muted">{say('passkey-codes-left', { count: data.codesLeft })}</span>
      <Button text={say('new-codes')} onClick={() => setAsks(true)} />
      <ConfirmDialog
        isOpen={asks}
        title={say('passkey-codes-question')}
        confirmLabel={say('make-codes')}
        cancelLabel={say('cancel')}
        busy={renew.pending}
        onClose={() => setAsks(false)}
        onConfirm={() => void make()}
      >
        {say('new-codes-lead')}
      </ConfirmDialog>
    </div>
  );
}
