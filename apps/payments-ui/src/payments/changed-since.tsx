// What somebody decides on is what they looked at: where a payment was changed meanwhile, what is
// different is shown at once, and an answer to what it was is refused.
import { type PaymentDetails, payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { dollars, Notice } from '@purlin/ui/ui.ts';
import { type ApiProblem, useRead } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/payment-acts.ts';
import { useEffect, useState } from 'react';
import { fullDay } from '../parts/days.ts';
import { payeeOf, workOf } from './payment-words.tsx';

/** Sent with an answer: the payment as it was looked at. */
export const asSeen = ({ revision }: Pick<VendorPayment, 'revision'>) => ({
  'if-match': `"${revision}"`,
});

/** Each as it is told. */
const PARTS = {
  vendor: payeeOf,
  job: workOf,
  labor: ({ laborAmount }) => dollars(laborAmount),
  materials: ({ materialsAmount }) => dollars(materialsAmount),
  total: ({ projectTotal }) => dollars(projectTotal),
  date: ({ scheduledPaymentDate }) => fullDay(scheduledPaymentDate),
  invoice: ({ invoiceNumber }) => invoiceNumber ?? say('none'),
  notes: ({ notes }) => notes || say('none'),
  status: ({ status }) => label(`payment.${status}`).toLowerCase(),
} satisfies Readonly<Record<string, (payment: VendorPayment) => string>>;
const NAMES = Object.keys(PARTS) as readonly (keyof typeof PARTS)[];

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
  NAMES.map((part) => ({ part, was: PARTS[part](before), is: PARTS[part](after) }))
    .filter(({ was, is }) => was !== is)
    .map(({ part, was, is }) =>
      say('is-now', { what: say(`part.${part}`), before: was, after: is }),
    )
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
      title={last ? say('changed-by', { who: last.by }) : say('changed-by-somebody')}
    >
      {differencesOf(seen, changed) || last?.summary} {say('look-again')}
    </Notice>
  );
}
