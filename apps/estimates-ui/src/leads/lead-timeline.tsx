// A request's history, newest first, with the state of its emails.
import { leads } from '@purlin/contracts/leads.ts';
import { type LeadDetails, type LeadMoment } from '@purlin/contracts/lead-shapes.ts';
import { RefreshIcon } from '@blueprintjs/icons';
import { Button, Notice, Panel, StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { May, Moment, useCommand } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/leads.ts';

type State = NonNullable<LeadMoment['email']>['state'];
const tones: Readonly<Record<State, Tone>> = { queued: 'info', accepted: 'good', failed: 'bad' };

export function LeadTimeline({ lead }: { readonly lead: LeadDetails }) {
  return (
    <Panel title={say('what-happened')}>
      <ol className="est-history" reversed>
        {lead.moments
          .map((moment, n) => <Entry key={n} lead={lead} moment={moment} />)
          .toReversed()}
      </ol>
    </Panel>
  );
}

function Entry({
  lead,
  moment: { type, summary, message, by, at, email },
}: {
  readonly lead: LeadDetails;
  readonly moment: LeadMoment;
}) {
  // Their message is already shown above.
  const words = type === 'LeadReceived' ? '' : message;
  return (
    <li>
      <p className="lead-told">
        <strong>{type === 'LeadReplied' ? say('reply', { subject: summary }) : summary}</strong>
        {email && (
          <StatusBadge tone={tones[email.state]} label={label(`lead-email.${email.state}`)} />
        )}
      </p>
      <p className="est-history-who">
        {by} <span aria-hidden>·</span> <Moment at={at} />
      </p>
      {words && <p className="lead-said">{words}</p>}
      {email?.state === 'failed' && (
        <Failed lead={lead} email={email} problem={type === 'LeadReplied' ? email.problem : null} />
      )}
    </li>
  );
}

function Failed({
  lead,
  email: { email, sentBy },
  problem,
}: {
  readonly lead: LeadDetails;
  readonly email: NonNullable<LeadMoment['email']>;
  readonly problem: string | null;
}) {
  const retry = useCommand(leads.retryEmail, {
    toast: { done: { title: say('tried-again') }, failed: say('retry-failed') },
  });
  const again = (
    <May call={leads.retryEmail}>
      <Button
        size="small"
        icon={<RefreshIcon />}
        text={say('retry')}
        loading={retry.pending}
        onClick={() => void retry.run({ params: { id: lead.id }, body: { email, sentBy } })}
      />
    </May>
  );
  return (
    <Notice tone="warn" title={say('not-taken')} actions={again}>
      {problem}
    </Notice>
  );
}
