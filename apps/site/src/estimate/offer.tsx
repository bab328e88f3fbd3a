// What the estimate offers: the project, its lines and its totals.
import type { PublicEstimate } from '@purlin/contracts/estimate-shapes.ts';
import { calendarDay, dayOf, dollars, isZero, percent, quantity } from './format.ts';
import { badgeOf, situationOf } from './situation.ts';

/** Text as staff typed it, with its line breaks. */
const Text = ({ children }: { readonly children: string }) => <p className="typed">{children}</p>;

export function OfferHead({ estimate }: { readonly estimate: PublicEstimate }) {
  return (
    <header className="offer-head">
      <p className="offer-number"><span className={`badge badge-${situationOf(estimate)}`}>{badgeOf(estimate)}</span> Estimate {estimate.estimateNumber}</p>
      <h1>{estimate.projectTitle}</h1>
      <p className="offer-dates">
        <span>Created {dayOf(estimate.createdAt, estimate.company.timeZone)}</span>
        {estimate.validUntil !== null && <span>Valid until {calendarDay(estimate.validUntil)}</span>}
      </p>
    </header>
  );
}

export function OfferIntro({ estimate }: { readonly estimate: PublicEstimate }) {
  const { clientName, clientEmail, clientPhone, serviceAddress, introMessage, projectDescription } = estimate;
  return (
    <>
      {introMessage !== '' && <Text>{introMessage}</Text>}
      <dl className="offer-for">
        <div><dt>Prepared for</dt><dd>{clientName}<br /><a href={`mailto:${clientEmail}`}>{clientEmail}</a>{clientPhone !== null && clientPhone !== '' && <><br />{clientPhone}</>}</dd></div>
        <div><dt>Service address</dt><dd className="typed">{serviceAddress}</dd></div>
      </dl>
      {projectDescription !== '' && <section><h2>The project</h2><Text>{projectDescription}</Text></section>}
    </>
  );
}

export function Lines({ estimate }: { readonly estimate: PublicEstimate }) {
  const { lineItems, subtotal, discount, discountPercentage, tax, taxPercentage, total } = estimate;
  return (
    <section>
      <h2 id="lines-title">What it includes</h2>
      <table className="lines" aria-labelledby="lines-title">
        <thead><tr><th scope="col">Description</th><th scope="col">Quantity</th><th scope="col">Rate</th><th scope="col">Total</th></tr></thead>
        <tbody>
          {lineItems.toSorted((a, b) => a.order - b.order).map((line) => (
            <tr key={line.id}>
              <th scope="row">{line.section !== null && line.section !== '' && <small>{line.section}</small>}{line.description}</th>
              <td data-label="Quantity">{quantity(line.quantity)}</td>
              <td data-label="Rate">{dollars(line.rate)}</td>
              <td data-label="Total">{dollars(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="totals">
        {!isZero(subtotal) && <div><dt>Subtotal</dt><dd>{dollars(subtotal)}</dd></div>}
        {!isZero(discount) && <div><dt>Discount ({percent(discountPercentage)})</dt><dd>−{dollars(discount)}</dd></div>}
        {!isZero(tax) && <div><dt>Tax ({percent(taxPercentage)})</dt><dd>{dollars(tax)}</dd></div>}
        <div className="totals-total"><dt>Total</dt><dd>{dollars(total)}</dd></div>
      </dl>
    </section>
  );
}

export const Notes = ({ text }: { readonly text: string }) => (text === '' ? null : <section><h2>Notes</h2><Text>{text}</Text></section>);
