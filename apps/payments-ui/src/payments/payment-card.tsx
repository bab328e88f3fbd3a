// One vendor payment: who, for which job, how much, when.
import { payments, type PaymentStatus, type VendorPayment } from '@purlin/contracts/payments.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { Tick } from '@blueprintjs/icons';
import { Button, Money, StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { May, Moment } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { useId } from 'react';

const tones: Readonly<Record<PaymentStatus, Tone>> = {
  pending: 'warn',
  approved: 'info',
  processing: 'seen',
  paid: 'good',
  void: 'quiet',
};

/** The company's name, else the person's, else that nobody knows (rule: vendor-name). */
export const payeeOf = ({ vendor }: VendorPayment): string =>
  vendor?.companyName || vendor?.name || 'Unknown Vendor';

/** `onApprove` is set while the payment can be approved. */
export function PaymentCard({
  payment,
  onApprove,
}: {
  readonly payment: VendorPayment;
  readonly onApprove: (() => void) | undefined;
}) {
  const id = useId();
  const { status, job, notes } = payment;
  return (
    <article className="pay-card" aria-labelledby={id}>
      <div className="pay-card-head">
        <div>
          <h2 id={id}>{payeeOf(payment)}</h2>
          {job && (
            <p>
              <span>{job.title}</span> <span>{job.address}</span>
            </p>
          )}
        </div>
        <StatusBadge tone={tones[status]} label={label(`payment.${status}`)} />
      </div>
      <Facts {...payment} />
      {notes && <p className="pay-notes pl-prewrap">{notes}</p>}
      {onApprove && (
        <May call={payments.approve}>
          <div className="pl-actions pl-actions-end">
            <Button
              intent="primary"
              icon={<Tick />}
              text="Approve Payment"
              aria-describedby={id}
              onClick={onApprove}
            />
          </div>
        </May>
      )}
    </article>
  );
}

function Facts({
  projectTotal,
  laborAmount,
  materialsAmount,
  scheduledPaymentDate,
  paidAt,
}: VendorPayment) {
  return (
    <dl className="pay-facts">
      <div className="pay-total">
        <dt>Total</dt>
        <dd>
          <Money amount={projectTotal} />
        </dd>
      </div>
      <div>
        <dt>Labor</dt>
        <dd>
          <Money amount={laborAmount} />
        </dd>
      </div>
      <div>
        <dt>Materials</dt>
        <dd>
          <Money amount={materialsAmount} />
        </dd>
      </div>
      <div>
        <dt>Scheduled</dt>
        <dd className="pl-figures">{formatDate(scheduledPaymentDate)}</dd>
      </div>
      {paidAt && (
        <div>
          <dt>Paid</dt>
          <dd className="pl-figures">
            <Moment at={paidAt} />
          </dd>
        </div>
      )}
    </dl>
  );
}
