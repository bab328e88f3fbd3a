// Returned entries as tasks: the payee, the reason, the payment's current state, and the steps that
// resolve it.
import type { BatchDetails, BatchEntry } from '@purlin/contracts/payment-batches.ts';
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { TickCircleIcon, UndoIcon } from '@blueprintjs/icons';
import { buttonClass, classNames, Money } from '@purlin/ui/ui.ts';
import { Link, useMay, useRead } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/batch-page.ts';
import type { ReactNode } from 'react';
import { AccountSteps } from '../parts/account-steps.tsx';
import { batchName } from '../parts/batch-name.ts';
import { CameBackWhen } from '../parts/came-back.tsx';
import { chosenAt } from '../parts/chosen.ts';
import { Holds } from '../parts/holds.tsx';

type Returned = BatchEntry & {
  readonly paymentId: number;
  readonly returned: NonNullable<BatchEntry['returned']>;
};
type Now = Pick<VendorPayment, 'id' | 'vendorId' | 'vendor' | 'status' | 'batchId' | 'holds'>;

/** Every returned entry, each with its payment as of now. */
export const ReturnedEntries = ({ batch }: { readonly batch: Pick<BatchDetails, 'entries'> }) =>
  batch.entries
    .filter((entry): entry is Returned => entry.returned !== null && entry.paymentId !== null)
    .map((entry) => <CameBack key={entry.paymentId} entry={entry} />);

/** The account is at fault, so the payment waits for another one. */
const needsAccount = (now: Now | undefined): boolean =>
  now?.status === 'approved' && now.holds.some(({ code }) => code === 'payment-came-back');

function CameBack({
  entry: { vendorId, payee, amount, endsWith, paymentId, returned },
}: {
  readonly entry: Returned;
}) {
  const may = useMay();
  const { data: now } = useRead(
    payments.details,
    { params: { id: paymentId } },
    { enabled: may(payments.details) },
  );
  const over = now?.status === 'paid';
  return (
    <section
      className="pl-panel pay-came-back"
      aria-label={say('payment-came-back', { id: paymentId, payee })}
    >
      <div className={classNames('pay-came-back-head', over && 'pay-came-back-over')}>
        {over ? <TickCircleIcon aria-hidden /> : <UndoIcon aria-hidden />}
        <h2>{say(over ? 'was-paid-again' : 'did-not-get-it', { payee })}</h2>
        <strong>
          <Money amount={amount} />
        </strong>
      </div>
      <div className="pl-panel-body">
        <p>
          <strong>{returned.code}</strong> {returned.meaning}{' '}
          <span className="pl-muted">
            <CameBackWhen returned={returned} />
          </span>
        </p>
        {now && (
          <div className="pay-came-back-now">
            <PaymentNow now={now} />
          </div>
        )}
        {needsAccount(now) && <AccountSteps vendorId={vendorId} endsWith={endsWith} />}
        <div className="pl-actions pay-came-back-ways">
          {needsAccount(now) && (
            <Link to={`/vendors/${vendorId}`} className={buttonClass({ intent: 'primary' })}>
              {say('enter-account')}
            </Link>
          )}
          {now?.status === 'approved' && now.holds.length === 0 && (
            <Link to={chosenAt([paymentId])} className={buttonClass({ intent: 'primary' })}>
              {say('pay-again')}
            </Link>
          )}
          <Link to={`/vendor-payments/${paymentId}`} className={buttonClass()}>
            {say('open-payment')}
          </Link>
        </div>
      </div>
    </section>
  );
}

/** The payment's current state: "Paid again with Batch 0034", or what blocks it. */
function PaymentNow({ now }: { readonly now: Now }): ReactNode {
  const { status, batchId, holds } = now;
  const batch = batchId !== null && (
    <Link to={`/vendor-payments/batches/${batchId}`}>{batchName(batchId)}</Link>
  );
  if (status === 'paid')
    return batch ? (
      <>
        {say('paid-again-with')} {batch}.
      </>
    ) : (
      say('paid-again')
    );
  if (status === 'processing')
    return batch ? (
      <>
        {say('on-its-way-again-with')} {batch}.
      </>
    ) : (
      say('on-its-way-again')
    );
  if (status === 'void') return say('now-void');
  if (status === 'pending') return say('now-pending');
  if (holds.length === 0) return say('now-ready');
  // Holds that another account resolves are described in the steps below, with a link.
  const others = holds.filter(({ code }) => code !== 'payment-came-back');
  return others.length === 0 ? (
    say('waits-for-account')
  ) : (
    <>
      {say('held-back')}
      <Holds payment={{ ...now, holds: others }} />
    </>
  );
}
