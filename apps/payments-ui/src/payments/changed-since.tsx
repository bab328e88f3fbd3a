// What somebody decides on is what they looked at: where a payment was changed meanwhile, the
// answer is refused, and what is different is shown before they answer again.
import { type PaymentDetails, payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { dollars, Notice } from '@purlin/ui/ui.ts';
import { type ApiProblem, useRead } from '@purlin/web/web.ts';
import { payeeOf, workOf } from './payment-words.tsx';

/** Sent with an answer: the payment as it was looked at. */
export const asSeen = ({ revision }: Pick<VendorPayment, 'revision'>) => ({
  'if-match': `"${revision}"`,
});

const PARTS: readonly (readonly [what: string, of: (payment: VendorPayment) => string])[] = [
  ['Vendor', payeeOf],
  ['Job', workOf],
  ['Labor', ({ laborAmount }) => dollars(laborAmount)],
  ['Materials', ({ materialsAmount }) => dollars(materialsAmount)],
  ['Total', ({ projectTotal }) => dollars(projectTotal)],
  ['Date', ({ scheduledPaymentDate }) => formatDate(scheduledPaymentDate)],
  ['Invoice', ({ invoiceNumber }) => invoiceNumber ?? 'none'],
  ['Notes', ({ notes }) => notes || 'none'],
  ['Status', ({ status }) => status],
];

/** The payment as it is now, once an answer to it was refused because it is another one. */
export function useChangedSince(
  seen: VendorPayment,
  problem: ApiProblem | undefined,
): { readonly now: VendorPayment; readonly changed: PaymentDetails | undefined } {
  const { data } = useRead(
    payments.details,
    { params: { id: seen.id } },
    { enabled: problem?.status === 412 },
  );
  const changed = data && data.revision > seen.revision ? data : undefined;
  return { now: changed ?? seen, changed };
}

/** What is different, and who did it last. */
export function ChangedSince({
  seen,
  changed,
}: {
  readonly seen: VendorPayment;
  readonly changed: PaymentDetails | undefined;
}) {
  if (!changed) return null;
  const different = PARTS.filter(([, of]) => of(seen) !== of(changed));
  const last = changed.story[0];
  return (
    <Notice
      tone="bad"
      title={`${last ? last.by : 'Somebody'} changed this payment after you opened it`}
    >
      {different.length === 0
        ? (last?.summary ?? 'Please look at it again.')
        : different
            .map(([what, of]) => `${what}: ${of(seen)} is now ${of(changed)}.`)
            .join(' ')}{' '}
      Look at it again before you answer.
    </Notice>
  );
}
