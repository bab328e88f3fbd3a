// Panels beside the offer: delivery, dates, and staff notes.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { LockIcon } from '@blueprintjs/icons';
import { Panel, StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { CopyField } from '@purlin/ui/form/copy-field.tsx';
import { Moment } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/estimate-page.ts';
import type { ReactNode } from 'react';
import { useClientLink } from '../actions/client-link.ts';
import { HandOver } from '../actions/hand-over.tsx';

interface Props {
  readonly estimate: Estimate;
}

const emailTones: Readonly<Record<Estimate['emailState'], Tone>> = {
  none: 'quiet',
  queued: 'info',
  accepted: 'good',
  failed: 'bad',
  bounced: 'bad',
};

interface EmailState {
  readonly tone: Tone;
  readonly text: string;
  readonly word: string;
}

/** The email's state as text. Without an address, no email is sent. */
function stateOf({ emailState, client, status }: Estimate): EmailState {
  if (client.email === null)
    return {
      tone: 'quiet',
      text: say(`by-hand.${status === 'draft' ? 'draft' : 'out'}`),
      word: label(status === 'draft' ? 'estimate-email.none' : 'estimate-email.by-hand'),
    };
  return {
    tone: emailTones[emailState],
    text: say(`mail.${emailState}`),
    word: label(`estimate-email.${emailState}`),
  };
}

export function DeliveryPanel({ estimate }: Props) {
  const link = useClientLink(estimate);
  const state = stateOf(estimate);
  const handed = estimate.client.email === null;
  const text =
    !handed && estimate.emailState === 'none' && estimate.revision > 1
      ? say('revision-not-mailed', { n: estimate.revision })
      : state.text;
  return (
    <Panel
      title={say('mail-and-link')}
      actions={<StatusBadge tone={state.tone} label={state.word} />}
    >
      <div className="pl-form">
        <p>{text}</p>
        {estimate.lastFollowUpAt && (
          <p className="pl-muted">
            {say('followed-up', { count: estimate.followUps })}{' '}
            <Moment at={estimate.lastFollowUpAt} as="day" />.
          </p>
        )}
        {estimate.status !== 'draft' && handed && <HandOver estimate={estimate} withLink={false} />}
        {estimate.status !== 'draft' && (
          <>
            <CopyField
              label={say('link-label')}
              what={say('link-label')}
              value={link}
              help={say('link-help')}
              words={{ copy: say('copy'), copied: say('link-copied') }}
            />
            <a href={link} target="_blank" rel="noreferrer">
              {say('open-page')}
              <span className="pl-hidden">{say('new-tab')}</span>
            </a>
          </>
        )}
      </div>
    </Panel>
  );
}

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className="pl-figures">{children}</dd>
  </div>
);

export function DatesPanel({ estimate: e }: Props) {
  return (
    <Panel title={say('dates')}>
      <dl className="est-dates">
        <Fact name={say('date-created')}>
          <Moment at={e.createdAt} />
        </Fact>
        <Fact name={say('valid-until')}>
          {e.validUntil ? say('day', { day: e.validUntil }) : say('no-limit')}
        </Fact>
        {e.revisedAt && (
          <Fact name={say('revision', { n: e.revision })}>
            <Moment at={e.revisedAt} />
          </Fact>
        )}
        {e.sentAt && (
          <Fact name={say('date-sent')}>
            <Moment at={e.sentAt} />
          </Fact>
        )}
        {e.viewedAt && (
          <Fact name={say('date-viewed')}>
            <Moment at={e.viewedAt} />
          </Fact>
        )}
        {e.answeredAt && (
          <Fact name={say('date-answered')}>
            <Moment at={e.answeredAt} />
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

export function InternalNotes({ notes }: { readonly notes: string }) {
  return (
    notes && (
      <Panel
        title={say('internal-notes')}
        actions={
          <span className="est-staff-only">
            <LockIcon size={12} />
            {say('staff-only')}
          </span>
        }
      >
        <p className="pl-prewrap">{notes}</p>
      </Panel>
    )
  );
}
