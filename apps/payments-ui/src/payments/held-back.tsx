// Approved payments on hold: each lists all its holds with what resolves them. A hold shared by
// several payments of a vendor is shown at the first. On a phone each payment is an expandable
// line.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { LockIcon } from '@blueprintjs/icons';
import { Money, PHONE, useMediaQuery } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payments.ts';
import { type ReactNode, useId } from 'react';
import { shortDay, useToday } from '../parts/days.ts';
import { briefly, byVendor, Holds } from '../parts/holds.tsx';
import { BankRejectedLine } from './bank-rejected.tsx';
import { PaymentRow } from './payment-row.tsx';
import { payeeOf, workOf } from './payment-words.tsx';
import { sumOf } from './sums.ts';

type Acts = (payment: VendorPayment) => ReactNode;

export function HeldBack({
  payments,
  acts,
}: {
  readonly payments: readonly VendorPayment[];
  readonly acts: Acts;
}) {
  const id = useId();
  const today = useToday();
  const phone = useMediaQuery(PHONE);
  return (
    <section className="pl-panel pay-list" aria-labelledby={id}>
      <div className="pay-list-head">
        <span className="pay-pick">
          <LockIcon aria-hidden />
        </span>
        <h2 id={id}>{say('held-back', { count: payments.length })}</h2>
        <span className="pl-muted">
          <Money amount={sumOf(payments, 'projectTotal')} />
        </span>
        <div className="pay-list-aside pay-list-says">{say('held-back-means')}</div>
      </div>
      <ul className="pay-rows pay-rows-held" aria-labelledby={id}>
        {byVendor(payments).map(({ payment, above }) => (
          <li key={payment.id}>
            {phone ? (
              <Folded payment={payment} today={today} acts={acts} />
            ) : (
              <PaymentRow
                payment={payment}
                today={today}
                why={
                  <>
                    <BankRejectedLine payment={payment} />
                    <Holds payment={payment} above={above} />
                  </>
                }
                acts={acts(payment)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Payee, amount and reason in two lines; what resolves it appears below when expanded. */
const Folded = ({
  payment,
  today,
  acts,
}: {
  readonly payment: VendorPayment;
  readonly today: string | undefined;
  readonly acts: Acts;
}) => (
  <details className="pay-fold">
    <summary>
      <strong>{payeeOf(payment)}</strong>
      <Money amount={payment.projectTotal} />
      <span className="pay-fold-why">{briefly(payment.holds)}</span>
    </summary>
    <div className="pay-fold-more">
      <p className="pl-muted">
        {[
          workOf(payment),
          payment.invoiceNumber && say('invoice', { number: payment.invoiceNumber }),
          say('scheduled-on', { day: shortDay(payment.scheduledPaymentDate, today) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <BankRejectedLine payment={payment} />
      <Holds payment={payment} />
      <div className="pay-fold-acts">
        <Link to={`/vendor-payments/${payment.id}`}>{say('open-payment')}</Link>
        {acts(payment)}
      </div>
    </div>
  </details>
);
