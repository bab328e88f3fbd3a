// Told beside a payment: the same bill of the same vendor is there already.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { dollars, Notice } from '@purlin/ui/ui.ts';
import { Link, useMoments, useRead } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';

type Same = VendorPayment['sameInvoice'][number];

/** How each of them stands: "$900.00, paid Nov 3." */
function useTold(): (same: Same) => string {
  const moments = useMoments();
  return ({ projectTotal, status, paidAt, scheduledPaymentDate }) => {
    const standing = label(`payment.${status}`).toLowerCase();
    const when = paidAt
      ? `paid ${moments?.day(paidAt) ?? ''}`
      : `${standing}, scheduled ${formatDate(scheduledPaymentDate)}`;
    return `${dollars(projectTotal)}, ${when}.`;
  };
}

/** A line of a payment in a list. */
export function SameInvoiceLine({ payment }: { readonly payment: VendorPayment }) {
  const told = useTold();
  const { sameInvoice, invoiceNumber } = payment;
  if (sameInvoice.length === 0) return null;
  return (
    <p className="pay-twice">
      Invoice {invoiceNumber} is here already: {sameInvoice.map(told).join(' ')}
    </p>
  );
}

/** On the page of a payment that is not on its way yet; leads to each of the others. */
export function SameInvoiceNotice({ payment }: { readonly payment: VendorPayment }) {
  const told = useTold();
  const { sameInvoice, invoiceNumber, status } = payment;
  if (sameInvoice.length === 0 || (status !== 'pending' && status !== 'approved')) return null;
  return (
    <Notice tone="warn" title={`Invoice ${invoiceNumber} is here already`}>
      {sameInvoice.map((same) => (
        <p key={same.id}>
          <Link to={`/vendor-payments/${same.id}`}>Payment {same.id}</Link>: {told(same)}
        </p>
      ))}
      Please make sure that it is not the same bill.
    </Notice>
  );
}

/** `id`: the payment itself, once there is one. */
export function SameInvoice({
  payment: { vendorId, invoiceNumber, id },
}: {
  readonly payment: Pick<VendorPayment, 'vendorId' | 'invoiceNumber'> &
    Partial<Pick<VendorPayment, 'id'>>;
}) {
  const told = useTold();
  const same = useRead(
    payments.sameInvoice,
    {
      query: {
        vendorId,
        invoiceNumber: invoiceNumber ?? '',
        ...(id === undefined ? {} : { except: id }),
      },
    },
    { enabled: Boolean(invoiceNumber) },
  ).data;
  if (!same || same.length === 0) return null;
  return (
    <Notice tone="warn" title={`Invoice ${invoiceNumber} is here already`}>
      {same.map(told).join(' ')} Please make sure that it is not the same bill.
    </Notice>
  );
}
