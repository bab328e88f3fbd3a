// Told beside a payment: the same bill of the same vendor is there already.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { dollars, Notice } from '@purlin/ui/ui.ts';
import { useMoments, useRead } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';

/** `id`: the payment itself, once there is one. */
export function SameInvoice({
  payment: { vendorId, invoiceNumber, id },
}: {
  readonly payment: Pick<VendorPayment, 'vendorId' | 'invoiceNumber'> &
    Partial<Pick<VendorPayment, 'id'>>;
}) {
  const moments = useMoments();
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
  const told = ({ projectTotal, status, paidAt, scheduledPaymentDate }: VendorPayment): string => {
    const standing = label(`payment.${status}`).toLowerCase();
    const when = paidAt
      ? `paid ${moments?.day(paidAt) ?? ''}`
      : `${standing}, scheduled ${formatDate(scheduledPaymentDate)}`;
    return `${dollars(projectTotal)}, ${when}.`;
  };
  return (
    <Notice tone="warn" title={`Invoice ${invoiceNumber} is here already`}>
      {same.map(told).join(' ')} Please make sure that it is not the same bill.
    </Notice>
  );
}
