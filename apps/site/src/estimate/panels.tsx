// The panels of the estimate page: loading, not found, unavailable, offline, changed.
import { useEffect, useRef, type ReactNode } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { dayOf } from './format.ts';
import { mayDecline, situationOf } from './situation.ts';
import type { Notice } from './use-estimate.ts';
import { useOnline } from './use-online.ts';

/** Who sent the estimate, as the page's frame knows it before the estimate has arrived. */
export interface Sender { readonly name: string; readonly phone: string; readonly phoneHref: string }

export const CallUs = ({ sender }: { readonly sender: Sender }) => <a className="button button-ghost" href={`tel:${sender.phoneHref}`}>Call {sender.phone}</a>;

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
export function Panel({ tone, title, focus, children }: { readonly tone: 'good' | 'bad' | 'warn'; readonly title: string; readonly focus: boolean; readonly children: ReactNode }) {
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

/** Says that this version stands in place of an earlier one, while that still matters. */
export function RevisedPanel({ estimate }: { readonly estimate: PublicEstimate }) {
  const { revisedAt, company } = estimate;
  if (revisedAt === null || !mayDecline(situationOf(estimate))) return null;
  return <p className="panel panel-info"><span><strong>We revised this estimate on {dayOf(revisedAt, company.timeZone)}.</strong> It replaces the version you received before.</span></p>;
}

/** Always there, so that what it says is announced when it begins to say something. */
export function OfflinePanel() {
  const online = useOnline();
  return <div role="status" className="offline">{!online && <p className="panel panel-warn">You are offline. You can go on reading; answers can be sent once you are connected again.</p>}</div>;
}
