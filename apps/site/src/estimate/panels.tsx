// The panels of the estimate page: loading, not found, unavailable, and what became of an estimate.
import { useEffect, useRef, type ReactNode } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { calendarDay } from './format.ts';
import { situationOf, type Situation } from './situation.ts';
import type { Notice } from './use-estimate.ts';

/** Who sent the estimate, as the page's frame knows it before the estimate has arrived. */
export interface Sender { readonly name: string; readonly phone: string; readonly phoneHref: string }

const CallUs = ({ sender }: { readonly sender: Sender }) => <a className="button button-ghost" href={`tel:${sender.phoneHref}`}>Call {sender.phone}</a>;

export function LoadingPanel() {
  return (
    <div className="letter letter-loading" aria-busy="true">
      <div role="status"><h1>Loading your estimate…</h1></div>
      <div className="courses" aria-hidden="true"><i /><i /><i /><i /><i /></div>
    </div>
  );
}

export function NotFoundPanel({ sender }: { readonly sender: Sender }) {
  return (
    <section className="letter letter-notice">
      <h1>Estimate Not Found</h1>
      <p>This estimate does not exist or has been removed.</p>
      <p>Check that the whole link from our e-mail is in the address bar, or call us: we will find it.</p>
      <CallUs sender={sender} />
    </section>
  );
}

export function UnavailablePanel({ sender, message, onTryAgain }: { readonly sender: Sender; readonly message: string | null; readonly onTryAgain: () => void }) {
  return (
    <section className="letter letter-notice" role="alert">
      <h1>Your estimate could not be loaded</h1>
      <p>{message ?? 'Please check your connection and try again.'}</p>
      <div className="actions"><button type="button" className="button" onClick={onTryAgain}>Try again</button><CallUs sender={sender} /></div>
    </section>
  );
}

/** A panel that takes the focus when it appears as the result of something the client did. */
function Panel({ tone, title, focus, children }: { readonly tone: 'good' | 'bad' | 'warn'; readonly title: string; readonly focus: boolean; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <section className={`panel panel-${tone}`}>
      <h2 ref={heading} tabIndex={-1}>{title}</h2>
      {children}
    </section>
  );
}

const ClientMessage = ({ text }: { readonly text: string }) => (text === '' ? null : <figure className="quoted"><figcaption>Your message</figcaption><blockquote>{text}</blockquote></figure>);

interface OutcomeProps { readonly estimate: PublicEstimate; readonly sender: Sender; readonly focus: boolean }

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
  approved: ({ estimate, sender, focus }) => (
    <Panel tone="good" title="Estimate Approved" focus={focus}>
      <p>Thank you! {sender.name} has your approval and will contact you about the next steps.</p>
      <ClientMessage text={estimate.clientMessage} />
    </Panel>
  ),
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

/** Says that the page now shows another version, and what is different. */
export function NoticePanel({ notice }: { readonly notice: Notice }) {
  return (
    <Panel tone="warn" title="Please look again" focus>
      <p>{notice.message}</p>
      {notice.changes.length > 0 && <ul>{notice.changes.map((change) => <li key={change}>{change}</li>)}</ul>}
      <p>Below is the estimate as it is now.</p>
    </Panel>
  );
}
