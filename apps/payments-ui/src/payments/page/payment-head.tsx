// The head of a payment's page: whom it goes to, how it stands, what comes next; and what stands in
// its way.
import { type PaymentDetails, payments } from '@purlin/contracts/payments.ts';
import { EditIcon, MoreIcon, TickIcon } from '@blueprintjs/icons';
import { Button, buttonClass, dollars, MenuButton, Notice, PageHeader } from '@purlin/ui/ui.ts';
import { ended, Link, useMay } from '@purlin/web/web.ts';
import { useState } from 'react';
import { CameBackWhen } from '../../parts/came-back.tsx';
import { HOLD_ENDS } from '../../parts/hold-ends.ts';
import { ApproveDialog } from '../approve-dialog.tsx';
import { usePaymentActs } from '../payment-acts.tsx';
import { SameInvoiceNotice } from '../same-invoice.tsx';
import { PaymentBadge, payeeOf, workOf } from '../payment-words.tsx';
import { useWaitingFor } from '../use-waiting-for.ts';

export function PaymentHead({ payment }: { readonly payment: PaymentDetails }) {
  return (
    <>
      <PageHeader
        title={payeeOf(payment)}
        beside={<PaymentBadge payment={payment} />}
        description={
          <>
            <strong className="pay-sum-said">{dollars(payment.projectTotal)}</strong>
            {payment.job ? ` for ${workOf(payment)}` : ', no job'}
            {payment.invoiceNumber && `, invoice ${payment.invoiceNumber}`}
          </>
        }
        actions={<Actions payment={payment} />}
      />
      <Notices payment={payment} />
    </>
  );
}

/** The next step stands apart; on a phone under the thumb. */
function Actions({ payment }: { readonly payment: PaymentDetails }) {
  const { actions, open, dialog } = usePaymentActs(payment);
  return (
    <>
      {actions.length > 0 && (
        <MenuButton label="More actions" icon={<MoreIcon />} actions={actions} />
      )}
      <NextStep payment={payment} onEdit={() => open('edit')} />
      {dialog}
    </>
  );
}

/** To approve it, to mend what was rejected, to pay it: one at a time, if it is theirs to do. */
function NextStep({
  payment,
  onEdit,
}: {
  readonly payment: PaymentDetails;
  readonly onEdit: () => void;
}) {
  const may = useMay();
  const waits = useWaitingFor()(payment);
  const [approving, setApproving] = useState(false);
  const { status, rejectedReason, hold } = payment;
  if (status === 'approved' && hold === null && may(payments.batchProcess))
    return (
      <div className="pl-next">
        <Link
          to="/vendor-payments?status=approved"
          className={buttonClass({ intent: 'primary', size: 'large' })}
        >
          Pay it with the approved ones
        </Link>
      </div>
    );
  if (status !== 'pending') return null;
  const rejected = rejectedReason !== null;
  if (!may(rejected ? payments.edit : payments.approve)) return null;
  if (!rejected && waits) return <span className="pl-muted">{waits}</span>;
  return (
    <div className="pl-next">
      <Button
        intent="primary"
        size="large"
        icon={rejected ? <EditIcon /> : <TickIcon />}
        text={rejected ? 'Edit Payment' : 'Approve Payment'}
        onClick={() => (rejected ? onEdit() : setApproving(true))}
      />
      {approving && <ApproveDialog chosen={[payment]} onClose={() => setApproving(false)} />}
    </div>
  );
}

/** Held back because it came back: one notice tells both. */
const CAME_BACK = 'payment-came-back';

function Notices({ payment }: { readonly payment: PaymentDetails }) {
  const { status, hold, returned, rejectedReason, secondedBy, vendorId } = payment;
  return (
    <>
      {returned && status !== 'paid' && (
        <Notice
          tone="bad"
          title={`The bank sent it back: ${returned.code}`}
          actions={
            hold?.code === CAME_BACK && <Link to={`/vendors/${vendorId}`}>Enter account</Link>
          }
        >
          {hold?.code === CAME_BACK ? hold.message : returned.meaning}{' '}
          <CameBackWhen returned={returned} />
        </Notice>
      )}
      {hold && hold.code !== CAME_BACK && (
        <Notice
          tone="warn"
          title="Held back"
          actions={
            <Link to={`/vendors/${vendorId}`}>{HOLD_ENDS[hold.code] ?? 'Open the vendor'}</Link>
          }
        >
          {hold.message}
        </Notice>
      )}
      {status === 'pending' && rejectedReason && (
        <Notice tone="bad" title="Rejected">
          {ended(rejectedReason)} Edit it, and it waits for approval again; or void it.
        </Notice>
      )}
      <SameInvoiceNotice payment={payment} />
      {status === 'pending' && secondedBy && (
        <Notice title="One of two approvals is given">
          {secondedBy} approved it. Above this amount another person approves it too.
        </Notice>
      )}
      {status === 'void' && (
        <Notice tone="quiet" title="This payment is void">
          {rejectedReason && ended(rejectedReason)} It is never paid, and stays in the books.
        </Notice>
      )}
    </>
  );
}
