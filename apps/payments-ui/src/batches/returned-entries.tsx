// What came back, as something to do: who did not get their money, why, and the steps that end it.
import type { BatchDetails, BatchEntry } from '@purlin/contracts/payment-batches.ts';
import { vendors } from '@purlin/contracts/vendors.ts';
import { UndoIcon } from '@blueprintjs/icons';
import { buttonClass, Money } from '@purlin/ui/ui.ts';
import { Link, Moment, PhoneLink, useMay, useRead } from '@purlin/web/web.ts';

type Returned = BatchEntry & { readonly returned: NonNullable<BatchEntry['returned']> };

export const ReturnedEntries = ({ batch }: { readonly batch: BatchDetails }) =>
  batch.entries
    .filter((entry): entry is Returned => entry.returned !== null)
    .map((entry) => <CameBack key={entry.paymentId} entry={entry} />);

function CameBack({
  entry: { vendorId, payee, amount, endsWith, paymentId, returned },
}: {
  readonly entry: Returned;
}) {
  const may = useMay()(vendors.details);
  const vendor = useRead(vendors.details, { params: { id: vendorId } }, { enabled: may }).data;
  return (
    <section className="pl-panel pay-came-back" aria-label={`Payment to ${payee} came back`}>
      <div className="pay-came-back-head">
        <UndoIcon aria-hidden />
        <h2>{payee} did not get its money</h2>
        <strong>
          <Money amount={amount} />
        </strong>
      </div>
      <div className="pl-panel-body">
        <p>
          <strong>{returned.code}</strong> {returned.meaning}{' '}
          <span className="pl-muted">
            It came back <Moment at={returned.at} />
            {returned.note && `, with the words “${returned.note}”`}. The payment is under Approved
            again, and held back until there is another account.
          </span>
        </p>
        <ol className="pay-steps">
          <li>
            <strong>Call, do not write</strong>
            <span>
              {vendor ? (
                <>
                  {vendor.contactPerson}, <PhoneLink phone={vendor.phone} />, the number on file and
                  not one from an e-mail.
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
        <div className="pl-actions">
          <Link to={`/vendors/${vendorId}`} className={buttonClass({ intent: 'primary' })}>
            Enter account
          </Link>
          <Link to={`/vendor-payments/${paymentId}`} className={buttonClass()}>
            Open payment
          </Link>
        </div>
      </div>
    </section>
  );
}
