// A warning on a payment: the same bill of the same vendor already exists.
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { dollars, Notice } from '@purlin/ui/ui.ts';
import { Link, useMoments, useRead } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/payment-form.ts';
import { fullDay } from '../parts/days.ts';

type Same = VendorPayment['sameInvoice'][number];

/** Describes each duplicate: "$900.00, paid Nov 3." */
function useSameInvoiceText(): (same: Same) => string {
  const moments = useMoments();
  return ({ projectTotal, status, paidAt, scheduledPaymentDate }) => {
    const amount = dollars(projectTotal);
    if (paidAt) return say('same-paid', { amount, day: moments?.day(paidAt) ?? '' });
    return say('same-scheduled', {
      amount,
      status: label(`payment.${status}`).toLowerCase(),
      day: fullDay(scheduledPaymentDate),
    });
  };
}

/** In a row of a list. */
export function SameInvoiceLine({ payment }: { readonly payment: VendorPayment }) {
  const told = useSameInvoiceText();
  const { sameInvoice, invoiceNumber } = payment;
  if (sameInvoice.length === 0) return null;
  return (
    <p className="pay-twice">
      {say('here-already-as', {
        number: invoiceNumber ?? '',
        payments: sameInvoice.map(told).join(' '),
      })}
    </p>
  );
}

/** On the page of a payment that has not been sent, with links to the duplicates. */
export function SameInvoiceNotice({ payment }: { readonly payment: VendorPayment }) {
  const told = useSameInvoiceText();
  const { sameInvoice, invoiceNumber, status } = payment;
  if (sameInvoice.length === 0 || (status !== 'pending' && status !== 'approved')) return null;
  return (
    <Notice tone="warn" title={say('here-already', { number: invoiceNumber ?? '' })}>
      {sameInvoice.map((same) => (
        <p key={same.id}>
          <Link to={`/vendor-payments/${same.id}`}>{say('payment', { id: same.id })}</Link>
          {say('same-told', { text: told(same) })}
        </p>
      ))}
      {say('not-the-same')}
    </Notice>
  );
}

/** `id`: the payment itself, once it exists. */
export function SameInvoice({
  payment: { vendorId, invoiceNumber, id },
}: {
  readonly payment: Pick<VendorPayment, 'vendorId' | 'invoiceNumber'> &
    Partial<Pick<VendorPayment, 'id'>>;
}) {
  const told = useSameInvoiceText();
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
    <Notice tone="warn" title={say('here-already', { number: invoiceNumber ?? '' })}>
      {same.map(told).join(' ')} {say('not-the-same')}
    </Notice>
  );
}
