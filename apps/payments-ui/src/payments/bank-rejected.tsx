// Why a sent payment is back in approved: the bank rejected the file.
import type { VendorPayment } from '@purlin/contracts/payments.ts';
import { Notice } from '@purlin/ui/ui.ts';
import { ended, Link, Moment } from '@purlin/web/web.ts';
import { say } from '@purlin/words/screens/payments.ts';
import { batchName } from '../parts/batch-name.ts';

type Rejected = Pick<VendorPayment, 'bankRejected'>;

/** In a row of a list. */
export const BankRejectedLine = ({ payment: { bankRejected } }: { readonly payment: Rejected }) =>
  bankRejected && (
    <p className="pay-late">
      {say('not-taken-because', {
        file: bankRejected.fileName,
        reason: ended(bankRejected.reason),
      })}
    </p>
  );

/** On the payment's own page. */
export const BankRejected = ({ payment: { bankRejected } }: { readonly payment: Rejected }) =>
  bankRejected && (
    <Notice
      tone="bad"
      title={say('not-taken', { file: bankRejected.fileName })}
      actions={
        <Link to={`/vendor-payments/batches/${bankRejected.batchId}`}>
          {say('open-batch', { batch: batchName(bankRejected.batchId) })}
        </Link>
      }
    >
      {ended(bankRejected.reason)} {say('nothing-paid')}
      {bankRejected.at && (
        <>
          {' '}
          (<Moment at={bankRejected.at} />)
        </>
      )}
      .
    </Notice>
  );
