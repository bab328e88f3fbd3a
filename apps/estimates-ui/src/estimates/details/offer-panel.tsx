// The offer as one document: project, lines or packages, totals and texts.
import type { Estimate, StaffEstimateOption } from '@purlin/contracts/estimate-shapes.ts';
import { factNames } from '@purlin/domain/estimates/header-fields.ts';
import { factsOf } from '@purlin/words/header.ts';
import { classNames, Money, StatusBadge } from '@purlin/ui/ui.ts';
import { PhoneLink } from '@purlin/web/web.ts';
import { appLanguage } from '@purlin/words/screens.ts';
import { say } from '@purlin/words/screens/estimate-offer.ts';
import { MarginNote } from './margin-note.tsx';
import { OfferLines } from './offer-lines.tsx';
import { OfferTotals } from './offer-totals.tsx';

export function OfferPanel({ estimate }: { readonly estimate: Estimate }) {
  const {
    projectDescription,
    introMessage,
    customerNotes,
    total,
    lineItems,
    estimateType,
    selectedOptionId,
  } = estimate;
  const packages = estimateType === 'multi_option';
  return (
    <section className="pl-panel" aria-label={say('the-offer')}>
      <div className="est-offer-head">
        <Parties estimate={estimate} />
        <dl className="est-total">
          <dt>{say(packages && selectedOptionId === null ? 'recommended-option' : 'total')}</dt>
          <dd>
            <Money amount={total} />
          </dd>
        </dl>
      </div>
      {(introMessage || projectDescription) && (
        <div className="est-words">
          {introMessage && <p className="pl-prewrap">{introMessage}</p>}
          {projectDescription && (
            <>
              <h2>{say('project-description')}</h2>
              <p className="pl-prewrap">{projectDescription}</p>
            </>
          )}
        </div>
      )}
      {packages ? (
        <Packages estimate={estimate} />
      ) : (
        <>
          <OfferLines items={lineItems} />
          <OfferTotals terms={estimate} amounts={estimate} />
          <MarginNote lines={lineItems} amounts={estimate} />
        </>
      )}
      {customerNotes && (
        <div className="est-words est-words-foot">
          <h2>{say('notes')}</h2>
          <p className="pl-prewrap">{customerNotes}</p>
        </div>
      )}
    </section>
  );
}

/** The package that counts is expanded; the others are collapsed to one line. */
function Packages({ estimate }: { readonly estimate: Estimate }) {
  const { estimateOptions, selectedOptionId, status } = estimate;
  if (estimateOptions.length === 0) return <p className="est-no-lines">{say('no-options')}</p>;
  const state = (option: StaffEstimateOption) => {
    if (option.id === selectedOptionId)
      return <StatusBadge tone="good" label={say('option.approved')} />;
    if (status === 'accepted') return <StatusBadge tone="quiet" label={say('option.left')} />;
    return option.recommended && <StatusBadge tone="info" label={say('option.recommended')} />;
  };
  const first = estimateOptions.find(({ id, recommended }) =>
    selectedOptionId === null ? recommended : id === selectedOptionId,
  );
  return estimateOptions.map((option) => (
    <details
      key={option.id}
      open={option === (first ?? estimateOptions[0])}
      className={classNames(
        'est-option',
        selectedOptionId !== null && option.id !== selectedOptionId && 'est-option-left',
      )}
    >
      <summary className="est-option-head">
        <h2>
          {option.title} {state(option)}
        </h2>
        <strong>
          {status === 'draft' && option.lineItems.length === 0 ? (
            <span className="est-note-warn">{say('no-lines')}</span>
          ) : (
            <Money amount={option.total} />
          )}
        </strong>
      </summary>
      {option.description && <p className="pl-prewrap est-option-words">{option.description}</p>}
      <OfferLines items={option.lineItems} />
      <OfferTotals terms={estimate} amounts={option} />
      <MarginNote lines={option.lineItems} amounts={option} />
    </details>
  ));
}

function Parties({ estimate }: { readonly estimate: Estimate }) {
  const { client, clientPhone, serviceAddress } = estimate;
  return (
    <dl className="est-parties">
      <div>
        <dt>{say('client')}</dt>
        <dd className="pl-contact">
          <strong>{client.name}</strong>
          {client.email === null ? (
            <span className="pl-muted">{say('no-email')}</span>
          ) : (
            <a href={`mailto:${client.email}`}>{client.email}</a>
          )}
          {clientPhone && <PhoneLink phone={clientPhone} />}
        </dd>
      </div>
      <div>
        <dt>{say('service-address')}</dt>
        <dd>{serviceAddress}</dd>
      </div>
      {factsOf(estimate, factNames, appLanguage()).map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
