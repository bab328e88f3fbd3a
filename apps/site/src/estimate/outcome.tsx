// What became of an estimate, as a panel above it: approved, declined, expired, withdrawn, not sent yet.
import type { ReactNode } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { calendarDay, dayOf, dollars, isZero } from './format.ts';
import { CallUs, Panel, type Sender } from './panels.tsx';
import { situationOf, type Situation } from './situation.ts';

const ClientMessage = ({ text }: { readonly text: string }) => (text === '' ? null : <figure className="quoted"><figcaption>Your message</figcaption><blockquote>{text}</blockquote></figure>);

/** The day of the answer, as the end of a sentence. */
const on = ({ answeredAt, company }: PublicEstimate): string => (answeredAt === null ? '' : ` on ${dayOf(answeredAt, company.timeZone)}`);

interface OutcomeProps { readonly estimate: PublicEstimate; readonly sender: Sender; readonly focus: boolean }

function Approved({ estimate, sender, focus }: OutcomeProps) {
  const chosen = estimate.estimateOptions.find(({ id }) => id === estimate.selectedOptionId);
  const { total, deposit } = chosen ?? estimate;
  return (
    <Panel tone="good" title={chosen ? 'Option Approved' : 'Estimate Approved'} focus={focus}>
      <p>Thank you! {sender.name} has your approval{chosen && <> of <strong>{chosen.title}</strong></>} at <strong>{dollars(total)}</strong>{on(estimate)} and will contact you about the next steps.</p>
      {!isZero(deposit) && <p>A deposit of <strong>{dollars(deposit)}</strong> is due now.</p>}
      <ClientMessage text={estimate.clientMessage} />
    </Panel>
  );
}

const outcomes: Readonly<Record<Situation, (props: OutcomeProps) => ReactNode>> = {
  open: () => null,
  preview: ({ focus }) => (
    <Panel tone="warn" title="This estimate has not been sent yet" focus={focus}><p>It can be approved or declined once it has been sent.</p></Panel>
  ),
  expired: ({ estimate, sender, focus }) => (
    <Panel tone="warn" title="This estimate has expired" focus={focus}>
      <p>{estimate.validUntil === null ? 'Its prices no longer hold' : `Its prices were valid until ${calendarDay(estimate.validUntil)}`}, so it cannot be approved any more. Call us and we will bring it up to date.</p>
      <CallUs sender={sender} />
    </Panel>
  ),
  withdrawn: ({ sender, focus }) => (
    <Panel tone="warn" title="This estimate has been withdrawn" focus={focus}>
      <p>It can no longer be approved. Call us if you would like a new one.</p>
      <CallUs sender={sender} />
    </Panel>
  ),
  approved: Approved,
  declined: ({ estimate, sender, focus }) => (
    <Panel tone="bad" title="Estimate Declined" focus={focus}>
      <p>Thank you for letting us know. If you change your mind, call us: <span className="unbroken">{sender.phone}</span>.</p>
      <ClientMessage text={estimate.clientMessage} />
    </Panel>
  ),
};

export function OutcomePanel(props: OutcomeProps) {
  const Outcome = outcomes[situationOf(props.estimate)];
  return <Outcome {...props} />;
}
