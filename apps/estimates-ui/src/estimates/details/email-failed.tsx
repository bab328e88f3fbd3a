// An email that was not delivered: the mail server's reply, and a field to correct the address, in
// the estimate and in the client's record.
import { clients } from '@purlin/contracts/clients.ts';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { Button, Notice, TextField } from '@purlin/ui/ui.ts';
import { May, useCommand } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-page.ts';
import { useRef, useState, type FormEvent } from 'react';
import { isAddressToBlame } from './address-to-blame.ts';

/** The heading; `address` is null if the client has none. */
function titleOf(bounced: boolean, address: string | null): string {
  if (address === null)
    return say(bounced ? 'mail-came-back-from-client' : 'mail-not-through-to-client');
  return say(bounced ? 'mail-came-back' : 'mail-not-through', { address });
}

export function EmailFailed({
  estimate: { id, clientId, clientEmail, emailProblem, emailState },
}: {
  readonly estimate: Estimate;
}) {
  const [address, setAddress] = useState(clientEmail ?? '');
  const field = useRef<HTMLInputElement>(null);
  const to = address.trim();
  const isUnchanged = to === clientEmail;
  const mustChange = isUnchanged && isAddressToBlame(emailProblem);
  const edit = useCommand(clients.edit, { toast: { failed: say('client-update-failed') } });
  const retry = useCommand(estimates.retryEmail, {
    toast: {
      done: { title: say('trying-again'), description: say('in-queue', { address: to }) },
      failed: say('resend-failed'),
    },
  });
  // Update the client's record first: it validates the address and reports whose it already is.
  const resend = async (event: FormEvent) => {
    event.preventDefault();
    if (mustChange) return field.current?.select();
    const other = !isUnchanged;
    if (other && !(await edit.run({ params: { id: clientId }, body: { email: to } }))) return;
    await retry.run({ params: { id }, body: other ? { to } : {} });
  };
  return (
    <Notice tone="bad" title={titleOf(emailState === 'bounced', clientEmail)}>
      {emailProblem ? (
        <>
          {say('server-said')} <q>{emailProblem}</q>
        </>
      ) : (
        say('server-refused')
      )}
      <May call={estimates.retryEmail}>
        <form className="est-resend" onSubmit={(event) => void resend(event)}>
          <TextField
            label={say('address-right')}
            type="email"
            autoComplete="off"
            ref={field}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
          <Button
            type="submit"
            text={say(mustChange ? 'fix-address' : isUnchanged ? 'retry' : 'correct-and-resend')}
            disabled={to === ''}
            loading={edit.pending || retry.pending}
          />
        </form>
      </May>
    </Notice>
  );
}
