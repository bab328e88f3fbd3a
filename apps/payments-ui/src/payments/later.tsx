// Approved payments whose day has not come. They need no action, so they are collapsed.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { CalendarIcon } from '@blueprintjs/icons';
import { Money } from '@purlin/ui/ui.ts';
import { say } from '@purlin/words/screens/payments.ts';
import type { ReactNode } from 'react';
import { useToday, weekday } from '../parts/days.ts';
import { PaymentRow } from './payment-row.tsx';
import { sumOf } from './sums.ts';

export function Later({
  payments,
  acts,
}: {
  readonly payments: readonly VendorPayment[];
  readonly acts: (payment: VendorPayment) => ReactNode;
}) {
  const today = useToday();
  const inOrder = payments.toSorted((a, b) =>
    a.scheduledPaymentDate.localeCompare(b.scheduledPaymentDate),
  );
  const [first] = inOrder;
  if (!first) return null;
  return (
    <details className="pl-panel pay-list pay-later">
      <summary className="pay-list-head">
        <span className="pay-pick">
          <CalendarIcon aria-hidden />
        </span>
        <h2>{say('later-count', { count: payments.length })}</h2>
        <span className="pl-muted">
          <Money amount={sumOf(payments, 'projectTotal')} />
        </span>
        <span className="pay-list-aside">
          {say('first-on', { day: weekday(first.scheduledPaymentDate) })}
        </span>
      </summary>
      <ul className="pay-rows" aria-label={say('later')}>
        {inOrder.map((payment) => (
          <li key={payment.id}>
            <PaymentRow
              payment={payment}
              today={today}
              why={<p className="pl-muted">{payment.holds[0]?.message}</p>}
              acts={acts(payment)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
