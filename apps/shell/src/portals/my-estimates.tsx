// A client's estimates: what each offers, its deadline, its outcome, and a link; and whom to ask if
// there are none to show.
import type { OwnEstimate } from '@purlin/contracts/own-estimates.ts';
import type { SignedIn } from '@purlin/contracts/signing-in.ts';
import { clientPagePath } from '@purlin/domain/estimates/client-page.ts';
import { buttonClass, Money, Panel, StatusBadge } from '@purlin/ui/ui.ts';
import { say as words } from '@purlin/words/screens/client-portal.ts';
import { say } from '@purlin/words/screens/portals.ts';
import { Document, Help, Tick } from '@blueprintjs/icons';
import { type ReactNode, useId } from 'react';
import { EstimateHistory } from './own-estimate-history.tsx';
import { stateOfEstimate } from './own-estimate-state.ts';
import { OwnList } from './own-list.tsx';
import { PdfButton } from './own-pdf.tsx';
import { isOpen, useOwnEstimates } from './own-reads.ts';
import { CallUs } from './portal-frame.tsx';
import { openUntil } from './whats-next.tsx';

export const MyEstimates = ({ user }: { readonly user: SignedIn }) =>
  user.clientId === null ? (
    <LinkFirst what="estimates"> {say('link-meanwhile')}</LinkFirst>
  ) : (
    <OfClient />
  );

/** Shown instead of records while the account is not linked to a client. */
export const LinkFirst = ({
  what,
  children,
}: {
  readonly what: 'estimates' | 'projects';
  readonly children?: ReactNode;
}) => (
  <CallUs icon={<Help size={24} />} title={say(`link-first.${what}`)}>
    {say('link-why')}
    {children}
  </CallUs>
);

function OfClient() {
  const read = useOwnEstimates();
  const { estimates = [], today = '' } = read.data ?? {};
  const waiting = estimates.filter(isOpen);
  const others = estimates.filter((one) => !isOpen(one));
  const cards = (all: readonly OwnEstimate[]) =>
    all.map((estimate) => <EstimateCard key={estimate.id} estimate={estimate} today={today} />);
  return (
    <OwnList
      list={{ ...read, items: estimates }}
      what="estimates"
      empty={
        <CallUs icon={<Document size={24} />} title={say('no-estimates')}>
          {say('no-estimates-why')}
        </CallUs>
      }
    >
      <div className="sh-panels">
        {waiting.length > 0 && (
          <Panel flush title={words('to-answer')}>
            {cards(waiting)}
          </Panel>
        )}
        {others.length > 0 && (
          <Panel flush title={waiting.length > 0 ? words('others') : say('my-estimates')}>
            {cards(others)}
          </Panel>
        )}
      </div>
    </OwnList>
  );
}

function EstimateCard({
  estimate,
  today,
}: {
  readonly estimate: OwnEstimate;
  readonly today: string;
}) {
  const id = useId();
  const { estimateNumber, language, projectTitle, serviceAddress, validUntil } = estimate;
  const open = isOpen(estimate);
  const path = clientPagePath(estimateNumber, language);
  return (
    <article className="sh-own" aria-labelledby={id}>
      <div className="sh-own-head">
        <h3 id={id}>{projectTitle}</h3>
        <StatusBadge {...stateOfEstimate(estimate)} />
      </div>
      <p className="pl-muted">
        {estimateNumber} · {serviceAddress}
      </p>
      {open && validUntil !== null && <p>{openUntil(validUntil, today)}</p>}
      {estimate.options.length > 0 ? (
        <Options estimate={estimate} />
      ) : (
        <p className="sh-own-total">
          <span className="pl-hidden">{words('total')} </span>
          <Money amount={estimate.total} />
        </p>
      )}
      <div className="sh-own-acts">
        {!estimate.withdrawn && (
          <a
            className={buttonClass(open ? { intent: 'primary' } : {})}
            href={path}
            aria-label={words('open-what', { number: estimateNumber })}
          >
            {words('open')}
          </a>
        )}
        <PdfButton estimate={estimate} />
      </div>
      <EstimateHistory estimate={estimate} />
    </article>
  );
}

/** Options by name and price. In an approved estimate the chosen one stands out. */
const Options = ({ estimate: { options } }: { readonly estimate: OwnEstimate }) => (
  <ul className="sh-own-options">
    {options.map(({ id, title, total, chosen }) => (
      <li key={id} {...(chosen ? { 'data-chosen': true } : {})}>
        <span>
          {title}
          {chosen && (
            <span className="sh-own-chosen">
              <Tick aria-hidden /> {words('chosen')}
            </span>
          )}
        </span>
        <Money amount={total} />
      </li>
    ))}
  </ul>
);
