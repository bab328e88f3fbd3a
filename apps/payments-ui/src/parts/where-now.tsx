// A short link to the current place of a payment whose batch did not pay it.
import type { BatchEntry } from '@purlin/contracts/payment-batches.ts';
import { Link } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payment-parts.ts';
import { batchName } from './batch-name.ts';

type Now = NonNullable<BatchEntry['now']>;

/** `back`: the payment was in the batch and has returned to where it was. */
export function WhereNow({
  paymentId,
  now: { status, batchId },
  back = false,
}: {
  readonly paymentId: number;
  readonly now: Now;
  readonly back?: boolean;
}) {
  if (batchId === null)
    return (
      <Link to={`/vendor-payments/${paymentId}`}>
        {say(back && status === 'approved' ? 'back-under-approved' : `now.${status}`)}
      </Link>
    );
  return (
    <Link to={`/vendor-payments/batches/${batchId}`}>
      {say(status === 'paid' ? 'paid-with' : 'on-its-way-with', { batch: batchName(batchId) })}
    </Link>
  );
}
