// The panels of the estimate page: loading, not found, unavailable, offline, changed.
import { useEffect, useRef, type ReactNode } from 'react';
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { totalsBefore } from './changes.ts';
import { dayOf } from './format.ts';
import { useEstimateWords } from './in-language.tsx';
import { mayDecline, situationOf } from './situation.ts';
import type { Notice } from './use-estimate.ts';
import { useOnline } from './use-online.ts';

/** The sender of the estimate, known from the page's frame before the estimate has loaded. */
export interface Sender {
  readonly name: string;
  readonly phone: string;
  readonly phoneHref: string;
}

export const CallUs = ({ sender }: { readonly sender: Sender }) => (
  <a className="button button-ghost" href={`tel:${sender.phoneHref}`}>
    {useEstimateWords().call(sender.phone)}
  </a>
);

export function LoadingPanel() {
  const { loading } = useEstimateWords();
  return (
    <div className="letter letter-loading" aria-busy="true">
      <div role="status">
        <h1>{loading}</h1>
      </div>
      <div className="courses" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

/** `replaced`: the link was valid until a newer one replaced it. */
export function NotFoundPanel({
  sender,
  replaced,
}: {
  readonly sender: Sender;
  readonly replaced: boolean;
}) {
  const { notFound, linkReplaced } = useEstimateWords();
  const { title, text, advice } = replaced ? linkReplaced : notFound;
  return (
    <section className="letter letter-notice">
      <h1>{title}</h1>
      <p>{text}</p>
      <p>{advice}</p>
      <CallUs sender={sender} />
    </section>
  );
}

export function UnavailablePanel({
  sender,
  message,
  onTryAgain,
}: {
  readonly sender: Sender;
  readonly message: string | null;
  readonly onTryAgain: () => void;
}) {
  const { unavailable, tryAgain } = useEstimateWords();
  return (
    <section className="letter letter-notice" role="alert">
      <h1>{unavailable.title}</h1>
      <p>{message ?? unavailable.text}</p>
      <div className="actions">
        <button type="button" className="button" onClick={onTryAgain}>
          {tryAgain}
        </button>
        <CallUs sender={sender} />
      </div>
    </section>
  );
}

/** A panel that takes the focus when it appears as the result of a client's action. */
export function Panel({
  tone,
  title,
  focus,
  children,
}: {
  readonly tone: 'good' | 'bad' | 'warn';
  readonly title: string;
  readonly focus: boolean;
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <section className={`panel panel-${tone}`}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Says that the page now shows another version, and what differs. */
export function NoticePanel({ notice }: { readonly notice: Notice }) {
  const words = useEstimateWords().changes;
  return (
    <Panel tone="warn" title={words.title} focus>
      <p>{notice.message}</p>
      {notice.changes.length > 0 && (
        <ul>
          {notice.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      <p>{words.below}</p>
    </Panel>
  );
}

/** Says that this version replaces an earlier one, while that still matters. */
export function RevisedPanel({ estimate }: { readonly estimate: PublicEstimate }) {
  const { revisedAt, company } = estimate;
  const words = useEstimateWords();
  if (revisedAt === null || !mayDecline(situationOf(estimate))) return null;
  return (
    <p className="panel panel-info">
      <span>
        <strong>{words.revised.what(dayOf(revisedAt, company.timeZone, words))}</strong>{' '}
        {[words.revised.why, ...totalsBefore(estimate, words)].join(' ')}
      </span>
    </p>
  );
}

/** Always rendered, so that its text is announced when it appears. */
export function OfflinePanel() {
  const online = useOnline();
  const { offline } = useEstimateWords();
  return (
    <div role="status" className="offline">
      {!online && <p className="panel panel-warn">{offline}</p>}
    </div>
  );
}
