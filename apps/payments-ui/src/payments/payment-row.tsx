// One payment in a list: a row where there is room, a card on a phone. All rows share their
// columns.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { classNames, dollars, Money } from '@purlin/ui/ui.ts';
import { Link, Moment, useMay } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/payments.ts';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { chosenAt } from '../parts/chosen.ts';
import { fromToday, shortDay } from '../parts/days.ts';
import { accountOf, PaymentBadge, payeeOf } from './payment-words.tsx';

/**
 * A checkbox that selects the row; `onChoose` is told whether to select the range since the last
 * one.
 */
export interface Picking {
  readonly chosen: boolean;
  readonly onChoose: (on: boolean, range: boolean) => void;
}

export interface PaymentRowProps {
  readonly payment: VendorPayment;
  /** Today for the company; undefined until it is known. */
  readonly today: string | undefined;
  readonly pick?: Picking | undefined;
  /** Shown under the purpose: why the payment waits. */
  readonly why?: ReactNode;
  readonly acts?: ReactNode;
}

export function PaymentRow({ payment, today, pick, why, acts }: PaymentRowProps) {
  const id = useId();
  return (
    <article
      className={classNames('pay-row', pick?.chosen && 'pay-row-chosen')}
      aria-labelledby={id}
      style={roomFor(payment)}
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
          {payment.job ? `${payment.job.title} · ${payment.job.address}` : say('no-job')}
        </p>
        {payment.notes && (
          <p className="pay-note">
            <span className="pl-muted">{say('note')} </span>
            {payment.notes}
          </p>
        )}
      </div>
      <PaymentStatus payment={payment} />
      <When payment={payment} today={today} />
      <dl className="pay-split">
        <div>
          <dt>{say('labor')}</dt>
          <dd>
            <Money amount={payment.laborAmount} />
          </dd>
        </div>
        <div>
          <dt>{say('materials')}</dt>
          <dd>
            <Money amount={payment.materialsAmount} />
          </dd>
        </div>
      </dl>
      <p className="pay-total">
        <span className="pl-hidden">{say('total')} </span>
        <Money amount={payment.projectTotal} />
      </p>
      {acts && <div className="pay-acts">{acts}</div>}
      {why && <div className="pay-why">{why}</div>}
    </article>
  );
}

/** The length of the total in characters, which on a card is beside the name. */
const roomFor = ({ projectTotal }: VendorPayment) =>
  ({ '--pay-total': dollars(projectTotal).length }) as CSSProperties;

const PickBox = ({ payment, chosen, onChoose }: Picking & { readonly payment: VendorPayment }) => (
  <label className="pay-pick">
    <input
      type="checkbox"
      aria-label={say('select-one', {
        payee: payeeOf(payment),
        amount: dollars(payment.projectTotal),
      })}
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

/** "Invoice 8812 · ••4410": the vendor's reference, and the account. */
const referenceOf = (payment: VendorPayment): string =>
  [payment.invoiceNumber && say('invoice', { number: payment.invoiceNumber }), accountOf(payment)]
    .filter(Boolean)
    .join(' · ');

/** The status, and who set it. */
function PaymentStatus({ payment }: { readonly payment: VendorPayment }) {
  const { status, plannedBy, secondedBy, approvedBy } = payment;
  const by =
    status === 'pending'
      ? secondedBy
        ? say('one-of-two', { who: secondedBy })
        : plannedBy
      : approvedBy;
  return (
    <div className="pay-standing">
      <PaymentBadge payment={payment} />
      {by && <span className="pay-by">{by}</span>}
    </div>
  );
}

/**
 * For a late approved payment: one click selects it for the next batch. A pending one has its
 * button at the end of the row.
 */
function LateStep({ payment: { id, status, holds } }: { readonly payment: VendorPayment }) {
  const may = useMay()(payments.batchProcess);
  if (status !== 'approved' || holds.length > 0 || !may) return null;
  return (
    <Link className="pay-late-step" to={chosenAt([id])} replace preventScrollReset>
      {say('late-pay')}
    </Link>
  );
}

function When({ payment, today }: Pick<PaymentRowProps, 'payment' | 'today'>) {
  const { status, paidAt, scheduledPaymentDate } = payment;
  if (paidAt)
    return (
      <div className="pay-when">
        <span className="pay-label">{label('payment.paid')} </span>
        <Moment at={paidAt} />
        <span className="pay-by">
          {say('scheduled-on', { day: shortDay(scheduledPaymentDate, today) })}
        </span>
      </div>
    );
  const away = today && status !== 'void' && fromToday(scheduledPaymentDate, today);
  const isLate = today !== undefined && scheduledPaymentDate < today;
  return (
    <div className="pay-when">
      <span className="pay-label">{say('scheduled')} </span>
      {shortDay(scheduledPaymentDate, today)}
      {away && <span className={isLate ? 'pay-late' : 'pay-by'}>{away}</span>}
      {isLate && <LateStep payment={payment} />}
    </div>
  );
}
