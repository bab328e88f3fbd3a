// Payments chosen for a batch but not in it, and those that would be left out if its file were
// written now: payee, amount, reason, and current state.
import type { BatchDetails, BatchEntry } from '@purlin/contracts/payment-batches.ts';
import { Money, Panel } from '@purlin/ui/ui.ts';
import { Link } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/batch-page.ts';
import type { ReactNode } from 'react';
import { WhereNow } from '../parts/where-now.tsx';

type Payment = BatchEntry & { readonly paymentId: number };
const isPayment = (entry: BatchEntry): entry is Payment => entry.paymentId !== null;

/**
 * Chosen but left out. Of a stopped batch this is every payment, which its last step already says.
 */
export const leftOutOf = ({ status, entries }: BatchDetails): readonly Payment[] =>
  status === 'stopped'
    ? []
    : entries.filter(isPayment).filter(({ outcome }) => outcome === 'left-out');

/** Still in the batch, but something blocks the payment. */
const atRisk = ({ entries }: BatchDetails): readonly Payment[] =>
  entries.filter(isPayment).filter(({ outcome, why }) => outcome === 'waiting' && why !== null);

export function LeftOut({ batch }: { readonly batch: BatchDetails }) {
  const [risky, left] = [atRisk(batch), leftOutOf(batch)];
  return (
    <>
      {risky.length > 0 && (
        <Kept
          title={say('at-risk', { count: risky.length })}
          description={say('at-risk-means')}
          payments={risky}
          end={({ vendorId }) => <Link to={`/vendors/${vendorId}`}>{say('open-vendor')}</Link>}
        />
      )}
      {left.length > 0 && (
        <Kept
          title={say('left-out', { count: left.length })}
          description={say('left-out-means')}
          payments={left}
          end={({ paymentId, now }) => now && <WhereNow paymentId={paymentId} now={now} />}
        />
      )}
    </>
  );
}

const Kept = ({
  title,
  description,
  payments,
  end,
}: {
  readonly title: string;
  readonly description: string;
  readonly payments: readonly Payment[];
  readonly end: (payment: Payment) => ReactNode;
}) => (
  <Panel flush title={title} description={description}>
    <ul className="pay-left" aria-label={title}>
      {payments.map((payment) => (
        <li key={payment.paymentId}>
          <Link className="pay-left-who" to={`/vendor-payments/${payment.paymentId}`}>
            {payment.payee}
          </Link>
          <Money amount={payment.amount} />
          <p>{payment.why ?? say('was-not-ready')}</p>
          <span>{end(payment)}</span>
        </li>
      ))}
    </ul>
  </Panel>
);
