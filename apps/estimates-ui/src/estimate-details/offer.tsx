// What the client is offered: project, lines, totals and words, as one document.
import type { Estimate, LineItem } from '@purlin/contracts/estimate-shapes.ts';
import { Money, PHONE, useMediaQuery } from '@purlin/ui/ui.ts';
import { telephone } from '../telephone.ts';

export function Offer({ estimate }: { readonly estimate: Estimate }) {
  const { client, clientPhone, serviceAddress, projectDescription, introMessage, customerNotes, total, lineItems } = estimate;
  return (
    <section className="pl-panel" aria-label="The offer">
      <div className="est-offer-head">
        <dl className="est-parties">
          <div><dt>Client</dt><dd className="pl-contact"><strong>{client.name}</strong><a href={`mailto:${client.email}`}>{client.email}</a>{clientPhone && <a href={telephone(clientPhone)} className="pl-figures">{clientPhone}</a>}</dd></div>
          <div><dt>Service Address</dt><dd>{serviceAddress}</dd></div>
        </dl>
        <dl className="est-total"><dt>Total</dt><dd><Money amount={total} /></dd></dl>
      </div>
      {(introMessage || projectDescription) && (
        <div className="est-words">
          {introMessage && <p className="pl-prewrap">{introMessage}</p>}
          {projectDescription && <><h2>Project description</h2><p className="pl-prewrap">{projectDescription}</p></>}
        </div>
      )}
      <Lines items={lineItems} />
      <TotalsList estimate={estimate} />
      {customerNotes && <div className="est-words est-words-foot"><h2>Notes for the client</h2><p className="pl-prewrap">{customerNotes}</p></div>}
    </section>
  );
}

function Lines({ items }: { readonly items: readonly LineItem[] }) {
  const phone = useMediaQuery(PHONE);
  if (items.length === 0) return <p className="est-no-lines">No line items yet.</p>;
  if (phone) {
    return (
      <ul className="est-line-cards" aria-label="Line items">
        {items.map((item) => (
          <li key={item.id}>
            <span className="pl-prewrap">{item.description}</span><strong><Money amount={item.total} /></strong>
            <small className="pl-figures">{item.quantity} × <Money amount={item.rate} />{item.taxable ? '' : ' · not taxed'}</small>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="pl-table-scroll">
      <table className="pl-table">
        <caption className="pl-hidden">Line items</caption>
        <thead><tr><th scope="col">Description</th><th scope="col" className="pl-end">Quantity</th><th scope="col" className="pl-end">Rate</th><th scope="col" className="pl-end">Total</th></tr></thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id}>
              <td><span className="pl-prewrap">{item.description}</span>{!item.taxable && <span className="est-untaxed">Not taxed</span>}</td>
              <td className="pl-end pl-figures">{item.quantity}</td><td className="pl-end"><Money amount={item.rate} /></td><td className="pl-end"><Money amount={item.total} /></td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TotalsList({ estimate: { subtotal, discount, discountPercentage, tax, taxPercentage, taxBasis, total } }: { readonly estimate: Estimate }) {
  return (
    <dl className="est-totals">
      <div><dt>Subtotal</dt><dd><Money amount={subtotal} /></dd></div>
      {discountPercentage > 0 && <div><dt>Discount ({discountPercentage}%)</dt><dd>−<Money amount={discount} /></dd></div>}
      {taxPercentage > 0 && <div><dt>Tax ({taxPercentage}%{discountPercentage > 0 && (taxBasis === 'discounted' ? ', after discount' : ', before discount')})</dt><dd><Money amount={tax} /></dd></div>}
      <div className="est-totals-sum"><dt>Total</dt><dd><Money amount={total} /></dd></div>
    </dl>
  );
}
