// What a vendor got and gets, newest first.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { type Column, DataTable, Money, Panel, rowsOf } from '@purlin/ui/ui.ts';
import { Link, Moment, useList, useMay } from '@purlin/web/web.ts';
import { PaymentBadge, workOf } from '../../payments/payment-words.tsx';

/** Why an approved payment does not go: it came back, or something holds it. */
function waitsFor({ status, hold, returned }: VendorPayment): string | undefined {
  if (status === 'paid' || status === 'void') return undefined;
  const says = [returned && `Came back (${returned.code})`, hold && 'held back'];
  const words = says.filter(Boolean).join(', ');
  return words === '' ? undefined : words[0]!.toUpperCase() + words.slice(1);
}

const columns: readonly Column<VendorPayment>[] = [
  {
    name: 'For',
    onCard: 'title',
    cell: (payment) => (
      <span className="pl-two-lines">
        <Link className="pl-row-link" to={`/vendor-payments/${payment.id}`}>
          {workOf(payment)}
        </Link>
        {payment.invoiceNumber && <span>Invoice {payment.invoiceNumber}</span>}
      </span>
    ),
  },
  {
    name: 'Status',
    onCard: 'badge',
    cell: (payment) => (
      <span className="pl-two-lines">
        <span>
          <PaymentBadge payment={payment} />
        </span>
        {waitsFor(payment) && <span>{waitsFor(payment)}</span>}
      </span>
    ),
  },
  {
    name: 'Date',
    cell: ({ paidAt, scheduledPaymentDate }) => (
      <span className="pl-figures">
        {paidAt ? <Moment at={paidAt} as="day" /> : formatDate(scheduledPaymentDate)}
      </span>
    ),
  },
  {
    name: 'Total',
    end: true,
    onCard: 'figure',
    cell: ({ projectTotal }) => <Money amount={projectTotal} />,
  },
];

export function VendorPaymentsPanel({ vendor }: { readonly vendor: Vendor }) {
  const may = useMay()(payments.list);
  const list = useList(
    payments.list,
    { query: { vendorId: vendor.id, limit: 10 } },
    { enabled: may },
  );
  if (!may) return null;
  return (
    <Panel flush title="Payments">
      <DataTable
        caption={`Payments to ${vendor.name}`}
        columns={columns}
        rowKey={({ id }) => id}
        loadingText="Loading payments..."
        {...rowsOf(list, 'The payments could not be loaded')}
        empty={<p className="pl-none">No payments yet.</p>}
      />
    </Panel>
  );
}
