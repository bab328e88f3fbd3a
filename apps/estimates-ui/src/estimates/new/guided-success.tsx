// Last step of the five-step wizard: it is created; look at it, or send it.
import { type Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { EnvelopeIcon, EyeOpenIcon, TickCircleIcon } from '@blueprintjs/icons';
import { Button, buttonClass, EmptyState, Notice } from '@purlin/ui/ui.ts';
import { useCommand, useRead } from '@purlin/web/web.ts';
import { useState } from 'react';
import { useClientLink } from '../actions/client-link.ts';
import { HandOver } from '../actions/hand-over.tsx';
import { SendDialog } from '../actions/send-dialog.tsx';
import type { SavedEstimate } from '../draft/saving.ts';

/** `asks`: it was to be sent, and there is no address yet. */
export function GuidedSuccess({
  created,
  asks,
}: {
  readonly created: SavedEstimate;
  readonly asks: boolean;
}) {
  const [sending, setSending] = useState(asks);
  const { data } = useRead(estimates.details, { params: { id: created.id } });
  const link = useClientLink(created);
  return (
    <div className="pl-form">
      <EmptyState
        icon={<TickCircleIcon size={24} />}
        title="Estimate Created Successfully!"
        action={
          <>
            <a className={buttonClass()} href={link} target="_blank" rel="noreferrer">
              <EyeOpenIcon />
              View Estimate
            </a>
            <Button
              intent="primary"
              icon={<EnvelopeIcon />}
              text="Send to Customer"
              disabled={!data || data.status !== 'draft'}
              onClick={() => setSending(true)}
            />
          </>
        }
      >
        Estimate #{created.estimateNumber} has been created
      </EmptyState>
      {data && <Delivery estimate={data} />}
      {sending && data && <SendDialog estimate={data} onClose={() => setSending(false)} />}
    </div>
  );
}

/** What became of the e-mail; the page hears of it by itself. */
function Delivery({ estimate }: { readonly estimate: Estimate }) {
  const { id, status, emailState, emailProblem, clientEmail } = estimate;
  const retry = useCommand(estimates.retryEmail, {
    toast: { failed: 'Failed to resend estimate' },
  });
  if (emailState === 'none')
    return status !== 'draft' && clientEmail === null ? (
      <Notice title="Nothing was e-mailed: hand it over" actions={<HandOver estimate={estimate} />}>
        There is no e-mail address. Give them the link or the PDF yourself.
      </Notice>
    ) : null;
  if (emailState === 'queued')
    return (
      <Notice title="The e-mail is on its way">
        To {clientEmail}. This changes by itself when the mail server has answered.
      </Notice>
    );
  if (emailState === 'accepted')
    return (
      <Notice tone="good" title="The mail server accepted the e-mail">
        {clientEmail} gets the PDF and the link to approve it.
      </Notice>
    );
  return (
    <Notice
      tone="bad"
      title={emailState === 'bounced' ? 'The e-mail came back' : 'The e-mail could not be sent'}
      actions={
        <Button
          size="small"
          text="Try again"
          loading={retry.pending}
          onClick={() => void retry.run({ params: { id } })}
        />
      }
    >
      {emailProblem}
    </Notice>
  );
}
