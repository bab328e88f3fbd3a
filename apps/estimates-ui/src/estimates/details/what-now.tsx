// The one thing to know or do next about an estimate: send it, fix the email, extend it, read the
// client's answer.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { estimates } from '@purlin/contracts/estimates.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { Button, buttonClass, dollars, Notice } from '@purlin/ui/ui.ts';
import { Link, May, type Needed, useMay, useMoments, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/estimate-page.ts';
import type { EstimateAction } from '../actions/available.ts';
import { lackIn, lackWords } from '../draft/lack.ts';
import { HeldSendingLine, waitingIn } from '../actions/held-sending.tsx';
import { EmailFailed } from './email-failed.tsx';

interface Props {
  readonly estimate: Estimate;
  readonly onDo: (action: EstimateAction) => void;
}

/** A notice's button, for users who may do it. */
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
          title={say('archived')}
          actions={
            <Do call={estimates.restore} text={say('restore')} onDo={() => onDo('restore')} />
          }
        >
          {say('archived-means')}
        </Notice>
      )}
      {(estimate.emailState === 'failed' || estimate.emailState === 'bounced') && (
        <EmailFailed estimate={estimate} />
      )}
      <HeldSendingLine estimate={estimate} />
      {/* There is nothing else to do about it now. */}
      {!waitingIn(estimate) && <AnswerPanel estimate={estimate} onDo={onDo} />}
    </>
  );
}

/**
 * An accepted estimate becomes one job, or changes the job it was written for; afterward this links
 * to the job.
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
      <span>{say(jobId ? 'view-job' : 'convert')}</span>
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

/** `option` is undefined if there were none, `when` until the time zone is known. */
function approvedWords(option: string | undefined, when: string | undefined, amount: string) {
  if (option === undefined)
    return when ? say('approved-on', { when, amount }) : say('approved', { amount });
  return when
    ? say('option-approved-on', { option, when, amount })
    : say('option-approved', { option, amount });
}

function Answered({ estimate }: Pick<Props, 'estimate'>) {
  const { status, client, estimateOptions, selectedOptionId, total, answeredAt, clientMessage } =
    estimate;
  const said = clientMessage && <blockquote className="est-said">{clientMessage}</blockquote>;
  const moments = useMoments();
  const when = answeredAt && moments ? moments.minute(answeredAt) : undefined;
  const noMessage = say('no-message', { client: client.name });
  const chosen = estimateOptions.find(({ id }) => id === selectedOptionId);
  if (status === 'accepted')
    return (
      <Notice
        tone="good"
        title={approvedWords(chosen?.title, when, dollars(total))}
        actions={
          <May call={scheduling.list}>
            <JobLink estimate={estimate} />
          </May>
        }
      >
        {said || noMessage}
      </Notice>
    );
  return (
    <Notice tone="bad" title={when ? say('declined-on', { when }) : say('declined')}>
      {said || noMessage}
    </Notice>
  );
}

/** Something keeps the client from answering, or from giving the right answer. */
function Unanswered({ estimate, onDo }: Props) {
  const { status, client, expired, withdrawn, validUntil, revision, viewedAt } = estimate;
  if (withdrawn)
    return (
      <Notice
        tone="warn"
        title={say('withdrawn')}
        actions={
          <Do call={estimates.reinstate} text={say('put-back')} onDo={() => onDo('reinstate')} />
        }
      >
        {say('withdrawn-means', { client: client.name })}
      </Notice>
    );
  if (expired && validUntil)
    return (
      <Notice
        tone="warn"
        title={say('expired-on', { day: validUntil })}
        actions={<Do call={estimates.extend} text={say('extend')} onDo={() => onDo('extend')} />}
      >
        {say('expired-means', { client: client.name })}
      </Notice>
    );
  if (status === 'sent' && revision > 1 && viewedAt)
    return (
      <Notice
        tone="info"
        title={say('revision-unseen', { n: revision })}
        actions={<Do call={estimates.send} text={say('resend-email')} onDo={() => onDo('send')} />}
      >
        {say('revision-unseen-means', { client: client.name })}
      </Notice>
    );
  return null;
}

function Draft({ estimate, onDo }: Props) {
  const { client } = estimate;
  const lack = lackIn(estimate);
  if (lack)
    return (
      <Notice
        tone="warn"
        title={say('not-ready', { lack: lackWords(lack) })}
        actions={<Do call={estimates.change} text={say('edit')} onDo={() => onDo('edit')} />}
      >
        {say('not-ready-means')}
      </Notice>
    );
  return (
    <Notice tone="info" title={say('is-draft')}>
      {say(client.email === null ? 'draft-by-hand' : 'draft-by-mail', { client: client.name })}
    </Notice>
  );
}
