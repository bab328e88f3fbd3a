// Approved payments that cannot be paid: each says why in a sentence, and carries the way to what
// ends it.
import { bankAccounts } from '@purlin/contracts/bank-accounts.ts';
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { LockIcon } from '@blueprintjs/icons';
import { buttonClass, Money } from '@purlin/ui/ui.ts';
import { Link, Moment, useMay, useRead } from '@purlin/web/web.ts';
import { type ReactNode, useId } from 'react';
import { useToday } from '../parts/days.ts';
import { HOLD_ENDS } from '../parts/hold-ends.ts';
import { useWaitsToConfirm, WhoConfirms } from '../parts/who-confirms.tsx';
import { PaymentRow } from './payment-row.tsx';
import { sumOf } from './sums.ts';

type Hold = NonNullable<VendorPayment['hold']>;

export function HeldBack({
  payments,
  acts,
}: {
  readonly payments: readonly VendorPayment[];
  readonly acts: (payment: VendorPayment) => ReactNode;
}) {
  const id = useId();
  const today = useToday();
  return (
    <section className="pl-panel pay-list" aria-labelledby={id}>
      <div className="pay-list-head">
        <span className="pay-pick">
          <LockIcon aria-hidden />
        </span>
        <h2 id={id}>Held back ({payments.length})</h2>
        <span className="pl-muted">
          <Money amount={sumOf(payments, 'projectTotal')} />
        </span>
        <div className="pay-list-aside pay-list-says">
          Approved, but not payable until the reason is gone
        </div>
      </div>
      <ul className="pay-rows pay-rows-held" aria-labelledby={id}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <PaymentRow
              payment={payment}
              today={today}
              why={payment.hold && <Why hold={payment.hold} payment={payment} />}
              acts={acts(payment)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A sentence for each reason; of what came back, when and with which words. */
const Why = ({
  hold: { code, message },
  payment: { vendorId, vendor, returned },
}: {
  readonly hold: Hold;
  readonly payment: VendorPayment;
}) => (
  <div className="pay-held">
    <p>
      <strong>{message}</strong>
      {returned && (
        <>
          {' '}
          {returned.meaning} Back since <Moment at={returned.at} as="day" />.
        </>
      )}
    </p>
    {code === 'bank-account-unconfirmed' ? (
      <Confirming vendorId={vendorId} contactPerson={vendor?.name ?? ''} />
    ) : (
      HOLD_ENDS[code] && <ToVendor id={vendorId} text={HOLD_ENDS[code]} />
    )}
  </div>
);

const ToVendor = ({ id, text }: { readonly id: number; readonly text: string }) => (
  <Link to={`/vendors/${id}`} className={buttonClass({ size: 'small' })}>
    {text}
  </Link>
);

/** The way to confirm the account, for who may; for who may not yet, or entered it, who does. */
function Confirming({
  vendorId: id,
  contactPerson,
}: {
  readonly vendorId: number;
  readonly contactPerson: string;
}) {
  const may = useMay();
  const waits = useWaitsToConfirm();
  const enabled = may(bankAccounts.show) && may(bankAccounts.confirm);
  const account = useRead(bankAccounts.show, { params: { id } }, { enabled }).data;
  if (!account) return null;
  return waits(account) ? (
    <p>
      <WhoConfirms account={account} contactPerson={contactPerson} />
    </p>
  ) : (
    <ToVendor id={id} text="Confirm account" />
  );
}
