// A payment's details.
import type { PaymentDetails } from '@purlin/contracts/payments.ts';
import { scheduling } from '@purlin/contracts/scheduling.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import { Money, Panel } from '@purlin/ui/ui.ts';
import { Link, useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-page.ts';
import type { ReactNode } from 'react';
import { batchName } from '../../parts/batch-name.ts';
import { fullDay } from '../../parts/days.ts';
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
    <Panel title={say('the-payment')}>
      <dl className="pay-sums">
        <dt>{say('labor')}</dt>
        <dd>
          <Money amount={payment.laborAmount} />
        </dd>
        <dt>{say('materials')}</dt>
        <dd>
          <Money amount={payment.materialsAmount} />
        </dd>
        <dt className="pay-sums-total">{say('total')}</dt>
        <dd className="pay-sums-total">
          <Money amount={payment.projectTotal} />
        </dd>
      </dl>
      <dl className="pay-details">
        <Fact name={say('vendor')}>
          {vendor && may(vendors.details) ? (
            <Link to={`/vendors/${vendorId}`}>{payeeOf(payment)}</Link>
          ) : (
            payeeOf(payment)
          )}
        </Fact>
        <Fact name={say('job')}>
          {job && jobId !== null && may(scheduling.details) ? (
            <>
              <Link to={`/calendar/jobs/${jobId}`}>{job.title}</Link>
              <span className="pl-muted">, {job.address}</span>
            </>
          ) : (
            (job?.title ?? say('no-job'))
          )}
        </Fact>
        <Fact name={say('scheduled')}>{fullDay(payment.scheduledPaymentDate)}</Fact>
        <Fact name={say('invoice')}>{invoiceNumber ?? say('no-invoice')}</Fact>
        <Fact name={say('account')}>{accountOf(payment) ?? say('no-account')}</Fact>
        {batchId !== null && (
          <Fact name={say('batch')}>
            <Link to={`/vendor-payments/batches/${batchId}`}>{batchName(batchId)}</Link>
          </Fact>
        )}
        {notes && (
          <div className="pay-wide">
            <dt>{say('notes')}</dt>
            <dd className="pl-prewrap">{notes}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
