// What the estimate says around its lines: head, introduction, whom it is for, notes and terms.
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { calendarDay, dayOf } from './format.ts';
import { badgeOf, situationOf } from './situation.ts';

/** Text as staff typed it, with its line breaks. */
export const Typed = ({ children }: { readonly children: string }) => <p className="typed">{children}</p>;

export function OfferHead({ estimate }: { readonly estimate: PublicEstimate }) {
  const { timeZone } = estimate.company;
  return (
    <header className="offer-head">
      <p className="offer-number"><span className={`badge badge-${situationOf(estimate)}`}>{badgeOf(estimate)}</span> Estimate {estimate.estimateNumber}</p>
      <h1>{estimate.projectTitle}</h1>
      <p className="offer-dates">
        <span>Created {dayOf(estimate.createdAt, timeZone)}</span>
        {estimate.revisedAt !== null && <span>Revised {dayOf(estimate.revisedAt, timeZone)}</span>}
        {estimate.validUntil !== null && <span>Valid until {calendarDay(estimate.validUntil)}</span>}
      </p>
    </header>
  );
}

export function OfferIntro({ estimate }: { readonly estimate: PublicEstimate }) {
  const { clientName, clientEmail, clientPhone, serviceAddress, introMessage, projectDescription } = estimate;
  return (
    <>
      {introMessage !== '' && <Typed>{introMessage}</Typed>}
      <dl className="offer-for">
        <div><dt>Prepared for</dt><dd>{clientName}<br /><a href={`mailto:${clientEmail}`}>{clientEmail}</a>{clientPhone !== null && clientPhone !== '' && <><br />{clientPhone}</>}</dd></div>
        <div><dt>Service address</dt><dd className="typed">{serviceAddress}</dd></div>
      </dl>
      {projectDescription !== '' && <section><h2>The project</h2><Typed>{projectDescription}</Typed></section>}
    </>
  );
}

export const Notes = ({ text }: { readonly text: string }) => (text === '' ? null : <section><h2>Notes</h2><Typed>{text}</Typed></section>);

/** The terms that an approval accepts; without a signature nobody is asked to accept any. */
export function Terms({ approval }: { readonly approval: PublicEstimate['approval'] }) {
  if (!approval.signatureRequired || approval.terms === '') return null;
  return <section><h2>Terms</h2><Typed>{approval.terms}</Typed></section>;
}
