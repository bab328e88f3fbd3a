// A job's vendor payments.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { Button, ErrorPanel, Money, Panel, StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { Moment, useList, useMay } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/jobs.ts';
import { shortDate } from '../parts/days.ts';

/** As on the vendor payments page. */
const tones: Readonly<Record<VendorPayment['status'], Tone>> = {
  pending: 'warn',
  approved: 'info',
  processing: 'quiet',
  paid: 'good',
  void: 'quiet',
};

const Payment = ({ payment }: { readonly payment: VendorPayment }) => {
  const { vendor, status, paidAt, scheduledPaymentDate, projectTotal } = payment;
  return (
    <li>
      <span className="job-pay-who">{vendor?.companyName ?? label('vendor.unknown')}</span>
      <Money amount={projectTotal} />
      <span className="pl-muted">
        {paidAt ? <Moment at={paidAt} as="day" /> : shortDate(scheduledPaymentDate.slice(0, 10))}
      </span>
      <StatusBadge tone={tones[status]} label={label(`payment.${status}`)} />
    </li>
  );
};

export function PaymentsPanel({ job }: { readonly job: Job }) {
  const may = useMay()(payments.list);
  const list = useList(payments.list, { query: { jobId: job.id, limit: 10 } }, { enabled: may });
  if (!may || (!list.problem && list.items.length === 0)) return null;
  return (
    <Panel flush title={say('vendor-payments')}>
      {list.problem && (
        <ErrorPanel
          title={say('payments-failed')}
          message={list.problem.message}
          onRetry={list.refresh}
          retrying={list.refreshing}
        />
      )}
      <ul className="job-pays" aria-label={say('payments-for', { title: job.title })}>
        {list.items.map((payment) => (
          <Payment key={payment.id} payment={payment} />
        ))}
      </ul>
      {list.hasMore && (
        <div className="cal-more-jobs">
          <Button text={say('show-more')} onClick={list.loadMore} loading={list.loadingMore} />
        </div>
      )}
    </Panel>
  );
}
