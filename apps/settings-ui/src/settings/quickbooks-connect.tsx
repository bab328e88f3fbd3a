// Connects through QuickBooks' own page, and disconnects after a confirmation.
import { quickbooks } from '@purlin/contracts/quickbooks.ts';
import { Button, ConfirmDialog } from '@purlin/ui/ui.ts';
import { ApiProblem, call, failureNotice, useCommand, useNotify } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/settings-quickbooks.ts';
import { useState } from 'react';

/** Goes to QuickBooks' own page. */
export function ConnectButton({ label }: { readonly label: string }) {
  const notify = useNotify();
  const [leaving, setLeaving] = useState(false);
  const connect = async (): Promise<void> => {
    setLeaving(true);
    try {
      const { authUrl } = await call(quickbooks.auth);
      window.location.assign(authUrl);
    } catch (thrown) {
      setLeaving(false);
      if (!(thrown instanceof ApiProblem)) throw thrown;
      notify(failureNotice(thrown, say('connect-failed')));
    }
  };
  return <Button intent="primary" text={label} loading={leaving} onClick={() => void connect()} />;
}

export function DisconnectButton() {
  const [asked, setAsked] = useState(false);
  const { run, pending } = useCommand(quickbooks.disconnect, {
    toast: {
      done: { title: say('disconnected') },
      failed: say('disconnect-failed'),
    },
  });
  return (
    <>
      <Button
        variant="minimal"
        intent="danger"
        text={say('disconnect')}
        onClick={() => setAsked(true)}
      />
      <ConfirmDialog
        isOpen={asked}
        title={say('disconnect-question')}
        destructive
        busy={pending}
        confirmLabel={say('disconnect')}
        onClose={() => setAsked(false)}
        onConfirm={() => void run().then(() => setAsked(false))}
      >
        {say('disconnect-what')}
      </ConfirmDialog>
    </>
  );
}
