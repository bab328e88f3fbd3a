// What a payment is made of.
import type { PaymentDetails } from '@purlin/contracts/payments.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { Money, Panel } from '@purlin/ui/ui.ts';
import { Link, useMay } from '@purlin/web/web.ts';
import type { ReactNode } from 'react';
import { batchName } from '../../parts/batch-name.ts';
import { accountOf, payeeOf } from '../payment-words.tsx';

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

export function PaymentFacts({ payment }: { readonly payment: PaymentDetails }) {
  const may = useMay();
  const { vendor, vendorId, job, jobId, batchId, invoiceNumber, notes } = payment;
  return (
    <Panel title="The payment">
      <dl className="pay-sums">
        <dt>Labor</dt>
        <dd>
          <Money amount={payment.laborAmount} />
        </dd>
        <dt>Materials</dt>
        <dd>
          <Money amount={payment.materialsAmount} />
        </dd>
        <dt className="pay-sums-total">Total</dt>
        <dd className="pay-sums-total">
          <Money amount={payment.projectTotal} />
        </dd>
      </dl>
      <dl className="pay-details">
        <Fact name="Vendor">
          {vendor && may(vendors.details) ? (
            <Link to={`/vendors/${vendorId}`}>{payeeOf(payment)}</Link>
          ) : (
            payeeOf(payment)
          )}
        </Fact>
        <Fact name="Job">
          {job && jobId !== null && may(scheduling.details) ? (
            <>
              <Link to={`/calendar/jobs/${jobId}`}>{job.title}</Link>
              <span className="pl-muted">, {job.address}</span>
            </>
          ) : (
            (job?.title ?? 'No job')
          )}
        </Fact>
        <Fact name="Scheduled">{formatDate(payment.scheduledPaymentDate)}</Fact>
        <Fact name="Invoice">{invoiceNumber ?? 'None'}</Fact>
        <Fact name="Account">{accountOf(payment) ?? 'None yet'}</Fact>
        {batchId !== null && (
          <Fact name="Batch">
            <Link to={`/vendor-payments/batches/${batchId}`}>{batchName(batchId)}</Link>
          </Fact>
        )}
        {notes && (
          <div className="pay-wide">
            <dt>Notes</dt>
            <dd className="pl-prewrap">{notes}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
