// The one thing to know or do next about an estimate: send it, mend the e-mail, give it more time,
// read the client's answer.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { Button, buttonClass, dollars, Notice } from '@purlin/ui/ui.ts';
import { Link, May, type Needed, useMay, useMoments, useRead } from '@purlin/web/web.ts';
import type { EstimateAction } from '../actions/available.ts';
import { EmailFailed } from './email-failed.tsx';

interface Props {
  readonly estimate: Estimate;
  readonly onDo: (action: EstimateAction) => void;
}

/** The button of a notice, for people who may do what it does. */
const Do = ({
  call,
  text,
  onDo,
}: {
  readonly call: Needed;
  readonly text: string;
  readonly onDo: () => void;
}) => (
  <May call={call}>
    <Button size="small" text={text} onClick={onDo} />
  </May>
);

export function WhatNow({ estimate, onDo }: Props) {
  return (
    <>
      {estimate.archived && (
        <Notice
          tone="info"
          title="This estimate is archived"
          actions={<Do call={estimates.restore} text="Restore" onDo={() => onDo('restore')} />}
        >
          It is left out of your lists. Its history stays.
        </Notice>
      )}
      {(estimate.emailState === 'failed' || estimate.emailState === 'bounced') && (
        <EmailFailed estimate={estimate} />
      )}
      <AnswerPanel estimate={estimate} onDo={onDo} />
    </>
  );
}

/**
 * An accepted estimate becomes one job, or changes the one it was written for; once it has, the job
 * is what there is to look at.
 */
function JobLink({ estimate: { id: estimateId, changesJobId } }: Pick<Props, 'estimate'>) {
  const jobs = useRead(
    scheduling.list,
    { query: { estimateId, limit: 1 } },
    { enabled: changesJobId === null },
  );
  const may = useMay();
  const jobId = changesJobId ?? jobs.data?.[0]?.id;
  if (jobId === undefined && !(jobs.data && may(scheduling.convert))) return null;
  return (
    <Link
      className={buttonClass({ size: 'small' })}
      to={jobId ? `/calendar/jobs/${jobId}` : `/calendar/new?estimateId=${estimateId}`}
    >
      <span>{jobId ? 'View Job' : 'Convert to Job'}</span>
    </Link>
  );
}

function AnswerPanel({ estimate, onDo }: Props) {
  const { status } = estimate;
  if (status === 'accepted' || status === 'declined') return <Answered estimate={estimate} />;
  if (status === 'draft' && !estimate.withdrawn && !estimate.expired)
    return <Draft estimate={estimate} onDo={onDo} />;
  return <Unanswered estimate={estimate} onDo={onDo} />;
}

function Answered({ estimate }: Pick<Props, 'estimate'>) {
  const { status, client, estimateOptions, selectedOptionId, total, answeredAt, clientMessage } =
    estimate;
  const said = clientMessage && <blockquote className="est-said">{clientMessage}</blockquote>;
  const moments = useMoments();
  const when = answeredAt && moments ? ` on ${moments.minute(answeredAt)}` : '';
  const chosen = estimateOptions.find(({ id }) => id === selectedOptionId);
  if (status === 'accepted')
    return (
      <Notice
        tone="good"
        title={`${chosen ? `${chosen.title} approved` : 'Approved'}${when}: ${dollars(total)}`}
        actions={
          <May call={scheduling.list}>
            <JobLink estimate={estimate} />
          </May>
        }
      >
        {said || `${client.name} left no message.`}
      </Notice>
    );
  return (
    <Notice tone="bad" title={`Declined${when}`}>
      {said || `${client.name} left no message.`}
    </Notice>
  );
}

/** Something keeps the client from answering, or from answering what they should. */
function Unanswered({ estimate, onDo }: Props) {
  const { status, client, expired, withdrawn, validUntil, revision, viewedAt } = estimate;
  if (withdrawn)
    return (
      <Notice
        tone="warn"
        title="This estimate is withdrawn"
        actions={<Do call={estimates.reinstate} text="Put back" onDo={() => onDo('reinstate')} />}
      >
        {client.name} sees that it was withdrawn and cannot answer it.
      </Notice>
    );
  if (expired && validUntil)
    return (
      <Notice
        tone="warn"
        title={`This estimate expired on ${formatDate(validUntil)}`}
        actions={<Do call={estimates.extend} text="Extend" onDo={() => onDo('extend')} />}
      >
        {client.name} can still read it but can no longer approve it.
      </Notice>
    );
  if (status === 'sent' && revision > 1 && viewedAt)
    return (
      <Notice
        tone="info"
        title={`Revision ${revision} has not been seen yet`}
        actions={<Do call={estimates.send} text="Resend e-mail" onDo={() => onDo('send')} />}
      >
        {client.name} has to approve this version; an answer to an older one is not accepted.
      </Notice>
    );
  return null;
}

function Draft({ estimate, onDo }: Props) {
  const { client, lineItems, estimateOptions } = estimate;
  if (lineItems.length === 0 && estimateOptions.every((option) => option.lineItems.length === 0))
    return (
      <Notice
        tone="warn"
        title="This draft has no line items"
        actions={<Do call={estimates.change} text="Edit" onDo={() => onDo('edit')} />}
      >
        It can be sent once there is something to price.
      </Notice>
    );
  return (
    <Notice tone="info" title="This is a draft: the client cannot see it yet">
      {client.email === null
        ? `${client.name} has no e-mail address. When you are happy with it, sending asks for ` +
          'one, or you hand it over as paper or a link.'
        : `When you are happy with it, send it to ${client.name}: the e-mail carries the PDF and ` +
          'a link to approve it.'}
    </Notice>
  );
}
