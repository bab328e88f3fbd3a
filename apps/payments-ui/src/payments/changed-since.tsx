// What somebody decides on is what they looked at: where a payment was changed meanwhile, what is
// different is shown at once, and an answer to what it was is refused.
import { type PaymentDetails, payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { formatDate } from '@purlin/domain/shared/dates.ts';
import { dollars, Notice } from '@purlin/ui/ui.ts';
import { type ApiProblem, useRead } from '@purlin/web/web.ts';
import { useEffect, useState } from 'react';
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

/** What an answer is on its way to, or was refused with. */
interface Answering {
  readonly pending: boolean;
  readonly problem: ApiProblem | undefined;
}

/**
 * The payment as it is now, as soon as somebody made it another one. What changes while an answer
 * is on its way is that answer's doing, until it is refused.
 */
export function useChangedSince(
  seen: VendorPayment,
  { pending, problem }: Answering,
): { readonly now: VendorPayment; readonly changed: PaymentDetails | undefined } {
  const { data, refresh } = useRead(payments.details, { params: { id: seen.id } });
  const [changed, setChanged] = useState<PaymentDetails>();
  if (!pending && data && data.revision > (changed ?? seen).revision) setChanged(data);
  useEffect(() => {
    if (problem?.status === 412) refresh();
  }, [problem, refresh]);
  return { now: changed ?? seen, changed };
}

/** "Labor: $900.00 is now $950.00." for each part that is different; empty where none is. */
export const differencesOf = (before: VendorPayment, after: VendorPayment): string =>
  PARTS.filter(([, of]) => of(before) !== of(after))
    .map(([what, of]) => `${what}: ${of(before)} is now ${of(after)}.`)
    .join(' ');

/** What is different, and who did it last. */
export function ChangedSince({
  seen,
  changed,
}: {
  readonly seen: VendorPayment;
  readonly changed: PaymentDetails | undefined;
}) {
  if (!changed) return null;
  const last = changed.story[0];
  return (
    <Notice
      tone="bad"
      title={`${last ? last.by : 'Somebody'} changed this payment after you opened it`}
    >
      {differencesOf(seen, changed) || last?.summary} Look at it again before you answer.
    </Notice>
  );
}
