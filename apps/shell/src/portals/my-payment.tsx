// One payment as its vendor sees it: the invoice, status, arrival date and trace number; for a
// returned payment, who has to act.
import { companyDetails } from '@purlin/contracts/company-details.ts';
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { isAccountToBlame, isReturnCode } from '@purlin/domain/payments/ach/bank-codes.ts';
import { dialledPhone, shownPhone } from '@purlin/domain/shared/phones.ts';
import { buttonClass, Money, StatusBadge } from '@purlin/ui/ui.ts';
import { Moment, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/portals.ts';
import { Phone } from '@blueprintjs/icons';
import { weekday } from './portal-dates.ts';

/** It was returned and has not been sent again. */
export const cameBack = ({ status, returned }: VendorPayment): boolean =>
  returned !== null && (status === 'pending' || status === 'approved');

const tones = {
  pending: 'quiet',
  approved: 'info',
  processing: 'seen',
  paid: 'good',
  void: 'quiet',
} as const;
const stateOf = (payment: VendorPayment) =>
  cameBack(payment)
    ? ({ tone: 'bad', label: say('came-back') } as const)
    : { tone: tones[payment.status], label: say(`payment.${payment.status}`) };

export const PaymentRow = ({ payment }: { readonly payment: VendorPayment }) => (
  <li>
    <div className="sh-pay-what">
      <strong>
        {payment.invoiceNumber
          ? say('invoice', { number: payment.invoiceNumber })
          : say('payment-number', { id: payment.id })}
      </strong>
      {payment.job && (
        <span className="pl-muted">
          {payment.job.title} · {payment.job.address}
        </span>
      )}
    </div>
    <span className="sh-pay-day">
      <Day payment={payment} />
    </span>
    <span className="sh-pay-trace">
      <Trace payment={payment} />
    </span>
    <span className="sh-pay-state">
      <StatusBadge {...stateOf(payment)} />
    </span>
    <strong className="sh-pay-amount">
      <Money amount={payment.projectTotal} />
    </strong>
    {cameBack(payment) && <WhatToDo returned={payment.returned!} />}
  </li>
);

/** The date that matters now: arrived, arriving, expected, or planned. */
function Day({
  payment: { status, sent, paidAt, scheduledPaymentDate, returned },
}: {
  readonly payment: VendorPayment;
}) {
  if (sent?.arrivedOn) return say('arrived', { day: sent.arrivedOn });
  if (paidAt)
    return (
      <>
        {say('paid-on')} <Moment at={paidAt} as="day" />
      </>
    );
  if (status === 'processing')
    return sent ? say('arrives', { day: weekday(sent.arrivesOn) }) : say('next-file');
  if (returned && sent) return say('sent-for', { day: sent.arrivesOn });
  return say('planned-for', { day: scheduledPaymentDate });
}

/** The account it went to and its trace number; before it is sent, the account it will go to. */
function Trace({ payment }: { readonly payment: VendorPayment }) {
  const { sent, account, status } = payment;
  if (sent)
    return say('to-account-traced', {
      ends: sent.endsWith,
      trace: `${sent.trace.slice(0, 8)} ${sent.trace.slice(8)}`,
    });
  if (!account || status !== 'approved' || cameBack(payment)) return null;
  return say('to-account', { ends: account.endsWith });
}

/** Why the payment was returned, in plain language, and who has to act. */
function WhatToDo({ returned }: { readonly returned: NonNullable<VendorPayment['returned']> }) {
  const phone = useRead(companyDetails.details).data?.phone;
  const needsAccount = isReturnCode(returned.code) && isAccountToBlame(returned.code);
  return (
    <div className="sh-came-back">
      <p>
        <strong>
          {say('sent-back-on')} <Moment at={returned.at} as="day" />.
        </strong>{' '}
        {returned.meaning} {say(needsAccount ? 'which-account' : 'pay-again')}
      </p>
      {phone && (
        <a
          className={buttonClass(needsAccount ? { intent: 'primary' } : {})}
          href={`tel:${dialledPhone(phone)}`}
        >
          <Phone aria-hidden /> {say('call', { phone: shownPhone(phone) })}
        </a>
      )}
    </div>
  );
}
