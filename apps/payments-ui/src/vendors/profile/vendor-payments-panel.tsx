// A vendor's payments, newest first.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import type { Vendor } from '@purlin/contracts/vendors.ts';
import { type Column, DataTable, Money, Panel, rowsOf } from '@purlin/ui/ui.ts';
import { briefly } from '../../parts/holds.tsx';
import { Link, Moment, momentsIn, useList, useMay } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/vendor-page.ts';
import { PaymentBadge, workOf } from '../../payments/payment-words.tsx';

/** Why an approved payment is not sent: it was returned, or it is on hold. */
function waitsFor({ status, holds, returned }: VendorPayment): string | undefined {
  if (status === 'paid' || status === 'void') return undefined;
  const why = holds.length > 0 ? briefly(holds) : undefined;
  if (returned)
    return why === undefined
      ? say('came-back', { code: returned.code })
      : say('came-back-held', { code: returned.code, why });
  return why === undefined ? undefined : say('held-back', { why });
}

const columns = (): readonly Column<VendorPayment>[] => [
  {
    name: say('for'),
    onCard: 'title',
    cell: (payment) => (
      <span className="pl-two-lines">
        <Link className="pl-row-link" to={`/vendor-payments/${payment.id}`}>
          {workOf(payment)}
        </Link>
        {payment.invoiceNumber && <span>{say('invoice', { number: payment.invoiceNumber })}</span>}
      </span>
    ),
  },
  {
    name: say('status'),
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
    name: say('date'),
    cell: ({ paidAt, scheduledPaymentDate }) => (
      <span className="pl-figures">
        {paidAt ? <Moment at={paidAt} as="day" /> : momentsIn('UTC').day(scheduledPaymentDate)}
      </span>
    ),
  },
  {
    name: say('total'),
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
    <Panel flush title={say('payments')}>
      <DataTable
        caption={say('payments-to', { name: vendor.name })}
        columns={columns()}
        rowKey={({ id }) => id}
        loadingText={say('loading-payments')}
        {...rowsOf(list, say('payments-failed'))}
        empty={<p className="pl-none">{say('no-payments')}</p>}
      />
    </Panel>
  );
}
