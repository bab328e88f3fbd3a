// What vendors get for a job, payment by payment.
import type { Job } from '@purlin/contracts/job-shapes.ts';
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { type Column, DataTable, Money, Panel, StatusBadge, type Tone } from '@purlin/ui/ui.ts';
import { Moment, useList, useMay } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';

/** As on the vendor payments page. */
const tones: Readonly<Record<VendorPayment['status'], Tone>> = {
  pending: 'warn',
  approved: 'info',
  processing: 'quiet',
  paid: 'good',
  void: 'quiet',
};

const columns: readonly Column<VendorPayment>[] = [
  {
    name: 'Vendor',
    onCard: 'title',
    cell: ({ vendor }) => vendor?.companyName ?? label('vendor.unknown'),
  },
  {
    name: 'Date',
    cell: ({ paidAt, scheduledPaymentDate }) =>
      paidAt ? <Moment at={paidAt} as="day" /> : formatDate(scheduledPaymentDate),
  },
  {
    name: 'Status',
    onCard: 'badge',
    cell: ({ status }) => <StatusBadge tone={tones[status]} label={label(`payment.${status}`)} />,
  },
  { name: 'Total', end: true, cell: ({ projectTotal }) => <Money amount={projectTotal} /> },
];

export function PaymentsPanel({ job }: { readonly job: Job }) {
  const may = useMay()(payments.list);
  const list = useList(payments.list, { query: { jobId: job.id, limit: 10 } }, { enabled: may });
  if (!may || (!list.problem && list.items.length === 0)) return null;
  return (
    <Panel flush title="Vendor payments">
      <DataTable
        caption={`Vendor payments for ${job.title}`}
        columns={columns}
        rowKey={({ id }) => id}
        rows={list.items}
        refreshing={list.refreshing}
        failure={
          list.problem && {
            title: 'The payments could not be loaded',
            message: list.problem.message,
            onRetry: list.refresh,
          }
        }
        more={list.hasMore ? { onLoad: list.loadMore, loading: list.loadingMore } : undefined}
        empty={null}
      />
    </Panel>
  );
}
