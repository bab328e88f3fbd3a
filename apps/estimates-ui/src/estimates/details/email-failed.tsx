// An e-mail that did not get through: what the mail server said, and the address to correct right
// there, in the estimate and in the client's record.
import { clients } from '@purlin/contracts/clients.ts';
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { Button, Notice, TextField } from '@purlin/ui/ui.ts';
import { May, useCommand } from '@purlin/web/web.ts';
import { useState, type FormEvent } from 'react';

export function EmailFailed({
  estimate: { id, clientId, clientEmail, emailProblem, emailState },
}: {
  readonly estimate: Estimate;
}) {
  const [address, setAddress] = useState(clientEmail ?? '');
  const to = address.trim();
  const edit = useCommand(clients.edit, { toast: { failed: 'Failed to update client' } });
  const retry = useCommand(estimates.retryEmail, {
    toast: {
      done: { title: 'Trying again', description: `The e-mail to ${to} is in the queue.` },
      failed: 'Failed to resend estimate',
    },
  });
  // The record first: it says whether the address can be one, and whose it is already.
  const resend = async (event: FormEvent) => {
    event.preventDefault();
    const other = to !== clientEmail;
    if (other && !(await edit.run({ params: { id: clientId }, body: { email: to } }))) return;
    await retry.run({ params: { id }, body: other ? { to } : {} });
  };
  const whom = clientEmail ?? 'the client';
  const title =
    emailState === 'bounced'
      ? `The e-mail to ${whom} came back`
      : `The e-mail to ${whom} did not get through`;
  return (
    <Notice tone="bad" title={title}>
      {emailProblem ? (
        <>
          The mail server said: <q>{emailProblem}</q>
        </>
      ) : (
        'The mail server did not take it.'
      )}
      <May call={estimates.retryEmail}>
        <form className="est-resend" onSubmit={(event) => void resend(event)}>
          <TextField
            label="Is the address right?"
            type="email"
            autoComplete="off"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
          <Button
            type="submit"
            text={to === clientEmail ? 'Retry' : 'Correct and resend'}
            disabled={to === ''}
            loading={edit.pending || retry.pending}
          />
        </form>
      </May>
    </Notice>
  );
}
