// Beside the offer: how it reached the client, when what happened, and notes for staff only.
import type { Estimate } from '@purlin/contracts/estimate-shapes.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { LockIcon } from '@blueprintjs/icons';
import { CopyField, Panel, StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { Moment } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import type { ReactNode } from 'react';
import { useClientLink } from '../actions/client-link.ts';
import { HandOver } from '../actions/hand-over.tsx';

interface Props {
  readonly estimate: Estimate;
}

const emailStates: Readonly<
  Record<Estimate['emailState'], { readonly tone: Tone; readonly text: string }>
> = {
  none: { tone: 'quiet', text: 'No e-mail has been sent yet.' },
  queued: {
    tone: 'info',
    text: 'The e-mail waits until the mail server takes it, and goes out by itself.',
  },
  accepted: { tone: 'good', text: 'The mail server accepted the e-mail.' },
  failed: { tone: 'bad', text: 'The e-mail did not get through.' },
  bounced: {
    tone: 'bad',
    text: 'The e-mail came back: the address did not take it.',
  },
};

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

/** There is nobody to e-mail it to. */
const byHand = {
  draft: {
    tone: 'quiet',
    text: 'There is no e-mail address: sending asks for one, or you hand it over.',
    word: label('estimate-email.none'),
  },
  out: {
    tone: 'quiet',
    text: 'Nothing was e-mailed: there is no address. Give them the link or the PDF yourself.',
    word: label('estimate-email.by-hand'),
  },
} as const;

/** How it stands with the e-mail, for people. */
function stateOf({ emailState, client, status }: Estimate) {
  if (client.email === null) return byHand[status === 'draft' ? 'draft' : 'out'];
  return { ...emailStates[emailState], word: label(`estimate-email.${emailState}`) };
}

export function DeliveryPanel({ estimate }: Props) {
  const link = useClientLink(estimate);
  const state = stateOf(estimate);
  const handed = estimate.client.email === null;
  const text =
    !handed && estimate.emailState === 'none' && estimate.revision > 1
      ? `Revision ${estimate.revision} has not been e-mailed; the client’s page shows it.`
      : state.text;
  return (
    <Panel title="E-mail and link" actions={<StatusBadge tone={state.tone} label={state.word} />}>
      <div className="pl-form">
        <p>{text}</p>
        {estimate.lastFollowUpAt && (
          <p className="pl-muted">
            {`Followed up ${times(estimate.followUps)}, last on `}
            <Moment at={estimate.lastFollowUpAt} as="day" />.
          </p>
        )}
        {estimate.status !== 'draft' && handed && <HandOver estimate={estimate} withLink={false} />}
        {estimate.status !== 'draft' && (
          <>
            <CopyField
              label="Client link"
              what="Client link"
              value={link}
              help="Whoever has this link can read and answer the estimate."
            />
            <a href={link} target="_blank" rel="noreferrer">
              Open the client’s page<span className="pl-hidden"> (new tab)</span>
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
    <Panel title="Dates">
      <dl className="est-dates">
        <Fact name="Created">
          <Moment at={e.createdAt} />
        </Fact>
        <Fact name="Valid until">{e.validUntil ? formatDate(e.validUntil) : 'No limit'}</Fact>
        {e.revisedAt && (
          <Fact name={`Revision ${e.revision}`}>
            <Moment at={e.revisedAt} />
          </Fact>
        )}
        {e.sentAt && (
          <Fact name="Sent">
            <Moment at={e.sentAt} />
          </Fact>
        )}
        {e.viewedAt && (
          <Fact name="Viewed">
            <Moment at={e.viewedAt} />
          </Fact>
        )}
        {e.answeredAt && (
          <Fact name="Answered">
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
        title="Internal notes"
        actions={
          <span className="est-staff-only">
            <LockIcon size={12} />
            Staff only
          </span>
        }
      >
        <p className="pl-prewrap">{notes}</p>
      </Panel>
    )
  );
}
