// The parts around the lines of an estimate: head, introduction, client, notes and terms.
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { clientFactNames } from '@purlin/domain/estimates/header-fields.ts';
import { shownPhone } from '@purlin/domain/shared/phones.ts';
import { contractWords } from '@purlin/words/contract.ts';
import { factsOf } from '@purlin/words/header.ts';
import { calendarDay, dayOf } from './format.ts';
import { useEstimateWords } from './in-language.tsx';
import { badgeOf, situationOf } from './situation.ts';
import { agreementIn } from './shown.ts';

/** Facts longer than this, in characters, get their own row. */
const LONG_FACT = 80;

/** Text as staff typed it, with its line breaks. */
export const Typed = ({ children }: { readonly children: string }) => (
  <p className="typed">{children}</p>
);

export function OfferHead({ estimate }: { readonly estimate: PublicEstimate }) {
  const situation = situationOf(estimate);
  const { timeZone } = estimate.company;
  const words = useEstimateWords();
  const { head } = words;
  return (
    <header className="offer-head">
      <p className="offer-number">
        <span className={`badge badge-${situation}`} data-status={estimate.status}>
          {badgeOf(estimate, words)}
        </span>{' '}
        {head.estimate(estimate.estimateNumber)}
      </p>
      <h1>{estimate.projectTitle}</h1>
      <p className="offer-dates">
        <span>{head.created(dayOf(estimate.createdAt, timeZone, words))}</span>
        {estimate.revisedAt !== null && (
          <span>{head.revised(dayOf(estimate.revisedAt, timeZone, words))}</span>
        )}
        {estimate.validUntil !== null && (
          <span>{head.validUntil(calendarDay(estimate.validUntil, words))}</span>
        )}
      </p>
    </header>
  );
}

export function OfferIntro({ estimate }: { readonly estimate: PublicEstimate }) {
  const { contractBefore, introMessage } = estimate;
  const { language } = useEstimateWords();
  return (
    <>
      {contractBefore !== null && (
        <p>
          <strong>{contractWords(language)('change-order')}</strong>
        </p>
      )}
      {introMessage !== '' && <Typed>{introMessage}</Typed>}
    </>
  );
}

/** The client, and what was agreed besides the prices above. */
export function OfferFacts({ estimate }: { readonly estimate: PublicEstimate }) {
  const { clientName, clientEmail, clientPhone, serviceAddress, projectDescription } = estimate;
  const words = useEstimateWords();
  return (
    <>
      <dl className="offer-for">
        <div>
          <dt>{words.preparedFor}</dt>
          <dd>
            {clientName}
            {clientEmail !== null && (
              <>
                <br />
                <a href={`mailto:${clientEmail}`}>{clientEmail}</a>
              </>
            )}
            {clientPhone !== null && clientPhone !== '' && (
              <>
                <br />
                {shownPhone(clientPhone)}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{words.serviceAddress}</dt>
          <dd className="typed">{serviceAddress}</dd>
        </div>
        {factsOf(estimate, clientFactNames, words.language).map(({ name, label, value }) => (
          <div key={name} className={value.length > LONG_FACT ? 'offer-long' : undefined}>
            <dt>{label}</dt>
            <dd className="typed">{value}</dd>
          </div>
        ))}
      </dl>
      {projectDescription !== '' && (
        <section>
          <h2>{words.project}</h2>
          <Typed>{projectDescription}</Typed>
        </section>
      )}
    </>
  );
}

export function Notes({ text }: { readonly text: string }) {
  const { notes } = useEstimateWords();
  return text === '' ? null : (
    <section>
      <h2>{notes}</h2>
      <Typed>{text}</Typed>
    </section>
  );
}

/** The terms that an approval accepts. Without a signature nobody is asked to accept any. */
export function Terms({ estimate }: { readonly estimate: PublicEstimate }) {
  const words = useEstimateWords();
  const { terms } = agreementIn(estimate, words.language);
  if (!estimate.approval.signatureRequired || terms === '') return null;
  return (
    <section>
      <h2>{words.terms}</h2>
      <Typed>{terms}</Typed>
    </section>
  );
}
