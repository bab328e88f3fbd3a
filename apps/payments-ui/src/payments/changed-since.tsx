// Optimistic concurrency for decisions: users decide on the version they see. If a payment changed
// meanwhile, the differences show at once, and an answer to the old version is refused.
import { type PaymentDetails, payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { dollars, Notice } from '@purlin/ui/ui.ts';
import { type ApiProblem, useRead } from '@purlin/web/web.ts';
import { label } from '@purlin/words/labels.ts';
import { say } from '@purlin/words/screens/payment-acts.ts';
import { useEffect, useState } from 'react';
import { fullDay } from '../parts/days.ts';
import { payeeOf, workOf } from './payment-words.tsx';

/** Sent with an answer: the revision that the user saw. */
export const asSeen = ({ revision }: Pick<VendorPayment, 'revision'>) => ({
  'if-match': `"${revision}"`,
});

/** Describes each field. */
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

/** The state of the answer being sent, and its refusal. */
interface Answering {
  readonly pending: boolean;
  readonly problem: ApiProblem | undefined;
}

/**
 * The current version, once someone has changed the payment. Changes that arrive while an answer is
 * being sent are caused by it, until it is refused.
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

/** "Labor: $900.00 is now $950.00." for each changed field; empty if none. */
export const differencesOf = (before: VendorPayment, after: VendorPayment): string =>
  NAMES.map((part) => ({ part, was: PARTS[part](before), is: PARTS[part](after) }))
    .filter(({ was, is }) => was !== is)
    .map(({ part, was, is }) =>
      say('is-now', { what: say(`part.${part}`), before: was, after: is }),
    )
    .join(' ');

/** What changed, and who changed it last. */
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
