// One payment in a list: a line where there is room, a card on a phone. All lines of a list share
// their columns.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { classNames, dollars, Money } from '@purlin/ui/ui.ts';
import { Link, Moment } from '@purlin/web/web.ts';
import { type ReactNode, useId } from 'react';
import { fromToday, shortDay } from '../parts/days.ts';
import { accountOf, PaymentBadge, payeeOf } from './payment-words.tsx';

/** A box that chooses the line; `onChoose` hears whether everything from the last one is meant. */
export interface Picking {
  readonly chosen: boolean;
  readonly onChoose: (on: boolean, range: boolean) => void;
}

export interface PaymentRowProps {
  readonly payment: VendorPayment;
  /** The company's day; undefined until it is known. */
  readonly today: string | undefined;
  readonly pick?: Picking | undefined;
  /** Under what it is for: why it waits. */
  readonly why?: ReactNode;
  readonly acts?: ReactNode;
}

export function PaymentRow({ payment, today, pick, why, acts }: PaymentRowProps) {
  const id = useId();
  return (
    <article
      className={classNames('pay-row', pick?.chosen && 'pay-row-chosen')}
      aria-labelledby={id}
    >
      {pick ? <PickBox payment={payment} {...pick} /> : <span />}
      <div className="pay-who">
        <h3 id={id}>
          <Link className="pay-name" to={`/vendor-payments/${payment.id}`}>
            {payeeOf(payment)}
          </Link>
        </h3>{' '}
        <span className="pay-meta">{referenceOf(payment)}</span>
        <p className="pay-job">
          {payment.job ? `${payment.job.title} · ${payment.job.address}` : 'No job'}
        </p>
        {payment.notes && (
          <p className="pay-note">
            <span className="pl-muted">Note: </span>
            {payment.notes}
          </p>
        )}
      </div>
      <Standing payment={payment} />
      <When payment={payment} today={today} />
      <dl className="pay-split">
        <div>
          <dt>Labor</dt>
          <dd>
            <Money amount={payment.laborAmount} />
          </dd>
        </div>
        <div>
          <dt>Materials</dt>
          <dd>
            <Money amount={payment.materialsAmount} />
          </dd>
        </div>
      </dl>
      <p className="pay-total">
        <span className="pl-hidden">Total </span>
        <Money amount={payment.projectTotal} />
      </p>
      {acts && <div className="pay-acts">{acts}</div>}
      {why && <div className="pay-why">{why}</div>}
    </article>
  );
}

const PickBox = ({ payment, chosen, onChoose }: Picking & { readonly payment: VendorPayment }) => (
  <label className="pay-pick">
    <input
      type="checkbox"
      aria-label={`Select ${payeeOf(payment)}, ${dollars(payment.projectTotal)}`}
      checked={chosen}
      onChange={(event) =>
        onChoose(
          event.currentTarget.checked,
          event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey,
        )
      }
    />
  </label>
);

/** "Invoice 8812 · ••4410": what the vendor calls it, and where it goes. */
const referenceOf = (payment: VendorPayment): string =>
  [payment.invoiceNumber && `Invoice ${payment.invoiceNumber}`, accountOf(payment)]
    .filter(Boolean)
    .join(' · ');

/** Its status, and who brought it there. */
function Standing({ payment }: { readonly payment: VendorPayment }) {
  const { status, plannedBy, secondedBy, approvedBy } = payment;
  const by = status === 'pending' ? (secondedBy ? `1 of 2: ${secondedBy}` : plannedBy) : approvedBy;
  return (
    <div className="pay-standing">
      <PaymentBadge payment={payment} />
      {by && <span className="pay-by">{by}</span>}
    </div>
  );
}

function When({
  payment: { status, paidAt, scheduledPaymentDate },
  today,
}: Pick<PaymentRowProps, 'payment' | 'today'>) {
  if (paidAt)
    return (
      <div className="pay-when">
        <span className="pay-label">Paid </span>
        <Moment at={paidAt} />
        <span className="pay-by">Scheduled {shortDay(scheduledPaymentDate, today)}</span>
      </div>
    );
  const away = today && status !== 'void' ? fromToday(scheduledPaymentDate, today) : '';
  return (
    <div className="pay-when">
      <span className="pay-label">Scheduled </span>
      {shortDay(scheduledPaymentDate, today)}
      {away && <span className={away.endsWith('late') ? 'pay-late' : 'pay-by'}>{away}</span>}
    </div>
  );
}
