// The one thing to know or do next about an estimate: send it, mend the e-mail, read the client's answer.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { Button, buttonClass, dollars, Notice } from '@purlin/ui/ui.ts';
import { Link, useCommand, useMoments, useRead } from '@purlin/web/web.ts';

export function WhatNow({ estimate }: { readonly estimate: Estimate }) {
  return (
    <>
      {estimate.emailState === 'failed' && <EmailFailed estimate={estimate} />}
      <Answer estimate={estimate} />
    </>
  );
}

function EmailFailed({ estimate: { id, clientEmail, emailProblem } }: { readonly estimate: Estimate }) {
  const retry = useCommand(estimates.retryEmail, { toast: { done: { title: 'Trying again', description: `The e-mail to ${clientEmail} is in the queue.` }, failed: 'Failed to resend estimate' } });
  return (
    <Notice tone="bad" title={`The e-mail to ${clientEmail} did not get through`} actions={<Button size="small" text="Retry" loading={retry.pending} onClick={() => void retry.run({ params: { id } })} />}>
      {emailProblem ? <>The mail server said: <q>{emailProblem}</q></> : 'The mail server did not take it.'}
    </Notice>
  );
}

/** An accepted estimate becomes one job; once it has, the job is what there is to look at. */
function JobLink({ estimateId }: { readonly estimateId: number }) {
  const jobs = useRead(scheduling.list, { query: { estimateId, limit: 1 } });
  if (!jobs.data) return null;
  const [job] = jobs.data;
  return <Link className={buttonClass({ size: 'small' })} to={job ? `/calendar/jobs/${job.id}` : `/calendar/new?estimateId=${estimateId}`}><span>{job ? 'View Job' : 'Convert to Job'}</span></Link>;
}

function Answer({ estimate }: { readonly estimate: Estimate }) {
  const { status, client, lineItems, total, expired, validUntil, answeredAt, clientMessage } = estimate;
  const said = clientMessage && <blockquote className="est-said">{clientMessage}</blockquote>;
  const moments = useMoments();
  const when = answeredAt && moments ? ` on ${moments.minute(answeredAt)}` : '';
  if (status === 'accepted') return <Notice tone="good" title={`Approved${when}: ${dollars(total)}`} actions={<JobLink estimateId={estimate.id} />}>{said || `${client.name} left no message.`}</Notice>;
  if (status === 'declined') return <Notice tone="bad" title={`Declined${when}`}>{said || `${client.name} left no message.`}</Notice>;
  if (expired && validUntil) return <Notice tone="warn" title={`This estimate expired on ${formatDate(validUntil)}`}>{client.name} can still read it but can no longer approve it.</Notice>;
  if (status !== 'draft') return null;
  if (lineItems.length === 0) return <Notice tone="warn" title="This draft has no line items">It can be sent once there is something to price.</Notice>;
  return (
    <Notice tone="info" title="This is a draft: the client cannot see it yet">
      When you are happy with it, send it to {client.name}: the e-mail carries the PDF and a link to approve it.
    </Notice>
  );
}
