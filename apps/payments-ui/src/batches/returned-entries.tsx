// What came back, as something to do: who did not get their money, why, where the payment stands
// by now, and the steps that end it.
import type { BatchDetails, BatchEntry } from '@purlin/contracts/payment-batches.ts';
import { payments, type VendorPayment } from '@purlin/contracts/payments.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import { TickCircleIcon, UndoIcon } from '@blueprintjs/icons';
import { buttonClass, classNames, Money } from '@purlin/ui/ui.ts';
import { Link, PhoneLink, useMay, useRead } from '@purlin/web/web.ts';
import type { ReactNode } from 'react';
import { batchName } from '../parts/batch-name.ts';
import { CameBackWhen } from '../parts/came-back.tsx';
import { chosenAt } from '../parts/chosen.ts';
import { HOLD_ENDS } from '../parts/hold-ends.ts';

type Returned = BatchEntry & { readonly returned: NonNullable<BatchEntry['returned']> };
type Now = Pick<VendorPayment, 'status' | 'batchId' | 'hold'>;

/** Every entry that came back, each with the payment as it is today. */
export const ReturnedEntries = ({ batch }: { readonly batch: Pick<BatchDetails, 'entries'> }) =>
  batch.entries
    .filter((entry): entry is Returned => entry.returned !== null)
    .map((entry) => <CameBack key={entry.paymentId} entry={entry} />);

/** The account is to blame, so the payment waits for another one. */
const needsAccount = (now: Now | undefined): boolean =>
  now?.status === 'approved' && now.hold?.code === 'payment-came-back';

/** What is done on the vendor's page to end what holds it back; undefined where nothing is. */
const wayOut = (now: Now | undefined): string | undefined =>
  now?.status === 'approved' && now.hold ? HOLD_ENDS[now.hold.code] : undefined;

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
    <section className="pl-panel pay-came-back" aria-label={`Payment to ${payee} came back`}>
      <div className={classNames('pay-came-back-head', over && 'pay-came-back-over')}>
        {over ? <TickCircleIcon aria-hidden /> : <UndoIcon aria-hidden />}
        <h2>{over ? `${payee} was paid again` : `${payee} did not get its money`}</h2>
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
          <p>
            <Standing now={now} />
          </p>
        )}
        {needsAccount(now) && <AccountSteps vendorId={vendorId} endsWith={endsWith} />}
        <div className="pl-actions pay-came-back-ways">
          {wayOut(now) && (
            <Link to={`/vendors/${vendorId}`} className={buttonClass({ intent: 'primary' })}>
              {wayOut(now)}
            </Link>
          )}
          {now?.status === 'approved' && !now.hold && (
            <Link to={chosenAt([paymentId])} className={buttonClass({ intent: 'primary' })}>
              Pay it again
            </Link>
          )}
          <Link to={`/vendor-payments/${paymentId}`} className={buttonClass()}>
            Open payment
          </Link>
        </div>
      </div>
    </section>
  );
}

/** "Paid again with Batch 0034", "Held back: ...": where the payment stands by now. */
function Standing({ now: { status, batchId, hold } }: { readonly now: Now }): ReactNode {
  const batch = batchId !== null && (
    <Link to={`/vendor-payments/batches/${batchId}`}>{batchName(batchId)}</Link>
  );
  if (status === 'paid') return batch ? <>Paid again with {batch}.</> : 'Paid again.';
  if (status === 'processing')
    return batch ? <>On its way again with {batch}.</> : 'On its way again.';
  if (status === 'void') return 'The payment was voided: nothing more is paid for it.';
  if (status === 'pending') return 'The payment waits for approval again.';
  return hold ? <>Held back: {hold.message}</> : 'Approved again, ready to pay.';
}

/** How another account comes to be. */
function AccountSteps({
  vendorId,
  endsWith,
}: {
  readonly vendorId: number;
  readonly endsWith: string;
}) {
  const may = useMay()(vendors.details);
  const vendor = useRead(vendors.details, { params: { id: vendorId } }, { enabled: may }).data;
  return (
    <ol className="pay-steps">
      <li>
        <strong>Call, do not write</strong>
        <span>
          {vendor ? (
            <>
              {vendor.contactPerson}, <PhoneLink phone={vendor.phone} />, the number on file and not
              one from an e-mail.
            </>
          ) : (
            'Use the number on file, not one from an e-mail.'
          )}
        </span>
      </li>
      <li>
        <strong>Enter the account</strong>
        <span>Used so far: ••{endsWith}.</span>
      </li>
      <li>
        <strong>Another admin confirms it</strong>
        <span>Then the payment can be selected again.</span>
      </li>
    </ol>
  );
}
